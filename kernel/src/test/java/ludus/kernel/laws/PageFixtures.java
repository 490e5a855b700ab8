package ludus.kernel.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Event;
import ludus.kernel.Game;
import ludus.kernel.Hint;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The positions that a page's board is developed and tested with, as the server would send them.
/// They are kept with the page; `-Dfixtures=write` writes them anew.
public final class PageFixtures<S, M> {

  private final Game<S, M> game;
  private final boolean undo;
  private final Path folder;
  private final Map<String, ObjectNode> fixtures = new LinkedHashMap<>();

  /// @param undo whether the last step can be taken back in these positions
  public PageFixtures(Game<S, M> game, boolean undo) {
    this.game = game;
    this.undo = undo;
    this.folder = Path.of("../../web/dev/fixtures", game.info().id());
  }

  public static boolean areWritten() {
    return "write".equals(System.getProperty("fixtures"));
  }

  /// A name as a file has it.
  public static String named(String name) {
    return name.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public boolean has(String name) {
    return fixtures.containsKey(named(name));
  }

  /// A position as one seat sees it, -1 for who only watches, just after these events. What is
  /// refused there may be added to what is returned.
  public ObjectNode put(String name, S state, int seats, int seat, List<Event> events) {
    Viewer viewer = seat < 0 ? Viewer.SPECTATOR : Viewer.seat(seat);
    Agenda agenda = game.agenda(state);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("seats", seats);
    ObjectNode position = json.putObject("position");
    position.set("view", write(game.view(state, viewer)));
    ArrayNode awaited = position.putArray("awaited");
    for (Ask ask : agenda.must()) {
      awaited.addObject().put("seat", ask.seat()).put("what", ask.what());
    }
    position.putNull("you");
    agenda
        .ask(seat)
        .ifPresent(ask -> position.set("you", yours(state, ask, agenda.must().contains(ask))));
    position.putObject("undo").put("possible", undo).putNull("why");
    position.putNull("consent");
    position.putArray("times");
    position.set("outcome", write(agenda.outcome()));
    ArrayNode lines = json.putArray("lines");
    events.forEach(event -> event.shownTo(viewer).ifPresent(shown -> lines.add(line(shown))));
    json.putArray("refused");
    fixtures.put(named(name), json);
    return json;
  }

  private ObjectNode yours(S state, Ask ask, boolean must) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("must", must).put("what", ask.what()).put("stamp", ask.stamp());
    ArrayNode moves = json.putArray("moves");
    for (M move : game.moves(state, ask.seat())) {
      Hint hint = game.hint(state, ask.seat(), move);
      ObjectNode option = moves.addObject();
      option.set("move", game.notation().writeMove(move));
      option.set("told", write(game.told(move)));
      option.set("price", write(hint.price()));
      option.set("notes", write(hint.notes()));
    }
    json.set("forms", write(game.forms(state, ask.seat())));
    return json;
  }

  private ObjectNode line(Event event) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("rule", event.rule().id());
    json.set("told", write(event.told()));
    json.set("event", write(event));
    return json;
  }

  private JsonNode write(Object value) {
    return game.notation().writeValue(value);
  }

  public void write() throws IOException {
    Files.createDirectories(folder);
    for (Map.Entry<String, ObjectNode> fixture : fixtures.entrySet()) {
      Files.writeString(file(fixture.getKey()), fixture.getValue() + "\n");
    }
  }

  private Path file(String name) {
    return folder.resolve(name + ".json");
  }

  /// What is kept is what the game would send now.
  public void assertKept() throws IOException {
    for (Map.Entry<String, ObjectNode> fixture : fixtures.entrySet()) {
      assertThat(Json.object(Files.readString(file(fixture.getKey())), fixture.getKey()))
          .as("%s: write the fixtures anew with -Dfixtures=write", fixture.getKey())
          .isEqualTo(fixture.getValue());
    }
  }

  /// Every move in what is kept is one of the game.
  public void assertMovesCanBeRead() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        JsonNode position = Json.object(Files.readString(file), file.toString()).get("position");
        for (JsonNode option : position.path("you").path("moves")) {
          assertThat(game.notation().readMove(option.get("move"))).as(file.toString()).isNotNull();
        }
      }
    }
  }
}
