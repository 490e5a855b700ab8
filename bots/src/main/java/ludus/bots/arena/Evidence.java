package ludus.bots.arena;

import java.util.Map;
import java.util.TreeMap;

/// What observations between 0 and 1 say of their mean, valid at any moment: one may look after
/// each of them and stop when one likes.
///
/// Somebody bets against the claim that the mean is m: on each observation x a fixed share of the
/// fortune, at odds that are fair if m is true. Then the fortune is a martingale, and it reaches
/// 1/risk with a probability of at most the risk (Ville's inequality). The fortune is spread evenly
/// over several shares, small ones for small differences and large ones for large; half of the risk
/// is for means above m, half for those below. See Waudby-Smith and Ramdas, "Estimating means of
/// bounded random variables by betting" (2024).
final class Evidence {

  private static final int BETS = 8;
  private static final double BOLDEST = 0.9;
  private static final double TIMIDER = 0.55;

  /// How exact the bounds are.
  private static final int HALVINGS = 40;

  private final double threshold;

  /// The order of observations doesn't matter to fixed bets.
  private final Map<Double, Integer> seen = new TreeMap<>();

  private int count;
  private double sum;

  Evidence(double risk) {
    this.threshold = Math.log(2 / risk);
  }

  void add(double observation) {
    seen.merge(observation, 1, Integer::sum);
    count++;
    sum += observation;
  }

  double mean() {
    return count == 0 ? 0.5 : sum / count;
  }

  /// Whether the mean is not this, above or below.
  boolean excludes(double mean) {
    return isAbove(mean) || isBelow(mean);
  }

  private boolean isAbove(double mean) {
    return mean > 0 && fortune(mean, 1 / mean) >= threshold;
  }

  private boolean isBelow(double mean) {
    return mean < 1 && fortune(mean, -1 / (1 - mean)) >= threshold;
  }

  /// The logarithm of the fortune of one who doubts this mean.
  ///
  /// @param most the stake at which the worst observation would ruin
  private double fortune(double mean, double most) {
    double largest = Double.NEGATIVE_INFINITY;
    double[] fortunes = new double[BETS];
    double stake = BOLDEST;
    for (int bet = 0; bet < BETS; bet++) {
      for (Map.Entry<Double, Integer> one : seen.entrySet()) {
        fortunes[bet] += one.getValue() * Math.log1p(stake * most * (one.getKey() - mean));
      }
      largest = Math.max(largest, fortunes[bet]);
      stake *= TIMIDER;
    }
    double together = 0;
    for (double fortune : fortunes) {
      together += Math.exp(fortune - largest);
    }
    return largest + Math.log(together / BETS);
  }

  double low() {
    double below = 0;
    double above = mean();
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (below + above) / 2;
      if (isAbove(middle)) {
        below = middle;
      } else {
        above = middle;
      }
    }
    return below;
  }

  double high() {
    double below = mean();
    double above = 1;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (below + above) / 2;
      if (isBelow(middle)) {
        above = middle;
      } else {
        below = middle;
      }
    }
    return above;
  }
}
