package ludus.bots;

import java.util.List;
import java.util.random.RandomGenerator;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;

/// Plays on as a player who follows the game's instinct: each move as likely as it leans.
public final class Impulse<S, M> {

  private final Game<S, M> game;
  private final Instinct<S, M> instinct;
  private final int sharpness;
  private final RandomGenerator own;
  private final Chance chance;

  Impulse(Game<S, M> game, Instinct<S, M> instinct, RandomGenerator own) {
    this(game, instinct, 1, own);
  }

  /// @param sharpness how firmly the instinct is followed: weights are taken to this power
  public Impulse(Game<S, M> game, Instinct<S, M> instinct, int sharpness, RandomGenerator own) {
    this.game = game;
    this.instinct = instinct;
    this.sharpness = sharpness;
    this.own = own;
    this.chance = Chance.of(own);
  }

  public S play(S state, int seat, M move) {
    return game.play(state, seat, move, chance, Journal.SILENT);
  }

  /// Plays on for all seats, for so many decisions or to the end.
  public S playOn(S state, int decisions) {
    S at = state;
    for (int played = 0; played < decisions; played++) {
      int seat = game.awaited(at);
      if (seat < 0) {
        return at;
      }
      at = step(at, seat);
    }
    return at;
  }

  private S step(S state, int seat) {
    List<M> moves = game.moves(state, seat);
    return play(state, seat, moves.get(moves.size() == 1 ? 0 : choice(state, seat, moves)));
  }

  /// The index of the move that it would make.
  public int choice(S state, int seat, List<M> moves) {
    return pick(sharpened(instinct.weights(state, seat, moves), sharpness), own);
  }

  /// Weights to this power, in place.
  static double[] sharpened(double[] weights, int power) {
    for (int i = 0; i < weights.length; i++) {
      double weight = weights[i];
      for (int n = 1; n < power; n++) {
        weights[i] *= weight;
      }
    }
    return weights;
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
