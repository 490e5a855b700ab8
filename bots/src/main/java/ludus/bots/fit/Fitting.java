package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Weights;

/// Finds the weights under which what came would have been least surprising: a softmax regression
/// over the answers, with a pull towards zero.
final class Fitting {

  private static final double PULL = 1e-4;
  private static final int ROUNDS = 300;
  private static final double STEP = 0.06;

  /// No feature counts as rarer than this.
  private static final double LEAST_SCALE = 0.02;

  /// The features of an answer that are not 0, scaled.
  @SuppressWarnings("ArrayRecordComponent") // millions of them, and nobody compares two
  private record Row(int[] at, double[] values) {}

  @SuppressWarnings("ArrayRecordComponent")
  private record Case(
      List<Row> rows, double progress, double[] truth, double[] head, double weight) {}

  private final List<String> names;
  private final boolean goods;
  private final int count;
  private final double[] scale;
  private final List<Case> cases;

  /// @param goods whether no feature can do harm: then no weight is below 0
  Fitting(List<String> names, boolean goods, List<Sample> samples) {
    this.names = names;
    this.goods = goods;
    this.count = names.size();
    this.scale = scale(count, samples);
    this.cases = cases(samples);
  }

  /// The usual size of each feature, so that all are fitted alike.
  static double[] scale(int count, List<Sample> samples) {
    double[] sums = new double[count];
    long rows = 0;
    for (Sample sample : samples) {
      for (double[] answer : sample.answers()) {
        for (int i = 0; i < count; i++) {
          sums[i] += answer[i] * answer[i];
        }
        rows++;
      }
    }
    for (int i = 0; i < count; i++) {
      sums[i] = Math.max(LEAST_SCALE, Math.sqrt(sums[i] / rows));
    }
    return sums;
  }

  private List<Case> cases(List<Sample> samples) {
    List<Case> all = new ArrayList<>(samples.size());
    double together = together(samples);
    for (Sample sample : samples) {
      List<Row> rows = new ArrayList<>(sample.answers().length);
      for (double[] answer : sample.answers()) {
        rows.add(row(answer));
      }
      double share = sample.weight() / together;
      all.add(new Case(rows, sample.progress(), sample.truth(), sample.head(), share));
    }
    return all;
  }

  private Row row(double[] answer) {
    int size = 0;
    for (double value : answer) {
      size += value == 0 ? 0 : 1;
    }
    int[] at = new int[size];
    double[] values = new double[size];
    int next = 0;
    for (int i = 0; i < count; i++) {
      if (answer[i] != 0) {
        at[next] = i;
        values[next++] = answer[i] / scale[i];
      }
    }
    return new Row(at, values);
  }

  static double together(List<Sample> samples) {
    double sum = 0;
    for (Sample sample : samples) {
      sum += sample.weight();
    }
    return Math.max(Double.MIN_NORMAL, sum);
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
        weights[i] = goods ? Math.max(0, weights[i]) : weights[i];
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
    return Math.round(weight * 1_000) / 1_000.0;
  }

  private double[] gradient(double[] weights) {
    double[] gradient = new double[2 * count];
    for (Case one : cases) {
      double[] expected = expected(one, weights);
      for (int answer = 0; answer < expected.length; answer++) {
        double surprise = one.weight() * (expected[answer] - one.truth()[answer]);
        Row row = one.rows().get(answer);
        for (int i = 0; i < row.at().length; i++) {
          double slope = surprise * row.values()[i];
          gradient[row.at()[i]] += slope * (1 - one.progress());
          gradient[count + row.at()[i]] += slope * one.progress();
        }
      }
    }
    for (int i = 0; i < weights.length; i++) {
      gradient[i] += PULL * weights[i];
    }
    return gradient;
  }

  private double[] expected(Case one, double[] weights) {
    double[] shares = one.head().clone();
    double most = Double.NEGATIVE_INFINITY;
    for (int answer = 0; answer < shares.length; answer++) {
      Row row = one.rows().get(answer);
      for (int i = 0; i < row.at().length; i++) {
        double start = weights[row.at()[i]];
        double end = weights[count + row.at()[i]];
        shares[answer] += (start + one.progress() * (end - start)) * row.values()[i];
      }
      most = Math.max(most, shares[answer]);
    }
    return likely(shares, most);
  }

  /// Leads as likelihoods, in place.
  static double[] likely(double[] leads, double most) {
    double sum = 0;
    for (int answer = 0; answer < leads.length; answer++) {
      leads[answer] = Math.exp(leads[answer] - most);
      sum += leads[answer];
    }
    for (int answer = 0; answer < leads.length; answer++) {
      leads[answer] /= sum;
    }
    return leads;
  }

  /// How surprising others are under these weights, on average, in nats.
  static double surprise(Weights fitted, List<Sample> others) {
    double sum = 0;
    for (Sample sample : others) {
      double[] leads = sample.head().clone();
      double most = Double.NEGATIVE_INFINITY;
      for (int answer = 0; answer < leads.length; answer++) {
        leads[answer] += fitted.score(sample.answers()[answer], sample.progress());
        most = Math.max(most, leads[answer]);
      }
      double[] expected = likely(leads, most);
      for (int answer = 0; answer < expected.length; answer++) {
        double likely = Math.max(1e-12, expected[answer]);
        sum -= sample.weight() * sample.truth()[answer] * Math.log(likely);
      }
    }
    return sum / together(others);
  }

  /// The same for one who doesn't look at features.
  static double guessing(List<String> names, List<Sample> others) {
    double[] nothing = new double[names.size()];
    return surprise(new Weights(names, nothing, nothing), others);
  }
}
