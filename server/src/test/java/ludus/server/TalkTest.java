package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Talk at the table, for all and among those who play.
final class TalkTest {

  @TempDir Path folder;

  private Venue venue;
  private Round round;

  @BeforeEach
  void open() {
    venue = Venue.in(folder).with(new HandTime()).open();
    round = Round.begun(venue, Visitor.newTable(2));
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private static List<String> texts(Visitor visitor, String table) {
    return visitor
        .snapshot(table)
        .path("chat")
        .valueStream()
        .map(line -> line.path("text").stringValue())
        .toList();
  }

  private static ObjectNode say(String channel, String text) {
    return Visitor.json().put("key", Visitor.key()).put("channel", channel).put("text", text);
  }

  @Test
  void everybody_hears_the_table_and_only_seats_hear_seats() {
    Visitor spectator = venue.guest("Eva");
    round.seat(0).say(round.table(), "TABLE", "For all");
    round.seat(1).say(round.table(), "SEATS", "For us");
    spectator.say(round.table(), "TABLE", "From outside");
    assertThat(texts(round.seat(0), round.table()))
        .containsExactly("For all", "For us", "From outside");
    assertThat(texts(spectator, round.table())).containsExactly("For all", "From outside");
    assertThat(texts(venue.nobody(), round.table())).containsExactly("For all", "From outside");
    JsonNode lines = round.seat(0).snapshot(round.table()).path("chat");
    assertThat(lines.path(1).path("seat").intValue()).isEqualTo(1);
    assertThat(lines.path(1).path("name").stringValue()).isEqualTo("Seat 1");
    assertThat(lines.path(2).path("seat").isNull()).isTrue();
    assertThat(lines.path(2).path("name").stringValue()).isEqualTo("Eva");
  }

  @Test
  void who_only_watches_cannot_talk_among_seats_and_nobody_talks_without_a_name() {
    JsonNode trouble =
        venue.guest("Eva").refused(403, "POST", round.path("/chat"), say("SEATS", "Psst"));
    assertThat(trouble.path("code").stringValue()).isEqualTo("notSeated");
    venue.nobody().refused(401, "POST", round.path("/chat"), say("TABLE", "Hello"));
    assertThat(texts(round.seat(0), round.table())).isEmpty();
  }

  @Test
  void a_line_has_one_to_500_characters_and_nothing_that_steers_a_screen() {
    for (String text :
        List.of("", "   ", "\n", "x".repeat(501), "a\u0000b", "a\u001b[2Jb", "\u0007", "a\rb")) {
      JsonNode trouble =
          round.seat(0).refused(400, "POST", round.path("/chat"), say("TABLE", text));
      assertThat(trouble.path("code").stringValue()).isEqualTo("badText");
    }
    round.seat(0).refused(400, "POST", round.path("/chat"), say("WHISPER", "Psst"));
    round.seat(0).post(round.path("/chat"), say("TABLE", "  x".repeat(1) + "x".repeat(497) + "  "));
    round.seat(0).post(round.path("/chat"), say("TABLE", "two\nlines"));
    round.seat(0).post(round.path("/chat"), say("TABLE", "<script>alert('🏛️')</script>"));
    assertThat(texts(round.seat(1), round.table()))
        .containsExactly("x".repeat(498), "two\nlines", "<script>alert('🏛️')</script>");
  }

  @Test
  void the_same_key_is_said_once_also_after_a_restart() {
    ObjectNode line = say("TABLE", "Once");
    for (int i = 0; i < 3; i++) {
      round.seat(0).post(round.path("/chat"), line);
    }
    venue.restart();
    round.seat(0).post(round.path("/chat"), line);
    round.seat(1).post(round.path("/chat"), line); // another person's key is another key
    assertThat(texts(round.seat(0), round.table())).containsExactly("Once", "Once");
  }

  @Test
  void talk_begins_before_the_game_and_goes_on_after_it() {
    Visitor host = venue.guest("Host");
    String table = host.makeTable(1);
    host.say(table, "TABLE", "Before");
    host.sit(table, 0);
    host.start(table);
    host.done("DELETE", "/api/tables/" + table + "/seats/0", Visitor.json());
    Round solo = new Round(table, List.of(host));
    Venue.eventually("the game is over", solo::isOver);
    host.say(table, "SEATS", "After");
    assertThat(texts(host, table)).containsExactly("Before", "After");
  }
}
