package ludus.server;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a page does with a table: it fetches the snapshot once and then only listens. It computes
/// nothing; what it shows is what it was told.
final class Page implements AutoCloseable {

  /// What this page wanted to do was refused.
  static final class TooLate extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLate(String why) {
      super(why);
    }
  }

  private final Visitor visitor;
  private final String id;
  private Visitor.Events events;
  private JsonNode table;
  private JsonNode position;
  private String at;
  private final List<JsonNode> log = new ArrayList<>();
  private final List<JsonNode> chat = new ArrayList<>();
  private int resets;

  Page(Visitor visitor, String id) {
    this.visitor = visitor;
    this.id = id;
    fetch();
    events = visitor.events(id, at);
  }

  private Page(Page other) {
    visitor = other.visitor;
    id = other.id;
    table = other.table;
    position = other.position.deepCopy();
    at = other.at;
    log.addAll(other.log);
    chat.addAll(other.chat);
    events = visitor.events(id, at);
  }

  /// The same page as it is now, listening on a line of its own from here on.
  Page fork() {
    return new Page(this);
  }

  private void fetch() {
    JsonNode snapshot = visitor.snapshot(id);
    at = snapshot.path("at").stringValue();
    table = snapshot.path("table");
    position = snapshot.path("position");
    log.clear();
    snapshot.path("log").forEach(log::add);
    chat.clear();
    snapshot.path("chat").forEach(chat::add);
  }

  /// Loses the connection.
  void cut() {
    events.close();
  }

  /// Comes back where it was.
  void resume() {
    events = visitor.events(id, at);
  }

  String id() {
    return id;
  }

  Visitor visitor() {
    return visitor;
  }

  JsonNode table() {
    return table;
  }

  JsonNode position() {
    return position;
  }

  List<JsonNode> log() {
    return log;
  }

  List<JsonNode> chat() {
    return chat;
  }

  String at() {
    return at;
  }

  int resets() {
    return resets;
  }

  boolean mustMove() {
    return position.path("you").path("must").asBoolean(false);
  }

  /// Plays in the position that it shows.
  void move(JsonNode... moves) {
    HttpResponse<String> response =
        visitor.call(
            "POST",
            "/api/tables/" + id + "/moves",
            visitor.answer(position.path("you").path("stamp").intValue(), moves));
    if (response.statusCode() != 200) {
      throw new TooLate(response.body());
    }
  }

  /// Takes events until it has seen this one.
  void until(String event) throws InterruptedException {
    while (!at.equals(event)) {
      next();
    }
  }

  /// Takes the next event.
  Visitor.Told next() throws InterruptedException {
    Visitor.Told event = events.next();
    take(event);
    return event;
  }

  /// Takes events up to one of this type.
  Visitor.Told next(String type) throws InterruptedException {
    Visitor.Told event = next();
    while (!event.type().equals(type)) {
      event = next();
    }
    return event;
  }

  private void take(Visitor.Told event) {
    switch (event.type()) {
      case "step" -> step(event.data());
      case "table" -> table = event.data();
      case "chat" -> chat.add(event.data());
      case "reset" -> {
        resets++;
        cut();
        fetch();
        resume();
        return;
      }
      default -> throw new AssertionError("Unexpected: " + event);
    }
    at = event.id();
  }

  private void step(JsonNode step) {
    step.path("entries").forEach(log::add);
    if (step.path("position").isObject()) {
      position = step.path("position");
    }
    step.path("changes")
        .properties()
        .forEach(change -> put(JsonPointer.compile(change.getKey()), change.getValue()));
  }

  private void put(JsonPointer pointer, JsonNode value) {
    String name = pointer.last().getMatchingProperty();
    switch (position.at(pointer.head())) {
      case ObjectNode object -> object.set(name, value);
      case ArrayNode array -> array.set(Integer.parseInt(name), value);
      default -> throw new AssertionError("Nothing is at " + pointer);
    }
  }

  @Override
  public void close() {
    events.close();
  }
}
