package ludus.bots.fit;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import ludus.kernel.Experience;
import ludus.kernel.Impression;
import ludus.kernel.Sums;

/// An [Experience] while it is learnt, which besides foretells what will come of a position: the
/// own share of the victory, and the answers to other questions.
final class Student {

  /// Lessons of one step are divided among so many, whatever the number of processors, so that the
  /// same lessons teach the same.
  private static final int PARTS = 4;

  private static final float STEADY_MEAN = 0.9f;
  private static final float STEADY_SPREAD = 0.999f;
  private static final float TINY = 1e-7f;

  /// What has less to do with a lesson than this is not looked into.
  private static final float SLIGHT = 1e-4f;

  final Experience.Size size;
  final int questions;
  private final Layers numbers;
  private final Layers mean;
  private final Layers spread;
  private int steps;

  /// The second layers turned round: what each of their cells is given by each of the first.
  private final float[][] turned;

  private final float[][] toldTurned;
  private final Slopes[] parts = new Slopes[PARTS];

  /// One who knows nothing yet.
  ///
  /// @param questions how many things are foretold
  Student(Experience.Size size, int questions, long seed) {
    this(size, questions);
    SplittableRandom own = new SplittableRandom(seed);
    double usual = Math.sqrt(2.0 / size.wide());
    scatter(own, 0.1, numbers.position());
    scatter(own, 0.2, numbers.move());
    scatter(own, usual, numbers.second());
    scatter(own, 0.1, numbers.says());
    scatter(own, usual, numbers.toldSecond());
    scatter(own, 0.1, numbers.toldSays());
    turn();
  }

  private Student(Experience.Size size, int questions) {
    this.size = size;
    this.questions = questions;
    this.numbers = Layers.of(size, questions);
    this.mean = Layers.of(size, questions);
    this.spread = Layers.of(size, questions);
    this.turned = new float[size.narrow()][size.wide()];
    this.toldTurned = new float[size.narrow()][size.wide()];
    for (int part = 0; part < PARTS; part++) {
      parts[part] = new Slopes(this);
    }
  }

  private static void scatter(SplittableRandom own, double width, float[]... rows) {
    for (float[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        row[i] = (float) (width * own.nextGaussian());
      }
    }
  }

  /// The same as it is now, for one who learns no more.
  Student copy() {
    Student copy = new Student(size, questions);
    List<float[]> rows = numbers.rows();
    List<float[]> copies = copy.numbers.rows();
    for (int i = 0; i < rows.size(); i++) {
      Sums.copy(rows.get(i), copies.get(i));
    }
    copy.turn();
    return copy;
  }

  Experience experience() {
    return numbers.experience(size);
  }

  private void turn() {
    Layers.turn(numbers.second(), turned);
    Layers.turn(numbers.toldSecond(), toldTurned);
  }

  /// Looks at one lesson after the other.
  static final class Look {
    private final Student student;
    private final Impression seen = new Impression();
    private final float[] position;
    private final float[] told;
    private final float[] toldSecond;
    private float[][] first = new float[0][];
    private float[][] second = new float[0][];
    private double[] likely = new double[0];
    private final double[] answers;

    Look(Student student) {
      this.student = student;
      this.position = new float[student.size.wide()];
      this.told = new float[student.size.wide()];
      this.toldSecond = new float[student.size.narrow()];
      this.answers = new double[student.questions];
    }

    /// How likely each move is; there may be more numbers than moves.
    double[] likely() {
      return likely;
    }

    /// What is foretold for each question.
    double[] answers() {
      return answers;
    }

    void at(Lesson lesson) {
      Layers numbers = student.numbers;
      lesson.position(seen);
      Arrays.fill(position, 0);
      Sums.add(numbers.position(), seen, position);
      foretell();
      Sums.add(numbers.always(), position);
      int moves = lesson.moves();
      grow(moves);
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < moves; i++) {
        lesson.move(i, seen);
        Sums.copy(position, first[i]);
        Sums.add(numbers.move(), seen, first[i]);
        Sums.rectify(first[i]);
        Sums.copy(numbers.secondAlways(), second[i]);
        Sums.add(numbers.second(), first[i], second[i]);
        Sums.rectify(second[i]);
        likely[i] = Sums.product(numbers.says(), second[i]);
        most = Math.max(most, likely[i]);
      }
      double sum = 0;
      for (int i = 0; i < moves; i++) {
        likely[i] = Math.exp(likely[i] - most);
        sum += likely[i];
      }
      for (int i = 0; i < moves; i++) {
        likely[i] /= sum;
      }
    }

    private void grow(int moves) {
      int before = likely.length;
      if (before >= moves) {
        return;
      }
      likely = new double[moves];
      first = Arrays.copyOf(first, moves);
      second = Arrays.copyOf(second, moves);
      for (int i = before; i < moves; i++) {
        first[i] = new float[student.size.wide()];
        second[i] = new float[student.size.narrow()];
      }
    }

    private void foretell() {
      Layers numbers = student.numbers;
      Sums.copy(position, told);
      Sums.add(numbers.told(), told);
      Sums.rectify(told);
      Sums.copy(numbers.toldSecondAlways(), toldSecond);
      Sums.add(numbers.toldSecond(), told, toldSecond);
      Sums.rectify(toldSecond);
      for (int question = 0; question < answers.length; question++) {
        double lead =
            numbers.toldSaysAlways()[question]
                + Sums.product(numbers.toldSays()[question], toldSecond);
        answers[question] = 1 / (1 + Math.exp(-lead));
      }
    }
  }

  /// What each number has to do with it that lessons were not yet known.
  private static final class Slopes {
    private final Student student;
    private final Look look;
    private final Layers slopes;
    private final float[][] turned;
    private final float[][] toldTurned;
    private final float[] blame;
    private final float[] toldBlame;
    private final float[] one;
    private final Impression seen = new Impression();
    private double surprise;

    Slopes(Student student) {
      Experience.Size size = student.size;
      this.student = student;
      this.look = new Look(student);
      this.slopes = Layers.of(size, student.questions);
      this.turned = new float[size.narrow()][size.wide()];
      this.toldTurned = new float[size.narrow()][size.wide()];
      this.blame = new float[size.wide()];
      this.toldBlame = new float[size.wide()];
      this.one = new float[size.wide()];
    }

    void learn(List<Lesson> lessons, Curiosity curiosity) {
      slopes.rows().forEach(row -> Arrays.fill(row, 0));
      for (int j = 0; j < turned.length; j++) {
        Arrays.fill(turned[j], 0);
        Arrays.fill(toldTurned[j], 0);
      }
      surprise = 0;
      for (Lesson lesson : lessons) {
        learn(lesson, curiosity);
      }
      Layers.turn(turned, slopes.second());
      Layers.turn(toldTurned, slopes.toldSecond());
    }

    private void learn(Lesson lesson, Curiosity curiosity) {
      look.at(lesson);
      Arrays.fill(blame, 0);
      Arrays.fill(toldBlame, 0);
      choosing(lesson, curiosity);
      if (lesson.came.length > 0) {
        foretelling(lesson, curiosity.foresight);
      }
      Sums.add(blame, slopes.always());
      Sums.add(toldBlame, slopes.told());
      Sums.add(toldBlame, blame);
      lesson.position(seen);
      for (int i = 0; i < seen.size(); i++) {
        Sums.add(blame, seen.amount(i), slopes.position()[seen.place(i)]);
      }
    }

    private void choosing(Lesson lesson, Curiosity curiosity) {
      double ratio = curiosity.practised ? ratio(lesson, curiosity.far) : 1;
      double doubt = 0;
      for (int i = 0; i < lesson.moves(); i++) {
        double likely = Math.max(Double.MIN_NORMAL, look.likely[i]);
        doubt -= likely * Math.log(likely);
        surprise -= lesson.wish[i] * Math.log(likely);
      }
      for (int i = 0; i < lesson.moves(); i++) {
        double likely = Math.max(Double.MIN_NORMAL, look.likely[i]);
        double slope =
            ratio * lesson.counts * (likely - lesson.wish[i])
                + curiosity.entropy * likely * (Math.log(likely) + doubt);
        if (Math.abs(slope) > SLIGHT) {
          move(lesson, i, (float) slope);
        }
      }
    }

    /// How much likelier the move has become since it was made; 0 if that is enough.
    private double ratio(Lesson lesson, double far) {
      int made = 0;
      while (lesson.wish[made] == 0) {
        made++;
      }
      double ratio = look.likely[made] / lesson.likely;
      boolean isEnough = lesson.counts > 0 ? ratio > 1 + far : ratio < 1 - far;
      return isEnough ? 0 : ratio;
    }

    private void move(Lesson lesson, int move, float slope) {
      float[] first = look.first[move];
      float[] second = look.second[move];
      Arrays.fill(one, 0);
      Sums.add(second, slope, slopes.says());
      for (int j = 0; j < second.length; j++) {
        if (second[j] > 0) {
          float part = slope * student.numbers.says()[j];
          slopes.secondAlways()[j] += part;
          Sums.add(first, part, turned[j]);
          Sums.add(student.turned[j], part, one);
        }
      }
      mask(one, first);
      Sums.add(one, blame);
      lesson.move(move, seen);
      for (int i = 0; i < seen.size(); i++) {
        Sums.add(one, seen.amount(i), slopes.move()[seen.place(i)]);
      }
    }

    private void foretelling(Lesson lesson, float foresight) {
      float[] second = look.toldSecond;
      float[] parts = new float[second.length];
      for (int question = 0; question < look.answers.length; question++) {
        float slope = foresight * (float) (look.answers[question] - lesson.came[question]);
        slopes.toldSaysAlways()[question] += slope;
        Sums.add(second, slope, slopes.toldSays()[question]);
        Sums.add(student.numbers.toldSays()[question], slope, parts);
      }
      for (int j = 0; j < second.length; j++) {
        if (second[j] > 0) {
          slopes.toldSecondAlways()[j] += parts[j];
          Sums.add(look.told, parts[j], toldTurned[j]);
          Sums.add(student.toldTurned[j], parts[j], toldBlame);
        }
      }
      mask(toldBlame, look.told);
    }

    private static void mask(float[] row, float[] spoke) {
      for (int j = 0; j < row.length; j++) {
        row[j] = spoke[j] > 0 ? row[j] : 0;
      }
    }
  }

  /// How one learns.
  ///
  /// @param practised whether the move that was made is to become likelier or less likely, and not
  ///   to be copied
  /// @param far how much likelier or less likely it may become by the same lessons
  /// @param entropy how much doubt is worth
  /// @param foresight how much it counts to foretell what comes
  record Curiosity(boolean practised, double far, double entropy, float foresight) {}

  /// Learns from some lessons together.
  ///
  /// @return how surprising the moves were, on average
  double learn(List<Lesson> lessons, Curiosity curiosity, double step, double pull) {
    int each = (lessons.size() + PARTS - 1) / PARTS;
    IntStream.range(0, PARTS)
        .parallel()
        .forEach(part -> parts[part].learn(part(lessons, part * each, each), curiosity));
    double surprise = 0;
    for (Slopes part : parts) {
      surprise += part.surprise;
    }
    step(1f / lessons.size(), (float) step, (float) pull);
    turn();
    return surprise / lessons.size();
  }

  private static List<Lesson> part(List<Lesson> lessons, int from, int count) {
    return lessons.subList(Math.min(lessons.size(), from), Math.min(lessons.size(), from + count));
  }

  /// By Adam's method.
  private void step(float share, float step, float pull) {
    steps++;
    float first = step / (float) (1 - Math.pow(STEADY_MEAN, steps));
    float root = (float) (1 / Math.sqrt(1 - Math.pow(STEADY_SPREAD, steps)));
    List<float[]> rows = numbers.rows();
    List<float[]> means = mean.rows();
    List<float[]> spreads = spread.rows();
    List<List<float[]>> slopes = Arrays.stream(parts).map(part -> part.slopes.rows()).toList();
    for (int i = 0; i < rows.size(); i++) {
      float[] sums = slopes.getFirst().get(i);
      for (int part = 1; part < PARTS; part++) {
        Sums.add(slopes.get(part).get(i), sums);
      }
      step(rows.get(i), means.get(i), spreads.get(i), sums, share, first, root, step * pull);
    }
  }

  private static void step(
      float[] numbers,
      float[] mean,
      float[] spread,
      float[] slopes,
      float share,
      float first,
      float root,
      float pull) {
    for (int i = 0; i < numbers.length; i++) {
      float slope = share * slopes[i];
      mean[i] = STEADY_MEAN * mean[i] + (1 - STEADY_MEAN) * slope;
      spread[i] = STEADY_SPREAD * spread[i] + (1 - STEADY_SPREAD) * slope * slope;
      float size = (float) Math.sqrt(spread[i]) * root + TINY;
      numbers[i] -= first * mean[i] / size + pull * numbers[i];
    }
  }
}
