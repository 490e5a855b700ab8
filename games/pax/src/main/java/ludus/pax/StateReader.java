package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import ludus.kernel.BadInput;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.flow.Poll;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Reads a position from JSON; every mistake is a sentence.
final class StateReader {

  private final PaxNotation notation;
  private final Table table;
  private final ObjectNode json;
  private final int seats;

  StateReader(PaxNotation notation, Table table, ObjectNode json) {
    this.notation = notation;
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
        if (!(notation.readMove(answer) instanceof Move.ChooseOpening choice)) {
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
    Card card = notation.card(id.asString(""));
    if (!table.has(card)) {
      throw new BadInput("%s is not in this game.".formatted(card));
    }
    return card;
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

  static ObjectNode object(ObjectNode json, String name) {
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

  static int number(ObjectNode json, String name, int least, int most) {
    JsonNode number = json.path(name);
    if (!number.isInt() || number.intValue() < least || number.intValue() > most) {
      throw new BadInput(
          "\"%s\" must be a number from %d to %d, not %s."
              .formatted(name, least, most, number.isMissingNode() ? "missing" : number));
    }
    return number.intValue();
  }
}
