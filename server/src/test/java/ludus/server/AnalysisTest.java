package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import ludus.bots.Budget;
import ludus.bots.analysis.Analysis.Effort;
import ludus.server.live.Hall;
import ludus.server.store.SqlStore;
import ludus.server.store.Store;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Bots look at a game that is over, for those who played it.
final class AnalysisTest {

  private static final Effort LITTLE = new Effort(8, 12, 1, 6, 1);
  private static final Effort ENDLESS = new Effort(8, 12, 1_000_000_000, 6, 1);

  @TempDir Path folder;

  private Venue venue;

  @BeforeEach
  void open() {
    venue = Venue.in(folder).with(settings(LITTLE)).open();
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private static Hall.Settings settings(Effort effort) {
    return new Hall.Settings(0, 1000, Budget.ofIterations(1)).withEffort(effort);
  }

  private void restart(Effort effort) {
    venue.with(settings(effort)).restart();
  }

  private Round over() throws Exception {
    Round round = Round.begun(venue, Visitor.newTable(2));
    round.playToTheEnd(11);
    return round;
  }

  private static JsonNode look(Visitor visitor, Round round) {
    return visitor.get(round.path("/analysis"));
  }

  private static String state(Visitor visitor, Round round) {
    return look(visitor, round).path("state").stringValue();
  }

  private static JsonNode wish(Round round) {
    return round.seat(0).post(round.path("/analysis"), Visitor.json());
  }

  private static void awaitState(Round round, String state) {
    Venue.eventually(state, () -> state(round.seat(0), round).equals(state));
  }

  @Test
  void a_finished_game_is_looked_at_in_the_background_and_everybody_can_read_it() throws Exception {
    Round round = over();
    assertThat(state(venue.nobody(), round)).isEqualTo("NONE");
    assertThat(wish(round).path("state").stringValue()).isIn("WAITING", "RUNNING", "DONE");
    awaitState(round, "DONE");
    JsonNode analysis = look(venue.nobody(), round).path("analysis");
    int last = analysis.path("last").intValue();
    assertThat(last).isEqualTo(round.seat(0).get(round.path("/record")).path("entries").size());
    assertThat(analysis.path("level").stringValue()).isEqualTo("caesar");
    List<JsonNode> points = analysis.path("points").valueStream().toList();
    assertThat(points).hasSizeBetween(8, 12);
    assertThat(points.getFirst().path("at").intValue()).isZero();
    assertThat(points.getLast().path("at").intValue()).isEqualTo(last);
    JsonNode outcome = round.position(0).path("outcome");
    for (JsonNode winner : outcome.path("winners")) {
      assertThat(points.getLast().path("shares").path(winner.intValue()).doubleValue())
          .isPositive();
    }
    assertThat(analysis.path("decisions")).hasSize(6);
    assertThat(analysis.path("choices").intValue()).isGreaterThan(6);
    for (JsonNode decision : analysis.path("decisions")) {
      assertThat(decision.path("played").path("key").stringValue()).startsWith("pax.");
      assertThat(decision.path("advised").path("key").stringValue()).startsWith("pax.");
    }
  }

  @Test
  void it_is_kept_with_the_record_and_not_made_again() throws Exception {
    Round round = over();
    wish(round);
    awaitState(round, "DONE");
    JsonNode analysis = look(round.seat(0), round);
    restart(ENDLESS);
    assertThat(look(round.seat(1), round)).isEqualTo(analysis);
    assertThat(wish(round)).isEqualTo(analysis);
  }

  @Test
  void a_server_that_was_stopped_begins_it_anew() throws Exception {
    restart(ENDLESS);
    Round round = over();
    wish(round);
    awaitState(round, "RUNNING");
    for (int stops = 0; stops < 4; stops++) {
      restart(ENDLESS);
      awaitState(round, "RUNNING");
    }
    restart(LITTLE);
    awaitState(round, "DONE");
  }

  @Test
  void one_is_made_at_a_time_and_the_others_wait_in_line() throws Exception {
    restart(ENDLESS);
    Round first = over();
    Round second = over();
    Round third = over();
    wish(first);
    awaitState(first, "RUNNING");
    assertThat(wish(second).path("state").stringValue()).isEqualTo("WAITING");
    wish(third);
    wish(second);
    assertThat(look(second.seat(0), second).path("ahead").intValue()).isEqualTo(1);
    assertThat(look(third.seat(0), third).path("ahead").intValue()).isEqualTo(2);
    restart(LITTLE);
    awaitState(third, "DONE");
    assertThat(state(second.seat(0), second)).isEqualTo("DONE");
  }

  @Test
  void one_person_waits_for_so_many_at_once() throws Exception {
    restart(ENDLESS);
    Round first = over();
    wish(first);
    awaitState(first, "RUNNING");
    for (int i = 0; i < 3; i++) {
      wish(again(first));
    }
    Round fourth = again(first);
    assertThat(
            fourth
                .seat(0)
                .refused(429, "POST", fourth.path("/analysis"), Visitor.json())
                .path("code")
                .stringValue())
        .isEqualTo("tooManyAnalyses");
    assertThat(state(fourth.seat(0), fourth)).isEqualTo("NONE");
  }

  /// Another finished game of the same people.
  private static Round again(Round before) throws Exception {
    String table = before.seat(0).makeTable(2);
    before.seat(0).sit(table, 0);
    before.seat(1).sit(table, 1);
    before.seat(0).start(table);
    Round round = new Round(table, before.people());
    round.playToTheEnd(12);
    return round;
  }

  @Test
  void a_game_that_ends_the_server_each_time_is_given_up_until_somebody_asks_again()
      throws Exception {
    Round round = over();
    venue.close();
    try (SqlStore store = SqlStore.open(venue.database())) {
      store.keep(new Store.AnalysisRow(round.table(), "ann", 1, 3, false, Optional.empty())).join();
    }
    venue.open();
    awaitState(round, "FAILED");
    wish(round);
    awaitState(round, "DONE");
  }

  @Test
  void only_finished_games_are_looked_at_and_only_for_those_who_played() throws Exception {
    Round round = Round.begun(venue, Visitor.newTable(2));
    assertThat(refused(409, round.seat(0), round)).isEqualTo("notOver");
    round.playToTheEnd(2);
    assertThat(refused(403, venue.guest("Rui"), round)).isEqualTo("notSeated");
    assertThat(refused(401, venue.nobody(), round)).isEqualTo("needsPerson");
    assertThat(state(round.seat(0), round)).isEqualTo("NONE");
    Round nowhere = new Round("a".repeat(24), round.people());
    assertThat(refused(404, round.seat(0), nowhere)).isEqualTo("noSuchTable");
  }

  private static String refused(int status, Visitor visitor, Round round) {
    return visitor
        .refused(status, "POST", round.path("/analysis"), Visitor.json())
        .path("code")
        .stringValue();
  }
}
