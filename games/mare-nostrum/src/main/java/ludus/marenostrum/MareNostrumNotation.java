package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import ludus.kernel.BadInput;
import ludus.kernel.Pile;
import ludus.kernel.json.BySeat;
import ludus.kernel.json.Json;
import ludus.kernel.json.Notation;
import ludus.kernel.scenario.MergePatch;
import ludus.marenostrum.phase.Opening;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/// Mare Nostrum as JSON. Everything of the data file is its id, an icon `<province>.<name>`; a
/// stock is an object with the number of each kind of token; the board is written by Province and
/// Sea, only what is there.
final class MareNostrumNotation implements Notation<State, Move> {

  private static final BySeat REALMS = new BySeat("realms", "realm");
  private static final String SEATS = "seats";
  private static final String BOARD = "board";

  private final MareNostrum game;
  private final Data data;
  private final JsonMapper mapper;

  MareNostrumNotation(MareNostrum game) {
    this.game = game;
    this.data = game.data();
    SimpleModule module = new SimpleModule(MareNostrum.ID);
    Json.named(module, Commodity.class, Commodity::id, data::commodity);
    Json.named(module, Resource.class, Resource::id, data::resource);
    Json.named(module, Province.class, Province::id, data::province);
    Json.named(module, Sea.class, Sea::id, data::sea);
    Json.named(module, Icon.class, Icon::id, data::icon);
    Json.named(module, Tile.class, Tile::id, data::tile);
    Json.named(module, Empire.class, Empire::id, data::empire);
    Json.named(module, TradeToken.class, TradeToken::id, data::token);
    list(module, Provinces.class, this::write, this::provinces);
    list(module, Powers.class, this::write, this::powers);
    list(module, Types.class, this::write, this::types);
    list(module, Camp.class, this::write, this::camp);
    module
        .addSerializer(Stock.class, Json.write(this::write))
        .addDeserializer(Stock.class, Json.readTree(this::stock))
        .addSerializer(Table.class, Json.write((table, out) -> out.writePOJO(table.setup())))
        .addDeserializer(Table.class, Json.readTree(this::table))
        .addSerializer(Board.class, Json.write(new BoardNotation(data)::write))
        .addDeserializer(Board.class, new BoardReader(new BoardNotation(data)));
    this.mapper =
        Json.builder(Move.class, Frame.class, MareNostrumEvent.class).addModule(module).build();
  }

  private static <T> void list(
      SimpleModule module, Class<T> type, Json.Writing<T> write, Function<List<String>, T> read) {
    module
        .addSerializer(type, Json.write(write))
        .addDeserializer(type, Json.readTree(json -> read.apply(strings(json))));
  }

  /// How many seats there are is told by the state around the board.
  private static final class BoardReader extends ValueDeserializer<Board> {
    private final BoardNotation notation;

    BoardReader(BoardNotation notation) {
      this.notation = notation;
    }

    @Override
    public Board deserialize(JsonParser in, DeserializationContext context) {
      if (!(context.getAttribute(SEATS) instanceof Table table)) {
        throw new BadInput("A board belongs to a state.");
      }
      return notation.read(context.readTree(in), table);
    }
  }

  // values ---------------------------------------------------------------------------------------

  static List<String> strings(JsonNode json) {
    if (!json.isArray()) {
      throw new BadInput("A list was expected, not %s.".formatted(json));
    }
    List<String> strings = new ArrayList<>();
    json.forEach(item -> strings.add(item.asString("")));
    return strings;
  }

  private void write(Provinces provinces, JsonGenerator out) {
    out.writeStartArray();
    for (Province province : data.provinces()) {
      if (provinces.contains(province)) {
        out.writeString(province.id());
      }
    }
    out.writeEndArray();
  }

  private Provinces provinces(List<String> ids) {
    Provinces provinces = Provinces.NONE;
    for (String id : ids) {
      provinces = provinces.plus(data.province(id));
    }
    return provinces;
  }

  private void write(Powers powers, JsonGenerator out) {
    out.writeStartArray();
    for (Tile tile : data.tiles()) {
      if (powers.has(tile.power())) {
        out.writeString(tile.id());
      }
    }
    out.writeEndArray();
  }

  private Powers powers(List<String> ids) {
    Powers powers = Powers.NONE;
    for (String id : ids) {
      powers = powers.plus(data.tile(id).power());
    }
    return powers;
  }

  private void write(Types types, JsonGenerator out) {
    out.writeStartArray();
    for (Commodity commodity : data.commodities()) {
      if ((types.bits() >>> commodity.index() & 1) != 0) {
        out.writeString(commodity.id());
      }
    }
    out.writeEndArray();
  }

  private Types types(List<String> ids) {
    int bits = 0;
    for (String id : ids) {
      bits |= 1 << data.commodity(id).index();
    }
    return new Types(bits);
  }

  private void write(Camp camp, JsonGenerator out) {
    out.writeStartArray();
    out.writeString(camp.province().id());
    BoardNotation.places(camp.province(), camp.places()).forEach(out::writeString);
    out.writeEndArray();
  }

  /// The Province, then what Legions stand on.
  private Camp camp(List<String> names) {
    if (names.isEmpty()) {
      throw new BadInput("A camp begins with its Province.");
    }
    Province province = data.province(names.getFirst());
    return new Camp(province, BoardNotation.places(data, province, names.subList(1, names.size())));
  }

  private void write(Stock stock, JsonGenerator out) {
    out.writeStartObject();
    for (Amount amount : data.amounts(stock)) {
      out.writeNumberProperty(amount.resource().id(), amount.count());
    }
    out.writeEndObject();
  }

  private Stock stock(JsonNode json) {
    Stock stock = Stock.NONE;
    for (Map.Entry<String, JsonNode> entry : json.properties()) {
      Resource resource = data.resource(entry.getKey());
      int most =
          resource.isCoin()
              ? data.numbers().coins()
              : resource.legendary() ? 1 : resource.commodity().orElseThrow().tokens();
      int count = Json.within(entry.getValue(), resource.id(), 0, most);
      for (int i = 0; i < count; i++) {
        stock = stock.plus(resource);
      }
    }
    return stock;
  }

  private Table table(JsonNode json) {
    return game.table(Json.setup(json));
  }

  // states ---------------------------------------------------------------------------------------

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
    REALMS.open(json);
    return json;
  }

  @Override
  public State read(ObjectNode json) {
    ObjectNode copy = json.deepCopy();
    Table table = table(copy.path("table"));
    REALMS.close(copy, table.seats());
    try {
      return mapper.readerFor(State.class).withAttribute(SEATS, table).readValue(copy);
    } catch (JacksonException e) {
      throw new BadInput("This is no state of Mare Nostrum: " + Json.reason(e), e);
    }
  }

  /// What the patch does not say follows from what it says: the reserve from the stocks, the
  /// Legendary pile from stocks and discards, the display from the tiles that are owned, and the
  /// Provinces of the round's start from those that are controlled.
  @Override
  public State position(State start, ObjectNode patch) {
    State state = read(MergePatch.apply(write(start), patch));
    if (!patch.has("reserve")) {
      Stock reserve = Opening.everything(data);
      for (int seat = 0; seat < state.seats(); seat++) {
        reserve = reserve.minus(state.stock(seat).open());
      }
      state = state.withReserve(reserve);
    }
    return display(legendary(starts(state, patch)));
  }

  private static State starts(State state, ObjectNode patch) {
    State now = state;
    for (int seat = 0; patch.has(BOARD) && seat < now.seats(); seat++) {
      if (!patch.path(REALMS.field()).path(String.valueOf(seat)).has("start")) {
        Realm realm = now.realm(seat);
        Provinces held = new Provinces(now.board().controlled(seat));
        now =
            now.withRealm(
                seat,
                new Realm(
                    realm.empire(),
                    realm.stock(),
                    realm.tiles(),
                    realm.copied(),
                    realm.used(),
                    held,
                    realm.knows()));
      }
    }
    return now;
  }

  private State legendary(State state) {
    int gone = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      gone |= state.stock(seat).legendary();
    }
    for (Commodity commodity : state.discard()) {
      gone |= 1 << commodity.index();
    }
    List<Commodity> pile = new ArrayList<>();
    for (Commodity commodity : state.pile()) {
      if ((gone >>> commodity.index() & 1) == 0) {
        gone |= 1 << commodity.index();
        pile.add(commodity);
      }
    }
    for (Commodity commodity : data.commodities()) {
      if ((gone >>> commodity.index() & 1) == 0) {
        pile.add(commodity);
      }
    }
    return state.withLegendary(Pile.copyOf(pile), state.discard());
  }

  private State display(State state) {
    int gone = 0;
    for (Empire empire : data.empires()) {
      gone |= empire.hero().power().bit();
    }
    gone |= Power.PYRAMIDS.bit();
    for (Realm realm : state.realms()) {
      gone |= realm.tiles().bits();
    }
    List<Tile> faceUp = new ArrayList<>();
    List<Tile> faceDown = new ArrayList<>();
    gone = moved(state.faceUp(), faceUp, gone);
    gone = moved(state.faceDown(), faceDown, gone);
    moved(data.tiles(), faceDown, gone);
    return state.withDisplay(Pile.copyOf(faceUp), Pile.copyOf(faceDown));
  }

  private static int moved(Pile<Tile> from, List<Tile> to, int gone) {
    int now = gone;
    for (Tile tile : from) {
      if ((now & tile.power().bit()) == 0) {
        now |= tile.power().bit();
        to.add(tile);
      }
    }
    return now;
  }
}
