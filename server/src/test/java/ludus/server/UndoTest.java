package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Replay;
import ludus.kernel.text.Language;
import ludus.pax.Pax;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Going back: alone as far as nothing was shown, and further by everybody's consent.
final class UndoTest {

  @TempDir Path folder;

  private Venue venue;

  @BeforeEach
  void open() {
    venue = Venue.in(folder).with(new HandTime()).open();
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private Round begun(int seats) {
    return Round.begun(venue, Visitor.newTable(seats));
  }

  private static int active(Round round) {
    return round.position(0).path("awaited").path(0).path("seat").intValue();
  }

  /// Plays on to a question whether to buy; who is asked.
  private static int toBuy(Round round) {
    for (int seat = 0; seat < round.people().size(); seat++) {
      round.play(seat, "ChooseOpening");
    }
    int seat = active(round);
    round.play(seat, "ChooseTurn", "turn", "NORMAL");
    while (round.position(seat).path("you").path("what").stringValue().equals("draw")) {
      round.play(seat, "Assign");
    }
    return seat;
  }

  private static ObjectNode key() {
    return Visitor.json().put("key", Visitor.key());
  }

  private static void undo(Round round, int seat) {
    round.seat(seat).post(round.path("/undo"), key());
  }

  private static JsonNode wish(Round round, int seat, int steps) {
    return round.seat(seat).post(round.path("/consent"), key().put("steps", steps));
  }

  private static JsonNode consent(Round round) {
    return round.position(0).path("consent");
  }

  private static void agree(Round round, int seat, boolean agree) {
    int number = consent(round).path("number").intValue();
    round.seat(seat).post(round.path("/consent/" + number), Visitor.json().put("agree", agree));
  }

  private static List<Integer> seats(JsonNode list) {
    return list.valueStream().map(JsonNode::intValue).toList();
  }

  /// What the game itself shows, without the numbers that never come back.
  private static List<JsonNode> views(Round round) {
    List<JsonNode> views = new ArrayList<>();
    for (int seat = 0; seat < round.people().size(); seat++) {
      views.add(round.position(seat).path("view"));
    }
    return views;
  }

  private static void assertExact(List<Page> pages) throws Exception {
    for (Page page : pages) {
      EventsTest.assertExact(page);
    }
  }

  // Alone
  // -----------------------------------------------------------------------------------------------

  @Test
  void ones_own_last_step_is_taken_back_and_everybody_is_told() throws Exception {
    Round round = begun(2);
    int seat = toBuy(round);
    List<Page> pages = round.pages();
    List<JsonNode> before = views(round);
    int entries = round.log(0).size();
    round.play(seat, "SkipBuy");
    assertThat(round.position(seat).path("undo").path("possible").booleanValue()).isTrue();
    assertThat(round.position(1 - seat).path("undo").path("possible").booleanValue()).isFalse();
    undo(round, seat);
    assertThat(views(round)).isEqualTo(before);
    assertExact(pages);
    for (Page page : pages) {
      JsonNode last = page.log().getLast();
      assertThat(last.path("number").intValue()).isEqualTo(entries + 2);
      assertThat(last.path("by").stringValue()).isEqualTo("UNDO");
      assertThat(last.path("seat").intValue()).isEqualTo(seat);
      assertThat(last.path("back").intValue()).isEqualTo(1);
      assertThat(last.path("lines").path(0).path("told").path("key").stringValue())
          .isEqualTo("server.log.undo");
    }
    round.play(seat, "SkipBuy");
    assertExact(pages);
  }

  @Test
  void a_step_that_showed_something_stays_and_the_reason_has_words() {
    Round round = begun(2);
    int seat = toBuy(round);
    List<JsonNode> before = views(round);
    for (int other : List.of(seat, 1 - seat)) {
      JsonNode trouble = round.seat(other).refused(409, "POST", round.path("/undo"), key());
      String said = trouble.path("refused").path("message").path("key").stringValue();
      assertThat(said)
          .isEqualTo("kernel.refusal." + (other == seat ? "undoBarrier" : "undoNothing"));
      assertThat(round.position(other).path("undo").path("why").path("key").stringValue())
          .isEqualTo(said);
      for (Language language : Language.values()) {
        assertThat(round.seat(0).get("/api/words?lang=" + language.code()).has(said)).isTrue();
      }
    }
    assertThat(views(round)).isEqualTo(before);
    assertThat(
            venue
                .guest("Eva")
                .refused(403, "POST", round.path("/undo"), key())
                .path("code")
                .stringValue())
        .isEqualTo("notSeated");
  }

  @Test
  void an_undo_that_is_sent_again_is_not_done_again() {
    Round round = begun(2);
    int seat = toBuy(round);
    round.play(seat, "SkipBuy");
    ObjectNode undo = key();
    round.seat(seat).post(round.path("/undo"), undo);
    round.play(seat, "SkipBuy");
    int entries = round.log(0).size();
    round.seat(seat).post(round.path("/undo"), undo);
    venue.restart();
    round.seat(seat).post(round.path("/undo"), undo);
    assertThat(round.log(0)).hasSize(entries);
    undo(round, seat); // and it is still possible, after a restart too
    assertThat(round.log(0)).hasSize(entries + 1);
  }

  // With everybody's consent
  // -----------------------------------------------------------------------------------------------

  @Test
  void going_back_further_needs_everybody() throws Exception {
    Round round = begun(3);
    List<JsonNode> start = views(round);
    int seat = toBuy(round);
    List<Page> pages = new ArrayList<>(round.pages());
    pages.add(new Page(venue.nobody(), round.table()));
    int entries = round.log(0).size();
    JsonNode accepted = wish(round, seat, entries);
    assertThat(accepted.path("at").isString()).isTrue();
    assertExact(pages);
    JsonNode asked = consent(round);
    assertThat(asked.path("seat").intValue()).isEqualTo(seat);
    assertThat(asked.path("steps").intValue()).isEqualTo(entries);
    assertThat(seats(asked.path("agreed"))).containsExactly(seat);
    assertThat(seats(asked.path("needed"))).hasSize(2).doesNotContain(seat);
    int first = asked.path("needed").path(0).intValue();
    agree(round, first, true);
    assertExact(pages);
    assertThat(seats(consent(round).path("needed"))).hasSize(1).doesNotContain(first);
    agree(round, asked.path("needed").path(1).intValue(), true);
    assertExact(pages);
    assertThat(consent(round).isNull()).isTrue();
    assertThat(views(round)).isEqualTo(start);
    for (Page page : pages) {
      assertThat(page.log().getLast().path("back").intValue()).isEqualTo(entries);
      assertThat(page.log()).hasSize(entries + 1);
    }
  }

  @Test
  void one_who_refuses_ends_the_wish() throws Exception {
    Round round = begun(3);
    int seat = toBuy(round);
    List<Page> pages = round.pages();
    List<JsonNode> before = views(round);
    wish(round, seat, 2);
    int number = consent(round).path("number").intValue();
    agree(round, (seat + 1) % 3, true);
    agree(round, (seat + 2) % 3, false);
    assertThat(consent(round).isNull()).isTrue();
    assertExact(pages);
    JsonNode late =
        round
            .seat((seat + 2) % 3)
            .refused(
                409, "POST", round.path("/consent/" + number), Visitor.json().put("agree", true));
    assertThat(late.path("code").stringValue()).isEqualTo("nothingToConsent");
    assertThat(views(round)).isEqualTo(before);
  }

  @Test
  void a_move_ends_the_wish() throws Exception {
    Round round = begun(2);
    int seat = toBuy(round);
    List<Page> pages = round.pages();
    wish(round, 1 - seat, 2);
    assertThat(consent(round).isObject()).isTrue();
    round.play(seat, "SkipBuy");
    assertThat(consent(round).isNull()).isTrue();
    assertExact(pages);
  }

  @Test
  void bots_need_not_be_asked() {
    Visitor host = venue.guest("Host");
    String table = host.makeTable(2);
    host.sit(table, 0);
    host.bot(table, 1, "random");
    host.start(table);
    Round round = new Round(table, List.of(host));
    round.play(0, "ChooseOpening");
    Venue.eventually("it is the person's turn", () -> round.isAwaited(0));
    int entries = round.log(0).size();
    wish(round, 0, entries);
    assertThat(round.log(0).get(entries).path("by").stringValue()).isEqualTo("UNDO");
    assertThat(round.log(0).get(entries).path("back").intValue()).isEqualTo(entries);
  }

  @Test
  void who_leaves_need_not_be_asked_any_more() throws Exception {
    Round round = begun(3);
    int seat = toBuy(round);
    List<Page> pages = round.pages();
    int entries = round.log(0).size();
    wish(round, seat, 1);
    agree(round, (seat + 1) % 3, true);
    int last = (seat + 2) % 3;
    round.seat(last).done("DELETE", round.path("/seats/" + last), Visitor.json());
    assertThat(consent(round).isNull()).isTrue();
    assertThat(round.log(0).get(entries).path("by").stringValue()).isEqualTo("UNDO");
    assertExact(pages);
  }

  @Test
  void a_wish_that_is_sent_again_is_the_same_wish() {
    Round round = begun(3);
    int seat = toBuy(round);
    ObjectNode wish = key().put("steps", 1);
    round.seat(seat).post(round.path("/consent"), wish);
    agree(round, (seat + 1) % 3, true);
    JsonNode asked = consent(round);
    round.seat(seat).post(round.path("/consent"), wish);
    assertThat(consent(round)).isEqualTo(asked);
    agree(round, (seat + 2) % 3, true);
    int entries = round.log(0).size();
    round.seat(seat).post(round.path("/consent"), wish);
    assertThat(consent(round).isNull()).isTrue();
    assertThat(round.log(0)).hasSize(entries);
  }

  @Test
  void nobody_wishes_to_go_back_further_than_the_start() {
    Round round = begun(2);
    int seat = toBuy(round);
    int entries = round.log(0).size();
    for (int steps : List.of(0, -1, entries + 1, Integer.MAX_VALUE)) {
      JsonNode trouble =
          round.seat(seat).refused(409, "POST", round.path("/consent"), key().put("steps", steps));
      assertThat(trouble.path("code").stringValue()).isEqualTo("nothingToTakeBack");
    }
    assertThat(consent(round).isNull()).isTrue();
  }

  @Test
  void consent_reaches_back_behind_snapshots_and_restarts() throws Exception {
    Round round = begun(2);
    List<Page> pages = round.pages();
    RandomPlayer player = new RandomPlayer(21);
    List<JsonNode> at50 = List.of();
    for (int entries = 0; entries < 75; entries++) {
      assertExact(pages);
      assertThat(pages.getFirst().log()).hasSize(entries);
      if (entries == 50) {
        at50 = views(round);
      }
      assertThat(player.act(pages)).isTrue();
    }
    venue.restart();
    wish(round, 0, 25);
    agree(round, 1, true);
    assertThat(views(round)).isEqualTo(at50);
    venue.restart();
    assertThat(views(round)).isEqualTo(at50);
    List<Page> fresh = round.pages();
    for (int move = 0; move < 20; move++) {
      assertExact(fresh);
      assertThat(player.act(fresh)).isTrue();
    }
    fresh.forEach(Page::close);
    for (int seat = 0; seat < 2; seat++) {
      round.seat(seat).done("DELETE", round.path("/seats/" + seat), Visitor.json());
    }
    Venue.eventually("the game is over", round::isOver);
    GameRecord record = GameRecord.parse(round.seat(0).get(round.path("/record")).toString());
    assertThat(Replay.of(Pax.standard(), record, Integer.MAX_VALUE).difference()).isEmpty();
    assertThat(record.entries()).anyMatch(entry -> entry.by().equals("undo"));
  }
}
