package ludus.bots.fit;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.Cells;
import ludus.kernel.Weights;

/// Finds weights with cells under which what came would have been least surprising: by Adam's
/// method on some samples at a time, with steps that become smaller. Samples and cells begin in an
/// order and with weights that are always the same, so the same samples give the same weights.
final class Training {

  private static final int LAPS = 16;
  private static final int AT_A_TIME = 256;
  private static final double STEP = 0.002;

  /// How large the last step is, as a share of the first.
  private static final double LAST_STEP = 0.05;

  private static final double PULL = 1e-5;
  private static final double STEADY_MEAN = 0.9;
  private static final double STEADY_SPREAD = 0.999;

  private final List<String> names;
  private final int features;
  private final int cells;
  private final List<Sample> samples;
  private final double[] scale;
  private final double together;

  /// All that is looked for: features at the start and at the end; for each feature, for progress
  /// and for always what the cells are given by it; what the cells say.
  private final double[] weights;

  private final double[] gradient;
  private final double[] mean;
  private final double[] spread;

  /// Where in the weights the cells begin, and where what they say.
  private final int given;

  private final int says;
  private int steps;

  Training(List<String> names, int cells, List<Sample> samples) {
    this.names = names;
    this.features = names.size();
    this.cells = cells;
    this.samples = samples;
    this.scale = Fitting.scale(features, samples);
    this.together = Fitting.together(samples);
    this.given = 2 * features;
    this.says = given + (features + 2) * cells;
    this.weights = new double[says + cells];
    this.gradient = new double[weights.length];
    this.mean = new double[weights.length];
    this.spread = new double[weights.length];
  }

  Weights weights() {
    SplittableRandom own = new SplittableRandom(1);
    for (int i = given; i < says; i++) {
      weights[i] = own.nextGaussian() / Math.sqrt(2.0 * (features + 2));
    }
    for (int i = says; i < weights.length; i++) {
      weights[i] = 0.1 * own.nextGaussian();
    }
    int[] order = new int[samples.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    int all = LAPS * ((order.length + AT_A_TIME - 1) / AT_A_TIME);
    for (int lap = 0; lap < LAPS; lap++) {
      shuffle(order, own);
      for (int from = 0; from < order.length; from += AT_A_TIME) {
        int to = Math.min(order.length, from + AT_A_TIME);
        for (int i = from; i < to; i++) {
          learn(samples.get(order[i]), (double) order.length / (to - from));
        }
        step(STEP * (1 - (1 - LAST_STEP) * steps / all));
      }
    }
    return rounded();
  }

  private static void shuffle(int[] order, RandomGenerator own) {
    for (int i = order.length - 1; i > 0; i--) {
      int other = own.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[other];
      order[other] = kept;
    }
  }

  /// Adds to the gradient what one sample says.
  ///
  /// @param share how many samples it stands for
  private void learn(Sample sample, double share) {
    int answers = sample.truth().length;
    double[][] inputs = new double[answers][];
    double[][] sums = new double[answers][];
    double[] leads = sample.head().clone();
    double most = Double.NEGATIVE_INFINITY;
    for (int answer = 0; answer < answers; answer++) {
      inputs[answer] = inputs(sample.answers()[answer], sample.progress());
      sums[answer] = sums(inputs[answer]);
      leads[answer] += lead(inputs[answer], sums[answer], sample.progress());
      most = Math.max(most, leads[answer]);
    }
    double[] expected = Fitting.likely(leads, most);
    for (int answer = 0; answer < answers; answer++) {
      double surprise =
          share * sample.weight() / together * (expected[answer] - sample.truth()[answer]);
      blame(inputs[answer], sums[answer], sample.progress(), surprise);
    }
  }

  /// Features by their usual size, then progress and always.
  private double[] inputs(double[] answer, double progress) {
    double[] inputs = new double[features + 2];
    for (int i = 0; i < features; i++) {
      inputs[i] = answer[i] / scale[i];
    }
    inputs[features] = progress;
    inputs[features + 1] = 1;
    return inputs;
  }

  private double[] sums(double[] inputs) {
    double[] sums = new double[cells];
    for (int i = 0; i < inputs.length; i++) {
      if (inputs[i] != 0) {
        int first = given + i * cells;
        for (int cell = 0; cell < cells; cell++) {
          sums[cell] += inputs[i] * weights[first + cell];
        }
      }
    }
    return sums;
  }

  private double lead(double[] inputs, double[] sums, double progress) {
    double lead = 0;
    for (int i = 0; i < features; i++) {
      double start = weights[i];
      lead += (start + progress * (weights[features + i] - start)) * inputs[i];
    }
    for (int cell = 0; cell < cells; cell++) {
      lead += weights[says + cell] * Math.max(0, sums[cell]);
    }
    return lead;
  }

  /// What each weight has to do with it that an answer was expected so much too much.
  private void blame(double[] inputs, double[] sums, double progress, double surprise) {
    double[] slopes = new double[cells];
    for (int cell = 0; cell < cells; cell++) {
      if (sums[cell] > 0) {
        gradient[says + cell] += surprise * sums[cell];
        slopes[cell] = surprise * weights[says + cell];
      }
    }
    for (int i = 0; i < inputs.length; i++) {
      if (inputs[i] != 0) {
        int first = given + i * cells;
        for (int cell = 0; cell < cells; cell++) {
          gradient[first + cell] += slopes[cell] * inputs[i];
        }
      }
    }
    for (int i = 0; i < features; i++) {
      gradient[i] += surprise * inputs[i] * (1 - progress);
      gradient[features + i] += surprise * inputs[i] * progress;
    }
  }

  private void step(double size) {
    steps++;
    double meanSoFar = 1 - Math.pow(STEADY_MEAN, steps);
    double spreadSoFar = 1 - Math.pow(STEADY_SPREAD, steps);
    for (int i = 0; i < weights.length; i++) {
      double slope = gradient[i] + PULL * weights[i];
      mean[i] = STEADY_MEAN * mean[i] + (1 - STEADY_MEAN) * slope;
      spread[i] = STEADY_SPREAD * spread[i] + (1 - STEADY_SPREAD) * slope * slope;
      weights[i] -= size * mean[i] / meanSoFar / (Math.sqrt(spread[i] / spreadSoFar) + 1e-8);
      gradient[i] = 0;
    }
  }

  /// In the sizes of the features themselves.
  private Weights rounded() {
    double[] start = new double[features];
    double[] end = new double[features];
    double[] each = new double[features * cells];
    for (int i = 0; i < features; i++) {
      start[i] = rounded(weights[i] / scale[i]);
      end[i] = rounded(weights[features + i] / scale[i]);
      for (int cell = 0; cell < cells; cell++) {
        each[i * cells + cell] = rounded(weights[given + i * cells + cell] / scale[i]);
      }
    }
    double[] progress = new double[cells];
    double[] always = new double[cells];
    double[] said = new double[cells];
    for (int cell = 0; cell < cells; cell++) {
      progress[cell] = rounded(weights[given + features * cells + cell]);
      always[cell] = rounded(weights[given + (features + 1) * cells + cell]);
      said[cell] = rounded(weights[says + cell]);
    }
    return new Weights(names, start, end, new Cells(always, progress, said, each));
  }

  private static double rounded(double weight) {
    return Math.round(weight * 10_000) / 10_000.0;
  }
}
