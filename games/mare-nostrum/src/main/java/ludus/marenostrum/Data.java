package ludus.marenostrum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ludus.kernel.BadInput;
import ludus.kernel.Pile;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The data file: the map, the tiles, what empires begin with, and the numbers of the rules. All of
/// it is checked when it is read (MN-D-1), and nothing of the map is known elsewhere (MN-D-2).
public final class Data {

  static final int MOST_PROVINCES = 63;
  static final int MOST_SEAS = 31;

  /// The bit of a Control Marker among the icons of a Province: icons have the bits below it.
  static final int MARKER_SLOT = 7;

  private final String hash;
  private final ObjectNode json;
  private final Map<String, Commodity> commodityById = new HashMap<>();
  private final Map<String, Resource> resourceById = new HashMap<>();
  private final Map<String, Province> provinceById = new HashMap<>();
  private final Map<String, Sea> seaById = new HashMap<>();
  private final Map<String, Icon> iconById = new HashMap<>();
  private final Map<String, Tile> tileById = new HashMap<>();
  private final Map<String, Empire> empireById = new HashMap<>();
  private final Map<String, TradeToken> tokenById = new HashMap<>();
  private final Pile<Commodity> commodities;
  private final Pile<Resource> resources;
  private final Pile<Province> provinces;
  private final Pile<Sea> seas;
  private final Pile<Icon> icons;
  private final Pile<Icon> greatCities;
  private final Pile<Tile> tiles;
  private final Tile[] tileByPower = new Tile[Power.values().length];
  private final Pile<Empire> empires;
  private final Pile<TradeToken> tokens;
  private final Numbers numbers;
  private final Warfare warfare;
  private final Commodity[] discountGoods = new Commodity[Power.values().length];

  private Data(String text) {
    hash = Json.digest(text);
    json = Json.object(text, "The data file");
    commodities = readCommodities();
    resources = readResources();
    provinces = readProvinces();
    seas = readSeas();
    icons = readIcons();
    greatCities =
        Pile.copyOf(
            icons.stream()
                .filter(
                    icon ->
                        icon.kind() == Building.CAPITAL || icon.kind() == Building.LEGENDARY_CITY)
                .toList());
    tiles = readTiles();
    tiles.forEach(tile -> tileByPower[tile.power().index()] = tile);
    for (Power power : List.of(Power.SPARTACUS, Power.GILGAMESH, Power.LIGHTHOUSE)) {
      String id = json.at("/tiles/" + tile(power).index() + "/params/accept/1").asString("");
      discountGoods[power.index()] = commodity(id);
    }
    numbers = readNumbers();
    warfare = readWarfare();
    tokens = readTokens();
    empires = readEmpires();
  }

  /// @throws BadInput if the file can't be played with
  public static Data parse(String text) {
    Data data = new Data(text);
    new DataCheck(data).all();
    return data;
  }

  String hash() {
    return hash;
  }

  ObjectNode json() {
    return json;
  }

  public Numbers numbers() {
    return numbers;
  }

  public Warfare warfare() {
    return warfare;
  }

  public Pile<Commodity> commodities() {
    return commodities;
  }

  /// Coin, common Commodities, Legendary ones.
  public Pile<Resource> resources() {
    return resources;
  }

  public Pile<Province> provinces() {
    return provinces;
  }

  public Pile<Sea> seas() {
    return seas;
  }

  public Pile<Icon> icons() {
    return icons;
  }

  /// The icons of Capitals and Legendary Cities.
  public Pile<Icon> greatCities() {
    return greatCities;
  }

  public Pile<Tile> tiles() {
    return tiles;
  }

  public Pile<Empire> empires() {
    return empires;
  }

  public Pile<TradeToken> tokens() {
    return tokens;
  }

  public Resource coin() {
    return resources.first();
  }

  public Resource common(int type) {
    return resources.get(1 + type);
  }

  public Resource legendary(int type) {
    return resources.get(1 + commodities.size() + type);
  }

  /// The tokens of a stock, kind by kind.
  public Pile<Amount> amounts(Stock stock) {
    Pile.Builder<Amount> amounts = Pile.builder(resources.size());
    for (int i = 0; i < resources.size(); i++) {
      int count = stock.count(resources.get(i));
      if (count > 0) {
        amounts.add(new Amount(resources.get(i), count));
      }
    }
    return amounts.build();
  }

  public Pile<Pile<Amount>> amounts(Pile<Stock> stocks) {
    Pile.Builder<Pile<Amount>> amounts = Pile.builder(stocks.size());
    for (int i = 0; i < stocks.size(); i++) {
      amounts.add(amounts(stocks.get(i)));
    }
    return amounts.build();
  }

  public Tile tile(Power power) {
    return tile(power.index());
  }

  Tile tile(int power) {
    return tileByPower[power];
  }

  /// The Commodity for which a Hero or Wonder gives something cheap (MN-3.0-l).
  public Commodity discountGood(Power power) {
    return discountGoods[power.index()];
  }

  public Commodity commodity(String id) {
    return found(commodityById, id, "commodity");
  }

  public Resource resource(String id) {
    return found(resourceById, id, "resource");
  }

  public Province province(String id) {
    return found(provinceById, id, "province");
  }

  public Sea sea(String id) {
    return found(seaById, id, "sea");
  }

  /// By its id, `<province>.<name>`.
  public Icon icon(String id) {
    return found(iconById, id, "icon");
  }

  public Tile tile(String id) {
    return found(tileById, id, "tile");
  }

  public Empire empire(String id) {
    return found(empireById, id, "empire");
  }

  public TradeToken token(String id) {
    return found(tokenById, id, "trade token");
  }

  private static <T> T found(Map<String, T> known, String id, String what) {
    T thing = known.get(id);
    if (thing == null) {
      throw new BadInput("There is no %s '%s'.".formatted(what, id));
    }
    return thing;
  }

  private Pile<Commodity> readCommodities() {
    List<Commodity> found = new ArrayList<>();
    for (JsonNode node : list("/commodities", 1, Stock.MOST_TYPES)) {
      String id = id(node);
      int tokens = within(node.path("tokens"), id + "'s tokens", 1, Stock.MOST_TOKENS);
      Commodity commodity = new Commodity(found.size(), id, tokens);
      found.add(commodity);
      put(commodityById, id, commodity);
    }
    return Pile.copyOf(found);
  }

  private Pile<Resource> readResources() {
    List<Resource> found = new ArrayList<>();
    found.add(new Resource(0, "coin", Optional.empty(), false));
    for (Commodity commodity : commodities) {
      found.add(new Resource(found.size(), commodity.id(), Optional.of(commodity), false));
    }
    for (Commodity commodity : commodities) {
      found.add(new Resource(found.size(), "L:" + commodity.id(), Optional.of(commodity), true));
    }
    found.forEach(resource -> put(resourceById, resource.id(), resource));
    return Pile.copyOf(found);
  }

  private Pile<Province> readProvinces() {
    List<Province> found = new ArrayList<>();
    for (JsonNode node : list("/provinces", 1, MOST_PROVINCES)) {
      Province province = new Province(found.size(), id(node));
      found.add(province);
      put(provinceById, province.id(), province);
    }
    return Pile.copyOf(found);
  }

  private Pile<Sea> readSeas() {
    List<Sea> found = new ArrayList<>();
    for (JsonNode node : list("/seas", 1, MOST_SEAS)) {
      Sea sea = new Sea(found.size(), id(node));
      found.add(sea);
      put(seaById, sea.id(), sea);
    }
    return Pile.copyOf(found);
  }

  private Pile<Icon> readIcons() {
    List<Icon> all = new ArrayList<>();
    for (Province province : provinces) {
      JsonNode node = json.path("provinces").path(province.index()).path("icons");
      List<Icon> found = new ArrayList<>();
      int number = 1;
      for (JsonNode caravan : node.path("caravans")) {
        Commodity commodity = commodity(caravan.path("commodity").asString(""));
        String name = "caravan" + number++;
        add(all, found, province, Building.CARAVAN, Optional.of(commodity), name);
      }
      if (within(node.path("market"), province + "'s market", 0, 1) == 1) {
        add(all, found, province, Building.MARKET, Optional.empty(), "market");
      }
      for (JsonNode city : node.path("cities")) {
        Building kind =
            switch (city.path("type").asString("")) {
              case "regular" -> Building.REGULAR_CITY;
              case "capital" -> Building.CAPITAL;
              case "legendary" -> Building.LEGENDARY_CITY;
              default -> throw new BadInput(province + " has a city of no known type.");
            };
        add(all, found, province, kind, Optional.empty(), id(city));
      }
      if (within(node.path("temple"), province + "'s temple", 0, 1) == 1) {
        add(all, found, province, Building.TEMPLE, Optional.empty(), "temple");
      }
      if (found.size() > MARKER_SLOT) {
        throw new BadInput("%s has more than %d icons.".formatted(province, MARKER_SLOT));
      }
      province.setIcons(found);
    }
    return Pile.copyOf(all);
  }

  private void add(
      List<Icon> all,
      List<Icon> found,
      Province province,
      Building kind,
      Optional<Commodity> commodity,
      String name) {
    Icon icon = new Icon(all.size(), province, found.size(), kind, commodity, name);
    all.add(icon);
    found.add(icon);
    put(iconById, icon.id(), icon);
  }

  private Pile<Tile> readTiles() {
    List<Tile> found = new ArrayList<>();
    for (JsonNode node : list("/tiles", Power.values().length, Power.values().length)) {
      String id = id(node);
      Tile.Kind kind = constant(Tile.Kind.class, node.path("kind"), id + "'s kind");
      Power power = constant(Power.class, node.path("powerKey"), id + "'s powerKey");
      JsonNode bonus = node.path("leaderBonus");
      Tile tile =
          new Tile(
              found.size(),
              id,
              kind,
              power,
              Pile.of(
                  within(bonus.path("trade"), id + "'s trade bonus", 0, 9),
                  within(bonus.path("culture"), id + "'s culture bonus", 0, 9),
                  within(bonus.path("military"), id + "'s military bonus", 0, 9)),
              node.path("copyableByCastorPollux").asBoolean(false));
      found.add(tile);
      put(tileById, id, tile);
    }
    return Pile.copyOf(found);
  }

  private static <E extends Enum<E>> E constant(Class<E> type, JsonNode node, String what) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().equalsIgnoreCase(node.asString(""))) {
        return constant;
      }
    }
    throw new BadInput("In the data file %s can't be %s.".formatted(what, node));
  }

  private Pile<TradeToken> readTokens() {
    List<TradeToken> found = new ArrayList<>();
    for (JsonNode node : list("/tradeTokens/tokens", 1, 9)) {
      List<Integer> values = new ArrayList<>();
      for (JsonNode value : node.path("values")) {
        values.add(within(value, "a value of a trade token", 0, 9));
      }
      TradeToken token = new TradeToken(found.size(), id(node), Pile.copyOf(values));
      found.add(token);
      put(tokenById, token.id(), token);
    }
    return Pile.copyOf(found);
  }

  private Pile<Empire> readEmpires() {
    List<Empire> found = new ArrayList<>();
    for (JsonNode node : list("/empires", 3, 8)) {
      String id = id(node);
      JsonNode setup = node.path("startSetup");
      List<Province> legions = new ArrayList<>();
      Provinces fortresses = Provinces.NONE;
      for (JsonNode unit : setup.path("units")) {
        Province province = province(unit.path("province").asString(""));
        int count = within(unit.path("count"), id + "'s units", 1, 9);
        switch (unit.path("unit").asString("")) {
          case "legion" -> {
            for (int i = 0; i < count; i++) {
              legions.add(province);
            }
          }
          case "fortress" -> fortresses = fortresses.plus(province);
          default -> throw new BadInput(id + " begins with a unit of no known kind.");
        }
      }
      List<Icon> built = new ArrayList<>();
      for (JsonNode building : setup.path("buildings")) {
        built.add(icon(building.path("province").asString("") + "." + name(building)));
      }
      Provinces markers = Provinces.NONE;
      for (JsonNode province : node.path("startProvinces")) {
        markers = markers.plus(province(province.asString("")));
      }
      Stock stock = Stock.NONE;
      for (Map.Entry<String, JsonNode> resource : node.path("startResources").properties()) {
        int count = within(resource.getValue(), id + "'s start resources", 0, Stock.MOST_TOKENS);
        for (int i = 0; i < count; i++) {
          stock = stock.plus(resource(resource.getKey()));
        }
      }
      JsonNode levels = node.path("startLeadership");
      Empire empire =
          new Empire(
              found.size(),
              id,
              node.path("color").asString(""),
              tile(node.path("startHero").asString("")),
              province(node.path("capitalProvince").asString("")),
              markers,
              Pile.copyOf(built),
              Pile.copyOf(legions),
              fortresses,
              stock,
              Pile.of(
                  within(levels.path("trade"), id + "'s trade level", 0, 99),
                  within(levels.path("culture"), id + "'s culture level", 0, 99),
                  within(levels.path("military"), id + "'s military level", 0, 99)));
      found.add(empire);
      put(empireById, id, empire);
    }
    return Pile.copyOf(found);
  }

  private static String name(JsonNode building) {
    String kind = building.path("building").asString("");
    return switch (kind) {
      case "city" -> building.path("city").asString("");
      case "caravan" -> kind + building.path("slot").asInt(0);
      default -> kind;
    };
  }

  private Numbers readNumbers() {
    List<Integer> prices = new ArrayList<>();
    int most = number("/victory/1/count", 2, 9);
    prices.add(0);
    for (int owned = 1; owned < most; owned++) {
      prices.add(number("/costs/heroWonderByOwnedCount/" + owned, 1, 30));
    }
    prices.add(0); // MN-3.1.3-b
    return new Numbers(
        number("/components/coins", 1, 99),
        number("/components/caravans", 1, 99),
        number("/components/markets", 1, 99),
        number("/components/regularCities", 1, 99),
        number("/components/capitals", 1, 99),
        number("/components/legendaryCities", 1, 99),
        number("/components/temples", 1, 99),
        number("/components/perPlayer/legions", 1, 15),
        number("/components/perPlayer/triremes", 1, 15),
        number("/components/perPlayer/fortresses", 1, 15),
        number("/components/perPlayer/controlMarkers", 1, MOST_PROVINCES),
        cost("control"),
        cost("regularCity"),
        cost("capital"),
        cost("legendaryCity"),
        cost("caravan"),
        cost("legion"),
        cost("trireme"),
        cost("fortress"),
        cost("temple"),
        cost("market"),
        Pile.copyOf(prices),
        cost("pyramids"),
        number("/storage/coins", 0, 99),
        number("/storage/hangingGardensDifferentCommodities", 0, 9),
        number("/dice/hitDivisor", 1, 99),
        number("/battle/fortressTotalBonus", 0, 99),
        number("/battle/fortressHitsCancelled", 0, 9),
        number("/heroDisplay/beginnerFaceUp", 1, 99),
        most,
        number("/victory/2/count", 1, 99),
        number("/tiles/" + tile(Power.SPARTACUS).index() + "/params/price", 1, 1),
        number("/leadership/trackWrap", 1, 99));
  }

  private Warfare readWarfare() {
    return new Warfare(
        readDie("land"),
        readDie("sea"),
        parameter(Power.CAESAR, "dieBonus"),
        parameter(Power.PERICLES, "dieBonus"),
        parameter(Power.NEBUCHADNEZZAR, "totalBonus"),
        parameter(Power.RAMSES, "extraDice"));
  }

  private Pile<Integer> readDie(String kind) {
    List<Integer> faces = new ArrayList<>();
    for (JsonNode face : list("/dice/" + kind + "/faces", Warfare.SIDES, Warfare.SIDES)) {
      faces.add(within(face, "a face of the dice of the " + kind, 0, 99));
    }
    return Pile.copyOf(faces);
  }

  private int parameter(Power power, String name) {
    return number("/tiles/" + tile(power).index() + "/params/" + name, 0, 9);
  }

  private int cost(String what) {
    return number("/costs/" + what, 1, 30);
  }

  JsonNode list(String pointer, int least, int most) {
    JsonNode list = json.at(pointer);
    if (!list.isArray() || list.size() < least || list.size() > most) {
      throw new BadInput(
          "In the data file %s must be a list of %d to %d.".formatted(pointer, least, most));
    }
    return list;
  }

  private static String id(JsonNode node) {
    String id = node.path("id").asString("");
    if (id.isEmpty()) {
      throw new BadInput("In the data file something has no id.");
    }
    return id;
  }

  private static <T> void put(Map<String, T> known, String id, T thing) {
    if (known.put(id, thing) != null) {
      throw new BadInput("The id %s is in the data file twice.".formatted(id));
    }
  }

  int number(String pointer, int least, int most) {
    return within(json.at(pointer), pointer, least, most);
  }

  private static int within(JsonNode node, String what, int least, int most) {
    return Json.within(node, "In the data file " + what, least, most);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Data data && hash.equals(data.hash);
  }

  @Override
  public int hashCode() {
    return hash.hashCode();
  }
}
