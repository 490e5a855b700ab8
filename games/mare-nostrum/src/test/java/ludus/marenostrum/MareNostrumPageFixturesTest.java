package ludus.marenostrum;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Hint;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The positions that the page's board is developed and tested with, as the server would send them:
/// the first of each kind in some games played at random, early and late. They are kept with the
/// page; `-Dfixtures=write` writes them anew.
class MareNostrumPageFixturesTest {

  private static final Path FOLDER = Path.of("../../web/dev/fixtures/mare-nostrum");
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final int GAMES = 24;
  private static final int LONGEST = 9_000;
  private static final int LATE = 5;
  private static final Set<String> FIRST =
      Set.of("building-first", "offers-first", "marching-first", "sailing-first");

  private final MareNostrum game = MareNostrum.standard();
  private final Map<String, ObjectNode> fixtures = new LinkedHashMap<>();

  @Test
  void the_pages_positions_speak_the_language_of_the_game() throws IOException {
    if ("write".equals(System.getProperty("fixtures"))) {
      for (int seed = 1; seed <= GAMES; seed++) {
        play(seed);
      }
      write();
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.toList()) {
        JsonNode position = Json.object(Files.readString(file), file.toString()).get("position");
        for (JsonNode option : position.path("you").path("moves")) {
          assertThat(game.notation().readMove(option.get("move"))).as(file.toString()).isNotNull();
        }
      }
    }
  }

  private void play(int seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Chance chance = Chance.of(new SplittableRandom(1000 + seed));
    Setup setup = Setup.of(seed % 6 == 0 ? 3 : seed % 6 == 5 ? 4 : 5).with("roundLimit", "12");
    State state = game.start(setup, chance);
    List<Event> events = new ArrayList<>();
    for (int step = 0; step < LONGEST; step++) {
      Agenda agenda = game.agenda(state);
      look(state, agenda, events);
      if (agenda.isOver()) {
        return;
      }
      int seat = agenda.must().get(own.nextInt(agenda.must().size())).seat();
      Move move = choose(state, seat, own);
      events.clear();
      state = game.play(state, seat, move, chance, events::add);
    }
  }

  /// Builds and fights more than chance would.
  private Move choose(State state, int seat, SplittableRandom own) {
    List<Move> moves = game.moves(state, seat);
    List<Move> lively =
        moves.stream()
            .filter(
                move ->
                    !(move instanceof Move.EndBuild
                        || move instanceof Move.EndMarching
                        || move instanceof Move.EndSailing
                        || move instanceof Move.EndTurn
                        || move instanceof Move.Pass
                        || (move instanceof Move.PlayToken(int value) && value < 2)))
            .toList();
    List<Move> from = lively.isEmpty() || own.nextInt(6) == 0 ? moves : lively;
    return from.get(own.nextInt(from.size()));
  }

  private void look(State state, Agenda agenda, List<Event> events) {
    for (Ask ask : agenda.must()) {
      String name = name(state, ask.seat());
      if (state.round() >= LATE || state.round() == 1) {
        add(name + (state.round() == 1 ? "-first" : ""), state, agenda, ask.seat(), events);
      }
    }
    if (agenda.must().isEmpty()) {
      add("over-" + ((Frame.Over) state.top()).result(), state, agenda, 0, events);
      return;
    }
    int other = (agenda.must().getFirst().seat() + 1) % state.seats();
    if (state.round() >= LATE && agenda.must().stream().noneMatch(ask -> ask.seat() == other)) {
      add("waits-" + name(state, -1), state, agenda, other, events);
    }
    for (Event event : events) {
      if (event instanceof MareNostrumEvent.LandBattleFought battle) {
        add("fought-on-land", state, agenda, battle.active().seat(), events);
      } else if (event instanceof MareNostrumEvent.SeaBattleFought battle) {
        add("fought-at-sea", state, agenda, battle.other().seat(), events);
      }
    }
    if (state.round() >= LATE) {
      add("spectator", state, agenda, -1, events);
      add("seats-" + state.seats(), state, agenda, 0, events);
    }
  }

  private static String name(State state, int seat) {
    String name = state.top().getClass().getSimpleName();
    return switch (state.top()) {
      case Frame.Building building -> building.item().isPresent() ? "Paying" : name;
      case Frame.Chain chain -> chain.takings().size() > 4 ? "Chain-long" : name;
      case Frame.Losses losses -> losses.chooser() == seat ? "Losses-own" : name;
      default -> name;
    };
  }

  private void add(String name, State state, Agenda agenda, int seat, List<Event> events) {
    String key = name.toLowerCase(Locale.ROOT).replace('_', '-');
    if (!fixtures.containsKey(key) && (!key.endsWith("-first") || FIRST.contains(key))) {
      fixtures.put(key, fixture(state, agenda, seat, events));
    }
  }

  private ObjectNode fixture(State state, Agenda agenda, int seat, List<Event> events) {
    Viewer viewer = seat < 0 ? Viewer.SPECTATOR : Viewer.seat(seat);
    ObjectNode json = JSON.objectNode();
    json.put("seats", state.seats());
    ObjectNode position = json.putObject("position");
    position.set("view", write(game.view(state, viewer)));
    ArrayNode awaited = position.putArray("awaited");
    agenda
        .must()
        .forEach(ask -> awaited.addObject().put("seat", ask.seat()).put("what", ask.what()));
    position.putNull("you");
    agenda
        .ask(seat)
        .ifPresent(
            ask -> position.set("you", yours(state, seat, agenda.must().contains(ask), ask)));
    position.putObject("undo").put("possible", true).putNull("why");
    position.putNull("consent");
    position.putArray("times");
    position.set("outcome", write(agenda.outcome()));
    ArrayNode lines = json.putArray("lines");
    for (Event event : events) {
      event
          .shownTo(viewer)
          .ifPresent(
              shown -> {
                ObjectNode line = lines.addObject();
                line.put("rule", shown.rule().id());
                line.set("told", write(shown.told()));
                line.set("event", write(shown));
              });
    }
    json.putArray("refused");
    return json;
  }

  private ObjectNode yours(State state, int seat, boolean must, Ask ask) {
    ObjectNode json = JSON.objectNode();
    json.put("must", must).put("what", ask.what()).put("stamp", ask.stamp());
    ArrayNode moves = json.putArray("moves");
    for (Move move : game.moves(state, seat)) {
      Hint hint = game.hint(state, seat, move);
      ObjectNode option = moves.addObject();
      option.set("move", game.notation().writeMove(move));
      option.set("told", write(game.told(move)));
      option.set("price", write(hint.price()));
      option.set("notes", write(hint.notes()));
    }
    json.set("forms", write(game.forms(state, seat)));
    return json;
  }

  private JsonNode write(Object value) {
    return game.notation().mapper().valueToTree(value);
  }

  private void write() throws IOException {
    Files.createDirectories(FOLDER);
    for (Map.Entry<String, ObjectNode> fixture : fixtures.entrySet()) {
      Files.writeString(FOLDER.resolve(fixture.getKey() + ".json"), fixture.getValue() + "\n");
    }
  }
}
