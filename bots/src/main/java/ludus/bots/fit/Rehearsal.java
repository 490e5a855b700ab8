package ludus.bots.fit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import ludus.kernel.Experience;
import ludus.kernel.ExperiencedInstinct;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Senses;
import ludus.kernel.Setup;

/// Gathers an [Experience]: a student first learns to choose as caesars do, and then practises,
/// often against one who learnt to choose as textbooks do. From nothing one would only learn how to
/// lose.
///
/// @param setups that are played; tables with the most seats more often than others
/// @param games of practice
/// @param examples games of caesars and textbooks
/// @param random games of a textbook for each decision there
public record Rehearsal(List<Setup> setups, int games, int examples, int random, long seed) {

  /// As many as a textbook has early in a game of PAX in 50 ms.
  private static final int RANDOM = 2_500;

  /// How large the nets are.
  private static final int WIDE = 128;

  private static final int IMITATORS_WIDE = 64;
  private static final int NARROW = 32;

  /// So many of ten tables have the most seats.
  private static final int LARGE = 8;

  /// How often the examples are gone through, and how strongly what isn't needed is forgotten.
  private static final int LAPS = 6;

  private static final int IMITATORS_LAPS = 12;
  private static final double PULL = 0.1;
  private static final double IMITATORS_PULL = 0.05;

  /// Textbooks make the move that they tried most, be it by little.
  private static final int FIRMLY = 4;

  /// The last of so many parts of the examples is kept for the test.
  private static final int PARTS = 10;

  public Rehearsal(List<Setup> setups, int games, int examples, long seed) {
    this(setups, games, examples, RANDOM, seed);
  }

  /// How well it went.
  public sealed interface Progress {

    /// How surprising the choices of others were that were not learnt from, in nats, and how often
    /// the likeliest was the right one.
    record Imitated(boolean textbooks, int examples, double surprise, double right)
        implements Progress {}

    /// @param won how much the student won of its last games with those who imitate textbooks, as
    ///   if each had half of the seats
    record Practised(int games, double won) implements Progress {}
  }

  public <S, M> Experience learn(
      Game<S, M> game,
      ExperiencedInstinct<S, M> instinct,
      FittedValuation<S> valuation,
      Consumer<Progress> progress) {
    List<Setup> tables = tables();
    Senses<S, M> senses = instinct.senses();
    List<Demonstration<S, M>> shown =
        IntStream.range(0, examples)
            .parallel()
            .mapToObj(
                number ->
                    Demonstration.play(
                        game,
                        tables.get(number % tables.size()),
                        random,
                        1_000_003L * seed + number))
            .toList();
    List<Example<S, M>> caesars = new ArrayList<>();
    List<Example<S, M>> textbooks = new ArrayList<>();
    for (Demonstration<S, M> one : shown) {
      caesars.addAll(one.caesars());
      textbooks.addAll(one.textbooks());
    }
    int questions = 1 + valuation.aims().size();
    Student likeness = new Student(size(senses, IMITATORS_WIDE), questions, seed);
    List<Lesson> lessons = Imitation.lessons(senses, textbooks, FIRMLY);
    List<Lesson> learnt = lessons.subList(0, kept(lessons));
    Imitation.learn(likeness, learnt, IMITATORS_LAPS, IMITATORS_PULL, seed);
    progress.accept(tested(likeness, lessons, true));
    Student student = new Student(size(senses, WIDE), questions, seed);
    lessons = Imitation.lessons(senses, caesars, 1);
    learnt = lessons.subList(0, kept(lessons));
    Imitation.learn(student, learnt, LAPS, PULL, seed);
    progress.accept(tested(student, lessons, false));
    new Practice<>(game, senses, valuation, tables, likeness, seed).learn(student, games, progress);
    return student.experience();
  }

  /// Of each kind as many as are played of ten tables.
  private List<Setup> tables() {
    int most = setups.stream().mapToInt(Setup::seats).max().orElseThrow();
    List<Setup> tables = new ArrayList<>();
    for (Setup setup : setups) {
      for (int i = 0; i < (setup.seats() == most ? LARGE : 1); i++) {
        tables.add(setup);
      }
    }
    tables.sort(Comparator.comparingInt(setup -> -setup.seats()));
    return tables;
  }

  private static Experience.Size size(Senses<?, ?> senses, int wide) {
    return new Experience.Size(senses.ofPosition(), senses.ofMove(), wide, NARROW);
  }

  private static int kept(List<Lesson> lessons) {
    return lessons.size() * (PARTS - 1) / PARTS;
  }

  private static Progress tested(Student student, List<Lesson> lessons, boolean textbooks) {
    Student.Look look = new Student.Look(student);
    List<Lesson> tested = lessons.subList(kept(lessons), lessons.size());
    double surprise = 0;
    int right = 0;
    for (Lesson lesson : tested) {
      look.at(lesson);
      int wished = 0;
      int likeliest = 0;
      for (int i = 0; i < lesson.moves(); i++) {
        surprise -= lesson.wish[i] * Math.log(Math.max(Double.MIN_NORMAL, look.likely()[i]));
        wished = lesson.wish[i] > lesson.wish[wished] ? i : wished;
        likeliest = look.likely()[i] > look.likely()[likeliest] ? i : likeliest;
      }
      right += wished == likeliest ? 1 : 0;
    }
    int count = Math.max(1, tested.size());
    return new Progress.Imitated(
        textbooks, lessons.size(), surprise / count, (double) right / count);
  }
}
