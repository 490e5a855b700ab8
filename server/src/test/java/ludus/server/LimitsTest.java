package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ludus.kernel.json.Json;
import ludus.server.http.ServerSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// How much one caller may do, and that nobody is kept out by others.
final class LimitsTest {

  private static final double MANY = 1e12;

  @TempDir Path folder;

  @SuppressWarnings("NullAway.Init") // opened by each test
  private Venue venue;

  private void open(ServerSettings limits) {
    venue = Venue.in(folder).limited(limits).open();
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private static JsonNode assertTooOften(HttpResponse<String> response, String code) {
    assertThat(response.statusCode()).isEqualTo(429);
    assertThat(Integer.parseInt(response.headers().firstValue("Retry-After").orElseThrow()))
        .isPositive();
    JsonNode trouble = Json.PLAIN.readTree(response.body());
    assertThat(trouble.path("code").stringValue()).isEqualTo(code);
    assertThat(trouble.path("detail").stringValue()).endsWith(".");
    return trouble;
  }

  @Test
  void who_calls_too_often_waits_and_others_do_not() {
    open(new ServerSettings(10, 1e-6, MANY, MANY, 100));
    Visitor busy = venue.guest("Busy");
    List<Integer> statuses = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      statuses.add(busy.send(busy.request("/api/games").GET()).statusCode());
    }
    assertThat(statuses.subList(0, 9)).containsOnly(200);
    assertThat(statuses.subList(10, 12)).containsOnly(429);
    assertTooOften(busy.send(busy.request("/api/games").GET()), "tooOften");
    assertTooOften(busy.call("POST", "/api/tables", Visitor.newTable(2)), "tooOften");
    Visitor other = venue.guest("Other"); // the same address, another person
    assertThat(other.get("/api/games").path("games")).isNotEmpty();
  }

  @Test
  void one_address_makes_so_many_guests_accounts_and_tables() {
    open(new ServerSettings(MANY, MANY, 3, 1e-6, 100));
    Visitor visitor = venue.guest("One");
    venue.guest("Two");
    venue.guest("Three");
    Visitor four = venue.nobody();
    assertTooOften(four.call("POST", "/api/guest", Visitor.json().put("name", "Four")), "tooOften");
    ObjectNode account = Visitor.json().put("password", "x"); // refused, but counted
    for (int i = 0; i < 3; i++) {
      four.call("POST", "/api/account", account.put("name", "N" + i));
    }
    assertTooOften(four.call("POST", "/api/account", account.put("name", "Nemo")), "tooOften");
    for (int i = 0; i < 3; i++) {
      visitor.makeTable(2);
    }
    assertTooOften(visitor.call("POST", "/api/tables", Visitor.newTable(2)), "tooOften");
  }

  @Test
  void who_guesses_passwords_waits_although_one_was_right() {
    open(ServerSettings.OPEN);
    Visitor ana = venue.nobody();
    ObjectNode right = Visitor.json().put("name", "Ana").put("password", "correct horse");
    ana.post("/api/account", right);
    Visitor thief = venue.nobody();
    for (int i = 0; i < 10; i++) {
      JsonNode trouble =
          thief.refused(
              403,
              "POST",
              "/api/login",
              Visitor.json().put("name", "Ana").put("password", "guess number " + i));
      assertThat(trouble.path("code").stringValue()).isEqualTo("wrongLogin");
    }
    assertTooOften(thief.call("POST", "/api/login", right), "tooMany");
    assertThat(ana.get("/api/me").path("me").path("name").stringValue()).isEqualTo("Ana");
  }

  @Test
  void one_person_opens_so_many_lines_and_gets_them_back() {
    open(new ServerSettings(MANY, MANY, MANY, MANY, 2));
    Visitor ana = venue.guest("Ana");
    String table = ana.makeTable(2);
    for (int i = 0; i < 5; i++) {
      ana.refused(404, "GET", "/api/tables/none/events", Visitor.json()); // is no line
    }
    Visitor.Events first = ana.events(table, "");
    Visitor.Events second = ana.events(table, "");
    HttpResponse<String> third = ana.send(ana.request("/api/tables/" + table + "/events").GET());
    assertTooOften(third, "tooManyStreams");
    first.close();
    second.close();
    Venue.eventually(
        "the lines are free again",
        () -> {
          ana.say(table, "TABLE", "Somebody there?"); // a dead line is found when it is used
          try (Visitor.Events _ = ana.events(table, "")) {
            return true;
          } catch (AssertionError _) {
            return false;
          }
        });
  }

  @Test
  void those_who_watch_never_keep_a_player_out() throws Exception {
    open(ServerSettings.OPEN);
    Round round = Round.begun(venue, Visitor.newTable(2));
    List<Visitor.Events> crowd = new ArrayList<>();
    Visitor nobody = venue.nobody();
    for (int i = 0; i < 200; i++) {
      crowd.add(nobody.events(round.table(), ""));
    }
    HttpResponse<String> late = nobody.send(nobody.request(round.path("/events")).GET());
    assertTooOften(late, "tableFull");
    try (Visitor.Events line = round.seat(0).events(round.table(), "")) {
      assertThat(line.next().type()).isEqualTo("reset");
    }
    crowd.forEach(Visitor.Events::close);
  }

  @Test
  void everybody_sees_how_many_watch() throws Exception {
    open(ServerSettings.OPEN);
    Round round = Round.begun(venue, Visitor.newTable(2));
    Page page = round.page(0);
    Visitor.Events one = venue.nobody().events(round.table(), "");
    Visitor.Events two = venue.nobody().events(round.table(), "");
    EventsTest.assertExact(page);
    assertThat(page.table().path("spectators").intValue()).isEqualTo(2);
    assertThat(page.table().path("seats").path(0).path("online").booleanValue()).isTrue();
    assertThat(page.table().path("seats").path(1).path("online").booleanValue()).isFalse();
    one.close();
    two.close();
    while (page.table().path("spectators").intValue() > 0) {
      round.seat(1).say(round.table(), "TABLE", "Who is there?"); // finds the dead lines
      page.next();
    }
    EventsTest.assertExact(page);
  }

  @Test
  void a_small_body_that_never_comes_is_not_waited_for_by_others() throws Exception {
    open(ServerSettings.OPEN);
    try (java.net.Socket slow = new java.net.Socket("localhost", venue.port())) {
      slow.getOutputStream()
          .write(
              ("POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                      + "Content-Length: 20\r\n\r\n{")
                  .getBytes(java.nio.charset.StandardCharsets.US_ASCII));
      Visitor other = venue.nobody();
      assertThat(
              other
                  .send(
                      other
                          .request("/api/guest")
                          .header("Content-Type", "application/json")
                          .POST(BodyPublishers.ofString("{\"name\":\"Nemo\"}")))
                  .statusCode())
          .isEqualTo(200);
    }
  }
}
