package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.IntStream;
import ludus.bots.Budget;
import ludus.kernel.Message;
import ludus.kernel.forum.Forum;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import ludus.pax.Pax;
import ludus.server.live.Hall;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Tables before and around play.
final class LobbyTest {

  @TempDir Path folder;

  private Venue venue;
  private Visitor ana;
  private Visitor rui;

  @BeforeEach
  void open() {
    venue =
        Venue.in(folder)
            .playing(Pax.standard(), new Forum())
            .with(new Hall.Settings(0, 5, Budget.ofIterations(1)))
            .open();
    ana = venue.guest("Ana");
    rui = venue.guest("Rui");
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private static String path(String table, String rest) {
    return "/api/tables/" + table + rest;
  }

  private static JsonNode table(Visitor visitor, String table) {
    return visitor.snapshot(table).path("table");
  }

  private static JsonNode seat(JsonNode table, int seat) {
    return table.path("seats").path(seat);
  }

  private static List<String> kinds(JsonNode table) {
    return table.path("seats").valueStream().map(seat -> seat.path("kind").stringValue()).toList();
  }

  private static List<String> ids(JsonNode list) {
    return list.valueStream().map(note -> note.path("id").stringValue()).toList();
  }

  private static void assertRefused(
      int status, String code, Visitor visitor, String method, String path, JsonNode body) {
    assertThat(visitor.refused(status, method, path, body).path("code").stringValue())
        .isEqualTo(code);
  }

  private static ObjectNode change() {
    return Visitor.json();
  }

  // Making and finding tables
  // -----------------------------------------------------------------------------------------------

  @Test
  void a_new_table_is_as_its_maker_wished_and_the_maker_is_its_host() {
    ObjectNode wish = Round.timed("pax", 3, "PLAYER", 600, 10).put("name", "  Friday  ");
    wish.withObject("options").put("openMoney", "on");
    JsonNode made = ana.post("/api/tables", wish);
    assertThat(made.path("game").stringValue()).isEqualTo("pax");
    assertThat(made.path("name").stringValue()).isEqualTo("Friday");
    assertThat(made.path("status").stringValue()).isEqualTo("OPEN");
    assertThat(made.path("seatCount").intValue()).isEqualTo(3);
    assertThat(kinds(made)).containsExactly("FREE", "FREE", "FREE");
    assertThat(made.path("options").path("openMoney").stringValue()).isEqualTo("on");
    assertThat(made.path("clock").path("seconds").intValue()).isEqualTo(600);
    assertThat(made.path("hostName").stringValue()).isEqualTo("Ana");
    assertThat(made.path("host").booleanValue()).isTrue();
    assertThat(made.path("you").isNull()).isTrue();
    assertThat(made.path("secret").isNull()).isTrue();
    assertThat(made.path("commitment").stringValue()).matches("[0-9a-f]{64}");
    JsonNode seen = table(rui, made.path("id").stringValue());
    assertThat(seen.path("host").booleanValue()).isFalse();
    assertThat(seen.path("commitment")).isEqualTo(made.path("commitment"));
  }

  @Test
  void tables_are_found_open_then_running_then_only_by_their_people() {
    String id = ana.makeTable(2);
    assertThat(ids(venue.nobody().get("/api/tables").path("open"))).containsExactly(id);
    assertThat(ids(ana.get("/api/tables").path("mine"))).containsExactly(id);
    assertThat(ids(rui.get("/api/tables").path("mine"))).isEmpty();
    ana.sit(id, 0);
    rui.sit(id, 1);
    assertThat(ids(rui.get("/api/tables").path("mine"))).containsExactly(id);
    ana.start(id);
    JsonNode lists = venue.nobody().get("/api/tables");
    assertThat(lists.path("open")).isEmpty();
    assertThat(lists.path("mine")).isEmpty();
    assertThat(ids(lists.path("running"))).containsExactly(id);
    JsonNode note = rui.get("/api/tables").path("mine").path(0);
    assertThat(note.path("yourTurn").booleanValue()).isTrue();
    assertThat(note.path("you").intValue()).isEqualTo(1);
    assertThat(note.path("waiting").valueStream().map(JsonNode::stringValue))
        .containsExactly("Ana", "Rui");
    new Round(id, List.of(ana, rui)).play(1, "ChooseOpening");
    assertThat(rui.get("/api/tables").path("mine").path(0).path("yourTurn").booleanValue())
        .isFalse();
  }

  @Test
  void a_private_table_is_never_listed_but_can_be_joined_by_its_address() {
    String id = ana.makeTable(Visitor.newTable(2).put("listed", false));
    assertThat(venue.nobody().get("/api/tables").path("open")).isEmpty();
    assertThat(rui.get("/api/tables").path("open")).isEmpty();
    rui.sit(id, 1);
    ana.sit(id, 0);
    ana.start(id);
    assertThat(venue.nobody().get("/api/tables").path("running")).isEmpty();
    assertThat(ids(rui.get("/api/tables").path("mine"))).containsExactly(id);
    ana.done("PATCH", path(ana.makeTable(2), ""), change().put("listed", false));
    assertThat(venue.nobody().get("/api/tables").path("open")).isEmpty();
  }

  @Test
  void one_person_hosts_so_many_tables_and_no_more() {
    List<String> ids = IntStream.range(0, 5).mapToObj(_ -> ana.makeTable(2)).toList();
    JsonNode trouble = ana.refused(429, "POST", "/api/tables", Visitor.newTable(2));
    assertThat(trouble.path("code").stringValue()).isEqualTo("tooManyTables");
    assertThat(rui.makeTable(2)).isNotIn(ids);
  }

  @Test
  void a_list_survives_tables_of_games_that_are_no_longer_there() {
    String gone = ana.makeTable(Round.wish("forum", 2));
    String there = ana.makeTable(2);
    venue.close();
    venue.playing(Pax.standard()).open();
    assertThat(ids(ana.get("/api/tables").path("mine"))).containsExactly(there);
    assertThat(ids(ana.get("/api/tables").path("open"))).containsExactly(there);
    assertRefused(404, "noSuchGame", ana, "GET", path(gone, ""), Visitor.json());
  }

  @Test
  void what_is_not_there_is_said_to_be_missing() {
    Visitor nobody = venue.nobody();
    for (String id : List.of("x", "aaaaaaaaaaaaaaaaaaaaaaaa", "AAAAAAAAAAAAAAAAAAAAAAAA", "a b")) {
      assertRefused(
          404, "noSuchTable", nobody, "GET", path(id.replace(" ", "%20"), ""), Visitor.json());
    }
    String id = ana.makeTable(2);
    ObjectNode nonce = Visitor.json().put("nonce", "0".repeat(32));
    assertRefused(404, "noSuchSeat", ana, "POST", path(id, "/seats/2"), nonce);
    assertRefused(404, "noSuchPage", ana, "POST", path(id, "/seats/-1"), nonce);
    assertRefused(404, "noSuchPage", ana, "POST", path(id, "/seats/99999999999"), nonce);
    assertRefused(404, "noSuchSeat", ana, "DELETE", path(id, "/seats/7"), Visitor.json());
    assertRefused(404, "noSuchGame", ana, "GET", "/api/games/chess/rules", Visitor.json());
  }

  // Seats
  // -----------------------------------------------------------------------------------------------

  @Test
  void people_take_seats_move_and_get_up() {
    String id = ana.makeTable(3);
    assertThat(ana.sit(id, 0).path("you").intValue()).isZero();
    assertThat(seat(table(rui, id), 0).path("name").stringValue()).isEqualTo("Ana");
    assertThat(kinds(ana.sit(id, 2))).containsExactly("FREE", "FREE", "PERSON");
    ObjectNode nonce = Visitor.json().put("nonce", "0".repeat(32));
    assertRefused(409, "seatTaken", rui, "POST", path(id, "/seats/2"), nonce);
    rui.sit(id, 1);
    assertThat(kinds(rui.done("DELETE", path(id, "/seats/1"), Visitor.json())))
        .containsExactly("FREE", "FREE", "PERSON");
  }

  @Test
  void of_many_who_want_a_seat_at_once_one_gets_it() throws Exception {
    String id = ana.makeTable(2);
    List<Visitor> people = IntStream.range(0, 8).mapToObj(i -> venue.guest("Guest " + i)).toList();
    ObjectNode nonce = Visitor.json().put("nonce", "0".repeat(32));
    List<HttpResponse<String>> answers =
        together(people, person -> person.call("POST", path(id, "/seats/1"), nonce));
    assertThat(answers.stream().map(HttpResponse::statusCode))
        .containsOnlyOnce(200)
        .filteredOn(status -> status != 200)
        .containsOnly(409)
        .hasSize(7);
    assertThat(kinds(table(ana, id))).containsExactly("FREE", "PERSON");
    assertThat(people.stream().filter(person -> table(person, id).path("you").isInt())).hasSize(1);
  }

  /// What all of them do at the same moment.
  private static <T> List<T> together(List<Visitor> people, Function<Visitor, T> act)
      throws Exception {
    CyclicBarrier start = new CyclicBarrier(people.size());
    List<Future<T>> futures = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Visitor person : people) {
        futures.add(
            threads.submit(
                () -> {
                  start.await();
                  return act.apply(person);
                }));
      }
    }
    List<T> results = new ArrayList<>();
    for (Future<T> future : futures) {
      results.add(future.get());
    }
    return results;
  }

  @Test
  void the_host_can_free_a_seat_and_nobody_elses_guest_can() {
    String id = ana.makeTable(3);
    ana.sit(id, 0);
    rui.sit(id, 1);
    Visitor eva = venue.guest("Eva");
    assertRefused(403, "hostOnly", eva, "DELETE", path(id, "/seats/1"), Visitor.json());
    assertRefused(403, "hostOnly", rui, "DELETE", path(id, "/seats/0"), Visitor.json());
    assertThat(kinds(ana.done("DELETE", path(id, "/seats/1"), Visitor.json())))
        .containsExactly("PERSON", "FREE", "FREE");
  }

  @Test
  void in_play_nobody_gets_up_for_another_not_even_the_host() {
    Round round = Round.begun(venue, Visitor.newTable(2));
    assertRefused(403, "notYourSeat", round.seat(0), "DELETE", round.path("/seats/1"), change());
    assertRefused(403, "notSeated", ana, "DELETE", round.path("/seats/1"), change());
    assertRefused(403, "notSeated", ana, "POST", round.path("/return"), change());
  }

  @Test
  void a_nonce_must_be_one_and_all_of_them_are_shown() {
    String id = ana.makeTable(2);
    for (String nonce : List.of("", "0", "z".repeat(32), "A".repeat(32), "0".repeat(33))) {
      assertRefused(
          400, "badNonce", ana, "POST", path(id, "/seats/0"), Visitor.json().put("nonce", nonce));
    }
    ana.post(path(id, "/seats/0"), Visitor.json().put("nonce", "0123456789abcdef".repeat(2)));
    assertThat(table(rui, id).path("nonces").valueStream().map(JsonNode::stringValue))
        .containsExactly("0123456789abcdef".repeat(2), "");
  }

  @Test
  void bots_are_set_changed_and_taken_away_by_the_host_alone() {
    String id = ana.makeTable(4);
    ana.sit(id, 0);
    JsonNode first = seat(ana.bot(id, 1, "random"), 1);
    assertThat(first.path("kind").stringValue()).isEqualTo("BOT");
    assertThat(first.path("level").stringValue()).isEqualTo("random");
    JsonNode changed = seat(ana.bot(id, 1, "plebeian"), 1);
    assertThat(changed.path("level").stringValue()).isEqualTo("plebeian");
    assertThat(changed.path("name")).isEqualTo(first.path("name"));
    JsonNode second = seat(ana.bot(id, 2, "equestrian"), 2);
    assertThat(second.path("name")).isNotEqualTo(first.path("name"));
    ObjectNode bot = Visitor.json().put("level", "random");
    assertRefused(403, "hostOnly", rui, "PUT", path(id, "/seats/3/bot"), bot);
    assertRefused(409, "seatTaken", ana, "PUT", path(id, "/seats/0/bot"), bot);
    assertRefused(
        400,
        "noSuchLevel",
        ana,
        "PUT",
        path(id, "/seats/3/bot"),
        Visitor.json().put("level", "god"));
    assertRefused(
        409,
        "seatTaken",
        rui,
        "POST",
        path(id, "/seats/1"),
        Visitor.json().put("nonce", "0".repeat(32)));
    assertThat(kinds(ana.done("DELETE", path(id, "/seats/1"), Visitor.json())))
        .containsExactly("PERSON", "FREE", "BOT", "FREE");
  }

  // What the host changes
  // -----------------------------------------------------------------------------------------------

  @Test
  void the_host_changes_what_he_names_and_the_rest_stays() {
    String id = ana.makeTable(Visitor.newTable(2).put("name", "One"));
    ana.done("PATCH", path(id, ""), change().put("seats", 4));
    ObjectNode options = change();
    options.putObject("options").put("tieBreak", "on");
    ana.done("PATCH", path(id, ""), options);
    ObjectNode clock = change();
    clock.putObject("clock").put("pace", "DAYS").put("seconds", 86_400).put("increment", 0);
    JsonNode changed = ana.done("PATCH", path(id, ""), clock);
    assertThat(changed.path("name").stringValue()).isEqualTo("One");
    assertThat(changed.path("seatCount").intValue()).isEqualTo(4);
    assertThat(kinds(changed)).hasSize(4);
    assertThat(changed.path("options").path("tieBreak").stringValue()).isEqualTo("on");
    assertThat(changed.path("clock").path("pace").stringValue()).isEqualTo("DAYS");
    assertThat(ana.done("PATCH", path(id, ""), change().put("name", " ")).path("name").isNull())
        .isTrue();
  }

  @Test
  void fewer_seats_drop_free_ones_and_nobody_loses_his() {
    String id = ana.makeTable(4);
    ana.sit(id, 0);
    rui.sit(id, 3);
    JsonNode smaller = ana.done("PATCH", path(id, ""), change().put("seats", 2));
    assertThat(kinds(smaller)).containsExactly("PERSON", "PERSON");
    assertThat(table(rui, id).path("you").intValue()).isEqualTo(1);
    assertRefused(409, "seatsTaken", ana, "PATCH", path(id, ""), change().put("seats", 1));
  }

  @Test
  void only_the_host_changes_begins_and_only_before_the_start() {
    String id = ana.makeTable(2);
    assertRefused(403, "hostOnly", rui, "PATCH", path(id, ""), change().put("seats", 3));
    assertRefused(403, "hostOnly", rui, "POST", path(id, "/start"), change());
    ana.sit(id, 0);
    ana.bot(id, 1, "random");
    ana.start(id);
    assertRefused(409, "alreadyBegun", ana, "PATCH", path(id, ""), change().put("seats", 3));
    assertRefused(
        409,
        "alreadyBegun",
        rui,
        "POST",
        path(id, "/seats/1"),
        Visitor.json().put("nonce", "0".repeat(32)));
    assertRefused(
        409,
        "alreadyBegun",
        ana,
        "PUT",
        path(id, "/seats/1/bot"),
        Visitor.json().put("level", "random"));
    assertThat(ana.start(id).path("status").stringValue()).isEqualTo("RUNNING"); // twice is once
  }

  @Test
  void a_clock_must_make_sense() {
    String id = ana.makeTable(2);
    List<ObjectNode> wrong =
        List.of(
            Round.timed("pax", 2, "NONE", 1, 0),
            Round.timed("pax", 2, "NONE", 0, 1),
            Round.timed("pax", 2, "PLAYER", 9, 0),
            Round.timed("pax", 2, "PLAYER", 36_001, 0),
            Round.timed("pax", 2, "PLAYER", Integer.MIN_VALUE, 0),
            Round.timed("pax", 2, "PLAYER", 60, -1),
            Round.timed("pax", 2, "PLAYER", 60, 601),
            Round.timed("pax", 2, "DAYS", 3599, 0),
            Round.timed("pax", 2, "DAYS", 30 * 86_400 + 1, 0),
            Round.timed("pax", 2, "DAYS", 86_400, 1));
    for (ObjectNode wish : wrong) {
      assertRefused(400, "badClock", ana, "POST", "/api/tables", wish);
      ObjectNode change = change();
      change.set("clock", wish.path("clock"));
      assertRefused(400, "badClock", ana, "PATCH", path(id, ""), change);
    }
    assertThat(table(ana, id).path("clock").path("pace").stringValue()).isEqualTo("NONE");
  }

  @Test
  void seats_options_and_names_must_be_ones_that_there_are() {
    assertRefused(400, "badSeatCount", ana, "POST", "/api/tables", Visitor.newTable(0));
    assertRefused(400, "badSeatCount", ana, "POST", "/api/tables", Visitor.newTable(9));
    ObjectNode unknown = Visitor.newTable(2);
    unknown.withObject("options").put("cheat", "on");
    assertRefused(400, "badOption", ana, "POST", "/api/tables", unknown);
    ObjectNode wrong = Visitor.newTable(2);
    wrong.withObject("options").put("openMoney", "maybe");
    assertRefused(400, "badOption", ana, "POST", "/api/tables", wrong);
    for (String name : List.of("x".repeat(41), "a\u0000b", "a\nb")) {
      assertRefused(
          400, "badTableName", ana, "POST", "/api/tables", Visitor.newTable(2).put("name", name));
    }
    assertRefused(
        404, "noSuchGame", ana, "POST", "/api/tables", Visitor.newTable(2).put("game", "chess"));
    assertThat(ana.get("/api/tables").path("mine")).isEmpty();
  }

  // The start
  // -----------------------------------------------------------------------------------------------

  @Test
  void free_seats_are_left_out_at_the_start() {
    String id = ana.makeTable(4);
    rui.sit(id, 3);
    ana.sit(id, 1);
    JsonNode begun = ana.start(id);
    assertThat(begun.path("seatCount").intValue()).isEqualTo(2);
    assertThat(kinds(begun)).containsExactly("PERSON", "PERSON");
    assertThat(begun.path("you").intValue()).isZero();
    assertThat(table(rui, id).path("you").intValue()).isEqualTo(1);
    assertThat(ana.snapshot(id).path("position").path("view").path("players")).hasSize(2);
  }

  @Test
  void nothing_begins_without_a_person() {
    String id = ana.makeTable(2);
    assertRefused(409, "nobodySits", ana, "POST", path(id, "/start"), change());
    ana.bot(id, 0, "random");
    ana.bot(id, 1, "random");
    assertRefused(409, "nobodySits", ana, "POST", path(id, "/start"), change());
    assertRefused(409, "notBegun", ana, "GET", path(id, "/record"), change());
    assertRefused(409, "notBegun", ana, "GET", path(id, "/log"), change());
    assertRefused(409, "notBegun", ana, "GET", path(id, "/replay"), change());
    assertThat(ana.snapshot(id).path("position").isNull()).isTrue();
  }

  @Test
  void a_setup_that_cannot_be_played_is_refused_in_words_of_every_language() {
    String id = ana.makeTable(5);
    for (int seat = 1; seat < 5; seat++) {
      ana.bot(id, seat, "random");
    }
    ana.sit(id, 0);
    JsonNode trouble = ana.refused(409, "POST", path(id, "/start"), change());
    assertThat(trouble.path("code").stringValue()).isEqualTo("badSetup");
    String key = trouble.path("message").path("key").stringValue();
    for (Language language : Language.values()) {
      JsonNode words = ana.get("/api/words?lang=" + language.code());
      assertThat(words.path(key).stringValue()).isNotBlank();
    }
    assertThat(trouble.path("detail").stringValue())
        .isEqualTo(Words.of(Language.EN, Pax.standard().info().messages()).say(Message.of(key)));
    assertThat(table(ana, id).path("status").stringValue()).isEqualTo("OPEN");
    ObjectNode options = change();
    options.putObject("options").put("twoCopies", "on");
    ana.done("PATCH", path(id, ""), options);
    assertThat(ana.start(id).path("status").stringValue()).isEqualTo("RUNNING");
  }

  @Test
  void a_game_for_more_begins_with_too_few_only_if_it_can() {
    String id = ana.makeTable(Round.wish("forum", 3));
    ana.sit(id, 2);
    assertRefused(400, "badSeatCount", ana, "POST", path(id, "/start"), change());
    rui.sit(id, 0);
    assertThat(ana.start(id).path("seatCount").intValue()).isEqualTo(2);
  }

  // Names
  // -----------------------------------------------------------------------------------------------

  @Test
  void names_are_checked_at_the_door_and_shown_as_they_are() {
    Visitor visitor = venue.nobody();
    for (String name : List.of("", "x", "x".repeat(25), "a\u0000b", "<b>", "a\u202eb")) {
      assertRefused(
          400, "badName", visitor, "POST", "/api/guest", Visitor.json().put("name", name));
    }
    visitor.post("/api/guest", Visitor.json().put("name", " Zoë  d'Óbidos "));
    String id = visitor.makeTable(2);
    assertThat(table(ana, id).path("hostName").stringValue()).isEqualTo("Zoë d'Óbidos");
    visitor.done("PUT", "/api/me", Visitor.json().put("name", "Zoe"));
    assertThat(seat(visitor.sit(id, 0), 0).path("name").stringValue()).isEqualTo("Zoe");
    assertThat(table(ana, id).path("hostName").stringValue()).isEqualTo("Zoe");
  }

  @Test
  void who_makes_an_account_or_logs_in_keeps_his_seat() {
    String id = ana.makeTable(2);
    ana.sit(id, 0);
    rui.sit(id, 1);
    ana.start(id);
    ObjectNode account = Visitor.json().put("name", "Rui R").put("password", "correct horse");
    rui.post("/api/account", account);
    assertThat(table(rui, id).path("you").intValue()).isEqualTo(1);
    rui.post("/api/logout", Visitor.json());
    assertThat(table(rui, id).path("you").isNull()).isTrue();
    Visitor phone = venue.guest("On my phone");
    String other = phone.makeTable(2);
    phone.sit(other, 1);
    phone.post("/api/login", account);
    assertThat(table(phone, id).path("you").intValue()).isEqualTo(1);
    assertThat(table(phone, other).path("you").intValue()).isEqualTo(1);
    assertThat(table(phone, other).path("host").booleanValue()).isTrue();
    assertThat(table(phone, other).path("hostName").stringValue()).isEqualTo("Rui R");
  }

  // Once more
  // -----------------------------------------------------------------------------------------------

  @Test
  void again_makes_the_same_table_for_the_same_people_and_bots() {
    ObjectNode wish = Round.timed("forum", 4, "PLAYER", 600, 5).put("name", "Ours");
    wish.put("listed", false);
    String id = ana.makeTable(wish);
    ana.sit(id, 0);
    rui.sit(id, 2);
    ana.bot(id, 1, "plebeian");
    ana.bot(id, 3, "random");
    assertRefused(409, "notOver", ana, "POST", path(id, "/again"), change());
    ana.start(id);
    assertRefused(409, "notOver", ana, "POST", path(id, "/again"), change());
    for (Visitor visitor : List.of(ana, rui)) {
      int seat = table(visitor, id).path("you").intValue();
      visitor.done("DELETE", path(id, "/seats/" + seat), change());
    }
    Venue.eventually(
        "the game is over", () -> table(ana, id).path("status").stringValue().equals("OVER"));
    assertRefused(403, "notSeated", venue.guest("Eva"), "POST", path(id, "/again"), change());
    String next = rui.post(path(id, "/again"), change()).path("id").stringValue();
    assertThat(ana.post(path(id, "/again"), change()).path("id").stringValue()).isEqualTo(next);
    assertThat(table(ana, id).path("next").stringValue()).isEqualTo(next);
    JsonNode made = table(rui, next);
    assertThat(made.path("host").booleanValue()).isTrue();
    assertThat(kinds(made)).containsExactly("FREE", "BOT", "FREE", "BOT");
    assertThat(seat(made, 1).path("level").stringValue()).isEqualTo("plebeian");
    assertThat(made.path("name").stringValue()).isEqualTo("Ours");
    assertThat(made.path("listed").booleanValue()).isFalse();
    assertThat(made.path("clock")).isEqualTo(table(ana, id).path("clock"));
    assertThat(made.path("commitment")).isNotEqualTo(table(ana, id).path("commitment"));
    assertThat(made.path("game").stringValue().toUpperCase(Locale.ROOT)).isEqualTo("FORUM");
  }

  @Test
  void of_many_who_want_to_play_again_all_get_one_table() throws Exception {
    Round round = Round.begun(venue, Round.wish("forum", 4));
    for (int seat = 0; seat < 4; seat++) {
      round.seat(seat).done("DELETE", round.path("/seats/" + seat), change());
    }
    Venue.eventually("the game is over", round::isOver);
    List<String> next =
        together(
            round.people(),
            person -> person.post(round.path("/again"), change()).path("id").stringValue());
    assertThat(next).containsOnly(next.getFirst());
    assertThat(ids(venue.nobody().get("/api/tables").path("open")))
        .containsExactly(next.getFirst());
  }

  // What a game offers
  // -----------------------------------------------------------------------------------------------

  @Test
  void games_say_what_can_be_chosen() {
    JsonNode pax =
        ana.get("/api/games")
            .path("games")
            .valueStream()
            .filter(game -> game.path("id").stringValue().equals("pax"))
            .findFirst()
            .orElseThrow();
    assertThat(pax.path("maxSeats").intValue()).isEqualTo(8);
    assertThat(pax.path("levels").valueStream().map(JsonNode::stringValue))
        .startsWith("random", "plebeian");
    for (Language language : Language.values()) {
      JsonNode words = ana.get("/api/words?lang=" + language.code());
      assertThat(words.has(pax.path("notice").stringValue())).isTrue();
      for (JsonNode option : pax.path("options")) {
        assertThat(words.has("pax.option." + option.path("name").stringValue())).isTrue();
      }
      JsonNode rules = ana.get("/api/games/pax/rules?lang=" + language.code());
      assertThat(rules.path("sections")).isNotEmpty();
    }
    assertThat(ana.get("/api/games/pax/data").isObject()).isTrue();
  }
}
