package ludus.bots.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Mind;
import ludus.kernel.FittedInstinct;
import ludus.kernel.FittedValuation;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;
import ludus.kernel.Setup;
import ludus.kernel.Weights;
import ludus.pax.Move;
import ludus.pax.Pax;
import ludus.pax.State;
import ludus.spartacus.Spartacus;
import org.junit.jupiter.api.Test;

/// How weights are found.
class FitTest {

  private static final List<String> NAMES = List.of("strength", "noise");

  /// By how much an answer is ahead of another.
  private interface Lead {
    double of(double[] answer, double[] other, double progress);
  }

  /// Two answers each; the right one is drawn by how much the first is ahead.
  ///
  /// @param head by how much the second is ahead besides, which is known
  private static List<Sample> drawn(int count, long seed, double head, Lead lead) {
    SplittableRandom luck = new SplittableRandom(seed);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double[][] answers = new double[2][2];
      for (double[] answer : answers) {
        answer[0] = luck.nextGaussian();
        answer[1] = luck.nextGaussian();
      }
      double progress = luck.nextDouble();
      double ahead = lead.of(answers[0], answers[1], progress);
      boolean first = luck.nextDouble() < 1 / (1 + Math.exp(head - ahead));
      double[] truth = first ? new double[] {1, 0} : new double[] {0, 1};
      samples.add(new Sample(answers, progress, truth, new double[] {0, head}));
    }
    return samples;
  }

  /// As if strength counted 1 at the start and 3 at the end, and noise nothing.
  private static List<Sample> samples(int count) {
    return drawn(
        count, 7, 0, (answer, other, progress) -> (1 + 2 * progress) * (answer[0] - other[0]));
  }

  @Test
  void the_weights_by_which_the_answers_came_are_found() {
    Weights weights = new Fitting(NAMES, false, samples(20_000)).weights();
    assertThat(weights.start(0)).isCloseTo(1, within(0.15));
    assertThat(weights.end(0)).isCloseTo(3, within(0.25));
    assertThat(weights.start(1)).isCloseTo(0, within(0.1));
    assertThat(weights.end(1)).isCloseTo(0, within(0.15));
  }

  /// Noise seems to do a little harm in few samples.
  @Test
  void what_can_do_no_harm_has_no_weight_below_nothing() {
    List<Sample> few = samples(300);
    Weights free = new Fitting(NAMES, false, few).weights();
    assertThat(Math.min(free.start(1), free.end(1))).isNegative();
    Weights goods = new Fitting(NAMES, true, few).weights();
    assertThat(Math.min(goods.start(1), goods.end(1))).isZero();
    assertThat(goods.end(0)).isCloseTo(3, within(1.2));
  }

  @Test
  void who_knows_the_weights_is_surprised_less() {
    List<Sample> samples = samples(2_000);
    double[] nothing = new double[2];
    double guessing = Fitting.surprise(new Weights(NAMES, nothing, nothing), samples);
    assertThat(guessing).isCloseTo(Math.log(2), within(1e-9));
    assertThat(Fitting.guessing(NAMES, samples)).isCloseTo(guessing, within(1e-9));
    Weights found = new Fitting(NAMES, false, samples).weights();
    assertThat(Fitting.surprise(found, samples)).isLessThan(0.9 * guessing);
  }

  /// One answer is ahead by a head that is known, and the second feature goes against it: without
  /// the head it would seem to do harm.
  @Test
  void what_is_known_besides_is_not_taken_for_the_features() {
    SplittableRandom luck = new SplittableRandom(8);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      double head = 2 * luck.nextGaussian();
      double[][] different = {{luck.nextGaussian(), luck.nextGaussian() - head}, {0, 0}};
      boolean first = luck.nextDouble() < 1 / (1 + Math.exp(-head - different[0][0]));
      double[] truth = first ? new double[] {1, 0} : new double[] {0, 1};
      samples.add(new Sample(different, 0, truth, new double[] {head, 0}));
    }
    Weights weights = new Fitting(NAMES, false, samples).weights();
    assertThat(weights.start(0)).isCloseTo(1, within(0.1));
    assertThat(weights.start(1)).isCloseTo(0, within(0.1));
    double[] nothing = new double[2];
    assertThat(Fitting.surprise(weights, samples))
        .isLessThan(0.95 * Fitting.surprise(new Weights(NAMES, nothing, nothing), samples));
  }

  /// Half of them say the opposite, but count little.
  @Test
  void what_counts_more_teaches_more() {
    List<Sample> samples = new ArrayList<>();
    for (Sample sample : samples(20_000)) {
      double[] opposite = {sample.truth()[1], sample.truth()[0]};
      samples.add(new Sample(sample.answers(), 0, sample.truth(), new double[2], 1));
      samples.add(new Sample(sample.answers(), 0, opposite, new double[2], 0.1));
    }
    Weights weights = new Fitting(NAMES, false, samples).weights();
    assertThat(weights.start(0)).isGreaterThan(1);
    List<Sample> alike =
        samples.stream().map(it -> new Sample(it.answers(), 0, it.truth(), new double[2])).toList();
    assertThat(new Fitting(NAMES, false, alike).weights().start(0)).isCloseTo(0, within(0.02));
    assertThat(Fitting.surprise(weights, samples))
        .isLessThan(0.8 * Fitting.surprise(weights, alike));
  }

  /// Strength counts only with what was noise before, as 4 times the smaller of the two: no sum
  /// says that.
  private static List<Sample> together(int count, long seed) {
    return drawn(count, seed, 1, (answer, other, _) -> 4 * (smaller(answer) - smaller(other)));
  }

  private static double smaller(double[] answer) {
    return Math.min(answer[0], answer[1]);
  }

  @Test
  void cells_find_what_features_mean_together() {
    List<Sample> samples = together(40_000, 9);
    List<Sample> others = together(4_000, 10);
    Weights sum = new Fitting(NAMES, false, samples).weights();
    Weights cells = new Training(NAMES, 8, samples).weights();
    assertThat(Fitting.surprise(cells, others)).isLessThan(0.82 * Fitting.surprise(sum, others));
    assertThat(new Training(NAMES, 8, samples).weights().toJson()).isEqualTo(cells.toJson());
  }

  /// Half of them say the opposite, but count little.
  @Test
  void cells_too_learn_more_from_what_counts_more() {
    List<Sample> samples = new ArrayList<>();
    List<Sample> alike = new ArrayList<>();
    for (Sample sample : together(8_000, 9)) {
      double[] opposite = {sample.truth()[1], sample.truth()[0]};
      samples.add(sample);
      samples.add(new Sample(sample.answers(), sample.progress(), opposite, sample.head(), 0.02));
      alike.add(sample);
      alike.add(new Sample(sample.answers(), sample.progress(), opposite, sample.head()));
    }
    List<Sample> others = together(4_000, 10);
    Weights counted = new Training(NAMES, 8, samples).weights();
    Weights confused = new Training(NAMES, 8, alike).weights();
    assertThat(Fitting.surprise(counted, others))
        .isLessThan(0.6 * Fitting.surprise(confused, others));
  }

  @Test
  void decisions_count_by_what_hangs_on_them() {
    Mind<State, Move> mind = Mind.of(Pax.standard());
    Thoughts<State, Move> thoughts =
        new Thoughts<>(mind, (FittedInstinct<State, Move>) mind.instinct(), 4);
    for (int seed = 0; seed < 6; seed++) {
      thoughts.play(Setup.of(3), seed);
    }
    assertThat(thoughts.samples())
        .allSatisfy(
            sample -> {
              double most = Arrays.stream(sample.truth()).max().orElseThrow();
              double least = Arrays.stream(sample.truth()).min().orElseThrow();
              double apart = 0.012 * Math.log(most / least); // as likely as it is good
              assertThat(sample.weight()).isCloseTo(apart, within(1e-9));
            })
        .anySatisfy(sample -> assertThat(sample.weight()).isZero())
        .anySatisfy(sample -> assertThat(sample.weight()).isGreaterThan(0.05));
  }

  @Test
  void experiments_learn_the_same_from_the_same_seed() {
    Spartacus game = Spartacus.standard();
    Fit fit = new Fit(List.of(Setup.of(3).with("length", "quick")), 20, 10, 1, 1, 5);
    FittedValuation<ludus.spartacus.State> valuation =
        (FittedValuation<ludus.spartacus.State>) game.valuation();
    List<Fit.Progress> told = new ArrayList<>();
    String weights = fit.tried(game, valuation, 2, told::add);
    assertThat(fit.tried(game, valuation, 2, _ -> {})).isEqualTo(weights);
    assertThat(told).singleElement().satisfies(it -> assertThat(it.samples()).isBetween(60, 144));
    assertThat(valuation.with(weights).aims()).isEqualTo(valuation.aims());
  }

  /// In the first round nobody thinks, for want of anything to think with.
  @Test
  void values_are_learnt_in_rounds() {
    Pax pax = Pax.standard();
    FittedValuation<State> valuation = (FittedValuation<State>) pax.valuation();
    List<Fit.Progress> told = new ArrayList<>();
    Fit fit = new Fit(List.of(Setup.of(3)), 10, 10, 1, 2, 5);
    String weights = fit.values(pax, valuation, told::add);
    assertThat(fit.values(pax, valuation, _ -> {})).isEqualTo(weights);
    assertThat(told).extracting(Fit.Progress::round).containsExactly(1, 1, 1, 2, 2, 2);
    assertThat(told.getFirst().before().orElseThrow()).isCloseTo(Math.log(2), within(1e-9));
    Fit once = new Fit(List.of(Setup.of(3)), 10, 10, 1, 1, 5);
    assertThat(once.values(pax, valuation, _ -> {})).isNotEqualTo(weights);
  }

  /// Every position kept was played on by players who mean it: in a third of the games from the
  /// start, in the others from a position of a loose game.
  @Test
  void some_games_are_meant_from_their_start() {
    Mind<State, Move> mind = Mind.of(Pax.standard());
    FittedValuation<State> valuation = (FittedValuation<State>) mind.valuation();
    double start =
        valuation.progress(mind.game().start(Setup.of(4), new SeededChance(Seed.ofNumber(1), 0)));
    int whole = 0;
    int most = 0;
    for (int seed = 0; seed < 60; seed++) {
      SelfPlay<State, Move> game = new SelfPlay<>(mind, valuation, false);
      game.play(Setup.of(4), seed);
      List<Sample> kept = game.samples(0);
      whole += kept.getFirst().progress() < 1.1 * start ? 1 : 0;
      most = Math.max(most, kept.size());
    }
    assertThat(whole).isBetween(15, 40);
    assertThat(most).isEqualTo(24);
  }

  @Test
  void the_same_seed_learns_the_same() {
    Pax pax = Pax.standard();
    Fit fit = new Fit(List.of(Setup.of(3), Setup.of(4)), 20, 10, 2, 1, 5);
    FittedValuation<State> valuation = (FittedValuation<State>) pax.valuation();
    FittedInstinct<State, Move> instinct =
        (FittedInstinct<State, Move>) pax.instinct().orElseThrow();
    List<Fit.Progress> told = new ArrayList<>();
    Fit.Learnt learnt = fit.learn(pax, valuation, instinct, told::add);
    assertThat(fit.learn(pax, valuation, instinct, _ -> {})).isEqualTo(learnt);
    assertThat(told)
        .extracting(Fit.Progress::what)
        .containsExactly("Rome", "conspiracy", "points", "instinct");
    assertThat(valuation.with(learnt.valuation()).aims()).isEqualTo(valuation.aims());
    assertThat(instinct.with(learnt.instinct()).names()).isEqualTo(instinct.names());
  }
}
