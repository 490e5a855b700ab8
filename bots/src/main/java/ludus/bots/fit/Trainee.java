package ludus.bots.fit;

import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Tendency;

/// Somebody who learns to lean: to win, or with a single wish, as a partner for others.
final class Trainee {

  private static final double STEADY_MEAN = 0.95;

  private final List<String> things;
  private final List<String> circumstances;
  private final OptionalInt wish;
  private final double[] weights;
  private final Descent descent;

  /// @param wish which question of the valuation is all that counts; none for one who wants to win
  Trainee(List<String> things, List<String> circumstances, OptionalInt wish) {
    this.things = things;
    this.circumstances = circumstances;
    this.wish = wish;
    this.weights = new double[things.size() * circumstances.size()];
    this.descent = new Descent(weights.length, STEADY_MEAN);
  }

  OptionalInt wish() {
    return wish;
  }

  /// As it leans now.
  Tendency tendency() {
    return new Tendency(things, circumstances, weights);
  }

  /// Room for what games teach, all of it 0.
  double[] slopes() {
    return new double[weights.length];
  }

  /// One step down these slopes.
  void step(double[] slopes, double size) {
    descent.step(weights, slopes, size);
  }
}
