package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Report;
import ludus.kernel.BadInput;
import ludus.kernel.Chance;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.pax.Move;
import ludus.pax.Pax;
import ludus.pax.State;
import org.junit.jupiter.api.Test;

class BotsTest {

  private static final Pax PAX = Pax.standard();

  @Test
  void a_situation_shows_what_its_seat_may_see() {
    State start = PAX.start(Setup.of(3), Chance.of(new SplittableRandom(1)));
    Situation<State, Move> situation = new Situation<>(PAX, start, 1);
    assertThat(situation.view()).isEqualTo(PAX.view(start, Viewer.seat(1)));
    assertThat(situation.moves()).isEqualTo(PAX.moves(start, 1));
    assertThat(situation.ask().seat()).isEqualTo(1);
    assertThat(situation.hint(situation.moves().getFirst())).isNotNull();
    assertThat(situation.imagine(new SplittableRandom(2))).isNotEqualTo(start);
  }

  @Test
  void a_budget_of_time_ends_the_thinking() {
    State start = PAX.start(Setup.of(4), Chance.of(new SplittableRandom(1)));
    Move move =
        Level.CAESAR
            .bot()
            .choose(new Situation<>(PAX, start, 1), Budget.ofMillis(1), new SplittableRandom(1));
    assertThat(PAX.refusal(start, 1, move)).isEmpty();
  }

  @Test
  void budgets_are_written_with_their_unit() {
    assertThat(Budget.parse("200ms")).isEqualTo(Budget.ofMillis(200));
    assertThat(Budget.parse("500it")).isEqualTo(Budget.ofIterations(500));
    for (String wrong : List.of("", "200", "0ms", "-3it", "2s", "9999999999ms")) {
      assertThatThrownBy(() -> Budget.parse(wrong))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("200ms or 500it");
    }
  }

  @Test
  void only_levels_that_exist_are_known() {
    assertThat(Level.ids())
        .containsExactly("random", "plebeian", "equestrian", "senator", "caesar");
    assertThat(Level.of("plebeian")).contains(Level.PLEBEIAN);
    assertThat(Level.of("consul")).isEmpty();
  }

  @Test
  void a_plebeian_beats_chance() {
    assertThat(duel(Level.PLEBEIAN, Level.RANDOM, 60, Budget.STANDARD)).isGreaterThan(0.6);
  }

  @Test
  void an_equestrian_beats_a_plebeian() {
    assertThat(duel(Level.EQUESTRIAN, Level.PLEBEIAN, 80, Budget.STANDARD)).isGreaterThan(0.6);
  }

  @Test
  void a_senator_beats_an_equestrian() {
    assertThat(duel(Level.SENATOR, Level.EQUESTRIAN, 80, Budget.STANDARD)).isGreaterThan(0.55);
  }

  /// The share of the victories that two of one level win against two of another.
  private static double duel(Level one, Level other, int games, Budget budget) {
    Experiment experiment =
        new Experiment(Setup.of(4), List.of(one, one, other, other), games, 1, budget);
    Report report = Arena.run(PAX, experiment, 2, _ -> {});
    double won = report.bots().get(0).wins().wins() + report.bots().get(1).wins().wins();
    return won / (games - report.noWinner());
  }
}
