package ludus.bots;

import java.util.List;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;

/// Plays on as a player who follows the game's instinct: each move as likely as it leans.
final class Impulse<S, M> {

  private final Game<S, M> game;
  private final Instinct<S, M> instinct;
  private final RandomGenerator own;
  private final Chance chance;

  Impulse(Game<S, M> game, Instinct<S, M> instinct, RandomGenerator own) {
    this.game = game;
    this.instinct = instinct;
    this.own = own;
    this.chance = Chance.of(own);
  }

  S play(S state, int seat, M move) {
    return game.play(state, seat, move, chance, Journal.SILENT);
  }

  /// Plays on for all seats, for so many decisions or to the end.
  S playOn(S state, int decisions) {
    S at = state;
    for (int played = 0; played < decisions; played++) {
      Agenda agenda = game.agenda(at);
      if (agenda.isOver()) {
        return at;
      }
      int seat = agenda.must().getFirst().seat();
      List<M> moves = game.moves(at, seat);
      int choice = moves.size() == 1 ? 0 : pick(instinct.weights(at, seat, moves), own);
      at = play(at, seat, moves.get(choice));
    }
    return at;
  }

  /// An index, each as likely as its weight.
  static int pick(double[] weights, RandomGenerator own) {
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    double left = own.nextDouble() * sum;
    int last = 0;
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] > 0) {
        last = i;
        left -= weights[i];
        if (left < 0) {
          return i;
        }
      }
    }
    return last;
  }
}
