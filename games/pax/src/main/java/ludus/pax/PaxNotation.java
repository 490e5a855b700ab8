package ludus.pax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import ludus.kernel.BadInput;
import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import ludus.kernel.flow.Poll;
import ludus.kernel.json.Json;
import ludus.kernel.json.Notation;
import ludus.kernel.scenario.Placement;
import tools.jackson.databind.JsonNode;
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

  private Card card(String id) {
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
    ObjectNode setup = object(json, "setup");
    Map<String, String> options = new HashMap<>();
    object(setup, "options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asString()));
    Table table = game.table(Setup.of(number(setup, "seats", 1, 8), options));
    return new Reader(table, json).state();
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

  /// Reads one state; every mistake is a sentence.
  private final class Reader {
    private final Table table;
    private final ObjectNode json;
    private final int seats;

    Reader(Table table, ObjectNode json) {
      this.table = table;
      this.json = json;
      this.seats = table.seats();
    }

    State state() {
      int active = number(json, "activePlayer", 0, seats - 1);
      ObjectNode rome = object(json, "rome");
      Pile<Pile<Card>> legions = Pile.empty();
      for (JsonNode group : array(json, "legions")) {
        legions = legions.plus(cards(group));
      }
      if (legions.size() != table.deal().legions()) {
        throw new BadInput("There must be %d \"legions\".".formatted(table.deal().legions()));
      }
      ObjectNode players = object(json, "players");
      Pile<Player> all = Pile.empty();
      Seats peeked = Seats.NONE;
      for (int seat = 0; seat < seats; seat++) {
        ObjectNode player = object(players, String.valueOf(seat));
        all = all.plus(player(player, seat));
        peeked = player.path("hasPeeked").asBoolean(false) ? peeked.plus(seat) : peeked;
      }
      JsonNode holder = json.path("pcHolder");
      Pile<Slot> deck = slots(array(json, "deck"), Seats.NONE);
      return new State(
          table,
          number(json, "round", 1, 1000),
          number(json, "primus", 0, seats - 1),
          holder.isNull() || holder.isMissingNode()
              ? State.NOBODY
              : number(json, "pcHolder", 0, seats - 1),
          active,
          number(json, "stamp", 0, Integer.MAX_VALUE),
          step(object(json, "step"), active),
          deck,
          cards(array(json, "removed")),
          new Rome(faceDown(array(rome, "faceDown"), peeked), rows(object(rome, "faceUp"))),
          legions,
          all);
    }

    private Pile<Slot> faceDown(JsonNode list, Seats peeked) {
      List<Slot> read = new ArrayList<>();
      for (Card card : cards(list)) {
        read.add(table.slot(card, peeked));
      }
      return Pile.copyOf(read);
    }

    private Player player(ObjectNode player, int seat) {
      Pile<Slot> hand = Pile.empty();
      for (Slot slot : slots(array(player, "hand"), Seats.of(seat))) {
        hand = Player.sortedIn(hand, slot);
      }
      return new Player(hand, number(player, "aurei", 0, 10_000), rows(object(player, "display")));
    }

    private Step step(ObjectNode step, int active) {
      return switch (step.path("type").asString("")) {
        case "Opening" -> opening(step);
        case "TurnStart" -> Step.TurnStart.IT;
        case "Draw" -> draw(step, active);
        case "Buy" -> Step.Buy.IT;
        case "Play" -> new Step.Play(names(step, "played", Category::valueOf));
        case "Over" -> Step.Over.IT;
        default ->
            throw new BadInput(
                "\"step\" must have a \"type\": Opening, TurnStart, Draw, Buy, Play or Over.");
      };
    }

    private Step opening(ObjectNode step) {
      Pile<Pile<Card>> drawn = Pile.empty();
      Poll<Move.ChooseOpening> poll = Poll.to(table.everybody(), seats);
      for (int seat = 0; seat < seats; seat++) {
        drawn = drawn.plus(cards(array(object(step, "drawn"), String.valueOf(seat))));
        JsonNode answer = step.path("answers").path(String.valueOf(seat));
        if (!answer.isMissingNode()) {
          if (!(readMove(answer) instanceof Move.ChooseOpening choice)) {
            throw new BadInput("An answer in the opening must be a ChooseOpening.");
          }
          poll = poll.with(seat, choice);
        }
      }
      return new Step.Opening(drawn, poll);
    }

    private Step draw(ObjectNode step, int active) {
      DrawMode mode = named("mode", step.path("mode").asString(""), DrawMode::valueOf);
      int open = 0;
      for (Destination destination : names(step, "open", Destination::valueOf)) {
        open |= destination.bit();
      }
      return new Step.Draw(
          mode,
          slots(array(step, "flight"), Seats.of(active)),
          step.has("toCome") ? number(step, "toCome", 0, 2) : 0,
          step.has("open") ? open : mode.destinations(),
          step.path("mixed").asBoolean(false));
    }

    private Pile<Row> rows(ObjectNode rows) {
      Pile<Row> read = Row.NO_ROWS;
      for (Map.Entry<String, JsonNode> row : rows.properties()) {
        Category category = named("row", row.getKey(), Category::valueOf);
        for (Card card : cards(row.getValue())) {
          if (card.category() != category) {
            throw new BadInput("%s doesn't belong into the row %s.".formatted(card, category));
          }
          read = Row.add(read, card);
        }
      }
      return read;
    }

    private Pile<Card> cards(JsonNode list) {
      List<Card> read = new ArrayList<>();
      for (JsonNode id : list) {
        read.add(card(id));
      }
      return Pile.copyOf(read);
    }

    private Pile<Slot> slots(JsonNode list, Seats implied) {
      List<Slot> read = new ArrayList<>();
      for (JsonNode item : list) {
        Seats knownTo = implied;
        if (item.has("knownTo")) {
          knownTo = Seats.NONE;
          for (JsonNode seat : item.get("knownTo")) {
            if (!seat.isInt() || seat.intValue() < 0 || seat.intValue() >= seats) {
              throw new BadInput("There is no seat %s that could know a card.".formatted(seat));
            }
            knownTo = knownTo.plus(seat.intValue());
          }
        }
        read.add(table.slot(card(item.isObject() ? item.path("card") : item), knownTo));
      }
      return Pile.copyOf(read);
    }

    private Card card(JsonNode id) {
      Card card = PaxNotation.this.card(id.asString(""));
      if (!table.has(card)) {
        throw new BadInput("%s is not in this game.".formatted(card));
      }
      return card;
    }
  }

  private static <T> Pile<T> names(ObjectNode json, String name, Function<String, T> named) {
    List<T> read = new ArrayList<>();
    for (JsonNode item : json.path(name)) {
      read.add(named(name, item.asString(""), named));
    }
    return Pile.copyOf(read);
  }

  private static <T> T named(String what, String name, Function<String, T> named) {
    try {
      return named.apply(name);
    } catch (IllegalArgumentException e) {
      throw new BadInput("There is no %s '%s'.".formatted(what, name), e);
    }
  }

  private static ObjectNode object(ObjectNode json, String name) {
    return Optional.ofNullable(json.get(name))
        .filter(ObjectNode.class::isInstance)
        .map(ObjectNode.class::cast)
        .orElseThrow(() -> new BadInput("A state needs an object \"%s\".".formatted(name)));
  }

  private static JsonNode array(ObjectNode json, String name) {
    if (!json.path(name).isArray()) {
      throw new BadInput("A state needs an array \"%s\".".formatted(name));
    }
    return json.get(name);
  }

  private static int number(ObjectNode json, String name, int least, int most) {
    JsonNode number = json.path(name);
    if (!number.isInt() || number.intValue() < least || number.intValue() > most) {
      throw new BadInput(
          "\"%s\" must be a number from %d to %d, not %s."
              .formatted(name, least, most, number.isMissingNode() ? "missing" : number));
    }
    return number.intValue();
  }
}
