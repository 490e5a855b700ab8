package ludus.bots.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import ludus.kernel.Chance;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Outcome;
import ludus.kernel.Senses;
import ludus.kernel.Setup;

/// Very many quick games, from which a student learns to choose: what came out better than the
/// student had foretold becomes likelier (a policy gradient with generalised advantage estimation:
/// Schulman and others, 2016). At some tables others sit besides: those who imitate textbooks, and
/// former selves.
final class Practice<S, M> {

  /// Games after each of which the student learns.
  private static final int AT_A_TIME = 384;

  /// Lessons of one step.
  private static final int TOGETHER = 1_024;

  /// How much what comes a decision later counts.
  private static final double LATER = 0.95;

  private static final double STEP = 3e-4;

  /// How large the last step is, as a share of the first.
  private static final double LAST_STEP = 0.05;

  private static final double ENTROPY = 0.006;
  private static final double LAST_ENTROPY = 0.001;
  private static final double FAR = 0.2;
  private static final float FORESIGHT = 0.5f;

  /// No lesson counts more than so many usual ones.
  private static final float MOST = 4;

  /// At how many of the largest tables others sit who imitate, and at how many tables former
  /// selves.
  private static final double IMITATED = 0.75;

  private static final double FORMER = 0.2;

  /// From here on those who imitate play as the student does, at half of their tables: textbooks
  /// are at their best late in a game, and hard to imitate.
  private static final double LATE = 0.6;

  private static final double AS_STUDENT = 0.5;

  /// How firmly they do what they would.
  private static final int FIRMLY = 2;

  /// How many former selves are remembered, and how often one more.
  private static final int SELVES = 12;

  private static final int BETWEEN_SELVES = 50;
  private static final int BETWEEN_REPORTS = 50;

  private final Game<S, M> game;
  private final Senses<S, M> senses;
  private final FittedValuation<S> valuation;
  private final List<Setup> setups;
  private final int mostSeats;
  private final Student likeness;
  private final long seed;
  private final List<Student> selves = new ArrayList<>();

  /// @param likeness one who imitates textbooks
  Practice(
      Game<S, M> game,
      Senses<S, M> senses,
      FittedValuation<S> valuation,
      List<Setup> setups,
      Student likeness,
      long seed) {
    this.game = game;
    this.senses = senses;
    this.valuation = valuation;
    this.setups = setups;
    this.mostSeats = setups.stream().mapToInt(Setup::seats).max().orElseThrow();
    this.likeness = likeness;
    this.seed = seed;
  }

  void learn(Student student, int games, Consumer<Rehearsal.Progress> progress) {
    Score score = new Score();
    int laps = Math.max(1, games / AT_A_TIME);
    for (int lap = 0; lap < laps; lap++) {
      if (lap % BETWEEN_SELVES == 0) {
        remember(student, lap);
      }
      int first = lap * AT_A_TIME;
      List<Played> played =
          IntStream.range(first, first + AT_A_TIME)
              .parallel()
              .mapToObj(number -> new Round(student, number).play())
              .toList();
      List<Lesson> lessons = new ArrayList<>();
      for (Played one : played) {
        lessons.addAll(one.lessons);
        score.add(one);
      }
      learn(student, lessons, lap, (double) lap / laps);
      if ((lap + 1) % BETWEEN_REPORTS == 0 || lap == laps - 1) {
        progress.accept(new Rehearsal.Progress.Practised(first + AT_A_TIME, score.won()));
        score = new Score();
      }
    }
  }

  private void remember(Student student, int lap) {
    if (selves.size() == SELVES) {
      selves.remove(new SplittableRandom(seed + lap).nextInt(SELVES));
    }
    selves.add(student.copy());
  }

  private void learn(Student student, List<Lesson> lessons, int lap, double done) {
    even(lessons);
    shuffle(lessons, new SplittableRandom(seed + lap));
    double entropy = ENTROPY + (LAST_ENTROPY - ENTROPY) * done;
    Student.Curiosity curiosity = new Student.Curiosity(true, FAR, entropy, FORESIGHT);
    double step = STEP * (1 - (1 - LAST_STEP) * done);
    for (int from = 0; from + TOGETHER <= lessons.size(); from += TOGETHER) {
      student.learn(lessons.subList(from, from + TOGETHER), curiosity, step, 0);
    }
  }

  /// On average lessons count as much as usual.
  private static void even(List<Lesson> lessons) {
    double squares = 0;
    for (Lesson lesson : lessons) {
      squares += lesson.counts * lesson.counts;
    }
    float usual = (float) Math.sqrt(squares / lessons.size()) + 1e-6f;
    for (Lesson lesson : lessons) {
      lesson.counts = Math.clamp(lesson.counts / usual, -MOST, MOST);
    }
  }

  static void shuffle(List<Lesson> lessons, RandomGenerator own) {
    for (int i = lessons.size() - 1; i > 0; i--) {
      int other = own.nextInt(i + 1);
      Lesson kept = lessons.get(i);
      lessons.set(i, lessons.get(other));
      lessons.set(other, kept);
    }
  }

  /// What one game teaches.
  ///
  /// @param won how much the student won
  /// @param seats the share of the seats that the student had
  private record Played(List<Lesson> lessons, boolean isImitated, double won, double seats) {}

  /// How the student does against those who imitate.
  private static final class Score {
    private double won;
    private double lost;
    private double seats;
    private double others;

    void add(Played game) {
      if (game.isImitated) {
        won += game.won;
        lost += 1 - game.won;
        seats += game.seats;
        others += 1 - game.seats;
      }
    }

    /// As if each had half of the seats.
    double won() {
      double odds = won / Math.max(1, seats);
      double against = lost / Math.max(1, others);
      return odds + against == 0 ? 0 : odds / (odds + against);
    }
  }

  /// What one seat saw, chose and foretold.
  private static final class Diary {
    private final List<Lesson> lessons = new ArrayList<>();
    private final List<Double> foretold = new ArrayList<>();
  }

  /// One game.
  private final class Round {
    private final SplittableRandom own;
    private final Setup setup;
    private final Student.Look student;
    private final Student.Look[] minds;
    private final boolean isImitated;
    private final boolean isImitatedLate;
    private final List<Diary> diaries = new ArrayList<>();

    Round(Student student, int number) {
      this.own = new SplittableRandom(seed * 1_000_003L + number);
      this.setup = setups.get(own.nextInt(setups.size()));
      int seats = setup.seats();
      this.student = new Student.Look(student);
      this.minds = new Student.Look[seats];
      this.isImitated = seats == mostSeats && own.nextDouble() < IMITATED;
      boolean isFormer = !isImitated && own.nextDouble() < FORMER / (1 - IMITATED);
      this.isImitatedLate = isImitated && own.nextDouble() >= AS_STUDENT;
      Arrays.fill(minds, this.student);
      if (isImitated) {
        seat(new Student.Look(likeness), 1 + own.nextInt(2) + own.nextInt(2));
      } else if (isFormer) {
        seat(new Student.Look(selves.get(own.nextInt(selves.size()))), seats / 2);
      }
      for (int seat = 0; seat < seats; seat++) {
        diaries.add(new Diary());
      }
    }

    /// Others take so many seats, but not all.
    private void seat(Student.Look other, int count) {
      for (int left = Math.min(count, minds.length - 1); left > 0; ) {
        int seat = own.nextInt(minds.length);
        if (minds[seat] == student) {
          minds[seat] = other;
          left--;
        }
      }
    }

    Played play() {
      Chance chance = Chance.of(own);
      S state = game.start(setup, chance);
      for (int seat = game.awaited(state); seat >= 0; seat = game.awaited(state)) {
        List<M> moves = game.moves(state, seat);
        int choice = moves.size() == 1 ? 0 : choose(state, seat, moves);
        state = game.play(state, seat, moves.get(choice), chance, Journal.SILENT);
      }
      return taught(state);
    }

    private int choose(S state, int seat, List<M> moves) {
      Lesson lesson = Lesson.of(senses.look(state, seat), moves, new float[moves.size()]);
      Student.Look mind = minds[seat];
      if (isImitated && !isImitatedLate && valuation.progress(state) >= LATE) {
        mind = student;
      }
      mind.at(lesson);
      int power = mind != student && isImitated ? FIRMLY : 1;
      int choice = pick(mind.likely(), moves.size(), power, own);
      if (minds[seat] == student) {
        lesson.wishFor(choice);
        lesson.likely = (float) mind.likely()[choice];
        diaries.get(seat).lessons.add(lesson);
        diaries.get(seat).foretold.add(mind.answers()[0]);
      }
      return choice;
    }

    private Played taught(S over) {
      Outcome outcome = game.agenda(over).outcome().orElseThrow();
      List<double[]> truths = new ArrayList<>();
      for (int aim = 0; aim < valuation.aims().size(); aim++) {
        truths.add(valuation.truth(over, aim));
      }
      List<Lesson> lessons = new ArrayList<>();
      double won = 0;
      int seats = 0;
      for (int seat = 0; seat < minds.length; seat++) {
        if (minds[seat] == student) {
          won += outcome.share(seat);
          seats++;
          judge(diaries.get(seat), outcome.share(seat), truths, seat);
          lessons.addAll(diaries.get(seat).lessons);
        }
      }
      return new Played(lessons, isImitated, won, (double) seats / minds.length);
    }
  }

  /// What came of each decision, beside what was foretold.
  private void judge(Diary diary, double share, List<double[]> truths, int seat) {
    double next = share;
    double better = 0;
    for (int i = diary.lessons.size() - 1; i >= 0; i--) {
      Lesson lesson = diary.lessons.get(i);
      double foretold = diary.foretold.get(i);
      better = next - foretold + LATER * better;
      lesson.counts = (float) better;
      lesson.came = new float[1 + truths.size()];
      lesson.came[0] = (float) Math.clamp(foretold + better, 0, 1);
      for (int aim = 0; aim < truths.size(); aim++) {
        double[] truth = truths.get(aim);
        lesson.came[1 + aim] = (float) truth[valuation.aims().get(aim).ofSeats() ? seat : 0];
      }
      next = foretold;
    }
  }

  /// A move, each as likely as it seems, to this power.
  private static int pick(double[] likely, int count, int power, RandomGenerator own) {
    double[] weights = Arrays.copyOf(likely, count);
    for (int i = 0; i < count; i++) {
      weights[i] = Math.pow(weights[i], power);
    }
    double left = own.nextDouble() * Arrays.stream(weights).sum();
    for (int i = 0; i < count; i++) {
      left -= weights[i];
      if (left < 0) {
        return i;
      }
    }
    return count - 1;
  }
}
