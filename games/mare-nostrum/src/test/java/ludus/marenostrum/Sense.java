package ludus.marenostrum;

import java.util.List;
import java.util.SplittableRandom;
import ludus.marenostrum.mind.MareNostrumInstinct;

/// How a sensible empire leans in a position of a test.
final class Sense {

  private Sense() {}

  /// The move to which the seat leans most.
  static Move best(TestTable table, int seat) {
    List<Move> moves = table.moves(seat);
    double[] weights = considered(table, seat, moves);
    int best = 0;
    for (int i = 1; i < weights.length; i++) {
      best = weights[i] > weights[best] ? i : best;
    }
    return moves.get(best);
  }

  /// How likely the seat makes this move.
  static double chance(TestTable table, int seat, Move move) {
    List<Move> moves = table.moves(seat);
    return share(moves, considered(table, seat, moves), move);
  }

  /// How likely the seat makes this move in thought, where it is seen at a glance.
  static double glance(TestTable table, int seat, Move move) {
    List<Move> moves = table.moves(seat);
    return share(moves, MareNostrumInstinct.IT.weights(table.state(), seat, moves), move);
  }

  private static double share(List<Move> moves, double[] weights, Move move) {
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    return weights[moves.indexOf(move)] / sum;
  }

  private static double[] considered(TestTable table, int seat, List<Move> moves) {
    return MareNostrumInstinct.IT.considered(table.state(), seat, moves, new SplittableRandom(1));
  }
}
