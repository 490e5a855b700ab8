package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.Senses;

/// Learns to choose as others chose, as far as it can be told from what they saw.
final class Imitation {

  private static final int TOGETHER = 256;
  private static final double STEP = 1e-3;
  private static final double LAST_STEP = 0.02;
  private static final Student.Curiosity CURIOSITY = new Student.Curiosity(false, 0, 0, 0);

  private Imitation() {}

  static <S, M> List<Lesson> lessons(Senses<S, M> senses, List<Example<S, M>> examples, int power) {
    List<Lesson> lessons = new ArrayList<>(examples.size());
    for (Example<S, M> example : examples) {
      float[] wish = new float[example.shares().length];
      double sum = 0;
      for (float share : example.shares()) {
        sum += Math.pow(share, power);
      }
      for (int i = 0; i < wish.length; i++) {
        wish[i] = (float) (Math.pow(example.shares()[i], power) / sum);
      }
      lessons.add(Lesson.of(senses.look(example.state(), example.seat()), example.moves(), wish));
    }
    return lessons;
  }

  /// Goes through all of them so many times.
  static void learn(Student student, List<Lesson> lessons, int laps, double pull, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    List<Lesson> order = new ArrayList<>(lessons);
    int steps = laps * (order.size() / TOGETHER);
    int done = 0;
    for (int lap = 0; lap < laps; lap++) {
      Practice.shuffle(order, own);
      for (int from = 0; from + TOGETHER <= order.size(); from += TOGETHER) {
        double step = STEP * (1 - (1 - LAST_STEP) * done / steps);
        student.learn(order.subList(from, from + TOGETHER), CURIOSITY, step, pull);
        done++;
      }
    }
  }
}
