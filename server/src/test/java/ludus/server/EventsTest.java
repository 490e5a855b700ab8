package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ludus.kernel.forum.Forum;
import ludus.kernel.json.Differences;
import ludus.pax.Pax;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What comes over the line is exactly what a fresh look would show, and nothing is lost or doubled
/// when the line breaks.
final class EventsTest {

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

  private Round begun(String game, int seats) {
    return Round.begun(venue, Round.wish(game, seats));
  }

  static void assertExact(Page page) throws Exception {
    JsonNode fresh = page.visitor().snapshot(page.id());
    page.until(fresh.path("at").stringValue());
    assertThat(Differences.between(page.position(), fresh.path("position"))).isEmpty();
    assertThat(Differences.between(page.table(), fresh.path("table"))).isEmpty();
    assertThat(page.log()).endsWith(fresh.path("log").valueStream().toArray(JsonNode[]::new));
    assertThat(page.chat()).endsWith(fresh.path("chat").valueStream().toArray(JsonNode[]::new));
  }

  @ParameterizedTest
  @CsvSource({"pax, 2, 1", "pax, 3, 2", "forum, 2, 3", "forum, 3, 4", "forum, 4, 5"})
  void a_page_that_only_listens_shows_what_a_fresh_one_shows(String game, int seats, long seed)
      throws Exception {
    Round round = Round.seated(venue, Round.wish(game, seats));
    List<Page> pages = new ArrayList<>(round.pages());
    pages.add(new Page(venue.nobody(), round.table()));
    round.seat(0).start(round.table());
    RandomPlayer player = new RandomPlayer(seed);
    do {
      for (Page page : pages) {
        assertExact(page);
      }
    } while (player.act(pages));
    for (Page page : pages) {
      assertThat(numbers(page.log()))
          .isEqualTo(IntStream.rangeClosed(1, page.log().size()).boxed().toList());
    }
    assertThat(pages).allMatch(page -> page.table().path("status").stringValue().equals("OVER"));
    pages.forEach(Page::close);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_line_resumes_behind_any_event_also_after_a_restart(boolean restart) throws Exception {
    Round round = begun("forum", 3);
    List<Page> pages = round.pages();
    Page page = pages.getFirst();
    List<Page> moments = new ArrayList<>();
    RandomPlayer player = new RandomPlayer(6);
    for (int move = 0; move < 20; move++) {
      assertThat(player.act(pages)).isTrue();
      round.seat(move % 3).say(round.table(), move % 2 == 0 ? "TABLE" : "SEATS", "Line " + move);
      for (Page each : pages) {
        assertExact(each);
      }
      moments.add(page.fork());
    }
    if (restart) {
      venue.restart();
    }
    for (Page moment : moments) {
      moment.cut();
      moment.resume();
      assertExact(moment);
      assertThat(moment.resets()).isZero();
      assertThat(numbers(moment.log())).isEqualTo(numbers(page.log()));
      assertThat(moment.chat()).isEqualTo(page.chat());
      moment.close();
    }
  }

  private static List<Integer> numbers(List<JsonNode> log) {
    return log.stream().map(entry -> entry.path("number").intValue()).toList();
  }

  @Test
  void a_line_that_breaks_again_while_it_catches_up_loses_nothing() throws Exception {
    Round round = begun("pax", 2);
    List<Page> pages = round.pages();
    assertExact(pages.getFirst());
    Page late = pages.getFirst().fork();
    Page later = pages.getFirst().fork();
    late.cut();
    later.cut();
    RandomPlayer player = new RandomPlayer(7);
    for (int move = 0; move < 6; move++) {
      for (Page page : pages) {
        assertExact(page);
      }
      assertThat(player.act(pages)).isTrue();
      round.seat(1).say(round.table(), "TABLE", "Line " + move);
    }
    int breaks = 0;
    while (late.chat().size() < 6) {
      late.resume();
      late.next();
      late.cut();
      breaks++;
    }
    assertThat(breaks).isEqualTo(7);
    late.resume();
    venue.restart(); // now there is news of the table too
    later.resume();
    assertThat(later.next().type()).isEqualTo("step");
    later.cut();
    for (Page page : List.of(pages.getFirst(), late, later)) {
      page.cut();
      page.resume();
      assertExact(page);
      assertThat(page.resets()).isZero();
      assertThat(page.log()).isEqualTo(pages.getFirst().log()).hasSize(6);
      assertThat(page.chat()).isEqualTo(pages.getFirst().chat()).hasSize(6);
    }
  }

  @Test
  void who_missed_too_much_starts_afresh() throws Exception {
    Round round = begun("pax", 2);
    List<Page> pages = round.pages();
    Page late = pages.getFirst().fork();
    late.cut();
    RandomPlayer player = new RandomPlayer(8);
    for (int move = 0; move < 40; move++) {
      assertThat(player.act(pages)).isTrue();
      for (Page page : pages) {
        page.until(page.visitor().snapshot(round.table()).path("at").stringValue());
      }
    }
    late.resume();
    assertThat(late.next().type()).isEqualTo("reset");
    assertExact(late);
  }

  @Test
  void who_names_an_event_that_never_was_starts_afresh() throws Exception {
    Round round = begun("pax", 2);
    List<String> nonsense =
        List.of(
            "",
            "nonsense",
            "0.0",
            "-1.0.0.a-0",
            "0.-1.0.a-0",
            "999.0.0.a-0",
            "0.999.0.a-0",
            "0.0.1.a-0",
            "0.0.0.a-0%0Adata:x",
            "99999999999.0.0.a-0");
    for (String id : nonsense) {
      try (Visitor.Events events = round.seat(0).events(round.table(), id)) {
        assertThat(events.next().type()).isEqualTo("reset");
      }
    }
  }

  @Test
  void a_browser_that_comes_back_by_itself_resumes_behind_the_last_event() throws Exception {
    Round round = begun("pax", 2);
    Page page = round.page(0);
    String first = page.at();
    round.seat(1).say(round.table(), "TABLE", "One");
    assertThat(page.next("chat").data().path("text").stringValue()).isEqualTo("One");
    round.seat(1).say(round.table(), "TABLE", "Two");
    try (Visitor.Events again = round.seat(0).eventsAgain(round.table(), first, page.at())) {
      assertThat(again.next("chat").data().path("text").stringValue()).isEqualTo("Two");
    }
  }

  @Test
  void two_tabs_of_one_person_both_get_everything() throws Exception {
    Round round = begun("pax", 2);
    Page one = round.page(0);
    Page two = round.page(0);
    Page other = round.page(1);
    RandomPlayer player = new RandomPlayer(9);
    for (int move = 0; move < 12; move++) {
      assertThat(player.act(List.of(one, other))).isTrue();
      for (Page page : List.of(one, two, other)) {
        assertExact(page);
      }
    }
    assertThat(two.log()).isEqualTo(one.log()).isNotEmpty();
  }

  @Test
  void what_seats_say_among_themselves_leaves_no_trace_with_spectators() throws Exception {
    Round round = begun("pax", 2);
    Page watching = new Page(venue.nobody(), round.table());
    Page seated = round.page(1);
    String before = watching.visitor().snapshot(round.table()).path("at").stringValue();
    watching.until(before);
    round.seat(0).say(round.table(), "SEATS", "Between us");
    assertThat(watching.visitor().snapshot(round.table()).path("at").stringValue())
        .isEqualTo(before);
    round.seat(0).say(round.table(), "TABLE", "For all");
    JsonNode seen = watching.next().data();
    assertThat(seen.path("text").stringValue()).isEqualTo("For all");
    assertThat(seen.path("number").intValue()).isEqualTo(1);
    assertExact(watching);
    assertExact(seated);
    assertThat(seated.chat()).hasSize(2);
  }

  @Test
  void who_missed_more_talk_than_is_kept_at_hand_starts_afresh() throws Exception {
    Round round = begun("pax", 2);
    Page late = round.page(0);
    late.cut();
    for (int line = 0; line < 120; line++) {
      round.seat(1).say(round.table(), "TABLE", "Line " + line);
    }
    late.resume();
    assertThat(late.next().type()).isEqualTo("reset");
    assertExact(late);
    assertThat(late.chat()).hasSize(100);
    assertThat(late.chat().getLast().path("number").intValue()).isEqualTo(120);
  }

  @Test
  void who_sat_down_while_the_line_was_broken_starts_afresh() throws Exception {
    Visitor host = venue.guest("Host");
    String table = host.makeTable(3);
    host.sit(table, 0);
    Visitor rui = venue.guest("Rui");
    Page page = new Page(rui, table);
    host.say(table, "SEATS", "Not for Rui");
    host.say(table, "TABLE", "For Rui");
    page.next("chat");
    page.cut();
    rui.sit(table, 1);
    page.resume();
    assertThat(page.next().type()).isEqualTo("reset");
    assertExact(page);
    assertThat(page.chat()).hasSize(2);
  }

  @Test
  void a_secret_offer_sends_nothing_to_the_others() throws Exception {
    Round round = begun("forum", 3);
    Page from = round.page(0);
    Page to = round.page(1);
    Page other = round.page(2);
    Page watching = new Page(venue.nobody(), round.table());
    round.play(2, "Seal");
    round.play(2, "Reopen"); // which could be taken back
    for (Page page : List.of(from, to, other, watching)) {
      assertExact(page);
    }
    JsonNode before = other.position().deepCopy();
    assertThat(before.path("undo").path("possible").booleanValue()).isTrue();
    JsonNode offer =
        Visitor.json().put("type", "Offer").put("to", 1).put("coins", 1).put("secret", true);
    round.seat(0).move(round.table(), 0, offer);
    round.seat(0).say(round.table(), "TABLE", "I said nothing");
    assertThat(to.next().type()).isEqualTo("step");
    assertThat(other.next().type()).isEqualTo("chat");
    assertThat(watching.next().type()).isEqualTo("chat");
    for (Page page : List.of(from, to, other, watching)) {
      assertExact(page);
    }
    assertThat(to.position().path("view").path("offers")).hasSize(1);
    assertThat(other.position()).isEqualTo(before);
    assertThat(round.position(2)).isEqualTo(before);
    assertThat(other.position().path("view").path("offers")).isEmpty();
  }
}
