package ludus.bots.fit;

import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.Cells;
import ludus.kernel.Weights;

/// Weights with cells while they are learnt: they begin always alike, so the same lessons give the
/// same weights.
final class Pupil {

  private static final double STEADY_MEAN = 0.9;

  private final List<String> names;
  private final int features;
  private final int cells;

  /// The usual size of each feature.
  private final double[] scale;

  /// All that is looked for: features at the start and at the end; for each feature, for progress
  /// and for always what the cells are given by it; what the cells say.
  private final double[] weights;

  private final Descent descent;

  /// Where in the weights the cells begin, and where what they say.
  private final int given;

  private final int says;

  Pupil(List<String> names, int cells, double[] scale) {
    this.names = names;
    this.features = names.size();
    this.cells = cells;
    this.scale = scale.clone();
    this.given = 2 * features;
    this.says = given + (features + 2) * cells;
    this.weights = new double[says + cells];
    this.descent = new Descent(weights.length, STEADY_MEAN);
    SplittableRandom own = new SplittableRandom(1);
    for (int i = given; i < says; i++) {
      weights[i] = own.nextGaussian() / Math.sqrt(2.0 * (features + 2));
    }
    for (int i = says; i < weights.length; i++) {
      weights[i] = 0.1 * own.nextGaussian();
    }
  }

  /// Room for slopes, all of them 0.
  double[] slopes() {
    return new double[weights.length];
  }

  int steps() {
    return descent.steps();
  }

  /// One step down these slopes.
  void step(double[] slopes, double size) {
    descent.step(weights, slopes, size);
  }

  /// Adds a pull towards nothing to the slopes.
  void pull(double[] slopes, double much) {
    for (int i = 0; i < weights.length; i++) {
      slopes[i] += much * weights[i];
    }
  }

  /// How likely each answer is for all that was learnt so far.
  double[] likely(double[][] answers, double progress) {
    double[] leads = new double[answers.length];
    double most = Double.NEGATIVE_INFINITY;
    for (int answer = 0; answer < leads.length; answer++) {
      double[] inputs = inputs(answers[answer], progress);
      leads[answer] = lead(inputs, sums(inputs), progress);
      most = Math.max(most, leads[answer]);
    }
    return Fitting.likely(leads, most);
  }

  /// Adds to the slopes what one sample says.
  ///
  /// @param share how much it counts
  void learn(Sample sample, double share, double[] slopes) {
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
      double surprise = share * (expected[answer] - sample.truth()[answer]);
      blame(inputs[answer], sums[answer], sample.progress(), surprise, slopes);
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
  private void blame(
      double[] inputs, double[] sums, double progress, double surprise, double[] slopes) {
    double[] ofCells = new double[cells];
    for (int cell = 0; cell < cells; cell++) {
      if (sums[cell] > 0) {
        slopes[says + cell] += surprise * sums[cell];
        ofCells[cell] = surprise * weights[says + cell];
      }
    }
    for (int i = 0; i < inputs.length; i++) {
      if (inputs[i] != 0) {
        int first = given + i * cells;
        for (int cell = 0; cell < cells; cell++) {
          slopes[first + cell] += ofCells[cell] * inputs[i];
        }
      }
    }
    for (int i = 0; i < features; i++) {
      slopes[i] += surprise * inputs[i] * (1 - progress);
      slopes[features + i] += surprise * inputs[i] * progress;
    }
  }

  /// In the sizes of the features themselves.
  Weights weights() {
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
