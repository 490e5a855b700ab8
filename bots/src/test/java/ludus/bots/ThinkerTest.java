package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import ludus.bots.Thinker.Amount.ByHorizon;
import ludus.bots.Thinker.Amount.Fixed;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Instinct;
import ludus.kernel.Setup;
import ludus.kernel.Turn;
import ludus.marenostrum.MareNostrum;
import ludus.pax.Move;
import ludus.pax.Pax;
import ludus.pax.State;
import ludus.spartacus.Spartacus;
import org.junit.jupiter.api.Test;

/// How bots think ahead: the same each time, in one thread or several, and never longer than they
/// may.
class ThinkerTest {

  private static final Pax PAX = Pax.standard();
  private static final long MILLI = 1_000_000;

  /// Nothing ever drops out.
  private static final Style UNDECIDED =
      new Style(8, 0, 3, 0, 0, 0.005, 40, Double.POSITIVE_INFINITY);

  private static Thinker thinker(int iterations, int threads) {
    return new Thinker(
        Level.CAESAR,
        Style.WIDE,
        new Fixed(iterations),
        new Pace(2_000, 8_000, System::nanoTime),
        threads);
  }

  private static <S, M> void thinksAlike(Game<S, M> game, Setup setup, int every) {
    new Walk(Level.RANDOM, 5, every, 12)
        .through(
            game,
            setup,
            (state, seat) -> {
              Situation<S, M> situation = new Situation<>(game, state, seat);
              Budget budget = Budget.ofIterations(11);
              for (int threads : List.of(1, 3)) {
                M move = thinker(1, threads).choose(situation, budget, new SplittableRandom(3));
                M again = thinker(1, threads).choose(situation, budget, new SplittableRandom(3));
                assertThat(again).isEqualTo(move);
                assertThat(game.refusal(state, seat, move)).isEmpty();
              }
            });
  }

  @Test
  void the_same_seed_chooses_the_same_move_in_pax() {
    thinksAlike(PAX, Setup.of(4), 9);
  }

  @Test
  void the_same_seed_chooses_the_same_move_in_spartacus() {
    thinksAlike(Spartacus.standard(), Setup.of(4), 31);
  }

  @Test
  void the_same_seed_chooses_the_same_move_in_mare_nostrum() {
    thinksAlike(MareNostrum.standard(), Setup.of(4), 23);
  }

  /// A position of PAX in which there is something to think about.
  private static State toThinkAbout() {
    return PAX.start(Setup.of(4), Chance.of(new SplittableRandom(1)));
  }

  /// How many positions a bot imagines for one decision.
  @SuppressWarnings("unchecked")
  private static int imagined(Bot thinker, Budget budget) {
    AtomicInteger imagined = new AtomicInteger();
    Game<State, Move> game =
        (Game<State, Move>)
            Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (_, method, arguments) -> {
                  imagined.addAndGet(method.getName().equals("imagine") ? 1 : 0);
                  return method.invoke(PAX, arguments);
                });
    State start = toThinkAbout();
    Move move = thinker.choose(new Situation<>(game, start, 1), budget, new SplittableRandom(1));
    assertThat(PAX.refusal(start, 1, move)).isEmpty();
    return imagined.get();
  }

  @Test
  void a_decision_ends_when_its_time_is_up() {
    AtomicLong now = new AtomicLong();
    Pace pace = new Pace(2_000, 8_000, () -> now.addAndGet(100 * MILLI));
    Thinker thinker = new Thinker(Level.CAESAR, UNDECIDED, new Fixed(1_000_000), pace, 1);
    int laps = imagined(thinker, Budget.STANDARD);
    assertThat(laps).isBetween(15, 20);
    assertThat(now.get()).isLessThanOrEqualTo(2_300 * MILLI);
  }

  @Test
  void a_budget_of_time_goes_before_the_time_of_the_level() {
    AtomicLong now = new AtomicLong();
    Pace pace = new Pace(2_000, 8_000, () -> now.addAndGet(10 * MILLI));
    Thinker thinker = new Thinker(Level.CAESAR, UNDECIDED, new Fixed(1), pace, 1);
    assertThat(imagined(thinker, Budget.ofMillis(100))).isBetween(6, 10);
  }

  @Test
  void a_turn_has_an_end_too() {
    AtomicLong now = new AtomicLong();
    Pace pace = new Pace(2_000, 8_000, () -> now.addAndGet(100 * MILLI));
    Thinker thinker = new Thinker(Level.CAESAR, UNDECIDED, new Fixed(1_000_000), pace, 1);
    List<Integer> laps = new ArrayList<>();
    for (int decision = 0; decision < 6; decision++) {
      laps.add(imagined(thinker, Budget.STANDARD));
    }
    assertThat(laps.get(2)).isPositive();
    assertThat(laps.getLast()).isZero();
    assertThat(now.get()).isLessThanOrEqualTo(9_500 * MILLI);
  }

  @Test
  void a_new_turn_has_its_own_time() {
    Deque<Long> looks = new ArrayDeque<>(List.of(0L, 7_000 * MILLI, 7_000 * MILLI));
    Pace pace = new Pace(2_000, 8_000, looks::pop);
    pace.begin(new Turn(1, "turn", 2));
    pace.end();
    pace.begin(new Turn(1, "turn", 2));
    assertThat(pace.allowed(Budget.STANDARD)).isEqualTo(1_000 * MILLI);
    looks.push(7_000 * MILLI);
    pace.begin(new Turn(1, "turn", 3));
    assertThat(pace.allowed(Budget.STANDARD)).isEqualTo(2_000 * MILLI);
  }

  @Test
  void iterations_are_counted_and_know_no_time() {
    AtomicLong now = new AtomicLong();
    Pace pace = new Pace(2_000, 8_000, () -> now.addAndGet(5_000 * MILLI));
    Thinker thinker = new Thinker(Level.CAESAR, UNDECIDED, new Fixed(1), pace, 1);
    assertThat(imagined(thinker, Budget.ofIterations(37))).isEqualTo(37);
    assertThat(thinker.usual()).isEqualTo(Budget.ofIterations(1));
  }

  @Test
  void what_is_clearly_behind_drops_out() {
    Style quick = new Style(8, 0, 3, 0, 0, 0.005, 40, 0.5);
    Thinker thinker =
        new Thinker(Level.CAESAR, quick, new Fixed(1), new Pace(2_000, 8_000, () -> 0), 1);
    assertThat(imagined(thinker, Budget.ofIterations(4_000))).isBetween(8, 3_999);
  }

  @Test
  void how_much_is_imagined_can_hang_on_the_horizon() {
    assertThat(PAX.instinct().orElseThrow().horizon()).isEqualTo(8);
    Thinker thinker =
        new Thinker(
            Level.SENATOR, UNDECIDED, new ByHorizon(0.4), new Pace(2_000, 8_000, () -> 0), 1);
    assertThat(imagined(thinker, Budget.STANDARD)).isEqualTo(4);
    assertThat(imagined(thinker, Budget.ofIterations(6))).isEqualTo(6);
  }

  @Test
  void a_senator_imagines_one_position_in_pax() {
    assertThat(imagined(Level.SENATOR.bot(), Budget.STANDARD)).isEqualTo(1);
    assertThat(Level.SENATOR.bot().usual()).isEqualTo(Budget.STANDARD);
  }

  private static final List<String> SAID = List.of("ave", "salve", "vale", "heu");

  /// Where all moves come to the same, what one leans to is as good a reason as any. What comes to
  /// mind only by experience is tried too, and nothing is held to be rarer than it can know.
  @Test
  void a_caesar_is_told_by_experience_what_a_novice_does_not_think_of() {
    Mind<List<String>, String> mind =
        new Toy(List.of(0, 1), List.of(SAID, SAID), true, _ -> 0.5).mind();
    Instinct<List<String>, String> experienced =
        new Instinct<>() {
          @Override
          public double[] weights(List<String> said, int seat, List<String> moves) {
            return new double[] {1, 0.0001, 0.9, 0.01};
          }

          @Override
          public Optional<double[]> experienced(List<String> said, int seat, List<String> moves) {
            return Optional.of(new double[] {0.06, 1, 0.000001, 0.1});
          }
        };
    Situation<List<String>, String> situation =
        new Situation<>(new Mind<>(mind.game(), experienced, mind.valuation()), List.of(), 0);
    Budget few = Budget.ofIterations(8);
    SplittableRandom own = new SplittableRandom(1);
    assertThat(Level.CAESAR.bot().choose(situation, few, own)).isEqualTo("salve");
    assertThat(Level.novice().choose(situation, few, own)).isEqualTo("ave");
    assertThat(Level.SENATOR.bot().choose(situation, few, own)).isEqualTo("ave");
    List<Advice.Opinion<String>> opinions =
        Level.adviser().advise(situation, List.of(), few, own).opinions();
    assertThat(opinions)
        .extracting(Advice.Opinion::move)
        .containsExactly("salve", "ave", "vale", "heu");
    // what is told is what the order follows from
    assertThat(opinions.getFirst().share()).isCloseTo(0.5 + 0.002 * Math.log(0.0001), within(1e-9));
    assertThat(opinions)
        .isSortedAccordingTo(Comparator.comparingDouble(opinion -> -opinion.share()));
  }
}
