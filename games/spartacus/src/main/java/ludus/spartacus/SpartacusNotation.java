package ludus.spartacus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import ludus.kernel.BadInput;
import ludus.kernel.Chance;
import ludus.kernel.Journal;
import ludus.kernel.Seats;
import ludus.kernel.json.BySeat;
import ludus.kernel.json.Json;
import ludus.kernel.json.Notation;
import ludus.kernel.scenario.MergePatch;
import ludus.spartacus.phase.Turns;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Spartacus as JSON. Cards, houses and house rules are their ids; a card in a hand is its id, with
/// those who know it besides its owner where there are any; an asset is its card, with what differs
/// from a ready card without tokens.
final class SpartacusNotation implements Notation<State, Move> {

  private static final BySeat HOUSES = new BySeat("houses", "house");

  private final Spartacus game;
  private final Content content;
  private final JsonMapper mapper;
  private final Map<String, HouseCard.Rule> rules = new HashMap<>();

  SpartacusNotation(Spartacus game) {
    this.game = game;
    this.content = game.content();
    content.houses().forEach(house -> house.rules().forEach(rule -> rules.put(rule.id(), rule)));
    SimpleModule module = new SimpleModule("spartacus");
    Json.named(module, MarketCard.class, MarketCard::id, content::marketCard);
    Json.named(module, IntrigueCard.class, IntrigueCard::id, content::intrigueCard);
    Json.named(module, HouseCard.class, HouseCard::id, content::house);
    Json.named(module, HouseCard.Rule.class, HouseCard.Rule::id, this::rule);
    module
        .addSerializer(Slot.class, Json.write(SpartacusNotation::write))
        .addDeserializer(Slot.class, Json.readTree(this::slot))
        .addSerializer(Asset.class, Json.write(SpartacusNotation::write))
        .addDeserializer(Asset.class, Json.readTree(this::asset))
        .addSerializer(Table.class, Json.write((table, out) -> out.writePOJO(table.setup())))
        .addDeserializer(Table.class, Json.readTree(this::table));
    this.mapper =
        Json.builder(
                Move.class,
                Frame.class,
                Frame.Source.class,
                SpartacusEvent.class,
                SpartacusView.Pending.class,
                SpartacusView.Shown.class)
            .addModule(module)
            .build();
  }

  private HouseCard.Rule rule(String id) {
    HouseCard.Rule rule = rules.get(id);
    if (rule == null) {
      throw new BadInput("There is no house rule '%s'.".formatted(id));
    }
    return rule;
  }

  private static void write(Slot slot, JsonGenerator out) {
    if (slot.seenBy().isEmpty()) {
      out.writeString(slot.card().id());
    } else {
      out.writeStartObject();
      out.writeStringProperty("card", slot.card().id());
      out.writePOJOProperty("seenBy", slot.seenBy());
      out.writeEndObject();
    }
  }

  private static void write(Asset asset, JsonGenerator out) {
    if (asset.isReady() && asset.favors() == 0 && !asset.isChampion() && !asset.boasts()) {
      out.writeString(asset.card().id());
      return;
    }
    out.writeStartObject();
    out.writeStringProperty("card", asset.card().id());
    out.writeStringProperty("stand", asset.stand().name());
    if (asset.favors() > 0) {
      out.writeNumberProperty("favors", asset.favors());
    }
    if (asset.isChampion()) {
      out.writeBooleanProperty("champion", true);
    }
    if (asset.boasts()) {
      out.writeBooleanProperty("boast", true);
    }
    out.writeEndObject();
  }

  private Slot slot(JsonNode json) {
    Seats seenBy = Seats.NONE;
    for (JsonNode seat : json.path("seenBy")) {
      if (!seat.isInt() || seat.intValue() < 0 || seat.intValue() >= Seats.MOST) {
        throw new BadInput("There is no seat %s that could know a card.".formatted(seat));
      }
      seenBy = seenBy.plus(seat.intValue());
    }
    return content.intrigueCard(name(json)).seenBy(seenBy);
  }

  private Asset asset(JsonNode json) {
    if (!json.isObject()) {
      return content.marketCard(json.asString("")).fresh();
    }
    String stand = json.path("stand").asString(Stand.READY.name());
    int favors = json.path("favors").asInt(0);
    if (favors < 0 || favors > 2) {
      throw new BadInput("A card has 0 to 2 favors, not %d.".formatted(favors));
    }
    for (Stand known : Stand.values()) {
      if (known.name().equals(stand)) {
        return Asset.of(
            content.marketCard(name(json)),
            known,
            favors,
            json.path("champion").asBoolean(false),
            json.path("boast").asBoolean(false));
      }
    }
    throw new BadInput("There is no stand '%s'.".formatted(stand));
  }

  private Table table(JsonNode json) {
    return game.table(Json.setup(json));
  }

  @Override
  public JsonMapper mapper() {
    return mapper;
  }

  @Override
  public Class<Move> moveType() {
    return Move.class;
  }

  @Override
  public ObjectNode write(State state) {
    ObjectNode json = mapper.valueToTree(state);
    HOUSES.open(json);
    return json;
  }

  @Override
  public State read(ObjectNode json) {
    ObjectNode copy = json.deepCopy();
    HOUSES.close(copy, table(copy.path("table")).seats());
    State state;
    try {
      state = mapper.treeToValue(copy, State.class);
    } catch (JacksonException e) {
      throw new BadInput("This is no state of Spartacus: " + Json.reason(e), e);
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      House house = state.house(seat);
      state = state.withHouse(seat, house.withHand(Hands.inOrder(house.hand())));
    }
    return state;
  }

  /// A position after the houses are chosen. Market cards that the patch places are taken away from
  /// where they were; those that lost their place go under the deck. Intrigue cards are alike: what
  /// there is too much of leaves the deck, what is missing goes under it.
  @Override
  public State position(State start, ObjectNode patch) {
    boolean setup = patch.path("phase").asString("").equals(Phase.SETUP.name());
    State base = setup ? start : opened(start);
    ObjectNode before = write(base);
    Set<String> placed = new LinkedHashSet<>(marketCards(patch));
    ObjectNode cleared = before.deepCopy();
    places(cleared).forEach(place -> clear(place, placed));
    ObjectNode merged = MergePatch.apply(cleared, patch);
    List<String> homeless = new ArrayList<>(marketCards(before));
    homeless.removeAll(new LinkedHashSet<>(marketCards(merged)));
    ArrayNode deck = merged.withArray("marketDeck");
    homeless.forEach(deck::add);
    balance(base.table(), merged);
    return read(merged);
  }

  /// The start of the first Intrigue phase: everybody takes the first house that is free, and pays
  /// all gladiators.
  private State opened(State start) {
    State state = start;
    Chance none = _ -> 0;
    while (state.phase() == Phase.SETUP || state.phase() == Phase.UPKEEP) {
      int seat = game.agenda(state).must().getFirst().seat();
      Move move = Turns.fallback(state, seat);
      state = game.play(state, seat, move, none, Journal.SILENT);
    }
    return state;
  }

  /// Where Market cards lie; elsewhere they are only named.
  private static List<JsonNode> places(JsonNode json) {
    List<JsonNode> places = new ArrayList<>();
    places.add(json.path("marketDeck"));
    places.add(json.path("marketDiscard"));
    json.path(HOUSES.field()).values().forEach(house -> places.add(house.path("assets")));
    json.path("stack").path("frames").values().forEach(frame -> places.add(frame.path("row")));
    return places;
  }

  private static List<String> marketCards(JsonNode json) {
    List<String> found = new ArrayList<>();
    for (JsonNode place : places(json)) {
      place.values().forEach(item -> found.add(name(item)));
    }
    return found;
  }

  private static String name(JsonNode item) {
    return (item.isObject() ? item.path("card") : item).asString("");
  }

  private static void clear(JsonNode place, Set<String> placed) {
    for (int i = place.size() - 1; i >= 0; i--) {
      if (place instanceof ArrayNode array && placed.contains(name(array.get(i)))) {
        array.remove(i);
      }
    }
  }

  private static void balance(Table table, ObjectNode json) {
    ArrayNode deck = json.withArray("intrigueDeck");
    for (IntrigueCard card : table.content().intrigue()) {
      int there = count(json, card.id());
      if (card.isGuard()) {
        for (JsonNode house : json.get(HOUSES.field())) {
          there += house.path("guards").asInt(0) + house.path("spentGuards").asInt(0);
        }
      }
      for (int missing = table.copies(card) - there; missing > 0; missing--) {
        deck.add(card.id());
      }
      for (int i = deck.size() - 1; i >= 0 && there > table.copies(card); i--) {
        if (deck.get(i).asString("").equals(card.id())) {
          deck.remove(i);
          there--;
        }
      }
    }
  }

  /// Cards in decks, hands and limbo; what a facedown scheme names still lies in the hand.
  private static int count(JsonNode json, String id) {
    int found = 0;
    for (String place : List.of("intrigueDeck", "intrigueDiscard")) {
      for (JsonNode card : json.path(place)) {
        found += card.asString("").equals(id) ? 1 : 0;
      }
    }
    for (JsonNode house : json.get(HOUSES.field())) {
      for (JsonNode slot : house.path("hand")) {
        found += name(slot).equals(id) ? 1 : 0;
      }
    }
    for (JsonNode frame : json.path("stack").path("frames")) {
      boolean limbo =
          frame.path("type").asString("").equals("Reaction")
              || (frame.path("type").asString("").equals("Scheme")
                  && !frame.path("stage").asString("").equals("FACEDOWN"));
      found += limbo && frame.path("card").asString("").equals(id) ? 1 : 0;
    }
    return found;
  }
}
