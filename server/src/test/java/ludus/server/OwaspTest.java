package ludus.server;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import ludus.kernel.json.Json;
import ludus.server.Contract.Operation;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The server against those who don't use the page: every call with every kind of malice.
final class OwaspTest {

  private static final List<String> DEFENCE =
      List.of(
          "content-security-policy",
          "x-content-type-options",
          "x-frame-options",
          "referrer-policy",
          "cross-origin-opener-policy",
          "cross-origin-resource-policy",
          "permissions-policy");

  /// What anybody may call without having said who he is.
  private static final Set<String> FOR_ALL =
      Set.of(
          "GET /api/openapi.json",
          "GET /api/me",
          "GET /api/games",
          "GET /api/games/{game}/data",
          "GET /api/games/{game}/rules",
          "GET /api/words",
          "GET /api/tables",
          "GET /api/tables/{id}",
          "GET /api/tables/{id}/events",
          "GET /api/tables/{id}/log",
          "GET /api/tables/{id}/record",
          "GET /api/tables/{id}/replay",
          "GET /api/tables/{id}/analysis",
          "POST /api/guest",
          "POST /api/account",
          "POST /api/login",
          "POST /api/logout");

  @TempDir static Path folder;

  private static Venue venue;
  private static Contract contract;
  private static Round round;
  private static String lobby;

  @BeforeAll
  static void open() {
    venue = Venue.in(folder).open();
    contract = Contract.of(venue);
    round = Round.begun(venue, Visitor.newTable(2));
    lobby = round.seat(0).makeTable(3);
  }

  @AfterAll
  static void close() {
    venue.close();
  }

  /// The operation at a table where it can be done: one that has begun, or one that hasn't.
  private static String address(Operation operation) {
    boolean before = operation.path().matches("/api/tables/\\{id}(/seats/.*)?");
    return operation
        .path()
        .replace("{id}", before && operation.changes() ? lobby : round.table())
        .replace("{n}", "0")
        .replace("{game}", "pax");
  }

  /// A body that the server would accept, as far as its form goes.
  private static ObjectNode body(Operation operation) {
    return switch (operation.toString()) {
      case "POST /api/guest", "PUT /api/me" -> Visitor.json().put("name", "Nemo");
      case "POST /api/account" ->
          Visitor.json().put("name", "Nemo").put("password", "long enough").putNull("email");
      case "POST /api/login" -> Visitor.json().put("name", "Nemo").put("password", "not right");
      case "POST /api/password" ->
          Visitor.json().put("old", "not right").put("password", "long enough");
      case "POST /api/tables" -> Visitor.newTable(2).put("name", "A table");
      case "PATCH /api/tables/{id}" -> Visitor.newTable(2).put("name", "A table").without("game");
      case "POST /api/tables/{id}/seats/{n}" -> Visitor.json().put("nonce", "0".repeat(32));
      case "PUT /api/tables/{id}/seats/{n}/bot" -> Visitor.json().put("level", "random");
      case "POST /api/tables/{id}/moves" ->
          round.seat(0).answer(0, Visitor.json().put("type", "SkipBuy"));
      case "POST /api/tables/{id}/preview", "POST /api/tables/{id}/why" ->
          round.seat(0).answer(0, Visitor.json().put("type", "SkipBuy")).without("key");
      case "POST /api/tables/{id}/undo" -> Visitor.json().put("key", Visitor.key());
      case "POST /api/tables/{id}/consent" ->
          Visitor.json().put("key", Visitor.key()).put("steps", 99);
      case "POST /api/tables/{id}/consent/{n}" -> Visitor.json().put("agree", false);
      case "POST /api/tables/{id}/chat" ->
          Visitor.json().put("key", Visitor.key()).put("channel", "TABLE").put("text", "Ave");
      case "PUT /api/tables/{id}/orders" -> {
        ObjectNode orders = Visitor.json();
        orders.putArray("orders");
        yield orders;
      }
      default -> Visitor.json();
    };
  }

  private static JsonNode assertTrouble(HttpResponse<String> response) {
    assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
    assertHarmless(response.body());
    JsonNode trouble = Json.PLAIN.readTree(response.body());
    assertThat(contract.complaints(trouble, contract.schema("Trouble"))).isEmpty();
    assertThat(trouble.path("detail").stringValue()).matches("(?s)\\S.*\\s.*[.!?]");
    return trouble;
  }

  private static void assertHarmless(String text) {
    assertThat(text)
        .doesNotContain("\tat ")
        .doesNotContain("Exception")
        .doesNotContain("ludus.server")
        .doesNotContain("tools.jackson")
        .doesNotContain("org.eclipse.jetty")
        .doesNotContain("java.");
  }

  // Who may do what
  // -----------------------------------------------------------------------------------------------

  @Test
  void without_a_session_nothing_is_done() {
    Set<String> open = new HashSet<>();
    for (Operation operation : contract.operations()) {
      if (!operation.needsSession()) {
        open.add(operation.toString());
        continue;
      }
      for (String cookie : List.of("", "ludus=", "ludus=stolen", "ludus=" + "A".repeat(43))) {
        Visitor nobody = venue.nobody();
        HttpRequest.Builder request =
            nobody
                .request(address(operation))
                .header("Content-Type", "application/json")
                .method(operation.method(), BodyPublishers.ofString(body(operation).toString()));
        HttpResponse<String> response =
            nobody.send(cookie.isEmpty() ? request : request.header("Cookie", cookie));
        assertThat(response.statusCode()).as(operation.toString()).isEqualTo(401);
        assertTrouble(response);
      }
    }
    assertThat(open).isEqualTo(FOR_ALL);
  }

  @Test
  void other_peoples_tables_and_seats_are_theirs() {
    Visitor host = venue.guest("Host");
    Visitor sitter = venue.guest("Sitter");
    String table = host.makeTable(3);
    host.sit(table, 0);
    sitter.sit(table, 1);
    Visitor stranger = venue.guest("Stranger");
    String path = "/api/tables/" + table;
    ObjectNode bot = Visitor.json().put("level", "random");
    stranger.refused(403, "PATCH", path, Visitor.json().put("seats", 4));
    stranger.refused(403, "PUT", path + "/seats/2/bot", bot);
    stranger.refused(403, "DELETE", path + "/seats/1", Visitor.json());
    stranger.refused(403, "POST", path + "/start", Visitor.json());
    sitter.refused(403, "PATCH", path, Visitor.json().put("seats", 4));
    sitter.refused(403, "PUT", path + "/seats/2/bot", bot);
    sitter.refused(403, "DELETE", path + "/seats/0", Visitor.json());
    sitter.refused(403, "POST", path + "/start", Visitor.json());
    for (Operation operation : contract.operations()) {
      boolean needsSeat =
          operation
              .path()
              .matches("/api/tables/\\{id}/(moves|preview|why|undo|consent.*|orders|return)");
      if (needsSeat) {
        HttpResponse<String> response =
            stranger.call(operation.method(), address(operation), body(operation));
        assertThat(response.statusCode()).as(operation.toString()).isEqualTo(403);
        assertTrouble(response);
      }
    }
    assertThat(host.snapshot(table).path("table").path("seatCount").intValue()).isEqualTo(3);
  }

  // Other sites
  // -----------------------------------------------------------------------------------------------

  @Test
  void no_other_site_can_make_a_browser_change_anything() {
    List<Map<String, String>> forgeries =
        List.of(
            Map.of("Origin", "https://evil.example"),
            Map.of("Origin", "null"),
            Map.of("Origin", "http://localhost:1"),
            Map.of("Origin", "http://localhost.evil.example:" + venue.port()),
            Map.of("Sec-Fetch-Site", "cross-site"),
            Map.of("Sec-Fetch-Site", "same-site"),
            Map.of("Sec-Fetch-Site", "same-origin", "Origin", "https://evil.example"));
    for (Operation operation : contract.operations()) {
      for (Map<String, String> headers :
          operation.changes() ? forgeries : List.<Map<String, String>>of()) {
        HttpResponse<String> response = sent(operation, "application/json", headers);
        assertThat(response.statusCode()).as("%s %s", operation, headers).isEqualTo(403);
        assertThat(assertTrouble(response).path("code").stringValue()).isEqualTo("otherOrigin");
      }
    }
    Operation chat = contract.operation("POST", "/api/tables/{id}/chat");
    Map<String, String> own = Map.of("Origin", "http://localhost:" + venue.port());
    assertThat(sent(chat, "application/json", own).statusCode()).isEqualTo(204);
  }

  @Test
  void what_a_form_can_send_is_refused() {
    for (Operation operation : contract.operations()) {
      if (operation.changes()) {
        for (String kind :
            List.of(
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "text/plain; application/json")) {
          HttpResponse<String> response = sent(operation, kind, Map.of());
          assertThat(response.statusCode()).as("%s as %s", operation, kind).isEqualTo(415);
          assertTrouble(response);
        }
        if (!operation.method().equals("DELETE")) {
          assertThat(sent(operation, "", Map.of()).statusCode())
              .as("%s as nothing", operation)
              .isEqualTo(415);
        }
      }
    }
  }

  private static HttpResponse<String> sent(
      Operation operation, String kind, Map<String, String> headers) {
    Visitor visitor = round.seat(0);
    HttpRequest.Builder request =
        visitor
            .request(address(operation))
            .method(operation.method(), BodyPublishers.ofString(body(operation).toString()));
    if (!kind.isEmpty()) {
      request.header("Content-Type", kind);
    }
    headers.forEach(request::header);
    return visitor.send(request);
  }

  @Test
  void the_session_is_a_cookie_that_scripts_and_other_sites_can_not_use() {
    Visitor plain = venue.nobody();
    String cookie = entered(plain, plain.request("/api/guest"));
    assertThat(cookie).startsWith("ludus=").contains("; HttpOnly").contains("; SameSite=Strict");
    assertThat(cookie).contains("; Path=/").doesNotContain("Domain").doesNotContain("Secure");
    Visitor behindProxy = venue.nobody();
    assertThat(
            entered(
                behindProxy,
                behindProxy.request("/api/guest").header("X-Forwarded-Proto", "https")))
        .contains("; Secure");
  }

  private static String entered(Visitor visitor, HttpRequest.Builder request) {
    return visitor
        .send(
            request
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"name\":\"Nemo\"}")))
        .headers()
        .firstValue("Set-Cookie")
        .orElseThrow();
  }

  @Test
  void ids_and_tokens_can_not_be_guessed() {
    Set<String> tables = new HashSet<>();
    Set<String> people = new HashSet<>();
    Set<String> tokens = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      Visitor visitor = venue.guest("Nemo");
      tables.add(visitor.makeTable(2));
      people.add(visitor.get("/api/me").path("me").path("id").stringValue());
      tokens.add(visitor.cookie().substring("ludus=".length()));
    }
    assertThat(tables).hasSize(20).allMatch(id -> id.matches("[a-z2-9]{24}"));
    assertThat(people).hasSize(20).allMatch(id -> id.matches("[A-Za-z0-9_-]{16}"));
    assertThat(tokens).hasSize(20).allMatch(token -> token.matches("[A-Za-z0-9_-]{43}"));
    for (Set<String> ids : List.of(tables, people, tokens)) { // no counter, no clock in front
      assertThat(ids.stream().map(id -> id.substring(0, 6))).doesNotHaveDuplicates();
      assertThat(ids.stream().map(id -> id.substring(id.length() - 6))).doesNotHaveDuplicates();
    }
  }

  @Test
  void who_logs_out_or_changes_the_password_leaves_no_session_and_no_line_behind()
      throws Exception {
    Visitor ana = venue.nobody();
    ObjectNode account = Visitor.json().put("name", "Ana Owasp").put("password", "correct horse");
    ana.post("/api/account", account);
    Visitor stolen = venue.nobody();
    stolen.post("/api/login", account);
    String table = ana.makeTable(2);
    Visitor.Events line = stolen.events(table, "");
    ana.post(
        "/api/password",
        Visitor.json().put("old", "correct horse").put("password", "battery staple"));
    line.next("end");
    assertThat(stolen.get("/api/me").path("me").isNull()).isTrue();
    assertThat(ana.get("/api/me").path("me").isNull()).isFalse();
    String cookie = ana.cookie();
    Visitor.Events own = ana.events(table, "");
    ana.post("/api/logout", Visitor.json());
    own.next("end");
    HttpResponse<String> late =
        venue.nobody().send(venue.nobody().request("/api/me").header("Cookie", cookie));
    assertThat(Json.PLAIN.readTree(late.body()).path("me").isNull()).isTrue();
  }

  // What every answer carries
  // -----------------------------------------------------------------------------------------------

  @Test
  void every_kind_of_answer_carries_the_defence() throws Exception {
    Visitor nobody = venue.nobody();
    Map<String, Raw.Answer> answers = new TreeMap<>();
    for (String path :
        List.of(
            "/",
            "/t/" + round.table(),
            "/assets/app-0123abcd.js",
            "/assets/missing.js",
            "/api/games",
            "/api/nothing",
            "/api/tables/x",
            "/health",
            "/metrics",
            "/%zz",
            "/a/%2e%2e/b")) {
      answers.put(path, Raw.send(venue.port(), Raw.get(path)));
    }
    answers.put(
        "431",
        Raw.send(
            venue.port(), Raw.get("/").replace("Host", "X: " + "x".repeat(20_000) + "\r\nHost")));
    answers.put("400", Raw.send(venue.port(), "GET / HTTP/1.1\r\n\r\n"));
    answers.put("505", Raw.send(venue.port(), "GET / HTTP/9.9\r\nHost: x\r\n\r\n"));
    answers.put("405", Raw.send(venue.port(), Raw.get("/api/games").replace("GET", "DELETE")));
    answers.put("TRACE", Raw.send(venue.port(), Raw.get("/").replace("GET", "TRACE")));
    answers.forEach(
        (what, answer) -> {
          for (String header : DEFENCE) {
            assertThat(answer.head()).as("%s: %s", what, header).contains("\r\n" + header + ": ");
          }
          assertThat(answer.head()).as(what).doesNotContain("\r\nserver:").doesNotContain("jetty");
          assertHarmless(answer.body());
        });
    assertThat(requireNonNull(answers.get("/")).status()).isEqualTo(200);
    assertThat(requireNonNull(answers.get("/")).head())
        .contains("text/html")
        .contains("default-src 'none'");
    assertThat(requireNonNull(answers.get("/assets/app-0123abcd.js")).head()).contains("immutable");
    assertThat(requireNonNull(answers.get("/health")).status()).isEqualTo(200);
    assertThat(requireNonNull(answers.get("431")).status()).isEqualTo(431);
    assertThat(requireNonNull(answers.get("400")).status()).isEqualTo(400);
    assertThat(requireNonNull(answers.get("TRACE")).status()).isBetween(400, 499);
    assertThat(nobody.get("/api/games").path("games")).isNotEmpty();
  }

  @Test
  void what_people_write_comes_back_as_text_and_nothing_else() {
    Visitor visitor = round.seat(0);
    List<String> malice =
        List.of(
            "<script>alert(1)</script>",
            "\"><img src=x onerror=alert(1)>",
            "'; drop table person; --",
            "' or '1'='1",
            "1; attach database '/etc/passwd' as x; --",
            "\\u003cscript\\u003e",
            "{{7*7}} ${7*7} %s %n",
            "data: x\\n\\nevent: step");
    for (String text : malice) {
      visitor.say(round.table(), "TABLE", text);
      HttpResponse<String> response =
          visitor.send(visitor.request("/api/tables/" + round.table()).GET());
      assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
      assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
      assertThat(
              Json.PLAIN
                  .readTree(response.body())
                  .path("chat")
                  .valueStream()
                  .map(line -> line.path("text").stringValue()))
          .contains(text);
      ObjectNode table = Visitor.newTable(2).put("name", text);
      HttpResponse<String> made = visitor.call("POST", "/api/tables", table);
      if (text.length() <= 40) {
        assertThat(Json.PLAIN.readTree(made.body()).path("name").stringValue()).isEqualTo(text);
      } else {
        assertThat(made.statusCode()).isEqualTo(400);
      }
    }
  }

  @Test
  void no_text_reaches_the_database_as_more_than_text() {
    String before = venue.nobody().get("/api/tables").path("running").toString();
    for (Operation operation : contract.operations()) {
      for (String malice : List.of("' or 1=1 --", "x'); delete from game_table; --")) {
        ObjectNode body = body(operation);
        for (String field : List.copyOf(body.propertyNames())) {
          if (body.path(field).isString()) {
            ObjectNode changed = body.deepCopy();
            changed.put(field, malice);
            int status =
                round.seat(0).call(operation.method(), address(operation), changed).statusCode();
            assertThat(status).as("%s %s", operation, field).isLessThan(500);
          }
        }
        String address = operation.path().replaceAll("\\{\\w+}", "x'%20or%20'1'='1");
        if (!address.equals(operation.path())) {
          int status = round.seat(0).call(operation.method(), address, body).statusCode();
          assertThat(status).as(address).isBetween(400, 499);
        }
      }
    }
    assertThat(venue.nobody().get("/api/tables").path("running").toString())
        .contains(round.table());
    assertThat(before).contains(round.table());
  }

  // Files
  // -----------------------------------------------------------------------------------------------

  @Test
  void nothing_but_the_pages_own_files_can_be_fetched() throws Exception {
    List<String> paths =
        List.of(
            "/../../../../etc/passwd",
            "/assets/../../server/Server.class",
            "/assets/../../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/%2e%2e%2fetc%2fpasswd",
            "/..%2f..%2fetc%2fpasswd",
            "/%252e%252e/%252e%252e/etc/passwd",
            "/..%5c..%5cetc%5cpasswd",
            "/..\\..\\etc\\passwd",
            "/assets/%00.js",
            "/assets/app-0123abcd.js%00.html",
            "/assets/..;/..;/server/words/en.json",
            "//etc/passwd.txt",
            "/file:/etc/passwd.txt",
            "/ludus/server/words/en.json",
            "/server/words/en.json",
            "/ludus/web/index.html",
            "/logback-test.xml",
            "/ludus/server/Server.class",
            "/META-INF/MANIFEST.MF",
            "/META-INF/services/ludus.kernel.GameProvider",
            "/WEB-INF/web.xml",
            "/.git/config",
            "/.env.txt",
            "/assets/.js",
            "/assets/");
    for (String path : paths) {
      Raw.Answer answer = Raw.send(venue.port(), Raw.get(path));
      boolean page = answer.status() == 200 && answer.body().contains("A page for tests");
      assertThat(page || (answer.status() >= 400 && answer.status() < 500))
          .as("%s: %s", path, answer)
          .isTrue();
      assertThat(answer.body())
          .as(path)
          .doesNotContain("root:")
          .doesNotContain("server.problem.noSuchTable\":")
          .doesNotContain("CAFEBABE")
          .doesNotContain("PaxProvider")
          .doesNotContain("<configuration>");
      assertHarmless(answer.body());
    }
    assertThat(Raw.send(venue.port(), Raw.get("/assets/app-0123abcd.js")).body())
        .contains("answer = 42");
  }

  // Too much, too deep, too odd
  // -----------------------------------------------------------------------------------------------

  @Test
  void a_body_that_is_too_large_is_not_read() {
    byte[] large = ("{\"name\":\"" + "x".repeat(200_000) + "\"}").getBytes(StandardCharsets.UTF_8);
    for (Operation operation : contract.operations()) {
      if (operation.takes().isEmpty()) {
        continue;
      }
      Visitor visitor = round.seat(0);
      List<HttpRequest.BodyPublisher> publishers =
          List.of(
              BodyPublishers.ofByteArray(large),
              BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large))); // chunked
      for (HttpRequest.BodyPublisher publisher : publishers) {
        HttpResponse<String> response =
            visitor.send(
                visitor
                    .request(address(operation))
                    .header("Content-Type", "application/json")
                    .method(operation.method(), publisher));
        assertThat(response.statusCode()).as(operation.toString()).isEqualTo(413);
        assertTrouble(response);
      }
    }
  }

  @Test
  void a_request_that_makes_no_sense_is_answered_with_a_sentence() {
    Set<Integer> statuses = new HashSet<>();
    for (Operation operation : contract.operations()) {
      if (operation.takes().isEmpty()) {
        continue;
      }
      for (byte[] body : nonsense()) {
        HttpResponse<String> response = fuzz(operation, body);
        assertThat(response.statusCode())
            .as("%s %s", operation, new String(body, StandardCharsets.ISO_8859_1))
            .isBetween(400, 499);
        assertTrouble(response);
        statuses.add(response.statusCode());
      }
    }
    assertThat(statuses).contains(400);
  }

  private static List<byte[]> nonsense() {
    List<byte[]> nonsense = new ArrayList<>();
    for (String text :
        List.of(
            "",
            " ",
            "null",
            "true",
            "5",
            "\"text\"",
            "[]",
            "[{}]",
            "{",
            "}",
            "{]",
            "{\"a\"}",
            "{\"name\":}",
            "{'name':'x'}",
            "{\"name\":\"a\",\"name\":\"b\"}",
            "{\"key\":\"12345678\",\"key\":\"12345678\"}",
            "{} {}",
            "{}garbage",
            "{\"unknown\":1}",
            "{\"__proto__\":{}}",
            "{\"@class\":\"java.lang.Runtime\"}",
            "{\"stamp\":1e999999999}",
            "{\"stamp\":" + "9".repeat(5_000) + "}",
            "{\"steps\":1" + "0".repeat(20_000) + "}",
            "{\"a\":".repeat(5_000),
            "[".repeat(50_000),
            "{\"name\":" + "[".repeat(20_000) + "]".repeat(20_000) + "}",
            "{\"name\":\"\\ud800\"}x",
            "\ufeff{}\u0000",
            "\u0000",
            "<xml/>",
            "name=x&password=y")) {
      nonsense.add(text.getBytes(StandardCharsets.UTF_8));
    }
    nonsense.add(new byte[] {'{', '"', 'n', 'a', 'm', 'e', '"', ':', '"', (byte) 0xc3, '"', '}'});
    nonsense.add(new byte[] {'{', '"', 'a', '"', ':', '"', (byte) 0xff, (byte) 0xfe, '"', '}'});
    nonsense.add(new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1, 2, 3});
    nonsense.add(new byte[1000]);
    return nonsense;
  }

  private static HttpResponse<String> fuzz(Operation operation, byte[] body) {
    Visitor visitor = round.seat(0);
    return visitor.send(
        visitor
            .request(address(operation))
            .header("Content-Type", "application/json")
            .method(operation.method(), BodyPublishers.ofByteArray(body)));
  }

  @Test
  void a_body_that_breaks_the_document_is_refused_and_none_breaks_the_server() {
    int refused = 0;
    for (Operation operation : contract.operations()) {
      if (operation.takes().isEmpty()) {
        continue;
      }
      List<ObjectNode> bodies = new ArrayList<>();
      mutate(body(operation), body(operation), "", bodies);
      for (ObjectNode body : bodies) {
        HttpResponse<String> response =
            fuzz(operation, body.toString().getBytes(StandardCharsets.UTF_8));
        assertThat(response.statusCode()).as("%s %s", operation, shortened(body)).isLessThan(500);
        if (!contract.fits(body, operation.takes().get())) {
          assertThat(response.statusCode())
              .as("%s %s", operation, shortened(body))
              .isBetween(400, 499);
          refused++;
        }
        if (response.statusCode() >= 400) {
          assertTrouble(response);
        }
      }
    }
    assertThat(refused).isGreaterThan(200);
  }

  private static String shortened(JsonNode body) {
    String text = body.toString();
    return text.substring(0, Math.min(300, text.length()));
  }

  /// The same body with one value after the other replaced by odd ones, or left out.
  private static void mutate(
      ObjectNode whole, JsonNode at, String pointer, List<ObjectNode> bodies) {
    List<JsonNode> odd =
        List.of(
            Json.PLAIN.readTree("null"),
            Json.PLAIN.readTree("true"),
            Json.PLAIN.readTree("-1"),
            Json.PLAIN.readTree("0"),
            Json.PLAIN.readTree("7.5"),
            Json.PLAIN.readTree("2147483648"),
            Json.PLAIN.readTree("123456789012345678901234567890"),
            Json.PLAIN.readTree("\"\""),
            Json.PLAIN.readTree("\"0\""),
            Json.PLAIN.readTree("\"NONE\""),
            Json.PLAIN.readTree("\"\\u0000\""),
            Json.PLAIN.readTree("\"\\ud800\""),
            Json.PLAIN.readTree("\"" + "y".repeat(30_000) + "\""),
            Json.PLAIN.readTree("[]"),
            Json.PLAIN.readTree("[null]"),
            Json.PLAIN.readTree("[[]]"),
            Json.PLAIN.readTree("{}"),
            Json.PLAIN.readTree("{\"type\":null}"),
            Json.PLAIN.readTree("{\"soloGame\":null,\"x\":{}}"));
    at.forEachEntry(
        (name, value) -> {
          String here = pointer + "/" + name;
          for (JsonNode replacement : odd) {
            ObjectNode changed = whole.deepCopy();
            ((ObjectNode) changed.at(pointer)).set(name, replacement);
            bodies.add(changed);
          }
          ObjectNode without = whole.deepCopy();
          ((ObjectNode) without.at(pointer)).remove(name);
          bodies.add(without);
          if (value.isObject()) {
            mutate(whole, value, here, bodies);
          }
        });
    ObjectNode more = whole.deepCopy();
    ((ObjectNode) more.at(pointer)).put("more", 1);
    bodies.add(more);
  }

  @Test
  void odd_addresses_queries_and_headers_break_nothing() throws Exception {
    List<String> requests = new ArrayList<>();
    for (String query :
        List.of(
            "?",
            "?=",
            "?at",
            "?at=",
            "?at=%",
            "?at=%zz",
            "?at=%ff",
            "?at=%00",
            "?at=1&at=2",
            "?before=-1",
            "?before=9999999999",
            "?seat=x",
            "?lang=xx",
            "?lang=%F0%28%8C%28",
            "?after=%0d%0aSet-Cookie:x=y",
            "?" + "a=b&".repeat(1500))) {
      for (String call : List.of("", "/log", "/replay", "/record")) {
        requests.add(Raw.get("/api/tables/" + round.table() + call + query));
      }
      requests.add(Raw.get("/api/words" + query));
    }
    for (String header :
        List.of(
            "Cookie: ludus",
            "Cookie: =",
            "Cookie: ludus=\"",
            "Cookie: ludus=\u0001",
            "Cookie: ludus=a; ludus=b; ludus=c",
            "Cookie: " + "x=y; ".repeat(1000),
            "Accept-Encoding: br;q=x, gzip;;",
            "Content-Length: -1",
            "Content-Length: 99999999999999999999",
            "Transfer-Encoding: gzip",
            "Transfer-Encoding: chunked\r\nContent-Length: 5",
            "Last-Event-ID: \u00ff\u0000",
            "X-Forwarded-Proto: javascript:",
            "Host: evil.example",
            "Origin: \u0000",
            "Expect: 100-continue",
            "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__",
            "A".repeat(7000) + ": x",
            ": no name",
            " folded: x")) {
      requests.add(Raw.get("/api/me").replace("Host: localhost", "Host: localhost\r\n" + header));
    }
    requests.add(
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n");
    requests.add("GET\r\n\r\n");
    requests.add("\u0000\u0001\u0002\r\n\r\n");
    requests.add("GET /" + "a".repeat(9000) + " HTTP/1.1\r\nHost: x\r\n\r\n");
    for (String request : requests) {
      Raw.Answer answer = Raw.send(venue.port(), request);
      assertThat(answer.status())
          .as(request.substring(0, Math.min(200, request.length())))
          .isLessThan(500);
      assertHarmless(answer.body());
    }
  }

  @Test
  void a_call_in_a_way_that_it_does_not_know_is_told_the_ways_it_knows() {
    Map<String, Set<String>> methods = new TreeMap<>();
    for (Operation operation : contract.operations()) {
      methods.computeIfAbsent(operation.path(), _ -> new HashSet<>()).add(operation.method());
    }
    Visitor visitor = round.seat(0);
    methods.forEach(
        (path, known) -> {
          String address =
              path.replace("{id}", round.table()).replace("{n}", "0").replace("{game}", "pax");
          for (String method : List.of("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "FOO")) {
            if (!known.contains(method)) {
              HttpResponse<String> response = visitor.call(method, address, Visitor.json());
              assertThat(response.statusCode()).as("%s %s", method, path).isEqualTo(405);
              assertThat(Set.of(response.headers().firstValue("Allow").orElse("").split(",\\s*")))
                  .as(path)
                  .isEqualTo(known);
              assertTrouble(response);
            }
          }
        });
  }
}
