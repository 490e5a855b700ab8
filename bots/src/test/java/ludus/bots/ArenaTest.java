package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Report;
import ludus.bots.arena.Share;
import ludus.kernel.Setup;
import ludus.pax.Pax;
import org.junit.jupiter.api.Test;

class ArenaTest {

  private static final Pax PAX = Pax.standard();

  private static Experiment experiment(long seed) {
    return new Experiment(
        Setup.of(3),
        List.of(Level.PLEBEIAN, Level.RANDOM, Level.RANDOM),
        150,
        seed,
        Budget.STANDARD);
  }

  @Test
  void the_number_of_threads_changes_nothing() {
    Report one = Arena.run(PAX, experiment(5), 1, _ -> {});
    Report three = Arena.run(PAX, experiment(5), 3, _ -> {});
    assertThat(three.bots()).isEqualTo(one.bots());
    assertThat(three.seats()).isEqualTo(one.seats());
    assertThat(three.length()).isEqualTo(one.length());
    assertThat(three.results()).isEqualTo(one.results());
    assertThat(Arena.run(PAX, experiment(6), 2, _ -> {}).length()).isNotEqualTo(one.length());
  }

  @Test
  void every_game_is_counted_and_every_bot_sits_everywhere() {
    AtomicInteger told = new AtomicInteger();
    Report report =
        Arena.run(PAX, experiment(1), 2, done -> told.accumulateAndGet(done, Math::max));
    assertThat(told).hasValue(150);
    assertThat(report.games()).isEqualTo(150);
    assertThat(report.bots()).allMatch(bot -> bot.wins().trials() == 150);
    double wins = report.bots().stream().mapToDouble(bot -> bot.wins().wins()).sum();
    assertThat(wins).isCloseTo(150 - report.noWinner(), within(1e-9));
    double bySeat = report.seats().stream().mapToDouble(Share::wins).sum();
    assertThat(bySeat).isCloseTo(wins, within(1e-9));
    assertThat(report.results().values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(150);
    assertThat(report.length().shortest()).isLessThanOrEqualTo(report.length().longest());
    assertThat(report.decisionsPerSecond()).isPositive();
  }

  @Test
  void a_line_up_turns_by_one_seat_each_game() {
    Experiment experiment = experiment(1);
    assertThat(List.of(experiment.botAt(0, 0), experiment.botAt(1, 0), experiment.botAt(2, 0)))
        .containsExactly(0, 1, 2);
    assertThat(experiment.botAt(3, 2)).isEqualTo(2);
  }

  @Test
  void intervals_are_wilsons() {
    Share half = new Share(50, 100);
    assertThat(half.rate()).isEqualTo(0.5);
    assertThat(half.low()).isCloseTo(0.4038, within(0.0005));
    assertThat(half.high()).isCloseTo(0.5962, within(0.0005));
    Share none = new Share(0, 20);
    assertThat(none.low()).isZero();
    assertThat(none.high()).isCloseTo(0.1611, within(0.0005));
    Share nothing = new Share(0, 0);
    assertThat(nothing.rate()).isZero();
    assertThat(nothing.low()).isZero();
    assertThat(nothing.high()).isEqualTo(1);
  }
}
