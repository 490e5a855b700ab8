package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import ludus.kernel.json.Json;
import ludus.kernel.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Moves through the door: once, whole, and only where the rules allow.
final class PlayTest {

  @TempDir Path folder;

  private Venue venue;
  private Round round;

  @BeforeEach
  void open() {
    venue = Venue.in(folder).open();
    round = Round.begun(venue, Visitor.newTable(2));
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private static JsonNode json(String text) {
    return Json.PLAIN.readTree(text.replace('\'', '"'));
  }

  private int active() {
    return round.position(0).path("awaited").path(0).path("seat").intValue();
  }

  private String asked(int seat) {
    return round.position(seat).path("you").path("what").asString("");
  }

  private int stamp(int seat) {
    return round.position(seat).path("you").path("stamp").intValue();
  }

  private List<JsonNode> options(int seat, String type) {
    return round
        .position(seat)
        .path("you")
        .path("moves")
        .valueStream()
        .map(option -> option.path("move"))
        .filter(move -> move.path("type").stringValue().equals(type))
        .toList();
  }

  /// Plays on until somebody can play a card; who.
  private int toPlay() {
    round.play(0, "ChooseOpening");
    round.play(1, "ChooseOpening");
    while (true) {
      int seat = active();
      switch (asked(seat)) {
        case "turn" -> round.play(seat, "ChooseTurn", "turn", "NORMAL");
        case "draw" -> round.play(seat, "Assign");
        case "buy" -> round.play(seat, "SkipBuy");
        default -> {
          if (!options(seat, "PlayCard").isEmpty()) {
            return seat;
          }
          round.play(seat, "EndPlay");
        }
      }
    }
  }

  private JsonNode refused(int seat, int stamp, JsonNode... moves) {
    Visitor visitor = round.seat(seat);
    return visitor.refused(409, "POST", round.path("/moves"), visitor.answer(stamp, moves));
  }

  private String at(int seat) {
    return round.seat(seat).snapshot(round.table()).path("at").stringValue();
  }

  @Test
  void a_single_move_is_played_and_its_event_named() throws Exception {
    Page page = round.page(0);
    JsonNode accepted = round.play(0, "ChooseOpening");
    page.until(accepted.path("at").stringValue());
    assertThat(page.log()).hasSize(1);
    assertThat(page.position().path("you").path("must").booleanValue()).isFalse();
    assertThat(at(0)).isEqualTo(accepted.path("at").stringValue());
  }

  @Test
  void a_batch_is_one_entry() {
    int seat = toPlay();
    int before = round.log(seat).size();
    JsonNode card = options(seat, "PlayCard").getFirst();
    round.seat(seat).move(round.table(), stamp(seat), card, json("{'type':'EndPlay'}"));
    assertThat(round.log(seat)).hasSize(before + 1);
    assertThat(round.log(seat).getLast().path("lines").size()).isGreaterThan(1);
    assertThat(round.position(seat).path("view").path("players").path(seat).path("display"))
        .anyMatch(row -> row.path("cards").valueStream().anyMatch(card.path("card")::equals));
    assertThat(active()).isEqualTo(1 - seat);
  }

  @Test
  void a_batch_with_an_illegal_move_changes_nothing_and_says_why_and_where_the_game_stands() {
    int seat = toPlay();
    JsonNode before = round.seat(seat).snapshot(round.table());
    JsonNode trouble =
        refused(
            seat,
            stamp(seat),
            options(seat, "PlayCard").getFirst(),
            json("{'type':'Buy','legion':1}"));
    assertThat(trouble.path("code").stringValue()).isEqualTo("refused");
    assertThat(trouble.path("refused").path("rule").stringValue()).startsWith("PAX-");
    assertThat(trouble.path("refused").path("message")).isEqualTo(trouble.path("message"));
    assertThat(trouble.path("detail").stringValue()).endsWith(".").contains(" ");
    assertThat(trouble.path("position")).isEqualTo(before.path("position"));
    assertThat(trouble.path("at")).isEqualTo(before.path("at"));
    assertThat(round.seat(seat).snapshot(round.table())).isEqualTo(before);
  }

  @Test
  void a_batch_ends_where_it_shows_its_mover_something_new() {
    round.play(0, "ChooseOpening");
    round.play(1, "ChooseOpening");
    int seat = active();
    JsonNode trouble =
        refused(
            seat,
            stamp(seat),
            json("{'type':'ChooseTurn','turn':'NORMAL'}"),
            json("{'type':'Assign','card':'ARM-01','to':'HAND','legion':null}"));
    assertThat(trouble.path("message").path("key").stringValue())
        .isEqualTo("kernel.refusal.batchBarrier");
    assertThat(asked(seat)).isEqualTo("turn");
  }

  @Test
  void the_same_key_plays_once_and_succeeds_each_time_also_after_a_restart() {
    int seat = toPlay();
    Visitor visitor = round.seat(seat);
    ObjectNode answer = visitor.answer(stamp(seat), options(seat, "PlayCard").getFirst());
    visitor.post(round.path("/moves"), answer);
    int entries = round.log(seat).size();
    JsonNode after = round.position(seat);
    assertThat(visitor.post(round.path("/moves"), answer).path("at").stringValue())
        .isEqualTo(at(seat));
    round.play(seat, "EndPlay");
    visitor.post(round.path("/moves"), answer);
    venue.restart();
    visitor.post(round.path("/moves"), answer);
    assertThat(round.log(seat)).hasSize(entries + 1);
    assertThat(after.path("you").path("what").stringValue()).isEqualTo("play");
  }

  @Test
  void a_sealed_answer_that_is_sent_again_is_not_given_again() {
    Visitor visitor = round.seat(0);
    ObjectNode answer = visitor.answer(stamp(0), options(0, "ChooseOpening").getFirst());
    visitor.post(round.path("/moves"), answer);
    round.play(0, "ChooseOpening"); // a second thought, which would be legal for ever
    visitor.post(round.path("/moves"), answer);
    assertThat(round.log(0)).hasSize(2);
  }

  @Test
  void the_same_key_from_eight_threads_at_once_plays_once() throws Exception {
    int seat = toPlay();
    Visitor visitor = round.seat(seat);
    ObjectNode answer = visitor.answer(stamp(seat), options(seat, "PlayCard").getFirst());
    int entries = round.log(seat).size();
    CyclicBarrier together = new CyclicBarrier(8);
    Callable<HttpResponse<String>> send =
        () -> {
          together.await();
          return visitor.call("POST", round.path("/moves"), answer);
        };
    List<Future<HttpResponse<String>>> sent = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      for (int i = 0; i < 8; i++) {
        sent.add(threads.submit(send));
      }
    }
    for (Future<HttpResponse<String>> response : sent) {
      assertThat(response.get().statusCode()).isEqualTo(200);
    }
    assertThat(round.log(seat)).hasSize(entries + 1);
  }

  @Test
  void an_answer_to_an_earlier_question_is_stale() {
    int seat = toPlay();
    JsonNode trouble = refused(seat, stamp(seat) - 1, json("{'type':'EndPlay'}"));
    assertThat(trouble.path("message").path("key").stringValue()).isEqualTo("kernel.refusal.stale");
    assertThat(trouble.path("refused").path("rule").isNull()).isTrue();
  }

  @Test
  void who_is_not_awaited_is_told_the_rule_and_who_does_not_sit_may_not_move() {
    int seat = toPlay();
    JsonNode trouble = refused(1 - seat, stamp(seat), json("{'type':'EndPlay'}"));
    assertThat(trouble.path("refused").path("rule").stringValue()).startsWith("PAX-");
    assertThat(trouble.path("position").path("you").isNull()).isTrue();
    Visitor stranger = venue.guest("Stranger");
    for (String call : List.of("/moves", "/preview", "/why")) {
      ObjectNode answer = stranger.answer(stamp(seat), json("{'type':'EndPlay'}"));
      if (!call.equals("/moves")) {
        answer.remove("key");
      }
      assertThat(stranger.refused(403, "POST", round.path(call), answer).path("code").stringValue())
          .isEqualTo("notSeated");
    }
    assertThat(asked(seat)).isEqualTo("play");
  }

  @Test
  void what_is_no_move_is_a_bad_request_and_changes_nothing() {
    int seat = toPlay();
    JsonNode before = round.seat(seat).snapshot(round.table());
    List<String> malformed =
        List.of(
            "5",
            "'EndPlay'",
            "null",
            "[]",
            "{}",
            "{'type':null}",
            "{'type':'Conquer'}",
            "{'type':'endplay'}",
            "{'type':'EndPlay','extra':1}",
            "{'type':'PlayCard','card':'XXX-99'}",
            "{'type':'PlayCard','card':{}}",
            "{'type':'Buy','legion':'one'}",
            "{'type':'Buy','legion':1.5}",
            "{'type':'Buy','legion':99999999999999999999}",
            "{'type':'ludus.pax.Move$EndPlay'}");
    for (String move : malformed) {
      Visitor visitor = round.seat(seat);
      JsonNode trouble =
          visitor.refused(
              400, "POST", round.path("/moves"), visitor.answer(stamp(seat), json(move)));
      assertThat(trouble.path("code").stringValue()).as(move).isEqualTo("noMove");
    }
    for (String move : List.of("{'type':'PlayCard'}", "{'type':'PlayCard','card':null}")) {
      assertThat(refused(seat, stamp(seat), json(move)).path("code").stringValue())
          .isEqualTo("refused");
    }
    assertThat(refused(seat, stamp(seat)).path("message").path("key").stringValue())
        .isEqualTo("kernel.refusal.empty");
    Visitor visitor = round.seat(seat);
    ObjectNode many = visitor.answer(stamp(seat));
    for (int i = 0; i < 201; i++) {
      many.withArray("moves").add(json("{'type':'EndPlay'}"));
    }
    assertThat(visitor.refused(400, "POST", round.path("/moves"), many).path("code").stringValue())
        .isEqualTo("batchTooLong");
    for (String key : List.of("", "short", "x".repeat(65), "spaces are bad", "'; drop table--")) {
      assertThat(
              visitor
                  .refused(
                      400,
                      "POST",
                      round.path("/moves"),
                      visitor.answer(stamp(seat), json("{'type':'EndPlay'}")).put("key", key))
                  .path("code")
                  .stringValue())
          .isEqualTo("badKey");
    }
    assertThat(round.seat(seat).snapshot(round.table())).isEqualTo(before);
  }

  private static ObjectNode trial(int stamp, JsonNode... moves) {
    ObjectNode trial = Visitor.json().put("stamp", stamp);
    trial.putArray("moves").addAll(List.of(moves));
    return trial;
  }

  @Test
  void a_preview_shows_where_moves_would_lead_and_plays_nothing() {
    int seat = toPlay();
    JsonNode before = round.seat(seat).snapshot(round.table());
    JsonNode card = options(seat, "PlayCard").getFirst();
    JsonNode preview = round.seat(seat).post(round.path("/preview"), trial(stamp(seat), card));
    assertThat(preview.path("view").path("players").path(seat).path("display"))
        .anyMatch(row -> row.path("cards").valueStream().anyMatch(card.path("card")::equals));
    assertThat(round.seat(seat).snapshot(round.table())).isEqualTo(before);
    round.seat(seat).move(round.table(), stamp(seat), card);
    assertThat(round.position(seat).path("view")).isEqualTo(preview.path("view"));
  }

  @Test
  void a_preview_is_refused_where_it_would_show_something_new() {
    round.play(0, "ChooseOpening");
    round.play(1, "ChooseOpening");
    int seat = active();
    JsonNode before = round.seat(seat).snapshot(round.table());
    for (String turn : List.of("NORMAL", "PASS")) {
      JsonNode trouble =
          round
              .seat(seat)
              .refused(
                  409,
                  "POST",
                  round.path("/preview"),
                  trial(stamp(seat), json("{'type':'ChooseTurn','turn':'" + turn + "'}")));
      assertThat(trouble.path("message").path("key").stringValue())
          .isEqualTo("kernel.refusal.previewBarrier");
    }
    assertThat(round.seat(seat).snapshot(round.table())).isEqualTo(before);
  }

  @Test
  void why_names_the_rule_and_has_words_in_every_language() {
    int seat = toPlay();
    JsonNode fine =
        round.seat(seat).post(round.path("/why"), trial(stamp(seat), json("{'type':'EndPlay'}")));
    assertThat(fine.path("refused").isNull()).isTrue();
    JsonNode refused =
        round
            .seat(seat)
            .post(round.path("/why"), trial(0, json("{'type':'Buy','legion':1}")))
            .path("refused");
    assertThat(refused.path("rule").stringValue()).startsWith("PAX-");
    for (Language language : Language.values()) {
      JsonNode words = round.seat(0).get("/api/words?lang=" + language.code());
      assertThat(words.has(refused.path("message").path("key").stringValue())).isTrue();
      JsonNode rules = round.seat(0).get("/api/games/pax/rules?lang=" + language.code());
      assertThat(rules.toString()).contains(refused.path("rule").stringValue());
    }
  }

  @Test
  void nothing_is_played_when_the_game_is_over() {
    for (int seat = 0; seat < 2; seat++) {
      round.seat(seat).done("DELETE", round.path("/seats/" + seat), Visitor.json());
    }
    Venue.eventually("the game is over", round::isOver);
    assertThat(refused(0, 0, json("{'type':'EndPlay'}")).path("message").path("key").stringValue())
        .isEqualTo("kernel.refusal.over");
    assertThat(
            round
                .seat(0)
                .refused(409, "POST", round.path("/undo"), Visitor.json().put("key", Visitor.key()))
                .path("code")
                .stringValue())
        .isEqualTo("refused");
    assertThat(
            round
                .seat(0)
                .refused(
                    409,
                    "POST",
                    round.path("/consent"),
                    Visitor.json().put("key", Visitor.key()).put("steps", 1))
                .path("code")
                .stringValue())
        .isEqualTo("gameOver");
  }
}
