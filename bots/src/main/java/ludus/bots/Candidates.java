package ludus.bots;

import java.util.ArrayList;
import java.util.List;

/// The moves that come to mind: those with the highest weights.
final class Candidates {

  private Candidates() {}

  /// Their indexes, the likeliest first.
  ///
  /// @param least how likely a move must be, as a share of the likeliest
  static List<Integer> of(double[] weights, int most, double least) {
    List<Integer> best = new ArrayList<>(most + 1);
    for (int i = 0; i < weights.length; i++) {
      int at = best.size();
      while (at > 0 && weights[best.get(at - 1)] < weights[i]) {
        at--;
      }
      best.add(at, i);
      if (best.size() > most) {
        best.removeLast();
      }
    }
    double enough = least * weights[best.getFirst()];
    best.removeIf(i -> weights[i] < enough);
    return best;
  }
}
