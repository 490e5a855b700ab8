package ludus.spartacus;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import ludus.kernel.Instinct;

/// What a sensible dominus does in a position.
final class Sense {

  private static final Instinct<State, Move> INSTINCT =
      TestTable.SPARTACUS.instinct().orElseThrow();

  private Sense() {}

  /// The move to which it leans most, by careful consideration.
  static Move choice(State state, int seat) {
    List<Move> moves = TestTable.SPARTACUS.moves(state, seat);
    return best(moves, INSTINCT.considered(state, seat, moves, new SplittableRandom(1)));
  }

  /// The same at a glance.
  static Move glance(State state, int seat) {
    List<Move> moves = TestTable.SPARTACUS.moves(state, seat);
    return best(moves, INSTINCT.weights(state, seat, moves));
  }

  private static Move best(List<Move> moves, double[] weights) {
    int best = 0;
    for (int i = 1; i < weights.length; i++) {
      best = weights[i] > weights[best] ? i : best;
    }
    return moves.get(best);
  }

  /// What it says besides.
  static Optional<Move> aside(State state, int seat) {
    return INSTINCT.aside(state, seat, new SplittableRandom(1));
  }

  static Instinct<State, Move> instinct() {
    return INSTINCT;
  }
}
