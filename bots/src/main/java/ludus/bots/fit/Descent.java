package ludus.bots.fit;

/// Goes down a slope by Adam's method: steps of about the same size for every weight, however steep
/// it is there.
final class Descent {

  private static final double STEADY_SPREAD = 0.999;
  private static final double LEAST = 1e-8;

  private final double steadyMean;
  private final double[] mean;
  private final double[] spread;
  private int steps;

  /// @param steadyMean how much of the mean of the slopes so far is kept with each step
  Descent(int weights, double steadyMean) {
    this.steadyMean = steadyMean;
    this.mean = new double[weights];
    this.spread = new double[weights];
  }

  int steps() {
    return steps;
  }

  /// One step down.
  void step(double[] weights, double[] slopes, double size) {
    steps++;
    double meanSoFar = 1 - Math.pow(steadyMean, steps);
    double spreadSoFar = 1 - Math.pow(STEADY_SPREAD, steps);
    for (int i = 0; i < weights.length; i++) {
      double slope = slopes[i];
      mean[i] = steadyMean * mean[i] + (1 - steadyMean) * slope;
      spread[i] = STEADY_SPREAD * spread[i] + (1 - STEADY_SPREAD) * slope * slope;
      weights[i] -= size * mean[i] / meanSoFar / (Math.sqrt(spread[i] / spreadSoFar) + LEAST);
    }
  }
}
