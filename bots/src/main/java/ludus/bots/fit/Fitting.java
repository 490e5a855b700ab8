package ludus.bots.fit;

import java.util.List;
import ludus.kernel.Weights;

/// Finds the weights under which the outcomes of games would have been least surprising: a softmax
/// regression over the seats, with a pull towards zero.
final class Fitting {

  private static final double PULL = 1e-4;
  private static final int ROUNDS = 400;
  private static final double STEP = 0.05;

  private final List<String> names;
  private final List<Sample> samples;
  private final int count;
  private final double[] scale;

  Fitting(List<String> names, List<Sample> samples) {
    this.names = names;
    this.samples = samples;
    this.count = names.size();
    this.scale = scale();
  }

  /// The usual size of each feature's differences between seats, so that all are fitted alike.
  private double[] scale() {
    double[] sums = new double[count];
    long rows = 0;
    for (Sample sample : samples) {
      for (int i = 0; i < count; i++) {
        double mean = 0;
        for (double[] row : sample.features()) {
          mean += row[i] / sample.features().length;
        }
        for (double[] row : sample.features()) {
          sums[i] += (row[i] - mean) * (row[i] - mean);
        }
      }
      rows += sample.features().length;
    }
    for (int i = 0; i < count; i++) {
      sums[i] = Math.max(1e-6, Math.sqrt(sums[i] / rows));
    }
    return sums;
  }

  /// By Adam's method on all samples at once.
  Weights weights() {
    double[] weights = new double[2 * count];
    double[] mean = new double[2 * count];
    double[] spread = new double[2 * count];
    for (int round = 1; round <= ROUNDS; round++) {
      double[] gradient = gradient(weights);
      for (int i = 0; i < weights.length; i++) {
        mean[i] = 0.9 * mean[i] + 0.1 * gradient[i];
        spread[i] = 0.99 * spread[i] + 0.01 * gradient[i] * gradient[i];
        double steadyMean = mean[i] / (1 - Math.pow(0.9, round));
        double steadySpread = spread[i] / (1 - Math.pow(0.99, round));
        weights[i] -= STEP * steadyMean / (Math.sqrt(steadySpread) + 1e-9);
      }
    }
    double[] start = new double[count];
    double[] end = new double[count];
    for (int i = 0; i < count; i++) {
      start[i] = rounded(weights[i] / scale[i]);
      end[i] = rounded(weights[count + i] / scale[i]);
    }
    return new Weights(names, start, end);
  }

  private static double rounded(double weight) {
    return Math.round(weight * 10_000) / 10_000.0;
  }

  private double[] gradient(double[] weights) {
    double[] gradient = new double[2 * count];
    for (Sample sample : samples) {
      double[] expected = expected(sample, weights);
      for (int seat = 0; seat < expected.length; seat++) {
        double surprise = expected[seat] - sample.shares()[seat];
        double[] row = sample.features()[seat];
        for (int i = 0; i < count; i++) {
          double slope = surprise * row[i] / scale[i] / samples.size();
          gradient[i] += slope * (1 - sample.progress());
          gradient[count + i] += slope * sample.progress();
        }
      }
    }
    for (int i = 0; i < weights.length; i++) {
      gradient[i] += PULL * weights[i];
    }
    return gradient;
  }

  private double[] expected(Sample sample, double[] weights) {
    double[] shares = new double[sample.features().length];
    double most = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < shares.length; seat++) {
      double[] row = sample.features()[seat];
      double score = 0;
      for (int i = 0; i < count; i++) {
        double weight = weights[i] + sample.progress() * (weights[count + i] - weights[i]);
        score += weight * row[i] / scale[i];
      }
      shares[seat] = score;
      most = Math.max(most, score);
    }
    double sum = 0;
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = Math.exp(shares[seat] - most);
      sum += shares[seat];
    }
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] /= sum;
    }
    return shares;
  }

  /// How surprising the outcomes are under these weights, on average, in nats.
  double surprise(Weights fitted, List<Sample> others) {
    double[] weights = new double[2 * count];
    for (int i = 0; i < count; i++) {
      weights[i] = fitted.start(i) * scale[i];
      weights[count + i] = fitted.end(i) * scale[i];
    }
    double sum = 0;
    for (Sample sample : others) {
      double[] expected = expected(sample, weights);
      for (int seat = 0; seat < expected.length; seat++) {
        sum -= sample.shares()[seat] * Math.log(Math.max(1e-12, expected[seat]));
      }
    }
    return sum / others.size();
  }
}
