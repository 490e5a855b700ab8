package ludus.bots.fit;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.Weights;

/// Finds weights with cells under which what came would have been least surprising: by Adam's
/// method on some samples at a time, with steps that become smaller. Samples come in an order that
/// is always the same, so the same samples give the same weights.
final class Training {

  private static final int LAPS = 16;
  private static final int AT_A_TIME = 256;
  private static final double STEP = 0.002;

  /// How large the last step is, as a share of the first.
  private static final double LAST_STEP = 0.05;

  private static final double PULL = 1e-5;

  private final List<Sample> samples;
  private final Pupil pupil;
  private final double together;

  Training(List<String> names, int cells, List<Sample> samples) {
    this.samples = samples;
    this.pupil = new Pupil(names, cells, Fitting.scale(names.size(), samples));
    this.together = Fitting.together(samples);
  }

  Weights weights() {
    SplittableRandom own = new SplittableRandom(1);
    int[] order = new int[samples.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    int all = LAPS * ((order.length + AT_A_TIME - 1) / AT_A_TIME);
    double[] slopes = pupil.slopes();
    for (int lap = 0; lap < LAPS; lap++) {
      shuffle(order, own);
      for (int from = 0; from < order.length; from += AT_A_TIME) {
        int to = Math.min(order.length, from + AT_A_TIME);
        Arrays.fill(slopes, 0);
        for (int i = from; i < to; i++) {
          Sample sample = samples.get(order[i]);
          double share = (double) order.length / (to - from) * sample.weight() / together;
          pupil.learn(sample, share, slopes);
        }
        pupil.pull(slopes, PULL);
        pupil.step(slopes, STEP * (1 - (1 - LAST_STEP) * pupil.steps() / all));
      }
    }
    return pupil.weights();
  }

  private static void shuffle(int[] order, RandomGenerator own) {
    for (int i = order.length - 1; i > 0; i--) {
      int other = own.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[other];
      order[other] = kept;
    }
  }
}
