package ludus.bots.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import ludus.kernel.Aim;
import ludus.kernel.FittedInstinct;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Setup;
import ludus.kernel.Tendency;

/// Learns to lean by playing, from nothing: very many games by instinct alone, and whatever came
/// out better than expected becomes likelier (a policy gradient). What was to be expected is learnt
/// alongside, as a valuation of quick play that nothing else is made of. Many quick games tell what
/// few thoughtful ones can't: moves differ by little, and chance by much.
///
/// Whoever only meets players like itself learns nothing of others: so in a third of the games some
/// seats are taken by former selves, and in a third by partners with a single wish, who practise
/// too.
///
/// @param <S> a whole position
/// @param <M> a move
final class Practice<S, M> {

  /// Games between two steps; they are played in groups, so that it makes no difference how many
  /// processors there are.
  private static final int GROUPS = 8;

  private static final int GROUP = 6;
  static final int AT_A_TIME = GROUPS * GROUP;

  /// How large the first step is for the instinct and for the valuation, and the last as a share.
  private static final double STEP = 0.007;

  private static final double LAST_STEP = 0.1;
  private static final double STEP_OF_VALUES = 0.002;
  private static final double LAST_STEP_OF_VALUES = 0.05;

  /// How much it is worth not to be sure, at the end; at the start it is more.
  private static final double OPENNESS = 0.0003;

  private static final double OPENNESS_AT_START = 0.002;
  private static final double OPEN = 0.2;

  /// In which part of the games the wish of beginners counts, too, less and less
  /// ([FittedValuation#wishOfBeginners]).
  private static final double BEGINNING = 0.15;

  /// How many former selves play along, and how many there are in all.
  private static final int SELVES = 40;

  private static final int SELVES_IN_ALL = 60;

  /// Games from which the sizes of features are learnt, and duels from which a rating comes.
  private static final int TRIAL = 300;

  private final Game<S, M> game;
  private final FittedInstinct<S, M> instinct;
  private final FittedValuation<S> valuation;
  private final List<Setup> setups;
  private final int games;
  private final long seed;

  /// The first wants to win; the others are its partners, each with a single wish.
  private final List<Trainee> trainees = new ArrayList<>();

  private final List<Pupil> pupils = new ArrayList<>();
  private final List<Tendency> selves = new ArrayList<>();

  Practice(
      Game<S, M> game,
      FittedInstinct<S, M> instinct,
      FittedValuation<S> valuation,
      List<Setup> setups,
      int games,
      long seed) {
    this.game = game;
    this.instinct = instinct;
    this.valuation = valuation;
    this.setups = setups;
    this.games = games;
    this.seed = seed;
    trainees.add(trainee(OptionalInt.empty()));
    for (int aim = 0; aim < valuation.aims().size(); aim++) {
      if (valuation.aims().get(aim).ofSeats()) {
        trainees.add(trainee(OptionalInt.of(aim)));
      }
    }
  }

  Tendency learn(Consumer<Fit.Rating> rated) {
    enroll();
    Tendency former = tendency();
    int told = 0;
    for (int played = 0; played < games; played += AT_A_TIME) {
      if (played >= (double) selves.size() * games / SELVES_IN_ALL) {
        selves.add(tendency());
      }
      batch(played);
      int tenth = (int) (10L * Math.min(games, played + AT_A_TIME) / games);
      if (tenth > told) {
        told = tenth;
        Tendency now = tendency();
        rated.accept(
            new Fit.Rating(Math.min(games, played + AT_A_TIME), share(now, former, played)));
        former = now;
      }
    }
    return tendency();
  }

  /// A pupil for each question; the usual sizes of features are those of the first games.
  private void enroll() {
    List<List<Sample>> first = new ArrayList<>();
    List<Lesson<S, M>> lessons =
        inOrder(
            TRIAL,
            number -> {
              Lesson<S, M> lesson = lesson(number);
              lesson.play(trainees, List.of());
              return lesson;
            });
    for (int aim = 0; aim < valuation.aims().size(); aim++) {
      first.add(new ArrayList<>());
      for (Lesson<S, M> lesson : lessons) {
        first.get(aim).addAll(lesson.samples(aim));
      }
      Aim about = valuation.aims().get(aim);
      double[] scale = Fitting.scale(about.features().size(), first.get(aim));
      pupils.add(new Pupil(about.features(), about.cells(), scale));
    }
  }

  private Trainee trainee(OptionalInt wish) {
    return new Trainee(instinct.things(), instinct.circumstances(), wish);
  }

  private Tendency tendency() {
    return trainees.getFirst().tendency();
  }

  /// The selves of late.
  private List<Tendency> others() {
    return selves.subList(Math.max(0, selves.size() - SELVES), selves.size());
  }

  private Lesson<S, M> lesson(int number) {
    return new Lesson<>(game, instinct, valuation, setup(number), seed + 31L * number);
  }

  /// Most games have all seats.
  private Setup setup(int number) {
    return number % 2 == 0 ? setups.getLast() : setups.get(number / 2 % setups.size());
  }

  private void batch(int played) {
    double done = (double) played / games;
    double wishes = Math.max(0, 1 - done / BEGINNING);
    double openness = OPENNESS + OPENNESS_AT_START * Math.max(0, 1 - done / OPEN);
    List<Gains> groups =
        inOrder(
            GROUPS,
            group -> {
              Gains gains = new Gains(trainees, pupils);
              for (int i = 0; i < GROUP; i++) {
                Lesson<S, M> lesson = lesson(TRIAL + played + group * GROUP + i);
                lesson.play(trainees, others());
                lesson.learn(trainees, pupils, wishes, openness, gains);
              }
              return gains;
            });
    Gains all = groups.getFirst();
    for (Gains group : groups.subList(1, GROUPS)) {
      all.add(group);
    }
    double left = 1 - done;
    for (int trainee = 0; trainee < trainees.size(); trainee++) {
      trainees.get(trainee).step(all.leaning(trainee), STEP * Math.max(LAST_STEP, left));
    }
    for (int aim = 0; aim < pupils.size(); aim++) {
      double size = STEP_OF_VALUES * Math.max(LAST_STEP_OF_VALUES, left);
      pupils.get(aim).step(all.values(aim), size);
    }
  }

  /// How many duels at full tables one leaning wins against another.
  private double share(Tendency one, Tendency other, int played) {
    List<double[]> wins =
        inOrder(
            TRIAL,
            number ->
                new Lesson<>(
                        game, instinct, valuation, setups.getLast(), seed - 1 - played - number)
                    .duel(one, other));
    double sum = 0;
    double all = 0;
    for (double[] won : wins) {
      sum += won[0];
      all += won[0] + won[1];
    }
    return all == 0 ? 0.5 : sum / all;
  }

  /// On all processors; what comes of it doesn't hang on how many there are.
  private static <T> List<T> inOrder(int count, IntFunction<T> play) {
    return IntStream.range(0, count).parallel().mapToObj(play).toList();
  }

  /// What some games teach: the slopes down which it goes for each trainee and each pupil.
  static final class Gains {
    private final List<double[]> leanings = new ArrayList<>();
    private final List<double[]> values = new ArrayList<>();

    Gains(List<Trainee> trainees, List<Pupil> pupils) {
      trainees.forEach(trainee -> leanings.add(trainee.slopes()));
      pupils.forEach(pupil -> values.add(pupil.slopes()));
    }

    double[] leaning(int trainee) {
      return leanings.get(trainee);
    }

    double[] values(int aim) {
      return values.get(aim);
    }

    void add(Gains other) {
      add(leanings, other.leanings);
      add(values, other.values);
    }

    private static void add(List<double[]> sums, List<double[]> others) {
      for (int i = 0; i < sums.size(); i++) {
        double[] sum = sums.get(i);
        double[] other = others.get(i);
        Arrays.setAll(sum, at -> sum[at] + other[at]);
      }
    }
  }
}
