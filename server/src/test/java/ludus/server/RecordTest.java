package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ludus.kernel.Ask;
import ludus.kernel.Game;
import ludus.kernel.Seed;
import ludus.kernel.Viewer;
import ludus.kernel.forum.Forum;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.record.Replay;
import ludus.pax.Pax;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// The record of a game: masked while it runs, whole and verifiable when it is over.
final class RecordTest {

  @TempDir Path folder;

  private Venue venue;

  @BeforeEach
  void open() {
    venue = Venue.in(folder).playing(Pax.standard(), new Forum()).with(new HandTime()).open();
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private static Game<?, ?> game(String id) {
    return id.equals("pax") ? Pax.standard() : new Forum();
  }

  private static GameRecord record(Round round) {
    return GameRecord.parse(round.seat(0).get(round.path("/record")).toString());
  }

  @ParameterizedTest
  @CsvSource({"pax, 2, 13", "forum, 3, 1"})
  void a_finished_game_can_be_verified_and_watched_by_anybody(String id, int seats, int every)
      throws Exception {
    Round round = Round.seated(venue, Round.wish(id, seats));
    JsonNode before = venue.nobody().snapshot(round.table()).path("table");
    assertThat(before.path("secret").isNull()).isTrue();
    round.seat(0).start(round.table());
    assertThat(
            round
                .seat(0)
                .refused(409, "GET", round.path("/replay?at=0"), Visitor.json())
                .path("code")
                .stringValue())
        .isEqualTo("notOver");
    round.playToTheEnd(41);
    GameRecord record = record(round);
    assertVerifies(game(id), record, before, venue.nobody().snapshot(round.table()).path("table"));
    int last = record.entries().size();
    for (int at = 0; at < last; at += every) {
      assertReplayed(game(id), record, at, venue.nobody(), round);
    }
    assertReplayed(game(id), record, last, venue.nobody(), round);
    for (String wrong : List.of("at=" + (last + 1), "at=0&seat=" + (seats + 1), "at=-1", "at=x")) {
      assertThat(round.seat(0).call("GET", round.path("/replay?" + wrong), Visitor.json()))
          .returns(400, HttpResponse::statusCode);
    }
  }

  private static void assertVerifies(
      Game<?, ?> game, GameRecord record, JsonNode before, JsonNode after) {
    assertThat(Replay.commitmentDifference(record)).isEmpty();
    assertThat(record.commitment()).isEqualTo(before.path("commitment").stringValue());
    assertThat(record.nonces()).doesNotContain("").doesNotHaveDuplicates();
    assertThat(record.nonces())
        .isEqualTo(before.path("nonces").valueStream().map(JsonNode::stringValue).toList());
    assertThat(Replay.of(game, record, Integer.MAX_VALUE).difference()).isEmpty();
    assertThat(record.outcome()).isNotNull();
    assertThat(after.path("secret").stringValue()).isEqualTo(record.secret());
    assertThat(Seed.commitment(after.path("secret").stringValue()))
        .isEqualTo(before.path("commitment").stringValue());
    GameRecord otherNonces =
        new GameRecord(
            record.format(),
            record.rules(),
            record.game(),
            record.setup(),
            record.seed(),
            record.commitment(),
            record.nonces().reversed(),
            record.entries(),
            record.secret(),
            record.outcome());
    assertThat(Replay.of(game, otherNonces, Integer.MAX_VALUE).difference()).isPresent();
  }

  private static <S, M> void assertReplayed(
      Game<S, M> game, GameRecord record, int at, Visitor visitor, Round round) {
    Match<S, M> match = Replay.of(game, record, at).match();
    for (int seat = -1; seat < round.people().size(); seat++) {
      String query = "/replay?at=" + at + (seat < 0 ? "" : "&seat=" + seat);
      JsonNode replayed = visitor.get(round.path(query));
      assertThat(replayed.path("at").intValue()).isEqualTo(at);
      assertThat(replayed.path("last").intValue()).isEqualTo(record.entries().size());
      assertThat(replayed.path("view").toString())
          .isEqualTo(
              game.notation().writeValue(game.view(match.state(), new Viewer(seat))).toString());
      assertThat(replayed.path("awaited").valueStream().map(one -> one.path("seat").intValue()))
          .isEqualTo(match.agenda().must().stream().map(Ask::seat).toList());
      List<Integer> told =
          replayed.path("log").valueStream().map(one -> one.path("number").intValue()).toList();
      assertThat(told).isSorted().doesNotHaveDuplicates();
      assertThat(at > 0 && replayed.path("told").booleanValue())
          .isEqualTo(isToldAnew(visitor, round, at, seat));
    }
  }

  /// Whether the last line of the story is another than one entry before.
  private static boolean isToldAnew(Visitor visitor, Round round, int at, int seat) {
    if (at == 0) {
      return false;
    }
    String eyes = seat < 0 ? "" : "&seat=" + seat;
    List<Integer> latest =
        IntStream.of(at - 1, at)
            .mapToObj(entry -> visitor.get(round.path("/replay?at=" + entry + eyes)).path("log"))
            .map(log -> log.isEmpty() ? 0 : log.get(log.size() - 1).path("number").intValue())
            .toList();
    return !latest.getFirst().equals(latest.getLast());
  }

  @Test
  void the_record_of_a_running_game_tells_each_viewer_what_he_may_know() throws Exception {
    Round round = Round.begun(venue, Round.wish("forum", 3));
    List<Page> pages = new ArrayList<>(round.pages());
    pages.add(new Page(venue.nobody(), round.table()));
    RandomPlayer player = new RandomPlayer(43);
    JsonNode offer =
        Visitor.json().put("type", "Offer").put("to", 1).put("coins", 1).put("secret", true);
    round.seat(0).move(round.table(), 0, offer);
    for (int move = 0; move < 15; move++) {
      for (Page page : pages) {
        EventsTest.assertExact(page);
        assertMasked(page);
      }
      assertThat(player.act(pages)).isTrue();
    }
    assertThat(pages.get(0).log().size()).isGreaterThan(pages.get(2).log().size());
    assertThat(pages.get(2).visitor().get(round.path("/record")).toString())
        .doesNotContain("\"secret\":true");
  }

  private static void assertMasked(Page page) {
    JsonNode record = page.visitor().get("/api/tables/" + page.id() + "/record");
    assertThat(record.path("masked").booleanValue()).isTrue();
    assertThat(record.path("secret").isNull()).isTrue();
    assertThat(record.path("outcome").isNull()).isTrue();
    assertThat(record.path("commitment")).isEqualTo(page.table().path("commitment"));
    List<JsonNode> entries = record.path("entries").valueStream().toList();
    assertThat(entries.stream().map(entry -> entry.path("number").intValue()).toList())
        .isEqualTo(IntStream.rangeClosed(1, page.log().size()).boxed().toList());
    for (int i = 0; i < entries.size(); i++) {
      assertThat(entries.get(i).path("seat")).isEqualTo(page.log().get(i).path("seat"));
    }
  }

  @Test
  void an_undo_in_the_record_of_a_running_game_names_the_entry_that_holds_again() {
    Round round = Round.begun(venue, Visitor.newTable(2));
    round.play(0, "ChooseOpening"); // 1
    round.play(1, "ChooseOpening"); // 2
    wishAndAgree(round, 1); // 3: back to 1
    round.play(1, "ChooseOpening"); // 4
    wishAndAgree(round, 2); // 5: back to the start, over 4 and 1
    round.play(0, "ChooseOpening"); // 6
    round.play(0, "ChooseOpening"); // 7
    wishAndAgree(round, 1); // 8: back to 6
    for (Visitor visitor : List.of(round.seat(0), round.seat(1), venue.nobody())) {
      List<Integer> backs =
          visitor
              .get(round.path("/record"))
              .path("entries")
              .valueStream()
              .filter(entry -> entry.has("back"))
              .map(entry -> entry.path("back").intValue())
              .toList();
      assertThat(backs).containsExactly(1, 0, 6);
    }
  }

  private static void wishAndAgree(Round round, int steps) {
    round
        .seat(0)
        .post(round.path("/consent"), Visitor.json().put("key", Visitor.key()).put("steps", steps));
    int number = round.position(1).path("consent").path("number").intValue();
    round.seat(1).post(round.path("/consent/" + number), Visitor.json().put("agree", true));
  }
}
