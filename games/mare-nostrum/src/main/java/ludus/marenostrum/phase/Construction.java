package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.marenostrum.Board;
import ludus.marenostrum.Building;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Icon;
import ludus.marenostrum.MareNostrumEvent.BuildEnded;
import ludus.marenostrum.MareNostrumEvent.BuildingBuilt;
import ludus.marenostrum.MareNostrumEvent.ControlBuilt;
import ludus.marenostrum.MareNostrumEvent.FortressBuilt;
import ludus.marenostrum.MareNostrumEvent.FreeLegionsBuilt;
import ludus.marenostrum.MareNostrumEvent.ItemNamed;
import ludus.marenostrum.MareNostrumEvent.LegionBuilt;
import ludus.marenostrum.MareNostrumEvent.Paid;
import ludus.marenostrum.MareNostrumEvent.PhaseBegan;
import ludus.marenostrum.MareNostrumEvent.Picked;
import ludus.marenostrum.MareNostrumEvent.TileBought;
import ludus.marenostrum.MareNostrumEvent.TriremeBuilt;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Numbers;
import ludus.marenostrum.Phase;
import ludus.marenostrum.Power;
import ludus.marenostrum.Province;
import ludus.marenostrum.Realm;
import ludus.marenostrum.Sea;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Table;
import ludus.marenostrum.Tile;
import ludus.marenostrum.Track;
import ludus.marenostrum.Unit;
import ludus.marenostrum.Victory;
import ludus.marenostrum.phase.Payment.Price;

/// Phase 3: the Culture Leader picks, and everybody builds (MN-3).
public final class Construction {

  private Construction() {}

  static State begin(State state, Course course) {
    course.note(new PhaseBegan(state.round(), Phase.CONSTRUCTION));
    return state.begin(Phase.CONSTRUCTION, new Frame.Construction(Seats.NONE));
  }

  // who builds
  // -------------------------------------------------------------------------------------

  static State advance(State state, Frame.Construction construction, Course course) {
    Seats left = state.table().everybody().except(construction.acted());
    if (left.isEmpty()) {
      return Storage.begin(state, course);
    }
    if (left.size() > 1) {
      return state;
    }
    return pick(state, construction, left.list().getFirst(), Optional.empty(), course); // MN-R-8
  }

  static State play(State state, Frame.Construction construction, Move.Pick move, Course course) {
    Optional<Integer> by = Optional.of(state.leader(Track.CULTURE));
    return pick(state, construction, move.seat(), by, course);
  }

  private static State pick(
      State state, Frame.Construction construction, int seat, Optional<Integer> by, Course course) {
    course.note(new Picked(by, seat, Phase.CONSTRUCTION));
    State now = state.keep(new Frame.Construction(construction.acted().plus(seat)));
    int perseus = Perseus.window(now, construction.acted(), seat);
    return perseus == Board.NOBODY
        ? builds(now, seat)
        : now.push(new Frame.Perseus(perseus, seat, Optional.empty()));
  }

  static State builds(State state, int seat) {
    boolean perseus = state.realm(seat).tiles().has(Power.PERSEUS);
    return state.push(new Frame.Building(seat, true, perseus, Optional.empty()));
  }

  // what can be built
  // ------------------------------------------------------------------------------

  /// The Provinces in which a seat may build: own ones without enemy Land Units, and the one of its
  /// Capital always (MN-3.1.2-a, MN-4.3.5-b).
  public static long open(State state, int seat) {
    Board board = state.board();
    return (board.controlled(seat) & ~board.enemies(seat)) | state.realm(seat).capital().bit();
  }

  /// The Provinces in which a seat may build Control, markers and price apart (MN-3.1.1-a).
  public static long controllable(State state, int seat) {
    Board board = state.board();
    Table table = state.table();
    long base = state.realm(seat).start().bits() & board.controlled(seat); // MN-3.1.1-d
    return table.linked(base, board.fleets(seat)) & ~board.controlled() & ~board.enemies(seat);
  }

  /// The Seas on which open own Provinces lie (MN-3.1.2-c).
  public static int harbours(State state, long open) {
    int seas = 0;
    for (long left = open; left != 0; left &= left - 1) {
      seas |= state.table().seasOf(Long.numberOfTrailingZeros(left));
    }
    return seas;
  }

  static List<Move> moves(State state, Frame.Building frame) {
    int seat = frame.seat();
    if (frame.item().isPresent()) {
      return Payment.proposals(state, seat, price(state, seat, frame.item().get()));
    }
    List<Move> moves = new ArrayList<>(40);
    Realm realm = state.realm(seat);
    Moves all = state.table().moves();
    Numbers numbers = state.table().numbers();
    boolean free = realm.canUse(Power.HAMMURABI);
    boolean control = Payment.affords(realm, numbers.control());
    if ((free || control) && state.markers(seat) > 0) {
      for (long left = controllable(state, seat); left != 0; left &= left - 1) {
        int province = Long.numberOfTrailingZeros(left);
        if (free) {
          moves.add(all.control(province, true));
        }
        if (control) {
          moves.add(all.control(province, false));
        }
      }
    }
    long open = open(state, seat);
    listUnits(state, seat, open, moves);
    listBuildings(state, seat, open, moves);
    listTiles(state, realm, moves);
    int freeLegions = freeLegions(state, seat);
    for (int count = 1; count <= freeLegions; count++) {
      moves.add(new Move.FreeLegions(count));
    }
    moves.add(Moves.END_BUILD);
    return moves;
  }

  private static void listUnits(State state, int seat, long open, List<Move> moves) {
    Realm realm = state.realm(seat);
    Moves all = state.table().moves();
    Numbers numbers = state.table().numbers();
    boolean cheap = isCheap(state, realm, Power.SPARTACUS);
    boolean full = Payment.affords(realm, numbers.legion());
    if ((cheap || full) && state.supply(seat, Unit.LEGION) > 0) {
      for (long left = open; left != 0; left &= left - 1) {
        int province = Long.numberOfTrailingZeros(left);
        if (cheap) {
          moves.add(all.legion(province, true));
        }
        if (full) {
          moves.add(all.legion(province, false));
        }
      }
    }
    cheap = isCheap(state, realm, Power.GILGAMESH);
    full = Payment.affords(realm, numbers.fortress());
    if ((cheap || full) && state.supply(seat, Unit.FORTRESS) > 0) {
      for (long left = open & ~state.board().fortresses(seat); left != 0; left &= left - 1) {
        int province = Long.numberOfTrailingZeros(left);
        if (cheap) {
          moves.add(all.fortress(province, true));
        }
        if (full) {
          moves.add(all.fortress(province, false));
        }
      }
    }
    cheap = isCheap(state, realm, Power.LIGHTHOUSE);
    full = Payment.affords(realm, numbers.trireme());
    if ((cheap || full) && state.supply(seat, Unit.TRIREME) > 0) {
      for (int left = harbours(state, open); left != 0; left &= left - 1) {
        int sea = Integer.numberOfTrailingZeros(left);
        if (cheap) {
          moves.add(all.trireme(sea, true));
        }
        if (full) {
          moves.add(all.trireme(sea, false));
        }
      }
    }
  }

  private static boolean isCheap(State state, Realm realm, Power power) {
    return realm.canUse(power) && Payment.affordsCheap(state, realm, power);
  }

  private static void listBuildings(State state, int seat, long open, List<Move> moves) {
    Realm realm = state.realm(seat);
    Numbers numbers = state.table().numbers();
    int affordable = 0;
    for (Building kind : BUILDINGS) {
      affordable |= Payment.affords(realm, numbers.price(kind)) ? 1 << kind.index() : 0;
    }
    if (affordable == 0) {
      return;
    }
    for (long left = open; left != 0; left &= left - 1) {
      Province province = state.table().province(Long.numberOfTrailingZeros(left));
      Pile<Icon> icons = province.icons();
      int built = state.board().built(province);
      for (int i = 0; i < icons.size(); i++) {
        Icon icon = icons.get(i);
        if ((built & icon.bit()) == 0
            && (affordable >>> icon.kind().index() & 1) != 0
            && isFree(state, seat, icon)) {
          moves.add(state.table().moves().building(icon));
        }
      }
    }
  }

  private static final Building[] BUILDINGS = Building.values();

  /// Whether no enemy Legion covers the icon (MN-3.1.2-f); an own one does not count (MN-3.1.2-i).
  static boolean isFree(State state, int seat, Icon icon) {
    int occupier = state.board().occupier(icon);
    return occupier == Board.NOBODY || occupier == seat;
  }

  private static void listTiles(State state, Realm realm, List<Move> moves) {
    Numbers numbers = state.table().numbers();
    int owned = realm.tiles().size();
    if (owned < numbers.winningTiles() && Payment.affords(realm, numbers.tilePrice(owned))) {
      for (int i = 0; i < state.faceUp().size(); i++) {
        moves.add(state.table().moves().tile(state.faceUp().get(i)));
      }
    }
    if (Payment.affords(realm, numbers.pyramids())) {
      moves.add(state.table().moves().tile(state.table().data().tile(Power.PYRAMIDS)));
    }
  }

  /// How many Legions Penthesilea gives: one for each own Province with enemy Legions (MN-10-PEN).
  public static int freeLegions(State state, int seat) {
    if (!state.realm(seat).canUse(Power.PENTHESILEA)) {
      return 0;
    }
    Board board = state.board();
    long enemies = 0;
    for (int other = 0; other < state.seats(); other++) {
      enemies |= other == seat ? 0 : board.camps(other);
    }
    int provinces = Long.bitCount(enemies & board.controlled(seat));
    return Math.min(provinces, state.supply(seat, Unit.LEGION));
  }

  // prices
  // -----------------------------------------------------------------------------------------

  /// What a named item costs this seat.
  public static Price price(State state, int seat, Move item) {
    Numbers numbers = state.table().numbers();
    return switch (item) {
      case Move.BuildControl _ -> Price.of(numbers.control());
      case Move.BuildLegion(_, boolean cheap) ->
          cheap ? Price.cheap(numbers.discount(), Power.SPARTACUS) : Price.of(numbers.legion());
      case Move.BuildFortress(_, boolean cheap) ->
          cheap ? Price.cheap(numbers.discount(), Power.GILGAMESH) : Price.of(numbers.fortress());
      case Move.BuildTrireme(_, boolean cheap) ->
          cheap ? Price.cheap(numbers.discount(), Power.LIGHTHOUSE) : Price.of(numbers.trireme());
      case Move.BuildBuilding(Icon icon) -> Price.of(numbers.price(icon.kind()));
      case Move.BuyTile(Tile tile) -> Price.of(tilePrice(state, seat, tile));
      default -> throw new IllegalStateException("Not to be paid for: " + item);
    };
  }

  /// MN-3.1.3-a, MN-3.1.3-f
  public static int tilePrice(State state, int seat, Tile tile) {
    Numbers numbers = state.table().numbers();
    return tile.kind() == Tile.Kind.PYRAMIDS
        ? numbers.pyramids()
        : numbers.tilePrice(Math.min(state.realm(seat).tiles().size(), numbers.winningTiles()));
  }

  public static boolean affords(State state, int seat, Price price) {
    return price.power().isPresent()
        ? Payment.affordsCheap(state, state.realm(seat), price.power().get())
        : Payment.affords(state.realm(seat), price.cost());
  }

  /// All that this seat could build if it were rich enough: for people, never in a search.
  public static List<Move> buildable(State state, int seat) {
    Stock rich = Stock.coins(state.table().numbers().coins());
    State rolling = state.withStock(seat, rich);
    List<Move> moves =
        new ArrayList<>(moves(rolling, new Frame.Building(seat, true, false, Optional.empty())));
    moves.remove(Moves.END_BUILD);
    return moves;
  }

  public static boolean isFreeOfCharge(Move move) {
    return switch (move) {
      case Move.EndBuild _, Move.FreeLegions _ -> true;
      case Move.BuildControl(_, boolean free) -> free;
      default -> false;
    };
  }

  // building
  // ---------------------------------------------------------------------------------------

  static State play(State state, Frame.Building frame, Move move, Course course) {
    int seat = frame.seat();
    return switch (move) {
      case Move.EndBuild _ -> {
        course.note(new BuildEnded(seat));
        yield state.pop();
      }
      case Move.Pay pay -> {
        Move item = frame.item().orElseThrow();
        State now = paid(state, seat, pay, course);
        yield built(now, frame, item, course);
      }
      case Move.FreeLegions _ -> built(state, frame, move, course);
      case Move.BuildControl control when control.free() -> built(state, frame, move, course);
      default -> {
        course.note(new ItemNamed(seat, move));
        yield state.keep(
            new Frame.Building(seat, frame.untouched(), frame.perseus(), Optional.of(move)));
      }
    };
  }

  static State paid(State state, int seat, Move.Pay pay, Course course) {
    Stock payment = Payment.tokens(pay, state, seat).orElseThrow();
    course.tell(
        () ->
            new Paid(
                seat, state.table().data().amounts(payment), Treasury.newTo(state, seat, payment)));
    return Treasury.spend(state, seat, payment);
  }

  /// The item is there; the turn goes on.
  private static State built(State state, Frame.Building frame, Move item, Course course) {
    int seat = frame.seat();
    State now = state.become(new Frame.Building(seat, false, frame.perseus(), Optional.empty()));
    return item instanceof Move.BuyTile(Tile tile)
        ? bought(now, frame, tile, course)
        : place(now, seat, item, course);
  }

  private static State place(State state, int seat, Move item, Course course) {
    Board board = state.board();
    return switch (item) {
      case Move.BuildControl(Province province, boolean free) -> {
        course.note(new ControlBuilt(seat, province, free));
        State now = state.withBoard(board.withController(province, seat));
        yield free ? used(now, seat, Power.HAMMURABI) : now;
      }
      case Move.BuildLegion(Province province, boolean cheap) -> {
        course.note(new LegionBuilt(seat, province, cheap));
        State now =
            state.withBoard(board.withLegions(seat, province, board.legions(seat, province) + 1));
        yield cheap ? used(now, seat, Power.SPARTACUS) : now;
      }
      case Move.BuildFortress(Province province, boolean cheap) -> {
        course.note(new FortressBuilt(seat, province, cheap));
        State now = state.withBoard(board.withFortress(seat, province, true));
        yield cheap ? used(now, seat, Power.GILGAMESH) : now;
      }
      case Move.BuildTrireme(Sea sea, boolean cheap) -> {
        course.note(new TriremeBuilt(seat, sea, cheap));
        State now = state.withBoard(board.withTriremes(seat, sea, board.triremes(seat, sea) + 1));
        yield cheap ? used(now, seat, Power.LIGHTHOUSE) : now;
      }
      case Move.BuildBuilding(Icon icon) -> {
        course.note(new BuildingBuilt(seat, icon));
        Board now = board.withBuilt(icon, true);
        int placed = board.placed(seat, icon.province());
        yield state.withBoard( // MN-3.1.2-i
            (placed & icon.bit()) == 0
                ? now
                : now.withPlaced(seat, icon.province(), placed & ~icon.bit()));
      }
      case Move.FreeLegions(int count) -> {
        Province capital = state.realm(seat).capital();
        course.note(new FreeLegionsBuilt(seat, capital, count));
        Board now = board.withLegions(seat, capital, board.legions(seat, capital) + count);
        yield used(state.withBoard(now), seat, Power.PENTHESILEA);
      }
      default -> throw new IllegalStateException("Not to be built: " + item);
    };
  }

  private static State used(State state, int seat, Power power) {
    return state.withRealm(seat, state.realm(seat).withUsed(power));
  }

  /// Powers and bonuses work at once (MN-3.1.3-c); the display is not refilled (MN-3.1.3-e).
  private static State bought(State state, Frame.Building frame, Tile tile, Course course) {
    int seat = frame.seat();
    State now = take(state, seat, tile, course);
    if (tile.kind() == Tile.Kind.PYRAMIDS) {
      return Victory.over(now, Victory.PYRAMIDS, Seats.of(seat), course); // MN-6.1
    }
    boolean five = now.realm(seat).tiles().size() >= now.table().numbers().winningTiles();
    if (five && frame.untouched() && frame.perseus()) {
      return Victory.over(now, Victory.FIVE_HEROES, Seats.of(seat), course); // MN-3.0-e
    }
    return tile.power() == Power.CASTOR_POLLUX ? Castor.begin(now, seat, course) : now;
  }

  static State take(State state, int seat, Tile tile, Course course) {
    course.note(new TileBought(seat, tile, tilePrice(state, seat, tile)));
    State now = state;
    int space = now.faceUp().indexOf(tile);
    if (space >= 0) {
      now = now.withDisplay(now.faceUp().without(space), now.faceDown());
    }
    return now.withRealm(seat, now.realm(seat).withTile(tile.power()));
  }
}
