package ludus.bots.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.Agenda;
import ludus.kernel.Aim;
import ludus.kernel.Experience;
import ludus.kernel.ExperiencedInstinct;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Impression;
import ludus.kernel.Outcome;
import ludus.kernel.Senses;
import ludus.kernel.Setup;
import ludus.pax.Move;
import ludus.pax.Pax;
import ludus.pax.State;
import org.junit.jupiter.api.Test;

/// How experience is gathered.
class PracticeTest {

  private static final Pax PAX = Pax.standard();

  @SuppressWarnings("unchecked")
  private static final ExperiencedInstinct<State, Move> INSTINCT =
      (ExperiencedInstinct<State, Move>) PAX.instinct().orElseThrow();

  private static final FittedValuation<State> VALUES = (FittedValuation<State>) PAX.valuation();

  private static final Student.Curiosity COPYING = new Student.Curiosity(false, 0, 0, 1);
  private static final Student.Curiosity PRACTISING = new Student.Curiosity(true, 0.2, 0, 1);

  /// A position of two numbers, and a move that is one number.
  private static Lesson lesson(double first, double second, double... moves) {
    List<Double> list = new ArrayList<>();
    for (double move : moves) {
      list.add(move);
    }
    Senses.Glance<Double> glance =
        new Senses.Glance<>() {
          @Override
          public void position(Impression into) {
            into.add(0, first);
            into.add(1, second);
          }

          @Override
          public void move(Double move, Impression into) {
            into.add(0, move);
          }
        };
    return Lesson.of(glance, list, new float[moves.length]);
  }

  private static Student student() {
    return new Student(new Experience.Size(2, 1, 16, 8), 1, 5);
  }

  /// The greater of two moves is right where the first number is above the second, else the
  /// smaller; and the first number is what comes.
  private static List<Lesson> lessons(int count, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    List<Lesson> lessons = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double first = own.nextDouble();
      double second = own.nextDouble();
      double one = own.nextDouble();
      double other = own.nextDouble();
      Lesson lesson = lesson(first, second, one, other);
      lesson.wishFor((one > other) == (first > second) ? 0 : 1);
      lesson.came = new float[] {(float) first};
      lessons.add(lesson);
    }
    return lessons;
  }

  private static double likely(Student student, Lesson lesson, int move) {
    Student.Look look = new Student.Look(student);
    look.at(lesson);
    return look.likely()[move];
  }

  private static double foretold(Student student, Lesson lesson) {
    Student.Look look = new Student.Look(student);
    look.at(lesson);
    return look.answers()[0];
  }

  @Test
  void what_others_chose_and_what_came_is_learnt() {
    Student student = student();
    List<Lesson> lessons = lessons(4_096, 1);
    for (int lap = 0; lap < 60; lap++) {
      for (int from = 0; from < lessons.size(); from += 256) {
        student.learn(lessons.subList(from, from + 256), COPYING, 0.005, 0);
      }
    }
    int right = 0;
    double wrong = 0;
    List<Lesson> others = lessons(1_000, 2);
    for (Lesson lesson : others) {
      right += likely(student, lesson, 0) > 0.5 == (lesson.wish[0] == 1) ? 1 : 0;
      wrong += Math.abs(foretold(student, lesson) - lesson.came[0]);
    }
    assertThat(right).isGreaterThan(930);
    assertThat(wrong / others.size()).isLessThan(0.05);
  }

  @Test
  void the_same_lessons_teach_the_same() {
    List<String> learnt = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Student student = student();
      student.learn(lessons(100, 3), COPYING, 0.01, 0.1);
      learnt.add(student.experience().toJson());
    }
    assertThat(learnt.getFirst())
        .isEqualTo(learnt.getLast())
        .isNotEqualTo(student().experience().toJson());
  }

  @Test
  void a_copy_learns_no_more() {
    Student student = student();
    Student copy = student.copy();
    String before = copy.experience().toJson();
    student.learn(lessons(100, 3), COPYING, 0.01, 0);
    assertThat(copy.experience().toJson()).isEqualTo(before);
    assertThat(student.experience().toJson()).isNotEqualTo(before);
    Lesson lesson = lessons(1, 4).getFirst();
    assertThat(foretold(copy, lesson)).isEqualTo(foretold(student(), lesson));
  }

  @Test
  void what_went_well_becomes_likelier_and_what_went_badly_less_likely() {
    for (Lesson lesson : lessons(50, 6)) {
      int made = lesson.wish[0] == 1 ? 0 : 1;
      for (float counts : new float[] {2, -2}) {
        Student student = student();
        double before = likely(student, lesson, made);
        double expected = foretold(student, lesson);
        lesson.likely = (float) before;
        lesson.counts = counts;
        student.learn(List.of(lesson), PRACTISING, 0.001, 0);
        double after = likely(student, lesson, made);
        assertThat(Math.signum(after - before)).isEqualTo(Math.signum(counts));
        assertThat(Math.abs(foretold(student, lesson) - lesson.came[0]))
            .isLessThan(Math.abs(expected - lesson.came[0]));
      }
    }
  }

  @Test
  void enough_is_enough() {
    Lesson lesson = lessons(1, 7).getFirst();
    int made = lesson.wish[0] == 1 ? 0 : 1;
    lesson.came = new float[0];
    Student student = student();
    double now = likely(student, lesson, made);
    lesson.likely = (float) (now / 1.3); // it has become likelier by more than a fifth
    student.learn(List.of(lesson), PRACTISING, 0.001, 0);
    assertThat(likely(student, lesson, made)).isCloseTo(now, within(1e-9));
    lesson.counts = -1;
    student.learn(List.of(lesson), PRACTISING, 0.001, 0);
    assertThat(likely(student, lesson, made)).isLessThan(now);
  }

  @Test
  void doubt_can_be_worth_something() {
    Lesson lesson = lesson(1, 0, 40, 0);
    lesson.wishFor(0);
    lesson.counts = 0;
    Student student = student();
    lesson.likely = (float) likely(student, lesson, 0);
    double before = Math.abs(likely(student, lesson, 0) - 0.5);
    student.learn(List.of(lesson), new Student.Curiosity(true, 0.2, 1, 0), 0.001, 0);
    assertThat(before).isGreaterThan(0.01);
    assertThat(Math.abs(likely(student, lesson, 0) - 0.5)).isLessThan(before);
  }

  /// Both name numbers in turn, and who has named more in the end wins.
  private static final int NUMBERS = 24;

  @SuppressWarnings("unchecked")
  private static Game<List<Integer>, Integer> auction() {
    return (Game<List<Integer>, Integer>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (game, method, given) ->
                switch (method.getName()) {
                  case "start" -> List.of();
                  case "awaited" -> InvocationHandler.invokeDefault(game, method, given);
                  case "agenda" -> agenda((List<Integer>) given[0]);
                  case "moves" -> List.of(1, 2, 3, 4);
                  case "play" -> named((List<Integer>) given[0], (Integer) given[2]);
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  private static List<Integer> named(List<Integer> before, int number) {
    List<Integer> named = new ArrayList<>(before);
    named.add(number);
    return named;
  }

  private static Agenda agenda(List<Integer> named) {
    if (named.size() < NUMBERS) {
      return Agenda.of(named.size() % 2, "number", named.size());
    }
    int ahead = 0;
    for (int i = 0; i < NUMBERS; i++) {
      ahead += i % 2 == 0 ? named.get(i) : -named.get(i);
    }
    List<Integer> winners = ahead == 0 ? List.of(0, 1) : List.of(ahead > 0 ? 0 : 1);
    return Agenda.over(new Outcome("over", List.of(1, 1), winners, List.of(0, 0)));
  }

  private static final Senses<List<Integer>, Integer> EARS =
      new Senses<>() {
        @Override
        public int ofPosition() {
          return 1;
        }

        @Override
        public int ofMove() {
          return 1;
        }

        @Override
        public Glance<Integer> look(List<Integer> named, int seat) {
          return new Glance<>() {
            @Override
            public void position(Impression into) {
              into.add(0, 1);
            }

            @Override
            public void move(Integer number, Impression into) {
              into.add(0, 3 * number);
            }
          };
        }
      };

  private static final class Ignorant extends FittedValuation<List<Integer>> {
    Ignorant() {
      super(List.of(Aim.ofSeats("victory", List.of("luck"))), "{\"victory\":{\"luck\":[0,0]}}");
    }

    @Override
    public Ignorant with(String weights) {
      return this;
    }

    @Override
    public double progress(List<Integer> named) {
      return named.size() / 24.0;
    }

    @Override
    public double[][] answers(List<Integer> named, int aim) {
      return new double[2][1];
    }

    @Override
    public double[] truth(List<Integer> over, int aim) {
      Outcome outcome = agenda(over).outcome().orElseThrow();
      return new double[] {outcome.share(0), outcome.share(1)};
    }

    @Override
    public double[] values(List<Integer> named) {
      return new double[] {0.5, 0.5};
    }

    @Override
    public List<String> names() {
      return List.of();
    }

    @Override
    public double[] features(List<Integer> named, int seat) {
      return new double[0];
    }
  }

  /// Against one who knows nothing and learns nothing.
  @Test
  void who_practises_wins_more_often() {
    Experience.Size size = new Experience.Size(1, 1, 16, 8);
    Student likeness = new Student(size, 2, 1);
    Student student = new Student(size, 2, 2);
    List<Double> won = new ArrayList<>();
    new Practice<>(auction(), EARS, new Ignorant(), List.of(Setup.of(2)), likeness, 1)
        .learn(student, 100 * 384, it -> won.add(((Rehearsal.Progress.Practised) it).won()));
    assertThat(won).hasSize(2);
    assertThat(won.getLast()).isGreaterThan(0.75);
    assertThat(won.getFirst()).isBetween(0.5, won.getLast());
  }

  @Test
  void the_same_seed_gathers_the_same_experience() {
    List<Setup> setups = List.of(Setup.of(2), Setup.of(4));
    List<Rehearsal.Progress> told = new ArrayList<>();
    Rehearsal rehearsal = new Rehearsal(setups, 384, 3, 20, 3);
    Experience learnt = rehearsal.learn(PAX, INSTINCT, VALUES, told::add);
    assertThat(rehearsal.learn(PAX, INSTINCT, VALUES, _ -> {}).toJson()).isEqualTo(learnt.toJson());
    assertThat(told).hasSize(3);
    assertThat(told.get(0))
        .isInstanceOfSatisfying(
            Rehearsal.Progress.Imitated.class,
            it -> {
              assertThat(it.textbooks()).isTrue();
              assertThat(it.examples()).isBetween(100, 600);
              assertThat(it.surprise()).isBetween(0.5, 2.0);
              assertThat(it.right()).isBetween(0.2, 0.8);
            });
    assertThat(told.get(1))
        .isInstanceOfSatisfying(
            Rehearsal.Progress.Imitated.class, it -> assertThat(it.textbooks()).isFalse());
    assertThat(told.get(2)).isInstanceOf(Rehearsal.Progress.Practised.class);
  }
}
