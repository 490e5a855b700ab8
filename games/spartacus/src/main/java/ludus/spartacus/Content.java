package ludus.spartacus;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import ludus.kernel.BadInput;
import ludus.kernel.Pile;
import ludus.kernel.json.Json;
import ludus.spartacus.combat.Board;
import ludus.spartacus.effect.Compiler;
import ludus.spartacus.effect.Selector;
import ludus.spartacus.effect.Timing;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The data file: cards, houses, arena and numbers. Everything in it is checked when it is read, so
/// that a wrong file is a sentence and not a strange game.
public final class Content {

  private final String hash;
  private final ObjectNode json;
  private final Numbers numbers;
  private final Pile<HouseCard> houses;
  private final Pile<MarketCard> market;
  private final Pile<IntrigueCard> intrigue;
  private final Board board;
  private final Map<String, HouseCard> houseById = new HashMap<>();
  private final Map<String, MarketCard> marketById = new HashMap<>();
  private final Map<String, IntrigueCard> intrigueById = new HashMap<>();
  private final IntrigueCard guard;
  private final Map<Timing, Pile<IntrigueCard>> reactions = new EnumMap<>(Timing.class);

  private Content(String text) {
    hash = Json.digest(text);
    json = Json.object(text, "The data file");
    numbers = readNumbers();
    houses = readHouses();
    market = readMarket();
    intrigue = readIntrigue();
    board =
        new Board(
            readHexes("/arena/hexes"),
            Pile.of(hex(json.at("/arena/start/I")), hex(json.at("/arena/start/II"))));
    houses.forEach(house -> unique(houseById.put(house.id(), house), house.id()));
    market.forEach(card -> unique(marketById.put(card.id(), card), card.id()));
    intrigue.forEach(card -> unique(intrigueById.put(card.id(), card), card.id()));
    guard =
        intrigue.stream()
            .filter(IntrigueCard::isGuard)
            .findFirst()
            .orElseThrow(() -> new BadInput("The data file has no guards."));
    for (Timing timing : Timing.values()) {
      reactions.put(
          timing,
          Pile.copyOf(
              intrigue.stream()
                  .filter(card -> card.type() == IntrigueCard.Type.REACTION && card.acts(timing))
                  .toList()));
    }
    for (IntrigueCard card : intrigue) {
      card.face().foilsExcept().forEach(this::intrigueCard);
    }
  }

  /// @throws BadInput if the file can't be played with
  public static Content parse(String text) {
    return new Content(text);
  }

  private static void unique(@Nullable Object before, String id) {
    if (before != null) {
      throw new BadInput("The data file has '%s' twice.".formatted(id));
    }
  }

  public String hash() {
    return hash;
  }

  public ObjectNode json() {
    return json;
  }

  public Numbers numbers() {
    return numbers;
  }

  public Pile<HouseCard> houses() {
    return houses;
  }

  public Pile<MarketCard> market() {
    return market;
  }

  public Pile<IntrigueCard> intrigue() {
    return intrigue;
  }

  /// All reactions that act in a window.
  public Pile<IntrigueCard> reactions(Timing timing) {
    return Objects.requireNonNull(reactions.get(timing));
  }

  /// The one guard of the game; its copies are alike.
  public IntrigueCard guard() {
    return guard;
  }

  /// The sand of the arena.
  public Board board() {
    return board;
  }

  public Pile<Hex> hexes() {
    return board.hexes();
  }

  public HouseCard house(String id) {
    return found(houseById.get(id), "house", id);
  }

  public MarketCard marketCard(String id) {
    return found(marketById.get(id), "Market card", id);
  }

  public IntrigueCard intrigueCard(String id) {
    return found(intrigueById.get(id), "Intrigue card", id);
  }

  private static <T> T found(@Nullable T thing, String what, String id) {
    if (thing == null) {
      throw new BadInput("There is no %s '%s'.".formatted(what, id));
    }
    return thing;
  }

  private Numbers readNumbers() {
    Pile<Integer> hands = Pile.of(0);
    int most = number("/rules/influence/max", 1, 99);
    for (int influence = 1; influence <= most; influence++) {
      hands = hands.plus(number("/handSizeByInfluence/values/" + influence, 0, 99));
    }
    return new Numbers(
        number("/rules/influence/min", 0, 99),
        most,
        number("/rules/influence/win", 1, most),
        number("/rules/gameTypes/quick", 1, most),
        number("/rules/gameTypes/standard", 1, most),
        number("/rules/gameTypes/advanced", 1, most),
        number("/rules/drawPerIntrigue", 0, 20),
        number("/rules/guardSuccess/0", 1, 6),
        number("/rules/healing/heal/0", 1, 6),
        number("/rules/healing/stay/0", 1, 6),
        number("/rules/unopposedWoundOn", 1, 6),
        number("/rules/wager/max", 1, 99),
        number("/rules/wager/victory", 1, 99),
        number("/rules/wager/injury", 1, 99),
        number("/rules/wager/decapitation", 1, 99),
        number("/rules/tribute/favor", 0, 99),
        number("/rules/tribute/champion", 0, 99),
        number("/rules/stallRounds", 1, 99),
        number("/rules/maxAnnouncementsPerCard", 1, 99),
        hands);
  }

  private int number(String pointer, int least, int most) {
    JsonNode number = json.at(pointer);
    if (!number.isInt() || number.intValue() < least || number.intValue() > most) {
      throw new BadInput(
          "The data file needs a number from %d to %d at %s.".formatted(least, most, pointer));
    }
    return number.intValue();
  }

  private Pile<HouseCard> readHouses() {
    List<HouseCard> read = new ArrayList<>();
    for (JsonNode house : list("houses")) {
      String id = text(house, "id");
      Compiler compiler = new Compiler(id);
      List<HouseCard.Rule> rules = new ArrayList<>();
      for (JsonNode rule : house.path("rules")) {
        rules.add(
            new HouseCard.Rule(
                text(rule, "id"),
                rules.size() + 1,
                compiler.timings(rule),
                rule.has("x"),
                compiler.program(rule.path("costs"), rule.path("effects"))));
      }
      read.add(
          new HouseCard(
              read.size(),
              id,
              text(house, "set"),
              text(house, "color"),
              count(house, "/starting/gladiators", id),
              count(house, "/starting/slaves", id),
              count(house, "/starting/guards", id),
              count(house, "/starting/gold", id),
              Pile.copyOf(rules)));
    }
    return Pile.copyOf(read);
  }

  private Pile<MarketCard> readMarket() {
    List<MarketCard> read = new ArrayList<>();
    for (JsonNode card : list("market")) {
      String id = text(card, "id");
      Compiler compiler = new Compiler(id);
      Kind kind = named(Kind.class, text(card, "type"), id);
      boolean fights = kind.fights();
      MarketCard.Face face =
          new MarketCard.Face(
              id,
              text(card, "set"),
              kind,
              count(card, "/gold", id),
              count(card, "/copies", id),
              card.path("starting").asBoolean(false),
              fights ? count(card, "/atk", id) : 0,
              fights ? count(card, "/def", id) : 0,
              fights ? count(card, "/spd", id) : 0,
              fights
                  ? Optional.empty()
                  : Optional.of(named(EquipmentSlot.class, text(card, "slot"), id)),
              compiler.abilities(card.path("abilities")),
              compiler.traits(card.path("abilities")));
      for (int copy = 1; copy <= face.copies(); copy++) {
        read.add(new MarketCard(read.size(), copy, face));
      }
    }
    return Pile.copyOf(read);
  }

  private Pile<IntrigueCard> readIntrigue() {
    List<IntrigueCard> read = new ArrayList<>();
    for (JsonNode card : list("intrigue")) {
      String id = text(card, "id");
      Compiler compiler = new Compiler(id);
      int copies = count(card, "/copies", id);
      List<Selector> targets = new ArrayList<>();
      card.path("targetedHouses").forEach(name -> targets.add(compiler.selector(name)));
      List<String> foils = new ArrayList<>();
      card.path("immune").path("foilsExcept").forEach(name -> foils.add(name.asString("")));
      JsonNode other = card.path("otherRule");
      read.add(
          new IntrigueCard(
              read.size(),
              new IntrigueCard.Face(
                  id,
                  text(card, "set"),
                  named(IntrigueCard.Type.class, text(card, "type"), id),
                  count(card, "/requiredInfluence", id),
                  count(card, "/cashIn", id),
                  copies,
                  card.has("copies104") ? count(card, "/copies104", id) : copies, // SP-DAT-21
                  compiler.timings(card),
                  compiler.selector(card.path("target")),
                  other.isMissingNode()
                      ? Optional.empty()
                      : Optional.of(
                          new IntrigueCard.Other(
                              other.path("distinctFromTarget").asBoolean(false),
                              other.path("maySelf").asBoolean(false))),
                  Pile.copyOf(targets),
                  Pile.copyOf(foils),
                  compiler.conditions(card.path("conditions")),
                  compiler.program(card.path("costs"), card.path("effects")))));
    }
    return Pile.copyOf(read);
  }

  private Pile<Hex> readHexes(String pointer) {
    List<Hex> read = new ArrayList<>();
    json.at(pointer).forEach(pair -> read.add(hex(pair)));
    return Pile.copyOf(read);
  }

  private static Hex hex(JsonNode pair) {
    if (pair.size() != 2 || !pair.get(0).isInt() || !pair.get(1).isInt()) {
      throw new BadInput("A hex of the arena must be a pair of numbers, not %s.".formatted(pair));
    }
    return new Hex(pair.get(0).intValue(), pair.get(1).intValue());
  }

  private JsonNode list(String name) {
    if (!json.path(name).isArray()) {
      throw new BadInput("The data file needs a list \"%s\".".formatted(name));
    }
    return json.get(name);
  }

  private static String text(JsonNode holder, String field) {
    String text = holder.path(field).asString("");
    if (text.isEmpty()) {
      throw new BadInput("Something in the data file has no \"%s\".".formatted(field));
    }
    return text;
  }

  private static int count(JsonNode holder, String pointer, String id) {
    JsonNode number = holder.at(pointer);
    if (!number.isInt() || number.intValue() < 0 || number.intValue() > 99) {
      throw new BadInput("'%s' needs a number at %s.".formatted(id, pointer));
    }
    return number.intValue();
  }

  private static <E extends Enum<E>> E named(Class<E> type, String name, String id) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().equals(name.toUpperCase(Locale.ROOT))) {
        return constant;
      }
    }
    throw new BadInput("'%s' has the unknown type '%s'.".formatted(id, name));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Content content && hash.equals(content.hash);
  }

  @Override
  public int hashCode() {
    return hash.hashCode();
  }
}
