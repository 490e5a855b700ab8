package ludus.bots.fit;

import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Forest;
import ludus.bots.Mind;
import ludus.bots.Race;
import ludus.bots.Style;

/// Thinks decisions through: every move is tried in the same imagined positions.
///
/// @param laps how many positions
record Pondering<S, M>(Mind<S, M> mind, int laps) {

  /// What each move brings, on average.
  double[] values(S state, int seat, List<M> moves, SplittableRandom own) {
    Race<S, M> race = new Race<>(seat, moves, new double[moves.size()], Style.WIDE);
    Forest<S, M> forest = new Forest<>(mind, mind.valuation().values(state).length, Style.WIDE);
    double[] means = new double[moves.size()];
    for (int lap = 0; lap < laps; lap++) {
      double[] values = race.run(forest, mind.game().imagine(state, seat, own), own.nextLong());
      for (int i = 0; i < means.length; i++) {
        means[i] += values[i] / laps;
      }
    }
    return means;
  }

  /// The move that brings most; of equals the first.
  static int best(double[] values) {
    int best = 0;
    for (int i = 1; i < values.length; i++) {
      best = values[i] > values[best] ? i : best;
    }
    return best;
  }
}
