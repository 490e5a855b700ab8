package ludus.pax;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.BadInput;
import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import ludus.kernel.json.Notation;
import ludus.kernel.scenario.Placement;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// PAX as JSON. A card is its id. Who knows a hidden card is written only where it differs from
/// what the place implies: in the deck nobody, in a hand its owner, in flight the one who draws,
/// and Rome's face-down cards whoever `hasPeeked`.
final class PaxNotation implements Notation<State, Move> {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final Pax game;
  private final Map<String, Card> cards = new HashMap<>();
  private final JsonMapper mapper;

  PaxNotation(Pax game) {
    this.game = game;
    game.data().cards(2).forEach(card -> cards.put(card.id(), card));
    this.mapper =
        Json.builder(Move.class, PaxEvent.class, PaxView.StepView.class)
            .addModule(
                new SimpleModule("pax")
                    .addSerializer(
                        Card.class, Json.write((card, out) -> out.writeString(card.id())))
                    .addDeserializer(Card.class, Json.read(this::card)))
            .build();
  }

  @Override
  public JsonMapper mapper() {
    return mapper;
  }

  @Override
  public Class<Move> moveType() {
    return Move.class;
  }

  Card card(String id) {
    Card card = cards.get(id);
    if (card == null) {
      throw new BadInput("There is no card '%s'.".formatted(id));
    }
    return card;
  }

  @Override
  public ObjectNode write(State state) {
    ObjectNode json = JSON.objectNode();
    ObjectNode setup = json.putObject("setup").put("seats", state.table().seats());
    ObjectNode options = setup.putObject("options");
    state.table().setup().options().forEach(options::put);
    json.put("round", state.round());
    json.put("primus", state.primus());
    if (state.pcHolder() == State.NOBODY) {
      json.putNull("pcHolder");
    } else {
      json.put("pcHolder", state.pcHolder());
    }
    json.put("activePlayer", state.activePlayer());
    json.put("stamp", state.stamp());
    json.set("step", step(state));
    json.set("deck", slots(state.deck(), Seats.NONE));
    json.set("removed", ids(state.removed()));
    ObjectNode rome = json.putObject("rome");
    ArrayNode faceDown = rome.putArray("faceDown");
    state.rome().faceDown().forEach(slot -> faceDown.add(slot.card().id()));
    rome.set("faceUp", rows(state.rome().faceUp()));
    ArrayNode legions = json.putArray("legions");
    state.legions().forEach(group -> legions.add(ids(group)));
    ObjectNode players = json.putObject("players");
    for (int seat = 0; seat < state.players().size(); seat++) {
      players.set(String.valueOf(seat), player(state, seat));
    }
    return json;
  }

  private static ObjectNode player(State state, int seat) {
    Player player = state.player(seat);
    ObjectNode json = JSON.objectNode();
    json.set("hand", slots(player.hand(), Seats.of(seat)));
    json.put("aurei", player.aurei());
    json.set("display", rows(player.display()));
    json.put("hasPeeked", PaxView.hasPeeked(state, seat));
    return json;
  }

  private ObjectNode step(State state) {
    ObjectNode json = JSON.objectNode();
    json.put("type", state.step().getClass().getSimpleName());
    switch (state.step()) {
      case Step.Opening opening -> {
        ObjectNode drawn = json.putObject("drawn");
        ObjectNode answers = json.putObject("answers");
        for (int seat = 0; seat < opening.drawn().size(); seat++) {
          String key = String.valueOf(seat);
          drawn.set(key, ids(opening.drawn().get(seat)));
          opening.poll().answer(seat).ifPresent(answer -> answers.set(key, writeMove(answer)));
        }
      }
      case Step.Draw draw -> {
        json.put("mode", draw.mode().name());
        json.set("flight", slots(draw.flight(), Seats.of(state.activePlayer())));
        json.put("toCome", draw.toCome());
        ArrayNode open = json.putArray("open");
        for (Destination destination : Destination.values()) {
          if (draw.isOpen(destination)) {
            open.add(destination.name());
          }
        }
        json.put("mixed", draw.mixed());
      }
      case Step.Play play -> {
        ArrayNode played = json.putArray("played");
        play.played().forEach(category -> played.add(category.name()));
      }
      case Step.TurnStart _ -> {}
      case Step.Buy _ -> {}
      case Step.Over _ -> {}
    }
    return json;
  }

  private static ArrayNode ids(List<Card> cards) {
    ArrayNode json = JSON.arrayNode();
    cards.forEach(card -> json.add(card.id()));
    return json;
  }

  private static ObjectNode rows(Pile<Row> rows) {
    ObjectNode json = JSON.objectNode();
    for (Category category : Category.values()) {
      json.set(category.name(), ids(rows.get(category.index()).cards()));
    }
    return json;
  }

  private static ArrayNode slots(Pile<Slot> slots, Seats implied) {
    ArrayNode json = JSON.arrayNode();
    for (Slot slot : slots) {
      if (slot.knownTo() == implied) {
        json.add(slot.card().id());
      } else {
        ObjectNode marked = json.addObject().put("card", slot.card().id());
        ArrayNode knownTo = marked.putArray("knownTo");
        slot.knownTo().list().forEach(knownTo::add);
      }
    }
    return json;
  }

  @Override
  public State read(ObjectNode json) {
    ObjectNode setup = StateReader.object(json, "setup");
    Map<String, String> options = new HashMap<>();
    StateReader.object(setup, "options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asString()));
    Table table = game.table(Setup.of(StateReader.number(setup, "seats", 1, 8), options));
    return new StateReader(this, table, json).state();
  }

  @Override
  public State position(State start, ObjectNode patch) {
    State base = leavesOpening(start, patch) ? opened(start) : start;
    ObjectNode before = write(base);
    Placement placement = Placement.of(before, patch, cards::containsKey);
    ObjectNode json = placement.json();
    String home = patch.has("deck") ? "removed" : "deck";
    if (!patch.has(home)) {
      ArrayNode place = json.withArray(home);
      placement.homeless().forEach(id -> place.add(id));
    }
    State state = read(json);
    return patch.has("pcHolder") ? state : withConspirator(state);
  }

  private static boolean leavesOpening(State start, ObjectNode patch) {
    String step = patch.path("step").path("type").asString("Opening");
    return start.step() instanceof Step.Opening && !step.equals("Opening");
  }

  /// The start of the first round, everybody having kept the first card drawn.
  private State opened(State start) {
    State state = start;
    for (int seat = 0; seat < start.players().size(); seat++) {
      RandomGenerator none = new SplittableRandom(0);
      Move move = game.fallback(state, seat, none);
      state = game.play(state, seat, move, _ -> 0, Journal.SILENT);
    }
    return state;
  }

  /// A position that doesn't say who holds Primus Conspiratus: the one with most Intrigue, if one
  /// has.
  private static State withConspirator(State state) {
    int most = 0;
    int holder = State.NOBODY;
    boolean tied = false;
    for (int seat = 0; seat < state.players().size(); seat++) {
      int symbols = state.player(seat).symbols(Category.INTRIGUE);
      if (symbols > most) {
        most = symbols;
        holder = seat;
        tied = false;
      } else if (symbols == most) {
        tied = most > 0;
      }
    }
    return tied ? state : state.withPcHolder(holder);
  }
}
