package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import ludus.bots.Budget;
import ludus.pax.Pax;
import ludus.server.live.Hall;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Clocks, and those who play for people who are away. Bots pause for a second here.
final class ClockTest {

  private static final Duration SECOND = Duration.ofSeconds(1);

  @TempDir Path folder;

  private final HandTime time = new HandTime();
  private final Watched<?, ?> game = new Watched<>(Pax.standard());
  private Venue venue;

  @BeforeEach
  void open() {
    venue =
        Venue.in(folder)
            .playing(game)
            .with(new Hall.Settings(SECOND.toMillis(), 1000, Budget.ofIterations(2)))
            .with(time)
            .open();
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private Round playing(String pace, int seconds, int increment) {
    return Round.begun(venue, Round.timed("pax", 2, pace, seconds, increment));
  }

  private static List<String> by(Round round) {
    return round.log(0).stream().map(entry -> entry.path("by").stringValue()).toList();
  }

  private static JsonNode clock(Round round, int seat) {
    return round.position(0).path("times").path(seat);
  }

  private static long left(Round round, int seat) {
    return clock(round, seat).path("left").longValue();
  }

  private static boolean runs(Round round, int seat) {
    return clock(round, seat).path("running").booleanValue();
  }

  private static JsonNode seat(Round round, int seat) {
    return round.seat(0).snapshot(round.table()).path("table").path("seats").path(seat);
  }

  private static boolean isAway(Round round, int seat) {
    return seat(round, seat).path("away").booleanValue();
  }

  private static int active(Round round) {
    return round.position(0).path("awaited").path(0).path("seat").intValue();
  }

  /// Both have chosen their opening cards; the seat whose turn it is.
  private static int opened(Round round) {
    round.play(0, "ChooseOpening");
    round.play(1, "ChooseOpening");
    return active(round);
  }

  private static void leave(Round round, int seat) {
    round.seat(seat).done("DELETE", round.path("/seats/" + seat), Visitor.json());
  }

  @Test
  void a_clock_that_rings_answers_as_the_game_provides_and_the_log_says_so() {
    Round round = playing("PLAYER", 60, 30);
    round.play(0, "ChooseOpening");
    time.pass(Duration.ofSeconds(59));
    assertThat(by(round)).containsExactly("PERSON");
    assertThat(left(round, 1)).isEqualTo(1000);
    time.pass(SECOND);
    Venue.eventually("the clock rings", () -> by(round).size() == 2);
    JsonNode rung = round.log(1).getLast();
    assertThat(rung.path("by").stringValue()).isEqualTo("CLOCK");
    assertThat(rung.path("seat").intValue()).isEqualTo(1);
    assertThat(rung.path("lines").path(0).path("told").path("key").stringValue())
        .isEqualTo("server.log.clock");
    assertThat(round.position(1).path("view").path("players").path(1).path("hand")).hasSize(1);
    assertThat(isAway(round, 1)).isFalse();
    assertThat(left(round, 1)).isEqualTo(30_000);
  }

  @Test
  void clocks_run_only_for_those_who_are_awaited_and_grow_with_each_answer() {
    Round round = playing("PLAYER", 60, 5);
    assertThat(runs(round, 0)).isTrue();
    assertThat(runs(round, 1)).isTrue();
    time.pass(Duration.ofSeconds(20));
    round.play(0, "ChooseOpening");
    assertThat(left(round, 0)).isEqualTo(45_000);
    assertThat(runs(round, 0)).isFalse();
    time.pass(Duration.ofSeconds(10));
    assertThat(left(round, 0)).isEqualTo(45_000);
    assertThat(left(round, 1)).isEqualTo(30_000);
    round.play(1, "ChooseOpening");
    assertThat(left(round, 1)).isEqualTo(35_000);
    assertThat(runs(round, active(round))).isTrue();
    assertThat(runs(round, 1 - active(round))).isFalse();
  }

  @Test
  void who_changes_an_answer_gains_no_time() {
    Round round = playing("PLAYER", 60, 5);
    round.play(0, "ChooseOpening");
    for (int i = 0; i < 5; i++) {
      round.play(0, "ChooseOpening");
    }
    assertThat(left(round, 0)).isEqualTo(65_000);
  }

  @Test
  void who_takes_a_step_back_gives_back_what_it_gained() {
    Round round = playing("PLAYER", 60, 5);
    int seat = opened(round);
    round.play(seat, "ChooseTurn");
    while (!round.position(seat).path("you").path("what").stringValue().equals("buy")) {
      round.play(seat, "Assign");
    }
    long before = left(round, seat);
    for (int i = 0; i < 5; i++) {
      round.play(seat, "SkipBuy");
      assertThat(left(round, seat)).isEqualTo(before + 5_000);
      round.seat(seat).post(round.path("/undo"), Visitor.json().put("key", Visitor.key()));
      assertThat(left(round, seat)).isEqualTo(before);
    }
  }

  @Test
  void who_lets_two_clocks_ring_in_a_row_is_away_and_a_steward_plays() {
    Round round = playing("PLAYER", 60, 10);
    int seat = opened(round);
    time.pass(Duration.ofSeconds(70));
    Venue.eventually("it rings", () -> active(round) != seat);
    assertThat(isAway(round, seat)).isFalse();
    round.play(1 - seat, "ChooseTurn", "turn", "PASS");
    time.pass(Duration.ofSeconds(70));
    Venue.eventually("it rings again", () -> isAway(round, seat));
    assertThat(seat(round, seat).path("level").stringValue()).isEqualTo("senator");
    assertThat(seat(round, seat).path("kind").stringValue()).isEqualTo("PERSON");
    round.play(1 - seat, "ChooseTurn", "turn", "PASS");
    time.pass(SECOND);
    Venue.eventually("a steward plays", () -> by(round).contains("BOT"));
  }

  @Test
  void who_has_no_time_left_gets_a_little_for_each_answer_before_he_counts_as_away() {
    Round round = playing("PLAYER", 60, 0);
    int seat = opened(round);
    round.play(seat, "ChooseTurn", "turn", "NORMAL"); // several questions in a row
    time.pass(Duration.ofSeconds(60));
    Venue.eventually("it rings", () -> by(round).contains("CLOCK"));
    assertThat(active(round)).isEqualTo(seat);
    assertThat(isAway(round, seat)).isFalse();
    assertThat(left(round, seat)).isEqualTo(10_000);
    round.play(seat, "Assign");
    assertThat(left(round, seat)).isEqualTo(10_000);
    time.pass(Duration.ofSeconds(10));
    Venue.eventually(
        "it rings again", () -> by(round).stream().filter("CLOCK"::equals).count() == 2);
    assertThat(isAway(round, seat)).isFalse(); // he had answered in between
  }

  @Test
  void an_answer_in_between_makes_one_clock_that_rang_forgotten() {
    Round round = playing("PLAYER", 60, 10);
    int seat = opened(round);
    for (int i = 0; i < 3; i++) {
      time.pass(Duration.ofSeconds(70));
      Venue.eventually("it rings", () -> active(round) != seat);
      assertThat(isAway(round, seat)).isFalse();
      round.play(1 - seat, "ChooseTurn", "turn", "PASS");
      round.play(seat, "ChooseTurn", "turn", "PASS");
      round.play(1 - seat, "ChooseTurn", "turn", "PASS");
    }
  }

  @Test
  void a_steward_stops_when_the_person_comes_back() {
    Round round = playing("NONE", 0, 0);
    int seat = opened(round);
    leave(round, seat);
    assertThat(isAway(round, seat)).isTrue();
    assertThat(seat(round, seat).path("level").stringValue()).isEqualTo("senator");
    round.seat(seat).post(round.path("/return"), Visitor.json());
    assertThat(isAway(round, seat)).isFalse();
    assertThat(seat(round, seat).path("level").isNull()).isTrue();
    time.pass(SECOND);
    Venue.eventually("the steward has thought of it", () -> game.asked() > 0);
    assertThat(by(round)).containsExactly("PERSON", "PERSON");
  }

  @Test
  void a_steward_stops_when_the_person_just_moves() {
    Round round = playing("NONE", 0, 0);
    int seat = opened(round);
    leave(round, seat);
    round.play(seat, "ChooseTurn", "turn", "NORMAL");
    assertThat(isAway(round, seat)).isFalse();
    time.pass(SECOND);
    round.play(seat, "Assign");
    assertThat(by(round)).containsOnly("PERSON").hasSize(4);
  }

  @Test
  void a_clock_never_runs_for_a_bot_nor_for_a_steward() {
    Visitor host = venue.guest("Host");
    String table = host.makeTable(Round.timed("pax", 2, "PLAYER", 10, 0));
    host.sit(table, 0);
    host.bot(table, 1, "random");
    host.start(table);
    Round round = new Round(table, List.of(host));
    assertThat(runs(round, 0)).isTrue();
    assertThat(runs(round, 1)).isFalse();
    leave(round, 0);
    assertThat(runs(round, 0)).isFalse();
    time.pass(SECOND);
    Venue.eventually("both play", () -> by(round).size() >= 2);
    assertThat(by(round)).containsOnly("BOT");
    assertThat(left(round, 0)).isEqualTo(10_000);
    assertThat(left(round, 1)).isEqualTo(10_000);
  }

  @Test
  void with_days_every_answer_has_its_whole_time() {
    Round round = playing("DAYS", 2 * 86_400, 0);
    Page page = round.page(0); // a table that is looked at isn't put away
    time.pass(Duration.ofHours(47));
    round.play(0, "ChooseOpening");
    assertThat(left(round, 0)).isEqualTo(Duration.ofDays(2).toMillis());
    assertThat(left(round, 1)).isEqualTo(Duration.ofHours(1).toMillis());
    time.pass(Duration.ofHours(1));
    Venue.eventually("it rings", () -> by(round).size() == 2);
    assertThat(by(round)).containsExactly("PERSON", "CLOCK");
    assertThat(left(round, active(round))).isEqualTo(Duration.ofDays(2).toMillis());
    page.close();
  }

  @Test
  void while_the_server_is_down_a_players_clock_stands_still() {
    Round round = playing("PLAYER", 60, 0);
    time.pass(Duration.ofSeconds(10));
    round.play(0, "ChooseOpening");
    venue.close();
    time.pass(Duration.ofDays(1));
    venue.open();
    assertThat(left(round, 0)).isEqualTo(50_000);
    assertThat(left(round, 1)).isEqualTo(50_000);
    assertThat(runs(round, 1)).isTrue();
    time.pass(Duration.ofSeconds(50));
    Venue.eventually(
        "it rings",
        () -> {
          time.pass(Duration.ofSeconds(1)); // the table may still be on its way into memory
          return by(round).contains("CLOCK");
        });
  }

  @Test
  void while_the_server_is_down_days_go_on_but_some_minutes_are_left() {
    Round round = playing("DAYS", 2 * 86_400, 0);
    time.pass(Duration.ofHours(10));
    venue.close();
    time.pass(Duration.ofHours(10));
    venue.open();
    assertThat(left(round, 0)).isEqualTo(Duration.ofHours(28).toMillis());
    venue.close();
    time.pass(Duration.ofDays(10));
    venue.open();
    assertThat(left(round, 0)).isEqualTo(Duration.ofMinutes(5).toMillis());
    time.pass(Duration.ofMinutes(5));
    Venue.eventually(
        "they ring",
        () -> {
          time.pass(Duration.ofSeconds(1)); // the table may still be on its way into memory
          return by(round).size() >= 2;
        });
    assertThat(by(round).subList(0, 2)).containsOnly("CLOCK");
  }

  @Test
  void who_leaves_and_returns_gives_nobody_more_days() {
    Round round = playing("DAYS", 2 * 86_400, 0);
    time.pass(Duration.ofDays(1));
    leave(round, 1);
    round.seat(1).post(round.path("/return"), Visitor.json());
    venue.restart();
    assertThat(left(round, 0)).isEqualTo(Duration.ofDays(1).toMillis());
    assertThat(left(round, 1)).isEqualTo(Duration.ofDays(1).toMillis());
  }

  @Test
  void a_clock_rings_although_nobody_has_looked_at_the_table_for_long() {
    Round round = playing("PLAYER", 1800, 0);
    IntStream.range(0, 40).forEach(_ -> time.pass(Duration.ofMinutes(1)));
    assertThat(venue.server().hall().inMemory()).isPositive();
    Venue.eventually("it rings", () -> by(round).contains("CLOCK"));
  }

  @Test
  void a_table_that_waits_for_days_is_put_away_and_still_rings() {
    Round round = playing("DAYS", 86_400, 0);
    time.pass(Duration.ofMinutes(10));
    assertThat(venue.server().hall().inMemory()).isZero();
    time.pass(Duration.ofDays(1));
    Venue.eventually("it is opened", () -> venue.server().hall().inMemory() > 0);
    time.pass(Duration.ofMinutes(10));
    Venue.eventually("it rings", () -> by(round).contains("CLOCK"));
  }

  @Test
  void who_leaves_is_played_for_to_the_end() {
    Round round = playing("NONE", 0, 0);
    leave(round, 0);
    leave(round, 1);
    Venue.eventually(
        "the game is over",
        () -> {
          time.pass(SECOND);
          return round.isOver();
        });
    assertThat(by(round)).containsOnly("BOT");
    assertThat(isAway(round, 0)).isTrue();
  }
}
