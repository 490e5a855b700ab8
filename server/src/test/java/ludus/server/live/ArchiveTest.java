package ludus.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ludus.kernel.record.Match;
import ludus.pax.Move;
import ludus.pax.Pax;
import ludus.pax.State;
import ludus.server.Venue;
import ludus.server.Visitor;
import ludus.server.store.SqlStore;
import ludus.server.store.Store.TableFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A long game opens from its last snapshot, and is the same game.
final class ArchiveTest {

  @TempDir Path folder;

  private final Pax pax = Pax.standard();
  private Venue venue;
  private Visitor person;
  private String table;

  @BeforeEach
  void open() {
    venue = Venue.in(folder).playing(pax).open();
    person = venue.guest("Ana");
    ObjectNode wish = Visitor.newTable(8);
    wish.withObject("options").put("twoCopies", "on");
    table = person.makeTable(wish);
    person.sit(table, 0);
    for (int seat = 1; seat < 8; seat++) {
      person.bot(table, seat, "random");
    }
    person.start(table);
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private JsonNode you() {
    return person.snapshot(table).path("position").path("you");
  }

  private int number() {
    return person
        .snapshot(table)
        .path("log")
        .valueStream()
        .toList()
        .getLast()
        .path("number")
        .intValue();
  }

  /// The person plays on, and stops when it is his turn again after so many entries.
  private void playTo(int entries) {
    while (true) {
      Venue.eventually("it is the person's turn", () -> you().path("must").asBoolean(false));
      if (number() >= entries) {
        return;
      }
      JsonNode you = you();
      JsonNode moves = you.path("moves");
      person.move(table, you.path("stamp").intValue(), moves.path(moves.size() - 1).path("move"));
    }
  }

  /// What everybody sees, from the server.
  private List<JsonNode> seen() {
    List<JsonNode> seen = new ArrayList<>();
    for (Visitor visitor : List.of(person, venue.nobody())) {
      JsonNode snapshot = visitor.snapshot(table);
      seen.add(snapshot.path("position"));
      seen.add(snapshot.path("log"));
    }
    return seen;
  }

  private void assertSameAfterRestart() {
    List<JsonNode> before = seen();
    venue.close();
    try (SqlStore store = SqlStore.open(venue.database())) {
      TableFile file = store.table(table).orElseThrow();
      Archive<State, Move> archive = new Archive<>(store, pax);
      Course<State, Move> whole = archive.whole(file);
      int last = store.snapshot(table, Integer.MAX_VALUE).orElseThrow().number();
      Course<State, Move> tail = archive.tail(file, last, 24);
      assertThat(tail.match().number()).isEqualTo(whole.match().number());
      assertThat(tail.match().state()).isEqualTo(whole.match().state());
      assertThat(tail.numbers()).isEqualTo(whole.numbers());
      int kept = tail.recent().size();
      assertThat(kept).isGreaterThanOrEqualTo(24);
      for (int viewer = 0; viewer <= tail.spectator(); viewer++) {
        int seat = viewer;
        assertThat(tail.recent().stream().map(told -> tail.entry(told, seat)).toList())
            .isEqualTo(
                whole.recent().subList(whole.recent().size() - kept, whole.recent().size()).stream()
                    .map(told -> whole.entry(told, seat))
                    .toList());
      }
    }
    venue.open();
    assertThat(seen()).isEqualTo(before);
  }

  @Test
  void a_long_game_opens_from_a_snapshot_with_the_same_position_and_the_same_numbers() {
    playTo(210);
    venue.close();
    try (SqlStore store = SqlStore.open(venue.database())) {
      TableFile file = store.table(table).orElseThrow();
      Archive<State, Move> archive = new Archive<>(store, pax);
      assertThat(store.snapshot(table, Integer.MAX_VALUE).orElseThrow().number())
          .isGreaterThanOrEqualTo(192);
      assertThat(archive.tail(file, 200, 24).recent()).hasSizeLessThan(150); // from a snapshot
      assertThat(archive.whole(file).recent()).hasSizeGreaterThan(200);
    }
    venue.open();
    assertSameAfterRestart();
    assertStoryIsWhole();
    playTo(260);
    assertSameAfterRestart();
  }

  /// The latest part of the story comes with the table; the rest can be asked for, bit by bit.
  private void assertStoryIsWhole() {
    for (Visitor visitor : List.of(person, venue.nobody())) {
      JsonNode snapshot = visitor.snapshot(table);
      List<JsonNode> story = new ArrayList<>(snapshot.path("log").valueStream().toList());
      int last = story.getLast().path("number").intValue();
      assertThat(story.size()).isBetween(60, 150);
      JsonNode before = snapshot.path("logBefore");
      int asked = 0;
      while (before.isInt()) {
        JsonNode earlier = visitor.get("/api/tables/" + table + "/log?before=" + before.intValue());
        story.addAll(0, earlier.path("log").valueStream().toList());
        before = earlier.path("logBefore");
        asked++;
      }
      assertThat(asked).isPositive();
      assertThat(story.stream().map(entry -> entry.path("number").intValue()).toList())
          .isEqualTo(IntStream.rangeClosed(1, last).boxed().toList());
    }
  }

  @Test
  void going_back_behind_snapshots_leaves_the_same_game() {
    playTo(140);
    person.post(
        "/api/tables/" + table + "/consent",
        Visitor.json().put("key", Visitor.key()).put("steps", 100));
    assertThat(person.get("/api/tables/" + table + "/record").path("entries"))
        .anyMatch(entry -> entry.path("by").stringValue().equals("undo"));
    playTo(141);
    assertSameAfterRestart();
    playTo(200);
    assertSameAfterRestart();
    Match<State, Move> match;
    venue.close();
    try (SqlStore store = SqlStore.open(venue.database())) {
      match = new Archive<>(store, pax).whole(store.table(table).orElseThrow()).match();
    }
    venue.open();
    assertThat(pax.audit(match.state())).isEmpty();
    assertThat(match.line()).hasSizeLessThan(match.number() - 100);
  }

  @Test
  void a_snapshot_of_other_rules_is_left_alone_and_the_record_played_again() throws Exception {
    playTo(100);
    List<JsonNode> before = seen();
    venue.close();
    change("update snapshot set state = '{\"shown\": [0], \"state\": {\"of\": \"old\"}}'");
    try (SqlStore store = SqlStore.open(venue.database())) {
      TableFile file = store.table(table).orElseThrow();
      int last = store.snapshot(table, Integer.MAX_VALUE).orElseThrow().number();
      Archive<State, Move> archive = new Archive<>(store, pax);
      assertThat(archive.tail(file, last + 24, 24).match().state())
          .isEqualTo(archive.whole(file).match().state());
    }
    venue.open();
    assertThat(seen()).isEqualTo(before);
  }

  @Test
  void a_game_that_the_rules_of_today_refuse_says_which_move_it_is() throws Exception {
    playTo(30);
    venue.close();
    change("update entry set moves = '[{\"type\": \"EndPlay\"}]' where number = 3");
    venue.open();
    JsonNode trouble = person.refused(409, "GET", "/api/tables/" + table, Visitor.json());
    assertThat(trouble.path("code").stringValue()).isEqualTo("otherRules");
    assertThat(trouble.path("message").path("args").toString()).contains("3");
    assertThat(person.get("/api/tables").path("mine")).isEmpty();
  }

  private void change(String sql) throws SQLException {
    try (Connection database = DriverManager.getConnection(venue.database());
        Statement statement = database.createStatement()) {
      assertThat(statement.executeUpdate(sql)).isPositive();
    }
  }
}
