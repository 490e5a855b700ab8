package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import ludus.bots.Budget;
import ludus.kernel.json.Json;
import ludus.server.http.ServerSettings;
import ludus.server.live.Hall;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A person asks a bot what it would do.
final class HintTest {

  @TempDir Path folder;

  private Venue venue;

  @BeforeEach
  void open() {
    venue = venue().open();
  }

  private Venue venue() {
    return Venue.in(folder)
        .with(new Hall.Settings(0, 1000, Budget.ofIterations(1)).withHint(Budget.ofIterations(3)));
  }

  @AfterEach
  void close() {
    venue.close();
  }

  /// A person at a table with two bots, in the first seat and awaited.
  private Round withBots(ObjectNode wish) {
    Visitor ana = venue.guest("Ana");
    String table = ana.makeTable(wish);
    ana.sit(table, 0);
    ana.bot(table, 1, "random");
    ana.bot(table, 2, "random");
    ana.start(table);
    Round round = new Round(table, List.of(ana));
    Venue.eventually("it is Ana's turn", () -> round.isAwaited(0));
    return round;
  }

  private static ObjectNode asking(int stamp) {
    return Visitor.json().put("stamp", stamp);
  }

  private static JsonNode ask(Round round, int seat) {
    int stamp = round.position(seat).path("you").path("stamp").intValue();
    return round.seat(seat).post(round.path("/hint"), asking(stamp));
  }

  private static String refused(int status, Round round, Visitor visitor, int stamp) {
    return visitor
        .refused(status, "POST", round.path("/hint"), asking(stamp))
        .path("code")
        .stringValue();
  }

  private static List<JsonNode> told(Visitor visitor, Round round) {
    return visitor
        .snapshot(round.table())
        .path("chat")
        .valueStream()
        .filter(line -> line.path("channel").stringValue().equals("HINT"))
        .toList();
  }

  @Test
  void who_plays_with_bots_alone_is_told_what_a_bot_would_do_and_nothing_is_played() {
    Round round = withBots(Visitor.newTable(3));
    JsonNode before = round.position(0);
    JsonNode hint = ask(round, 0);
    assertThat(hint.path("level").stringValue()).isEqualTo("caesar");
    assertThat(hint.path("iterations").intValue()).isEqualTo(3);
    List<JsonNode> moves = hint.path("moves").valueStream().toList();
    assertThat(moves).hasSizeBetween(1, 3);
    List<JsonNode> offered = before.path("you").path("moves").valueStream().toList();
    for (JsonNode move : moves) {
      assertThat(offered).contains(move.path("option"));
      assertThat(move.path("share").doubleValue()).isBetween(0.0, 1.0);
    }
    assertThat(moves)
        .extracting(move -> move.path("share").doubleValue())
        .isSortedAccordingTo((one, other) -> Double.compare(other, one));
    assertThat(round.position(0)).isEqualTo(before);
    assertThat(told(round.seat(0), round)).isEmpty();
  }

  @Test
  void the_same_question_gets_the_same_answer_and_the_next_another() {
    Round round = withBots(Visitor.newTable(3));
    JsonNode hint = ask(round, 0);
    assertThat(ask(round, 0)).isEqualTo(hint);
    JsonNode you = round.position(0).path("you");
    round
        .seat(0)
        .move(
            round.table(),
            you.path("stamp").intValue(),
            hint.path("moves").path(0).path("option").path("move"));
    Venue.eventually("it is Ana's turn again", () -> round.isAwaited(0));
    assertThat(ask(round, 0)).isNotEqualTo(hint);
  }

  @Test
  void among_people_there_are_no_hints_unless_the_table_says_so() {
    Round round = Round.begun(venue, Visitor.newTable(2));
    int awaited = round.isAwaited(0) ? 0 : 1;
    int stamp = round.position(awaited).path("you").path("stamp").intValue();
    assertThat(refused(403, round, round.seat(awaited), stamp)).isEqualTo("hintsAmongBots");
    assertThat(round.seat(0).snapshot(round.table()).path("table").path("hints").stringValue())
        .isEqualTo("FRIENDLY");
  }

  @Test
  void where_hints_are_off_nobody_gets_one() {
    Round round = withBots(Visitor.newTable(3).put("hints", "NEVER"));
    int stamp = round.position(0).path("you").path("stamp").intValue();
    assertThat(refused(403, round, round.seat(0), stamp)).isEqualTo("noHints");
  }

  @Test
  void the_others_are_told_once_that_somebody_asked() throws Exception {
    Round round = Round.seated(venue, Visitor.newTable(2));
    round.seat(0).done("PATCH", round.path(""), Visitor.json().put("hints", "ALWAYS"));
    round.seat(0).start(round.table());
    int awaited = round.isAwaited(0) ? 0 : 1;
    Visitor other = round.seat(1 - awaited);
    try (Visitor.Events events = other.events(round.table(), "")) {
      JsonNode hint = ask(round, awaited);
      JsonNode line = events.next("chat").data();
      assertThat(line.path("channel").stringValue()).isEqualTo("HINT");
      assertThat(line.path("seat").intValue()).isEqualTo(awaited);
      assertThat(ask(round, awaited)).isEqualTo(hint);
    }
    assertThat(told(other, round)).hasSize(1);
    assertThat(told(venue.nobody(), round)).hasSize(1);
    venue.restart();
    ask(round, awaited);
    assertThat(told(other, round)).hasSize(1);
  }

  @Test
  void nobody_can_say_that_another_asked() {
    Round round = withBots(Visitor.newTable(3));
    JsonNode trouble =
        round
            .seat(0)
            .refused(
                400,
                "POST",
                round.path("/chat"),
                Visitor.json().put("key", Visitor.key()).put("channel", "HINT").put("text", "x"));
    assertThat(trouble.path("code").stringValue()).isEqualTo("badChannel");
  }

  @Test
  void a_question_that_is_not_ones_own_gets_no_hint() throws Exception {
    Round round = Round.seated(venue, Visitor.newTable(2).put("hints", "ALWAYS"));
    assertThat(refused(409, round, round.seat(0), 1)).isEqualTo("notBegun");
    round.seat(0).start(round.table());
    while (round.isAwaited(0) && round.isAwaited(1)) {
      round.play(0, "ChooseOpening");
    }
    int awaited = round.isAwaited(0) ? 0 : 1;
    int stamp = round.position(awaited).path("you").path("stamp").intValue();
    assertThat(refused(409, round, round.seat(1 - awaited), stamp)).isEqualTo("notAwaited");
    assertThat(refused(409, round, round.seat(awaited), stamp + 1)).isEqualTo("questionOver");
    assertThat(refused(403, round, venue.guest("Rui"), stamp)).isEqualTo("notSeated");
    assertThat(refused(401, round, venue.nobody(), stamp)).isEqualTo("needsPerson");
    round.playToTheEnd(3);
    assertThat(refused(409, round, round.seat(awaited), stamp)).isEqualTo("gameOver");
  }

  @Test
  void who_asks_too_often_waits() {
    venue.close();
    venue = venue().limited(new ServerSettings(1e9, 1e9, 3, 1e-6, 100)).open();
    Round round = withBots(Visitor.newTable(3));
    for (int i = 0; i < 3; i++) {
      ask(round, 0);
    }
    int stamp = round.position(0).path("you").path("stamp").intValue();
    assertThat(refused(429, round, round.seat(0), stamp)).isEqualTo("tooOften");
  }

  @Test
  void a_wish_for_hints_that_does_not_exist_is_refused() {
    Visitor ana = venue.guest("Ana");
    JsonNode trouble =
        ana.refused(400, "POST", "/api/tables", Visitor.newTable(2).put("hints", "SOMETIMES"));
    assertThat(trouble.path("code").stringValue()).isEqualTo("badJson");
    assertThat(Json.PLAIN.readTree(trouble.toString()).path("detail").stringValue()).isNotBlank();
  }
}
