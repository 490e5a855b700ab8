package ludus.marenostrum;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;
import ludus.marenostrum.MareNostrumView.*;
import ludus.marenostrum.phase.Collect;
import ludus.marenostrum.phase.Construction;
import ludus.marenostrum.phase.Payment;
import ludus.marenostrum.phase.TradeChain;
import ludus.marenostrum.phase.TradeOffer;
import ludus.marenostrum.phase.Turns;

/// Draws up what a viewer may see.
final class Viewing {

  private final State state;
  private final Table table;
  private final Data data;
  private final Board board;
  private final Viewer viewer;

  private Viewing(State state, Viewer viewer) {
    this.state = state;
    this.table = state.table();
    this.data = table.data();
    this.board = state.board();
    this.viewer = viewer;
  }

  static MareNostrumView of(State state, Viewer viewer) {
    return new Viewing(state, viewer).view();
  }

  private MareNostrumView view() {
    Optional<Integer> you = viewer.isSpectator() ? Optional.empty() : Optional.of(viewer.seat());
    String limit = table.setup().options().get("roundLimit");
    return new MareNostrumView(
        you,
        state.round(),
        limit == null || limit.equals("none")
            ? Optional.empty()
            : Optional.of(table.options().rounds()),
        state.phase(),
        state.titles(),
        realms(),
        table.provinces().stream().map(this::province).toList(),
        table.seas().stream().map(this::sea).toList(),
        you.map(seat -> (List<Amount>) data.amounts(state.stock(seat))).orElse(List.of()),
        data.amounts(state.reserve()),
        state.pile().size(),
        state.discard(),
        display(),
        state.faceDown().size(),
        data.tokens().stream()
            .map(token -> new TokenView(token, token.values(), state.usedTokens().contains(token)))
            .toList(),
        state.top() instanceof Frame.Extras(Pile<Frame.Extra> left) && !left.isEmpty()
            ? Optional.of(new ExtraView(left.first().seat(), left.first().city()))
            : Optional.empty(),
        trade(),
        construction(),
        MovementViews.of(state, viewer),
        state.top() instanceof Frame.Tie(Track track, Seats tied)
            ? Optional.of(new TieView(track, state.leader(track), tied.list()))
            : Optional.empty(),
        peace(),
        outcome());
  }

  private Optional<Outcome> outcome() {
    return state.top() instanceof Frame.Over over
        ? Optional.of(Victory.outcome(state, over))
        : Optional.empty();
  }

  private static Optional<Integer> seat(int seat) {
    return seat == Board.NOBODY ? Optional.empty() : Optional.of(seat);
  }

  // realms ---------------------------------------------------------------------------------------

  private List<RealmView> realms() {
    List<RealmView> realms = new ArrayList<>();
    Seats acted = acted();
    for (int seat = 0; seat < state.seats(); seat++) {
      realms.add(realm(seat, acted.contains(seat)));
    }
    return realms;
  }

  /// Whose turn in this phase is over or going on.
  private Seats acted() {
    Frame bottom = state.stack().frames().first();
    return switch (bottom) {
      case Frame.Construction(Seats acted) -> acted;
      case Frame.Movement(Seats acted) -> acted;
      default -> Seats.NONE;
    };
  }

  private RealmView realm(int seat, boolean acted) {
    Realm realm = state.realm(seat);
    List<Integer> levels = new ArrayList<>();
    for (int level : Tracks.of(state, seat)) {
      levels.add(level);
    }
    List<Track> titles = new ArrayList<>();
    for (Track track : Track.values()) {
      if (state.leader(track) == seat) {
        titles.add(track);
      }
    }
    return new RealmView(
        seat,
        realm.empire().id(),
        realm.empire().color(),
        realm.capital(),
        realm.stock().size(),
        levels,
        titles,
        tiles(realm.tiles()),
        realm.copied().map(data::tile),
        powers(realm.used()),
        data.amounts(Collect.income(state, seat)),
        Collect.legendaryCities(state, seat),
        new SupplyView(
            state.markers(seat),
            state.supply(seat, Unit.LEGION),
            state.supply(seat, Unit.TRIREME),
            state.supply(seat, Unit.FORTRESS)),
        victory(seat, titles.size()),
        acted);
  }

  private List<Tile> tiles(Powers powers) {
    return data.tiles().stream().filter(tile -> powers.has(tile.power())).toList();
  }

  private static List<Power> powers(Powers powers) {
    List<Power> found = new ArrayList<>();
    for (Power power : Power.values()) {
      if (powers.has(power)) {
        found.add(power);
      }
    }
    return found;
  }

  private VictoryView victory(int seat, int titles) {
    Numbers numbers = table.numbers();
    int owned = state.realm(seat).tiles().size();
    List<Icon> cities =
        data.greatCities().stream()
            .filter(city -> board.isBuilt(city) && board.controller(city) == seat)
            .toList();
    return new VictoryView(
        owned,
        numbers.winningTiles(),
        owned < numbers.winningTiles() ? Optional.of(numbers.tilePrice(owned)) : Optional.empty(),
        cities,
        numbers.winningCities(),
        titles,
        viewer.seat() == seat ? Optional.of(largestSet(seat)) : Optional.empty(),
        numbers.pyramids());
  }

  private int largestSet(int seat) {
    int size = state.stock(seat).size();
    while (size > 0 && !Payment.affords(state.realm(seat), size)) {
      size--;
    }
    return size;
  }

  // the map --------------------------------------------------------------------------------------

  private ProvinceView province(Province province) {
    int controller = board.controller(province);
    int capitalOf = Board.NOBODY;
    for (int seat = 0; seat < state.seats(); seat++) {
      capitalOf = state.realm(seat).capital() == province ? seat : capitalOf;
    }
    List<GarrisonView> garrisons = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      int legions = board.legions(seat, province);
      boolean fortress = board.hasFortress(seat, province);
      if (legions > 0 || fortress) {
        int placed = Integer.bitCount(board.placed(seat, province));
        garrisons.add(new GarrisonView(seat, legions, placed, fortress));
      }
    }
    return new ProvinceView(
        province,
        table.isCovered(province),
        seat(controller),
        seat(capitalOf),
        seat(board.markerOccupier(province)),
        board.isAtWar(province),
        controller != Board.NOBODY && (Construction.open(state, controller) & province.bit()) != 0,
        province.icons().stream().map(this::icon).toList(),
        garrisons,
        table.provinces(table.neighbours(province.index())),
        table.seas(table.seasOf(province.index())));
  }

  private IconView icon(Icon icon) {
    boolean built = board.isBuilt(icon);
    return new IconView(
        icon,
        icon.name(),
        icon.kind(),
        icon.commodity(),
        built,
        built ? seat(board.controller(icon)) : Optional.empty(),
        seat(board.occupier(icon)));
  }

  private SeaView sea(Sea sea) {
    List<FleetView> fleets = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      int triremes = board.triremes(seat, sea);
      if (triremes > 0) {
        fleets.add(new FleetView(seat, triremes));
      }
    }
    return new SeaView(sea, fleets, table.seas(table.seaNeighbours(sea.index())));
  }

  // tiles ----------------------------------------------------------------------------------------

  private List<TileView> display() {
    List<TileView> tiles = new ArrayList<>();
    state.faceUp().forEach(tile -> tiles.add(tile(tile)));
    boolean built = false;
    for (Realm realm : state.realms()) {
      built |= realm.tiles().has(Power.PYRAMIDS);
    }
    if (!built) {
      tiles.add(tile(data.tile(Power.PYRAMIDS)));
    }
    return tiles;
  }

  private TileView tile(Tile tile) {
    Optional<Integer> price = Optional.empty();
    if (!viewer.isSpectator()) {
      int cost = Construction.tilePrice(state, viewer.seat(), tile);
      price = cost > 0 ? Optional.of(cost) : Optional.empty();
    }
    List<Integer> bonus =
        List.of(tile.bonus(Track.TRADE), tile.bonus(Track.CULTURE), tile.bonus(Track.MILITARY));
    return new TileView(tile, tile.kind(), bonus, price);
  }

  // trade ----------------------------------------------------------------------------------------

  private Optional<TradeView> trade() {
    return switch (state.top()) {
      case Frame.Token _ ->
          Optional.of(trade(TradeStage.TOKEN, Optional.empty(), Seats.NONE, List.of(), List.of()));
      case Frame.Offers offers -> Optional.of(offers(offers));
      case Frame.Chain chain -> {
        TradeView view =
            trade(
                TradeStage.TAKE,
                Optional.of(chain.value()),
                table.everybody(),
                faceUp(chain.faceUp()),
                chain.takings());
        yield Optional.of(
            new TradeView(
                view.stage(),
                view.value(),
                view.offer(),
                0,
                0,
                view.committed(),
                view.faceUp(),
                view.takings(),
                Optional.of(chain.taker()),
                seat(TradeChain.barred(chain)),
                Optional.empty()));
      }
      case Frame.Evening(int value, int receiver, Pile<Frame.Taking> takings) ->
          Optional.of(
              new TradeView(
                  TradeStage.GIVE,
                  Optional.of(value),
                  List.of(),
                  0,
                  0,
                  table.everybody().list(),
                  List.of(),
                  takings,
                  Optional.empty(),
                  Optional.empty(),
                  Optional.of(receiver)));
      default -> Optional.empty();
    };
  }

  private List<List<Amount>> faceUp(Pile<Stock> stocks) {
    List<List<Amount>> faceUp = new ArrayList<>();
    stocks.forEach(stock -> faceUp.add(data.amounts(stock)));
    return faceUp;
  }

  private static TradeView trade(
      TradeStage stage,
      Optional<Integer> value,
      Seats committed,
      List<List<Amount>> faceUp,
      List<Frame.Taking> takings) {
    return new TradeView(
        stage,
        value,
        List.of(),
        0,
        0,
        committed.list(),
        faceUp,
        takings,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private TradeView offers(Frame.Offers offers) {
    boolean seated = !viewer.isSpectator();
    return new TradeView(
        TradeStage.OFFER,
        Optional.of(offers.value()),
        seated ? data.amounts(offers.offers().get(viewer.seat())) : List.of(),
        seated ? TradeOffer.least(state, offers, viewer.seat()) : 0,
        seated ? TradeOffer.most(state, offers, viewer.seat()) : 0,
        offers.committed().list(),
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  // construction
  // -----------------------------------------------------------------------------------

  private Optional<ConstructionView> construction() {
    if (state.phase() != Phase.CONSTRUCTION) {
      return Optional.empty();
    }
    Optional<Integer> builder = Optional.empty();
    Optional<Integer> perseus = Optional.empty();
    Optional<Integer> gardens = Optional.empty();
    boolean castor = false;
    List<Resource> kept = List.of();
    List<ItemView> items = List.of();
    Optional<ItemView> item = Optional.empty();
    List<PaymentView> payments = List.of();
    switch (state.top()) {
      case Frame.Building building -> {
        builder = Optional.of(building.seat());
        if (building.seat() == viewer.seat()) {
          items = building.item().isEmpty() ? items(building.seat()) : List.of();
          item = building.item().map(move -> item(building.seat(), move));
          payments = payments(building.seat(), Construction.buildable(state, building.seat()));
        }
      }
      case Frame.Castor(int seat) -> {
        builder = Optional.of(seat);
        castor = true;
      }
      case Frame.Perseus asked -> {
        perseus = Optional.of(asked.seat());
        builder = Optional.of(asked.picked());
        if (asked.seat() == viewer.seat()) {
          item = asked.item().map(move -> item(asked.seat(), move));
          payments =
              asked.item().isEmpty()
                  ? payments(asked.seat(), Turns.moves(state, asked.seat()))
                  : List.of();
        }
      }
      case Frame.Storing storing -> {
        gardens = Optional.of(storing.seat());
        kept = storing.seat() == viewer.seat() ? storing.kept() : List.of();
      }
      default -> {}
    }
    return Optional.of(
        new ConstructionView(
            acted().list(), builder, perseus, castor, gardens, kept, items, item, payments));
  }

  private List<PaymentView> payments(int seat, List<Move> moves) {
    Set<Payment.Price> prices = new LinkedHashSet<>();
    for (Move move : moves) {
      boolean costs = !(move instanceof Move.Pass || Construction.isFreeOfCharge(move));
      if (costs) {
        prices.add(Construction.price(state, seat, move));
      }
    }
    List<PaymentView> payments = new ArrayList<>(prices.size());
    for (Payment.Price price : prices) {
      List<Move.Pay> proposals =
          Payment.proposals(state, seat, price).stream().map(Move.Pay.class::cast).toList();
      if (!proposals.isEmpty()) {
        payments.add(
            new PaymentView(price.cost(), price.power().map(data::discountGood), proposals));
      }
    }
    return payments;
  }

  private List<ItemView> items(int seat) {
    return Construction.buildable(state, seat).stream().map(move -> item(seat, move)).toList();
  }

  private ItemView item(int seat, Move move) {
    if (Construction.isFreeOfCharge(move)) {
      return new ItemView(move, 0, Optional.empty(), true, Optional.empty());
    }
    Payment.Price price = Construction.price(state, seat, move);
    boolean affordable = Construction.affords(state, seat, price);
    return new ItemView(
        move,
        price.cost(),
        price.power().map(data::discountGood),
        affordable,
        affordable ? Optional.empty() : Optional.of(tooDear(seat, price)));
  }

  /// How far the stock is from a price.
  private Message tooDear(int seat, Payment.Price price) {
    return price.power().isPresent()
        ? Message.of("mare-nostrum.note.cheap")
            .with("good", MareNostrumWords.name(data.discountGood(price.power().get())))
        : Message.of("mare-nostrum.note.short").with("count", price.cost() - largestSet(seat));
  }

  private Optional<PeaceView> peace() {
    Peace peace = state.peace();
    return peace.equals(Peace.NONE)
        ? Optional.empty()
        : Optional.of(
            new PeaceView(seat(peace.owner()), seat(peace.other()), seat(peace.before())));
  }
}
