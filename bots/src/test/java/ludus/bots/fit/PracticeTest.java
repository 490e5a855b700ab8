package ludus.bots.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Aim;
import ludus.kernel.FittedInstinct;
import ludus.kernel.FittedValuation;
import ludus.kernel.Setup;
import ludus.kernel.Tendency;
import ludus.pax.Move;
import ludus.pax.Pax;
import ludus.pax.State;
import org.junit.jupiter.api.Test;

/// How an instinct is learnt by playing.
class PracticeTest {

  private static final Pax PAX = Pax.standard();

  @SuppressWarnings("unchecked") // PAX has such an instinct
  private static final FittedInstinct<State, Move> INSTINCT =
      (FittedInstinct<State, Move>) PAX.instinct().orElseThrow();

  private static final FittedValuation<State> VALUATION = (FittedValuation<State>) PAX.valuation();

  private static final Setup FOUR = Setup.of(4);
  private static final int VICTORY = 0;
  private static final int POINTS = 2;

  private static Tendency practise(int games, long seed, List<Fit.Rating> ratings) {
    return Fit.practise(
        PAX,
        INSTINCT,
        VALUATION,
        List.of(Setup.of(2), Setup.of(3), FOUR),
        games,
        seed,
        ratings::add);
  }

  private static Lesson<State, Move> lesson(long seed) {
    return new Lesson<>(PAX, INSTINCT, VALUATION, FOUR, seed);
  }

  private static Tendency none() {
    return Tendency.none(INSTINCT.things(), INSTINCT.circumstances());
  }

  private static Trainee trainee(OptionalInt wish) {
    return new Trainee(INSTINCT.things(), INSTINCT.circumstances(), wish);
  }

  private static double share(Tendency one, Tendency other, int duels) {
    double sum = 0;
    double all = 0;
    for (int seed = 0; seed < duels; seed++) {
      double[] won = lesson(seed).duel(one, other);
      sum += won[0];
      all += won[0] + won[1];
    }
    return sum / all;
  }

  @Test
  void the_same_seed_learns_the_same() {
    List<Fit.Rating> ratings = new ArrayList<>();
    Tendency learnt = practise(200, 5, ratings);
    assertThat(practise(200, 5, new ArrayList<>()).toJson()).isEqualTo(learnt.toJson());
    assertThat(practise(200, 6, new ArrayList<>()).toJson()).isNotEqualTo(learnt.toJson());
    assertThat(ratings).extracting(Fit.Rating::games).last().isEqualTo(200);
    assertThat(ratings).allMatch(rating -> rating.share() >= 0 && rating.share() <= 1);
    assertThat(INSTINCT.with(learnt).things()).isEqualTo(INSTINCT.things());
  }

  /// Some thousand games, a few seconds: chance alone would have half of the duels.
  @Test
  void who_has_practised_beats_who_has_not() {
    Tendency learnt = practise(3_000, 1, new ArrayList<>());
    assertThat(share(learnt, none(), 300)).isGreaterThan(0.8);
  }

  @Test
  void both_sit_at_a_duel_and_share_one_victory() {
    for (int seed = 0; seed < 20; seed++) {
      double[] won = lesson(seed).duel(none(), none());
      assertThat(won).hasSize(2);
      double sum = Arrays.stream(won).sum();
      assertThat(sum).isCloseTo(sum > 0.5 ? 1 : 0, within(1e-9)); // Rome may win alone
    }
    assertThat(share(none(), none(), 400)).isBetween(0.4, 0.6);
  }

  private static List<Pupil> pupils(Lesson<State, Move> lesson) {
    List<Pupil> pupils = new ArrayList<>();
    for (int aim = 0; aim < VALUATION.aims().size(); aim++) {
      Aim about = VALUATION.aims().get(aim);
      double[] scale = Fitting.scale(about.features().size(), lesson.samples(aim));
      pupils.add(new Pupil(about.features(), about.cells(), scale));
    }
    return pupils;
  }

  /// What each of two trainees gains from some games, all seats theirs.
  private static Practice.Gains gains(double wishes, double openness, OptionalInt wish) {
    List<Trainee> trainees = List.of(trainee(wish));
    Lesson<State, Move> first = lesson(99);
    first.play(trainees, List.of());
    List<Pupil> pupils = pupils(first);
    Practice.Gains gains = new Practice.Gains(trainees, pupils);
    for (int seed = 0; seed < 40; seed++) {
      Lesson<State, Move> lesson = lesson(seed);
      lesson.play(trainees, List.of());
      lesson.learn(trainees, pupils, wishes, openness, gains);
    }
    return gains;
  }

  @Test
  void a_beginner_plays_for_what_beginners_wish_and_later_only_for_the_victory() {
    assertThat(VALUATION.wishOfBeginners()).hasValue(POINTS);
    double[] wishing = gains(1, 0, OptionalInt.empty()).leaning(VICTORY);
    assertThat(wishing).isEqualTo(gains(0, 0, OptionalInt.of(POINTS)).leaning(VICTORY));
    assertThat(wishing).isNotEqualTo(gains(0, 0, OptionalInt.empty()).leaning(VICTORY));
  }

  /// One who hasn't learnt anything is as open as can be, so nothing pulls back to that.
  @Test
  void who_leans_to_nothing_cannot_be_more_open() {
    double[] closed = gains(0, 0, OptionalInt.empty()).leaning(VICTORY);
    double[] open = gains(0, 5, OptionalInt.empty()).leaning(VICTORY);
    for (int i = 0; i < open.length; i++) {
      assertThat(open[i]).isCloseTo(closed[i], within(1e-9));
    }
    assertThat(Arrays.stream(closed).map(Math::abs).sum()).isPositive();
  }
}
