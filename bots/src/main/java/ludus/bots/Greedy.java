package ludus.bots;

import java.util.List;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;

/// Plays on as a hurried player would: always the move right after which things look best.
final class Greedy<S, M> {

  private final Game<S, M> game;
  private final RandomGenerator own;
  private final Chance chance;

  Greedy(Game<S, M> game, RandomGenerator own) {
    this.game = game;
    this.own = own;
    this.chance = Chance.of(own);
  }

  S play(S state, int seat, M move) {
    return game.play(state, seat, move, chance, Journal.SILENT);
  }

  /// Plays on until somebody else is awaited, or for so many decisions.
  S finishTurn(S state, int seat, int most) {
    S at = state;
    for (int played = 0; played < most; played++) {
      Agenda agenda = game.agenda(at);
      if (agenda.isOver() || agenda.must().getFirst().seat() != seat) {
        return at;
      }
      at = step(at, seat);
    }
    return at;
  }

  /// Plays on for all seats until this one is awaited again, or for so many decisions.
  S untilNextTurn(S state, int seat, int most) {
    S at = state;
    for (int played = 0; played < most; played++) {
      Agenda agenda = game.agenda(at);
      if (agenda.isOver() || agenda.must().getFirst().seat() == seat) {
        return at;
      }
      at = step(at, agenda.must().getFirst().seat());
    }
    return at;
  }

  private S step(S state, int seat) {
    List<M> moves = game.moves(state, seat);
    S best = play(state, seat, moves.getFirst());
    if (moves.size() == 1) {
      return best;
    }
    double most = value(best, seat);
    for (int i = 1; i < moves.size(); i++) {
      S after = play(state, seat, moves.get(i));
      double value = value(after, seat);
      if (value > most) {
        most = value;
        best = after;
      }
    }
    return best;
  }

  /// With a breath of chance, so that equals are not always decided alike.
  double value(S state, int seat) {
    return game.valuation().values(state)[seat] + 1e-9 * own.nextDouble();
  }
}
