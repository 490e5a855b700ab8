package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Contestant;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Played;
import ludus.bots.arena.Question;
import ludus.bots.arena.Report;
import ludus.bots.arena.Share;
import ludus.bots.arena.Threads;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.Outcome;
import ludus.kernel.Setup;
import ludus.marenostrum.MareNostrum;
import ludus.pax.Pax;
import ludus.spartacus.Spartacus;
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

  private static Experiment duels(int seats, int games, String... bots) {
    return Experiment.duels(
        Setup.of(seats),
        List.of(bots).stream().map(Contestant::parse).toList(),
        games,
        5,
        Budget.STANDARD);
  }

  private static Report run(Game<?, ?> game, Experiment experiment) {
    return Arena.run(game, experiment, 2, _ -> {});
  }

  /// What doesn't depend on the clock.
  private record Row(int game, Outcome outcome, int decisions) {}

  private static List<Row> rows(Experiment experiment, List<Question> questions, int threads) {
    List<Row> rows = new ArrayList<>();
    Arena.run(
        new Threads(PAX, threads),
        experiment,
        questions,
        it -> rows.add(new Row(it.game(), it.outcome(), it.decisions())),
        _ -> {});
    return rows;
  }

  @Test
  void games_are_seen_in_order_and_are_the_same_whatever_the_number_of_threads() {
    List<Row> one = rows(experiment(5), List.of(), 1);
    assertThat(one.stream().map(Row::game)).containsExactlyElementsOf(numbers(150));
    assertThat(rows(experiment(5), List.of(), 3)).isEqualTo(one);
    assertThat(rows(experiment(6), List.of(), 3)).isNotEqualTo(one);
  }

  private static List<Integer> numbers(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  @Test
  void the_number_of_threads_changes_no_figure() {
    Report one = Arena.run(PAX, experiment(5), 1, _ -> {});
    Report three = Arena.run(PAX, experiment(5), 3, _ -> {});
    assertThat(three.bots()).isEqualTo(one.bots());
    assertThat(three.levels()).isEqualTo(one.levels());
    assertThat(three.seats()).isEqualTo(one.seats());
    assertThat(three.length()).isEqualTo(one.length());
    assertThat(three.endings()).isEqualTo(one.endings());
    assertThat(Arena.run(PAX, experiment(6), 2, _ -> {}).length()).isNotEqualTo(one.length());
  }

  @Test
  void one_game_can_be_played_again_by_its_number() {
    Played again = Arena.play(PAX, experiment(5), 77);
    assertThat(rows(experiment(5), List.of(), 2).get(77))
        .isEqualTo(new Row(77, again.outcome(), again.decisions()));
  }

  @Test
  void games_end_early_at_the_same_game_whatever_the_number_of_threads() {
    Experiment experiment = duels(4, 600, "plebeian", "random");
    List<Question> questions = Question.whoIsBetter(experiment);
    List<Row> one = rows(experiment, questions, 1);
    assertThat(one.size()).isLessThan(600);
    assertThat(one.size() % 6).isZero();
    assertThat(rows(experiment, questions, 3)).isEqualTo(one);
  }

  @Test
  void what_is_clear_is_said() {
    Experiment experiment = duels(4, 600, "random", "plebeian");
    Report report =
        Arena.run(
            new Threads(PAX, 2), experiment, Question.whoIsBetter(experiment), _ -> {}, _ -> {});
    Question.Answer answer = report.answers().getFirst();
    assertThat(answer.isClear()).isTrue();
    assertThat(answer.isLess()).isTrue();
    assertThat(answer.isMore()).isFalse();
    assertThat(answer.high()).isLessThan(0.5);
    assertThat(report.games()).isLessThan(600);
  }

  @Test
  void of_equals_all_games_are_played_and_nothing_is_clear() {
    Experiment experiment = duels(4, 120, "random", "random@1it");
    Report report =
        Arena.run(
            new Threads(PAX, 2), experiment, Question.whoIsBetter(experiment), _ -> {}, _ -> {});
    assertThat(report.games()).isEqualTo(120);
    assertThat(report.answers().getFirst().isClear()).isFalse();
  }

  @Test
  void a_line_up_asks_for_each_level_whether_it_wins_more_than_its_share() {
    List<Question> two = Question.whoIsBetter(experiment(1));
    assertThat(two).containsExactly(new Question(List.of(0), -1, 1.0 / 3));
    Experiment alike =
        new Experiment(Setup.of(2), List.of(Level.RANDOM, Level.RANDOM), 10, 1, Budget.STANDARD);
    assertThatThrownBy(() -> Question.whoIsBetter(alike)).isInstanceOf(BadInput.class);
    Report report = Arena.run(new Threads(PAX, 2), experiment(1), two, _ -> {}, _ -> {});
    assertThat(report.answers().getFirst().isMore()).isTrue();
    assertThat(report.games()).isLessThan(150);
    assertThat(report.games() % 3).isZero();
  }

  @Test
  void a_duel_has_all_six_arrangements_of_each_deal() {
    Experiment experiment = duels(4, 12, "plebeian", "random");
    Set<List<Integer>> arrangements = new HashSet<>();
    for (int game = 0; game < 6; game++) {
      List<Integer> seats = new ArrayList<>();
      for (int seat = 0; seat < 4; seat++) {
        seats.add(experiment.botAt(game, seat));
      }
      assertThat(seats.stream().filter(bot -> bot == 0)).hasSize(2);
      arrangements.add(seats);
      assertThat(experiment.seedOf(game)).isEqualTo(5);
      assertThat(experiment.seedOf(game + 6)).isEqualTo(6);
    }
    assertThat(arrangements).hasSize(6);
  }

  @Test
  void with_an_odd_number_of_seats_each_has_one_more_in_half_of_the_games() {
    Experiment experiment = duels(3, 1, "plebeian", "random");
    assertThat(experiment.games()).isEqualTo(6);
    int[] firsts = new int[4];
    for (int game = 0; game < 6; game++) {
      int at = game;
      firsts[(int) IntStream.range(0, 3).filter(seat -> experiment.botAt(at, seat) == 0).count()]++;
    }
    assertThat(firsts).containsExactly(0, 3, 3, 0);
  }

  @Test
  void duels_play_whole_deals() {
    assertThat(duels(4, 40, "plebeian", "random").games()).isEqualTo(42);
    assertThat(duels(4, 40, "plebeian", "random", "equestrian").games()).isEqualTo(54);
  }

  @Test
  void each_meets_each_on_the_same_deals() {
    Experiment experiment = duels(2, 12, "plebeian", "random", "equestrian@1it");
    Report report = run(PAX, experiment);
    assertThat(report.deals()).isEqualTo(2);
    assertThat(report.duels())
        .allMatch(duel -> duel.wins().trials() + duel.undecided() == 4)
        .hasSize(3);
    assertThat(experiment.seedOf(0)).isEqualTo(experiment.seedOf(5));
    assertThat(report.ratings().stream().map(Report.Rating::bot))
        .containsExactly("plebeian", "random", "equestrian@1it");
    assertThat(report.ratings().getFirst().points()).isZero();
    assertThat(report.ratings().get(1).points()).isNegative();
  }

  @Test
  void the_wins_of_all_seats_of_a_duellist_count_together() {
    Report report = run(PAX, duels(4, 60, "equestrian", "random"));
    Report.Duel duel = report.duels().getFirst();
    assertThat(duel.wins().rate()).isGreaterThan(0.8);
    assertThat(report.bots().get(0).wins().rate() + report.bots().get(1).wins().rate())
        .isCloseTo(1, within(1e-9));
    assertThat(report.bots().get(0).wins()).isEqualTo(duel.wins());
    assertThat(report.levels()).isEmpty();
  }

  @Test
  void games_that_nobody_wins_are_left_out_of_duels_and_told() {
    Experiment experiment =
        Experiment.duels(
            Setup.of(3).with("roundLimit", "3"),
            List.of(Contestant.parse("random"), Contestant.parse("random@1it")),
            6,
            1,
            Budget.STANDARD);
    Report report = run(MareNostrum.standard(), experiment);
    assertThat(report.noWinner()).isEqualTo(6);
    assertThat(report.duels().getFirst().undecided()).isEqualTo(6);
    assertThat(report.duels().getFirst().wins().trials()).isZero();
    assertThat(report.endings().stream().map(Report.Ending::result)).containsExactly("ROUND_LIMIT");
    assertThat(report.sides()).hasSizeBetween(3, 5).allMatch(side -> side.wins().wins() == 0);
    assertThat(report.sides().stream().mapToInt(side -> side.wins().trials()).sum()).isEqualTo(18);
  }

  @Test
  void houses_are_counted_whoever_plays_them() {
    Report report =
        run(
            Spartacus.standard(),
            new Experiment(
                Setup.of(3),
                List.of(Level.PLEBEIAN, Level.PLEBEIAN, Level.PLEBEIAN),
                6,
                1,
                Budget.STANDARD));
    assertThat(report.sides()).hasSize(4);
    assertThat(report.sides().getFirst().side().key()).isEqualTo("spartacus.house.batiatus");
    assertThat(report.sides().stream().mapToInt(side -> side.wins().trials()).sum()).isEqualTo(18);
    assertThat(report.sides().stream().mapToDouble(side -> side.wins().wins()).sum())
        .isCloseTo(6 - report.noWinner(), within(1e-9));
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
    assertThat(report.endings().stream().mapToInt(Report.Ending::games).sum()).isEqualTo(150);
    assertThat(report.sides()).isEmpty();
    assertThat(report.length().shortest()).isLessThanOrEqualTo(report.length().median());
    assertThat(report.length().median()).isLessThanOrEqualTo(report.length().longest());
    assertThat(report.length().distribution().stream().mapToInt(Report.Bin::games).sum())
        .isEqualTo(150);
    assertThat(report.paces().stream().map(Report.Pace::bot))
        .containsExactlyInAnyOrder("plebeian", "random");
    assertThat(report.paces().stream().mapToLong(Report.Pace::answers).sum())
        .isEqualTo(report.decisions());
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
  void contestants_are_levels_and_yardsticks_with_a_budget_of_their_own() {
    assertThat(Contestant.parse("equestrian@20it").budget()).contains(Budget.ofIterations(20));
    assertThat(Contestant.parse("textbook").bot()).isInstanceOf(Textbook.class);
    assertThat(Contestant.parse("flat@5it").bot()).isInstanceOf(Thinker.class);
    assertThat(Contestant.parse(" textbook@5ms ").id()).isEqualTo("textbook@5ms");
    assertThat(Contestant.parse("caesar").reduced(0.1).id()).isEqualTo("caesar@30it");
    assertThat(Contestant.parse("plebeian").reduced(0.1).id()).isEqualTo("plebeian");
    assertThat(Level.ids()).doesNotContain("textbook", "flat");
    assertThatThrownBy(() -> Contestant.parse("caligula"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("textbook");
  }

  @Test
  void a_duel_needs_two_bots_and_a_table() {
    assertThatThrownBy(() -> duels(4, 6, "random")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> duels(4, 6, "random", "random")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> duels(1, 6, "random", "plebeian")).isInstanceOf(BadInput.class);
  }

  @Test
  void intervals_are_wilsons() {
    Share half = Share.of(50, 100);
    assertThat(half.rate()).isEqualTo(0.5);
    assertThat(half.low()).isCloseTo(0.4038, within(0.0005));
    assertThat(half.high()).isCloseTo(0.5962, within(0.0005));
    Share none = Share.of(0, 20);
    assertThat(none.low()).isZero();
    assertThat(none.high()).isCloseTo(0.1611, within(0.0005));
    Share nothing = Share.of(0, 0);
    assertThat(nothing.rate()).isZero();
    assertThat(nothing.low()).isZero();
    assertThat(nothing.high()).isEqualTo(1);
    assertThat(new Share(50, 100, 25).high()).isGreaterThan(half.high());
  }
}
