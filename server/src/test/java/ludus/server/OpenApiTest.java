package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludus.kernel.forum.Forum;
import ludus.kernel.json.Json;
import ludus.pax.Pax;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The document says what the server does, and the server does what the document says.
final class OpenApiTest {

  @TempDir Path folder;

  private Venue venue;
  private Contract contract;
  private final Set<String> seen = new HashSet<>();

  @BeforeEach
  void open() {
    venue = Venue.in(folder).playing(Pax.standard(), new Forum()).open();
    contract = Contract.of(venue);
  }

  @AfterEach
  void close() {
    venue.close();
  }

  @Test
  void the_document_holds_together() {
    JsonNode document = contract.document();
    assertThat(document.path("openapi").stringValue()).startsWith("3.1");
    assertThat(document.path("info").path("title").stringValue()).isNotBlank();
    List<String> refs = new ArrayList<>();
    collect(document, refs);
    assertThat(refs).isNotEmpty();
    for (String ref : refs) {
      assertThat(document.at(ref.substring(1)).isObject()).as(ref).isTrue();
    }
    for (Contract.Operation operation : contract.operations()) {
      assertThat(operation.path()).startsWith("/api/");
      assertThat(operation.json().path("summary").stringValue()).isNotBlank();
      assertThat(operation.json().path("responses").has("default")).isTrue();
      List<String> parameters =
          operation
              .json()
              .path("parameters")
              .valueStream()
              .filter(parameter -> parameter.path("in").stringValue().equals("path"))
              .map(parameter -> "{" + parameter.path("name").stringValue() + "}")
              .toList();
      for (String part : operation.path().split("/", -1)) {
        assertThat(part.startsWith("{")).as(part).isEqualTo(parameters.contains(part));
      }
    }
  }

  private static void collect(JsonNode node, List<String> refs) {
    if (node.has("$ref")) {
      refs.add(node.path("$ref").stringValue());
    }
    node.forEach(child -> collect(child, refs));
  }

  @Test
  void every_call_of_the_document_is_served_and_answers_what_it_says() throws Exception {
    Visitor ana = venue.nobody();
    Visitor rui = venue.guest("Rui");
    call(ana, "POST", "/api/guest", Visitor.json().put("name", "Ana"));
    call(ana, "GET", "/api/me");
    call(venue.nobody(), "GET", "/api/me");
    call(ana, "PUT", "/api/me", Visitor.json().put("name", "Ana B"));
    call(
        ana,
        "POST",
        "/api/account",
        Visitor.json().put("name", "Ana B").put("password", "correct horse").put("email", "a@b.c"));
    call(
        ana,
        "POST",
        "/api/password",
        Visitor.json().put("old", "correct horse").put("password", "battery staple"));
    call(ana, "POST", "/api/logout", Visitor.json());
    call(
        ana,
        "POST",
        "/api/login",
        Visitor.json().put("name", "ana b").put("password", "battery staple"));
    call(ana, "GET", "/api/games");
    call(ana, "GET", "/api/games/{game}/data", "pax");
    call(ana, "GET", "/api/games/{game}/rules", "pax");
    call(ana, "GET", "/api/words");
    call(ana, "GET", "/api/openapi.json");
    String table = make(ana, Round.timed("pax", 4, "PLAYER", 600, 5).put("name", "Ours"));
    call(ana, "GET", "/api/tables/{id}", table);
    play(ana, rui, table);
    talkAndOffer(ana, rui);
    assertThat(seen)
        .containsExactlyInAnyOrderElementsOf(
            contract.operations().stream().map(Contract.Operation::toString).toList());
  }

  private String make(Visitor host, ObjectNode wish) {
    return call(host, "POST", "/api/tables", wish).path("id").stringValue();
  }

  private void play(Visitor ana, Visitor rui, String table) throws Exception {
    String path = "/api/tables/{id}";
    call(ana, "PATCH", path, Visitor.json().put("seats", 3).put("hints", "ALWAYS"), table);
    ObjectNode nonce = Visitor.json().put("nonce", "0".repeat(32));
    call(ana, "POST", path + "/seats/{n}", nonce, table, "0");
    call(rui, "POST", path + "/seats/{n}", nonce, table, "1");
    call(ana, "PUT", path + "/seats/{n}/bot", Visitor.json().put("level", "random"), table, "2");
    call(ana, "DELETE", path + "/seats/{n}", Visitor.json(), table, "2");
    call(ana, "GET", "/api/tables");
    call(ana, "POST", path + "/start", Visitor.json(), table);
    Page page = new Page(ana, table);
    seen.add("GET " + path + "/events");
    Round round = new Round(table, List.of(ana, rui));
    JsonNode move = round.position(0).path("you").path("moves").path(0).path("move");
    ObjectNode trial = Visitor.json().put("stamp", 0);
    trial.putArray("moves").add(move);
    call(ana, "POST", path + "/preview", trial, table);
    call(ana, "POST", path + "/hint", Visitor.json().put("stamp", 0), table);
    call(ana, "POST", path + "/why", trial, table);
    trial.putArray("moves").addObject().put("type", "SkipBuy");
    call(ana, "POST", path + "/why", trial, table);
    call(ana, "POST", path + "/moves", ana.answer(0, move), table);
    rui.move(table, 0, round.position(1).path("you").path("moves").path(0).path("move"));
    int seat = round.isAwaited(0) ? 0 : 1;
    round.play(seat, "ChooseTurn", "turn", "NORMAL");
    while (round.position(seat).path("you").path("what").stringValue().equals("draw")) {
      round.play(seat, "Assign");
    }
    round.play(seat, "SkipBuy");
    ObjectNode key = Visitor.json().put("key", Visitor.key());
    call(round.seat(seat), "POST", path + "/undo", key, table);
    call(
        ana,
        "POST",
        path + "/consent",
        Visitor.json().put("key", Visitor.key()).put("steps", 1),
        table);
    call(ana, "GET", path, table);
    String number = round.position(0).path("consent").path("number").asString();
    call(rui, "POST", path + "/consent/{n}", Visitor.json().put("agree", true), table, number);
    call(ana, "GET", path + "/orders", table);
    ObjectNode orders = Visitor.json();
    orders.putArray("orders").addObject().put("type", "EndWhenStuck");
    call(ana, "PUT", path + "/orders", orders, table);
    call(ana, "GET", path + "/log", table);
    call(ana, "GET", path + "/record", table);
    call(ana, "DELETE", path + "/seats/{n}", Visitor.json(), table, "0");
    call(ana, "POST", path + "/return", Visitor.json(), table);
    for (int one = 0; one < 2; one++) {
      call(round.seat(one), "DELETE", path + "/seats/{n}", Visitor.json(), table, "" + one);
    }
    page.close();
    Venue.eventually("the game is over", round::isOver);
    call(ana, "GET", path, table);
    call(ana, "GET", "/api/tables");
    call(ana, "GET", path + "/record", table);
    call(ana, "GET", path + "/replay", table);
    call(ana, "GET", path + "/analysis", table);
    call(ana, "POST", path + "/analysis", Visitor.json(), table);
    Venue.eventually(
        "the analysis is done",
        () -> ana.get(round.path("/analysis")).path("state").stringValue().equals("DONE"));
    call(ana, "GET", path + "/analysis", table);
    call(ana, "POST", path + "/again", Visitor.json(), table);
  }

  /// The Forum has forms with every kind of field.
  private void talkAndOffer(Visitor ana, Visitor rui) {
    String table = make(ana, Round.wish("forum", 2));
    ana.sit(table, 0);
    rui.sit(table, 1);
    ana.start(table);
    ObjectNode say =
        Visitor.json().put("key", Visitor.key()).put("channel", "TABLE").put("text", "Ave");
    call(ana, "POST", "/api/tables/{id}/chat", say, table);
    JsonNode snapshot = call(ana, "GET", "/api/tables/{id}", table);
    JsonNode form = snapshot.path("position").path("you").path("forms").path(0);
    assertThat(form.path("fields")).hasSize(3);
  }

  private JsonNode call(Visitor visitor, String method, String path, String... variables) {
    return call(visitor, method, path, Visitor.json(), variables);
  }

  private JsonNode call(
      Visitor visitor, String method, String path, ObjectNode body, String... variables) {
    Contract.Operation operation = contract.operation(method, path);
    String address = path;
    for (String variable : variables) {
      address = address.replaceFirst("\\{\\w+\\}", variable);
    }
    operation
        .takes()
        .ifPresent(schema -> assertThat(contract.complaints(body, schema)).as(path).isEmpty());
    HttpResponse<String> response = visitor.call(method, address, body);
    if (operation.gives().isEmpty()) {
      assertThat(response.statusCode()).as(path).isEqualTo(204);
      assertThat(response.body()).isEmpty();
      seen.add(operation.toString());
      return Json.PLAIN.nullNode();
    }
    assertThat(response.statusCode()).as("%s: %s", path, response.body()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
    JsonNode json = Json.PLAIN.readTree(response.body());
    assertThat(contract.complaints(json, operation.gives().get())).as(path).isEmpty();
    seen.add(operation.toString());
    return json;
  }

  @Test
  void every_trouble_has_the_form_that_the_document_gives_it() {
    Round round = Round.begun(venue, Visitor.newTable(2));
    Visitor nobody = venue.nobody();
    JsonNode trouble = contract.schema("Trouble");
    List<JsonNode> troubles =
        List.of(
            nobody.refused(404, "GET", "/api/nothing", Visitor.json()),
            nobody.refused(405, "DELETE", "/api/tables", Visitor.json()),
            nobody.refused(401, "POST", "/api/tables", Visitor.json()),
            round.seat(0).refused(400, "POST", "/api/tables", Visitor.json()),
            round.seat(0).refused(409, "POST", round.path("/moves"), round.seat(0).answer(77)),
            venue.guest("Eva").refused(403, "POST", round.path("/return"), Visitor.json()));
    for (JsonNode json : troubles) {
      assertThat(contract.complaints(json, trouble)).isEmpty();
      assertThat(json.path("detail").stringValue()).endsWith(".");
    }
    assertThat(troubles.get(4).path("position").isObject()).isTrue();
  }

  @Test
  void what_comes_over_the_line_has_the_form_that_the_document_gives_it() throws Exception {
    Round round = Round.begun(venue, Round.wish("forum", 2));
    JsonNode events =
        contract
            .operation("GET", "/api/tables/{id}/events")
            .json()
            .at("/responses/200/content/text~1event-stream/x-events");
    Page page = round.page(0);
    page.cut();
    Set<String> types = new HashSet<>();
    round.play(0, "Seal");
    try (Visitor.Events line = round.seat(0).events(round.table(), page.at())) {
      round.seat(0).say(round.table(), "TABLE", "Ave");
      round.play(1, "Seal");
      round.seat(0).done("DELETE", round.path("/seats/0"), Visitor.json());
      while (types.size() < 4) {
        Visitor.Told told = line.next();
        assertThat(contract.complaints(told.data(), events.path(told.type())))
            .as(told.type())
            .isEmpty();
        types.add(told.type() + (told.data().path("position").isObject() ? " whole" : ""));
      }
    }
    assertThat(types).containsExactlyInAnyOrder("step", "step whole", "table", "chat");
    try (Visitor.Events line = round.seat(1).events(round.table(), "")) {
      Visitor.Told told = line.next();
      assertThat(told.type()).isEqualTo("reset");
      assertThat(contract.complaints(told.data(), events.path("reset"))).isEmpty();
    }
  }
}
