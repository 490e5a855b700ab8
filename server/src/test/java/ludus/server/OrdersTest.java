package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Game;
import ludus.kernel.json.Json;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.record.Replay;
import ludus.kernel.text.Language;
import ludus.pax.Pax;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Standing orders: kept by the table, obeyed for the questions that they speak of, and for no
/// other.
final class OrdersTest {

  @TempDir Path folder;

  private final Watched<?, ?> game = new Watched<>(Pax.standard());
  private Venue venue;
  private Round round;

  @BeforeEach
  void open() {
    venue = Venue.in(folder).playing(game).with(new HandTime()).open();
    round = Round.begun(venue, Visitor.newTable(2));
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private static ObjectNode orders(String... types) {
    ObjectNode ordering = Visitor.json();
    ordering.putArray("orders");
    for (String type : types) {
      ordering.withArray("orders").addObject().put("type", type);
    }
    return ordering;
  }

  private List<String> given(int seat) {
    return round
        .seat(seat)
        .get(round.path("/orders"))
        .path("orders")
        .valueStream()
        .map(order -> order.path("type").stringValue())
        .toList();
  }

  private int active() {
    return round.position(0).path("awaited").path(0).path("seat").intValue();
  }

  private String asked(int seat) {
    return round.position(seat).path("you").path("what").asString("");
  }

  @Test
  void what_can_be_ordered_is_what_the_game_offers_with_words_for_it() {
    JsonNode orders = round.seat(0).get(round.path("/orders"));
    assertThat(orders.path("orders")).isEmpty();
    assertThat(orders.path("forms").valueStream().map(form -> form.path("move").stringValue()))
        .containsExactly("SkipWhenPoor", "EndWhenStuck");
    for (Language language : Language.values()) {
      JsonNode words = round.seat(0).get("/api/words?lang=" + language.code());
      for (JsonNode form : orders.path("forms")) {
        assertThat(words.has(form.path("title").path("key").stringValue())).isTrue();
      }
    }
  }

  @Test
  void orders_belong_to_a_seat_and_survive_a_restart() {
    round.seat(1).done("PUT", round.path("/orders"), orders("SkipWhenPoor"));
    assertThat(given(1)).containsExactly("SkipWhenPoor");
    assertThat(given(0)).isEmpty();
    venue.restart();
    assertThat(given(1)).containsExactly("SkipWhenPoor");
    round.seat(1).done("PUT", round.path("/orders"), orders());
    assertThat(given(1)).isEmpty();
    Visitor stranger = venue.guest("Eva");
    stranger.refused(403, "GET", round.path("/orders"), Visitor.json());
    stranger.refused(403, "PUT", round.path("/orders"), orders());
  }

  @Test
  void orders_that_the_game_does_not_know_are_refused_and_change_nothing() {
    round.seat(0).done("PUT", round.path("/orders"), orders("EndWhenStuck"));
    List<String> wrong =
        List.of(
            "[{\"type\":\"WinTheGame\"}]",
            "[{\"type\":\"EndWhenStuck\",\"really\":true}]",
            "[{}]",
            "[null]",
            "[5]",
            "[[]]");
    for (String orders : wrong) {
      ObjectNode ordering = Visitor.json();
      ordering.set("orders", Json.PLAIN.readTree(orders));
      JsonNode trouble = round.seat(0).refused(400, "PUT", round.path("/orders"), ordering);
      assertThat(trouble.path("code").stringValue()).isEqualTo("badOrder");
    }
    String[] many = new String[51];
    Arrays.fill(many, "EndWhenStuck");
    round.seat(0).refused(400, "PUT", round.path("/orders"), orders(many));
    assertThat(given(0)).containsExactly("EndWhenStuck");
  }

  @Test
  void an_order_answers_exactly_the_questions_that_it_speaks_of() throws Exception {
    for (int seat = 0; seat < 2; seat++) {
      round.seat(seat).done("PUT", round.path("/orders"), orders("SkipWhenPoor", "EndWhenStuck"));
    }
    List<Page> pages = round.pages();
    RandomPlayer player = new RandomPlayer(31);
    while (!pages.getFirst().table().path("status").stringValue().equals("OVER")) {
      Optional<Page> asked = pages.stream().filter(Page::mustMove).findFirst();
      if (asked.isEmpty()) { // the table answered between one page's look and the other's
        catchUp(pages);
        continue;
      }
      Page awaited = asked.get();
      JsonNode you = awaited.position().path("you");
      if (!isSpokenOf(you.path("what").stringValue(), you.path("moves").size())) {
        player.act(awaited);
      }
      String before = awaited.at();
      while (awaited.at().equals(before)) {
        awaited.next(); // the person's move, or that of the table
      }
      catchUp(pages);
    }
    assertObeyed(Pax.standard());
  }

  private void catchUp(List<Page> pages) throws Exception {
    for (Page page : pages) {
      page.until(page.visitor().snapshot(round.table()).path("at").stringValue());
    }
  }

  private static boolean isSpokenOf(String what, int moves) {
    return (what.equals("buy") || what.equals("play")) && moves == 1;
  }

  private <S, M> void assertObeyed(Game<S, M> pax) {
    GameRecord record = GameRecord.parse(round.seat(0).get(round.path("/record")).toString());
    Match<S, M> match = Replay.of(pax, record, Integer.MAX_VALUE).match();
    S state = pax.start(record.toSetup(), ChanceSource.of(record.toSeed()).at(0));
    int obeyed = 0;
    for (Match.Step<S, M> step : match.line()) {
      int seat = step.entry().seat();
      String what = pax.agenda(state).ask(seat).orElseThrow().what();
      boolean spokenOf = isSpokenOf(what, pax.moves(state, seat).size());
      assertThat(step.entry().by()).isEqualTo(spokenOf ? By.BOT : By.PERSON);
      obeyed += spokenOf ? 1 : 0;
      state = step.state();
    }
    assertThat(obeyed).isPositive();
  }

  @Test
  void what_no_order_speaks_of_waits_for_the_person() {
    round.seat(0).done("PUT", round.path("/orders"), orders("SkipWhenPoor", "EndWhenStuck"));
    round.seat(1).done("PUT", round.path("/orders"), orders("SkipWhenPoor", "EndWhenStuck"));
    Venue.eventually("the table has thought of it", () -> game.asked() >= 2);
    assertThat(round.log(0)).isEmpty();
    round.play(0, "ChooseOpening");
    round.play(1, "ChooseOpening");
    int before = game.asked();
    assertThat(asked(active())).isEqualTo("turn");
    round.seat(active()).done("PUT", round.path("/orders"), orders("SkipWhenPoor"));
    Venue.eventually("the table has thought of it again", () -> game.asked() > before);
    assertThat(round.log(0)).hasSize(2).allMatch(e -> e.path("by").stringValue().equals("PERSON"));
  }
}
