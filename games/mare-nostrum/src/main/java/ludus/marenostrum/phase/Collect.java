package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Building;
import ludus.marenostrum.Commodity;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Frame.Extra;
import ludus.marenostrum.Icon;
import ludus.marenostrum.MareNostrumEvent.Collected;
import ludus.marenostrum.MareNostrumEvent.ColossusTook;
import ludus.marenostrum.MareNostrumEvent.ExtraTaken;
import ludus.marenostrum.MareNostrumEvent.PhaseBegan;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Phase;
import ludus.marenostrum.Power;
import ludus.marenostrum.Province;
import ludus.marenostrum.Realm;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Table;
import ludus.marenostrum.Track;

/// Phase 1: everybody collects (MN-1).
public final class Collect {

  private Collect() {}

  /// A new round: Provinces are recorded and powers can be used again (MN-R-2), then all collect in
  /// the order of MN-1.1-j.
  static State begin(State state, Course course) {
    Pile.Builder<Realm> realms = Pile.builder(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      realms.add(state.realm(seat).begins(state.board().controlled(seat)));
    }
    State now = state.nextRound().withRealms(realms.build()).withPeace(state.peace().ends());
    course.note(new PhaseBegan(now.round(), Phase.COLLECT));
    Pile<Extra> extras = Pile.empty();
    int leader = now.leader(Track.TRADE);
    for (int place = 0; place < now.seats(); place++) {
      int seat = now.table().clockwise(leader, place);
      Stock due = income(now, seat);
      Stock income = Treasury.available(now, due); // MN-1.1-g
      int missing = due.size() - income.size();
      course.tell(() -> new Collected(seat, state.table().data().amounts(income), missing));
      now = Treasury.collect(now, seat, income);
    }
    for (int place = 0; place < now.seats(); place++) {
      int seat = now.table().clockwise(leader, place);
      Pile<Icon> cities = now.table().data().greatCities();
      for (int i = 0; i < cities.size(); i++) {
        Icon city = cities.get(i);
        if (city.kind() == Building.LEGENDARY_CITY && isCollectedBy(now.board(), city, seat)) {
          now = Treasury.draw(now, seat, course);
          if (hasPartner(now.board(), city, seat)) {
            extras = extras.plus(new Extra(seat, city));
          }
        }
      }
    }
    return now.begin(Phase.COLLECT, new Frame.Extras(extras));
  }

  private static boolean isCollectedBy(Board board, Icon icon, int seat) {
    return board.isBuilt(icon) && board.controller(icon) == seat;
  }

  /// Whether the seat also controls the Market or Temple that goes with this icon.
  private static boolean hasPartner(Board board, Icon icon, int seat) {
    Building partner = icon.kind() == Building.CARAVAN ? Building.MARKET : Building.TEMPLE;
    Pile<Icon> icons = icon.province().icons();
    for (int i = 0; i < icons.size(); i++) {
      Icon other = icons.get(i);
      if (other.kind() == partner) {
        return isCollectedBy(board, other, seat);
      }
    }
    return false;
  }

  /// The Coins and common Commodities that are due to a seat (MN-1.1-a to -c), with the Temple of
  /// Artemis (MN-1.3-a) and Circe (MN-10-CIR).
  public static Stock income(State state, int seat) {
    Realm realm = state.realm(seat);
    Stock brought = state.holdings().brings(seat);
    Stock income = brought.plusCoins(realm.has(Power.TEMPLE_OF_ARTEMIS) ? 1 : 0);
    return realm.has(Power.CIRCE) ? income.plus(circe(state.board(), seat, state.table())) : income;
  }

  /// From empty Caravan icons with an own Legion.
  private static Stock circe(Board board, int seat, Table table) {
    Stock income = Stock.NONE;
    for (long left = board.camps(seat); left != 0; left &= left - 1) {
      Province province = table.province(Long.numberOfTrailingZeros(left));
      int empty = province.all(Building.CARAVAN) & ~board.built(province);
      for (int at = empty & board.placed(seat, province); at != 0; at &= at - 1) {
        Icon icon = province.icons().get(Integer.numberOfTrailingZeros(at));
        income = income.plusCommon(icon.type(), hasPartner(board, icon, seat) ? 2 : 1);
      }
    }
    return income;
  }

  /// How many Legendary Cities a seat collects from.
  public static int legendaryCities(State state, int seat) {
    return state.holdings().legendaryCities(seat);
  }

  // the extras of Legendary Cities
  // -----------------------------------------------------------------

  static State advance(State state, Frame.Extras extras, Course course) {
    if (extras.left().isEmpty()) {
      return colossus(state, course);
    }
    boolean any = state.reserve().coins() > 0 || Treasury.canDraw(state);
    return any ? state : state.become(new Frame.Extras(extras.left().rest())); // MN-R-8
  }

  static List<Move> moves(Frame.Extras extras) {
    Icon city = extras.left().first().city();
    return List.of(new Move.TakeExtra(city, false), new Move.TakeExtra(city, true));
  }

  static Optional<Refusal> refusal(Move move) {
    return move instanceof Move.TakeExtra
        ? Rules.no("1.1-j", "otherCity")
        : Rules.no("1.1-c", "chooseExtra");
  }

  static State play(State state, Frame.Extras extras, Move.TakeExtra move, Course course) {
    int seat = extras.left().first().seat();
    boolean gained = move.legendary() ? Treasury.canDraw(state) : state.reserve().coins() > 0;
    course.note(new ExtraTaken(seat, move.city(), move.legendary(), gained));
    State now = state.become(new Frame.Extras(extras.left().rest()));
    if (!gained) {
      return now;
    }
    return move.legendary()
        ? Treasury.draw(now, seat, course)
        : Treasury.collect(now, seat, Stock.coins(1));
  }

  // the Colossus
  // -----------------------------------------------------------------------------------

  /// After everyone has collected (MN-1.3-b).
  private static State colossus(State state, Course course) {
    int owner = state.owner(Power.COLOSSUS);
    return owner == Board.NOBODY || state.reserve().common() == 0
        ? TradeOffer.begin(state, course)
        : state.become(new Frame.Colossus(owner));
  }

  static List<Move> colossusMoves(State state) {
    Pile<Commodity> types = state.table().data().commodities();
    Pile.Builder<Move> moves = Pile.builder(types.size() + 1);
    for (int type = 0; type < types.size(); type++) {
      if (state.reserve().common(type) > 0) {
        moves.add(new Move.TakeFromReserve(types.get(type)));
      }
    }
    return moves.add(Moves.PASS).build();
  }

  static Optional<Refusal> colossusRefusal(Move move) {
    return Rules.no("1.3-b", move instanceof Move.TakeFromReserve ? "reserveEmpty" : "colossus");
  }

  static State play(State state, Frame.Colossus colossus, Move move, Course course) {
    State now = state;
    if (move instanceof Move.TakeFromReserve(Commodity commodity)) {
      now = Treasury.collect(now, colossus.seat(), Stock.NONE.plusCommon(commodity.index(), 1));
      course.note(new ColossusTook(colossus.seat(), Optional.of(commodity)));
    } else {
      course.note(new ColossusTook(colossus.seat(), Optional.empty()));
    }
    return TradeOffer.begin(now, course);
  }
}
