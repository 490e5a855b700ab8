package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Pile;
import ludus.marenostrum.phase.Opening;

/// The invariants of the rules. Supplies and levels are counted from the map, so that they can't
/// disagree with it (MN-5-g).
final class Audit {

  private final State state;
  private final Board board;
  private final List<String> broken = new ArrayList<>();

  private Audit(State state) {
    this.state = state;
    this.board = state.board();
  }

  static List<String> of(State state) {
    Audit audit = new Audit(state);
    audit.tokens();
    audit.legendary();
    audit.tiles();
    audit.units();
    audit.control();
    audit.placements();
    audit.trade();
    audit.stack();
    return audit.broken;
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private void check(boolean kept, String sentence, Object... args) {
    if (!kept) {
      broken.add(sentence.formatted(args));
    }
  }

  /// Of each type reserve and stocks together hold all tokens.
  private void tokens() {
    Stock all = state.reserve();
    for (int seat = 0; seat < state.seats(); seat++) {
      all = all.plus(state.stock(seat).open());
    }
    Stock wanted = Opening.everything(state.table().data());
    check(all.equals(wanted), "Tokens were lost or found: %s, not %s", all, wanted);
    check(state.reserve().coins() >= 0, "The reserve owes Coins");
  }

  private void legendary() {
    int[] places = new int[state.table().data().commodities().size()];
    state.pile().forEach(commodity -> places[commodity.index()]++);
    state.discard().forEach(commodity -> places[commodity.index()]++);
    for (int seat = 0; seat < state.seats(); seat++) {
      for (int bits = state.stock(seat).legendary(); bits != 0; bits &= bits - 1) {
        places[Integer.numberOfTrailingZeros(bits)]++;
      }
    }
    for (int type = 0; type < places.length; type++) {
      check(places[type] == 1, "Legendary Commodity %d is in %d places", type, places[type]);
    }
    for (int i = 1; i < state.discard().size(); i++) {
      check(
          state.discard().get(i - 1).index() < state.discard().get(i).index(),
          "The discard pile is not in order");
    }
  }

  private void tiles() {
    int[] places = new int[Power.values().length];
    state.faceUp().forEach(tile -> places[tile.power().index()]++);
    state.faceDown().forEach(tile -> places[tile.power().index()]++);
    for (Realm realm : state.realms()) {
      for (Power power : Power.values()) {
        places[power.index()] += realm.tiles().has(power) ? 1 : 0;
      }
      int most = state.table().numbers().winningTiles();
      boolean won = realm.tiles().has(Power.PYRAMIDS);
      check(realm.tiles().size() <= most + (won ? 1 : 0), "%s has too many tiles", realm.empire());
      check(realm.tiles().has(realm.empire().hero().power()), "%s lost its Hero", realm.empire());
      check(
          realm.copied().isEmpty() || realm.tiles().has(Power.CASTOR_POLLUX),
          "%s has a power of nobody",
          realm.empire());
    }
    for (Tile tile : state.table().data().tiles()) {
      int there = places[tile.power().index()];
      check(there <= 1, "%s is in %d places", tile, there);
    }
  }

  private void units() {
    Numbers numbers = state.table().numbers();
    for (int seat = 0; seat < state.seats(); seat++) {
      for (Unit unit : Unit.values()) {
        int supply = state.supply(seat, unit);
        check(supply >= 0 && supply <= numbers.supply(unit), "%d of %s in supply", supply, unit);
      }
      check(state.markers(seat) >= 0, "Seat %d has used too many markers", seat);
      // a Fortress stands in a Province that its owner controls (MN-4.2-l)
      check(
          (board.fortresses(seat) & ~board.controlled(seat)) == 0,
          "A Fortress of seat %d stands in a foreign Province",
          seat);
      check(
          ((board.controlled(seat) | board.land(seat)) & ~state.table().uncovered()) == 0,
          "Seat %d is in covered Provinces",
          seat);
      for (Sea sea : state.table().seas()) {
        check(
            board.triremes(seat, sea) == 0 || !state.table().isClosed(sea),
            "There is a Trireme in the closed %s",
            sea);
      }
    }
  }

  private void control() {
    long all = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      check((all & board.controlled(seat)) == 0, "A Province has two markers");
      all |= board.controlled(seat);
      check(
          board.controls(seat, state.realm(seat).capital()),
          "Seat %d has lost the Province of its Capital",
          seat);
    }
    for (Province province : state.table().provinces()) {
      check(
          board.built(province) == 0 || !state.table().isCovered(province),
          "There is a Building in the covered %s",
          province);
      boolean several = parties(province) > 1;
      check(several || !board.isAtWar(province), "%s is At War with itself", province);
      check(
          !several || board.isAtWar(province) || isTurn() || isCapitalProvince(province),
          "Enemies meet in %s, and it is not At War",
          province);
    }
  }

  private int parties(Province province) {
    int parties = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      parties += board.landUnits(seat, province) > 0 ? 1 : 0;
    }
    return parties;
  }

  /// Placed Legions stand there, one on each place, and nobody occupies anything At War.
  private void placements() {
    for (Province province : state.table().provinces()) {
      int taken = 0;
      for (int seat = 0; seat < state.seats(); seat++) {
        int placed = board.placed(seat, province);
        check((taken & placed) == 0, "Two Legions stand on one place in %s", province);
        taken |= placed;
        check(
            Integer.bitCount(placed) <= board.legions(seat, province),
            "More Legions are placed in %s than stand there",
            province);
        check(placed == 0 || !board.isAtWar(province), "%s is occupied and At War", province);
        boolean marker = (placed & Board.MARKER) != 0;
        int controller = board.controller(province);
        check(
            !marker || (controller != Board.NOBODY && controller != seat),
            "Seat %d occupies no marker in %s",
            seat,
            province);
        check(
            (placed & board.built(province) & ~Board.MARKER) == 0 || isForeign(seat, province),
            "Seat %d occupies its own Buildings in %s",
            seat,
            province);
        check(
            placed == 0 || isAlone(seat, province) || isUnsettled(seat, province),
            "Seat %d occupies %s among others",
            seat,
            province);
      }
    }
  }

  private boolean isForeign(int seat, Province province) {
    int controller = board.controller(province);
    return controller != Board.NOBODY && controller != seat;
  }

  private boolean isAlone(int seat, Province province) {
    return (board.enemies(seat) & province.bit()) == 0;
  }

  /// In a turn, before the battle; and in another's Capital Province, until the next battle or the
  /// end of a turn (MN-4.3-h, MN-11-ZEU-f).
  private boolean isUnsettled(int seat, Province province) {
    return isTurn() || (isForeign(seat, province) && isCapitalProvince(province));
  }

  private boolean isTurn() {
    return state.phase() == Phase.MOVEMENT && state.stack().frames().size() > 1;
  }

  private boolean isCapitalProvince(Province province) {
    for (Realm realm : state.realms()) {
      if (realm.capital() == province) {
        return true;
      }
    }
    return false;
  }

  /// What is offered is in the stock of the one who offers it.
  private void trade() {
    Pile<Stock> offered =
        switch (state.top()) {
          case Frame.Offers offers -> offers.offers();
          case Frame.Chain chain -> chain.faceUp();
          default -> Pile.empty();
        };
    for (int seat = 0; seat < offered.size(); seat++) {
      check(
          state.stock(seat).contains(offered.get(seat)),
          "Seat %d offers what it does not have",
          seat);
    }
  }

  private void stack() {
    check(state.stack().frames().size() <= 6, "The stack is too high: %s", state.stack());
    if (state.phase() == Phase.MOVEMENT || state.phase() == Phase.LEADERSHIP) {
      check(state.gift().isEmpty(), "The gift of this round is no secret any more");
    }
  }
}
