package ludus.marenostrum.phase;

import java.util.Optional;
import ludus.kernel.Message;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Icon;
import ludus.marenostrum.Move;
import ludus.marenostrum.Power;
import ludus.marenostrum.Province;
import ludus.marenostrum.Rules;
import ludus.marenostrum.Sea;
import ludus.marenostrum.State;
import ludus.marenostrum.Tile;
import ludus.marenostrum.Unit;
import ludus.marenostrum.phase.Payment.Price;

/// Why somebody who builds can't build this.
final class BuildingRefusals {

  private BuildingRefusals() {}

  static Optional<Refusal> of(State state, Frame.Building frame, Move move) {
    int seat = frame.seat();
    if (frame.item().isPresent()) {
      return move instanceof Move.Pay pay
          ? Payment.refusal(state, seat, pay, Construction.price(state, seat, frame.item().get()))
          : Rules.no("3.0-b", "payFirst");
    }
    Optional<Refusal> refusal =
        switch (move) {
          case Move.BuildControl(Province province, boolean free) ->
              controlRefusal(state, seat, province, free);
          case Move.BuildLegion(Province province, boolean cheap) ->
              unitRefusal(state, seat, province, Unit.LEGION, cheap, Power.SPARTACUS);
          case Move.BuildFortress(Province province, boolean cheap) ->
              state.board().hasFortress(seat, province)
                  ? Rules.no("3.1.2-b", "fortressThere")
                  : unitRefusal(state, seat, province, Unit.FORTRESS, cheap, Power.GILGAMESH);
          case Move.BuildTrireme(Sea sea, boolean cheap) -> triremeRefusal(state, seat, sea, cheap);
          case Move.BuildBuilding(Icon icon) -> buildingRefusal(state, seat, icon);
          case Move.BuyTile(Tile tile) -> tileRefusal(state, seat, tile);
          case Move.FreeLegions(int count) ->
              count < 1 || count > Construction.freeLegions(state, seat)
                  ? Rules.no("10-PEN", "penthesilea")
                  : Optional.empty();
          case Move.EndBuild _ -> Optional.empty();
          case Move.Pay _ -> Rules.no("3.0-b", "nothingToPay");
          default -> Rules.no("3.0-b", "buildNow");
        };
    if (refusal.isPresent() || Construction.isFreeOfCharge(move)) {
      return refusal;
    }
    Price price = Construction.price(state, seat, move);
    return Construction.affords(state, seat, price) ? Optional.empty() : tooDear(price.cost());
  }

  private static Optional<Refusal> tooDear(int cost) {
    Message why = Rules.why("tooDear").with("cost", cost);
    return Rules.no("3.0-f", why);
  }

  private static Optional<Refusal> controlRefusal(
      State state, int seat, Province province, boolean free) {
    Board board = state.board();
    if (state.table().isCovered(province)) {
      return Rules.no("S-2", "covered");
    }
    int controller = board.controller(province);
    if (controller != Board.NOBODY) {
      return state.realm(controller).capital() == province && controller != seat
          ? Rules.no("3.1.1-g", "capitalProvince")
          : Rules.no("3.1.1-a", "controlled");
    }
    if ((board.enemies(seat) & province.bit()) != 0) {
      return Rules.no("3.1.1-a", "enemyUnits");
    }
    if ((Construction.controllable(state, seat) & province.bit()) == 0) {
      return linkedNow(state, seat, province)
          ? Rules.no("3.1.1-b", "gainedThisRound")
          : Rules.no("3.1.1-a", "notLinked");
    }
    if (state.markers(seat) == 0) {
      return Rules.no("3.1.1-e", "noMarker");
    }
    if (free && !state.realm(seat).has(Power.HAMMURABI)) {
      return Rules.no("10-HAM", "noHammurabi");
    }
    return free && !state.realm(seat).canUse(Power.HAMMURABI)
        ? Rules.no("10-HAM", "usedThisRound")
        : Optional.empty();
  }

  /// Whether a Province is linked, but only with one gained this round.
  private static boolean linkedNow(State state, int seat, Province province) {
    Board board = state.board();
    long linked = state.table().linked(board.controlled(seat), board.fleets(seat));
    return (linked & province.bit()) != 0;
  }

  private static Optional<Refusal> unitRefusal(
      State state, int seat, Province province, Unit unit, boolean cheap, Power power) {
    Optional<Refusal> place = placeRefusal(state, seat, province);
    return place.isPresent() ? place : unitRefusal(state, seat, unit, cheap, power);
  }

  private static Optional<Refusal> unitRefusal(
      State state, int seat, Unit unit, boolean cheap, Power power) {
    if (state.supply(seat, unit) == 0) {
      return Rules.no("C-8", "noUnit");
    }
    if (cheap && !state.realm(seat).has(power)) {
      return Rules.no("3.0-l", "noDiscount");
    }
    return cheap && !state.realm(seat).canUse(power)
        ? Rules.no("3.0-l", "usedThisRound")
        : Optional.empty();
  }

  private static Optional<Refusal> placeRefusal(State state, int seat, Province province) {
    if (state.table().isCovered(province)) {
      return Rules.no("S-2", "covered");
    }
    if (!state.board().controls(seat, province)) {
      return Rules.no("3.1.2-a", "notYourProvince");
    }
    if ((Construction.open(state, seat) & province.bit()) != 0) {
      return Optional.empty();
    }
    return state.board().isAtWar(province)
        ? Rules.no("4.2.1-b", "atWar")
        : Rules.no("3.1.2-a", "enemyUnits");
  }

  private static Optional<Refusal> triremeRefusal(State state, int seat, Sea sea, boolean cheap) {
    return (Construction.harbours(state, Construction.open(state, seat)) >>> sea.index() & 1) == 0
        ? Rules.no("3.1.2-c", "noCoast")
        : unitRefusal(state, seat, Unit.TRIREME, cheap, Power.LIGHTHOUSE);
  }

  private static Optional<Refusal> buildingRefusal(State state, int seat, Icon icon) {
    Optional<Refusal> place = placeRefusal(state, seat, icon.province());
    if (place.isPresent()) {
      return place;
    }
    if (state.board().isBuilt(icon)) {
      return Rules.no("M-7", "iconTaken");
    }
    return Construction.isFree(state, seat, icon)
        ? Optional.empty()
        : Rules.no("3.1.2-f", "iconCovered");
  }

  private static Optional<Refusal> tileRefusal(State state, int seat, Tile tile) {
    if (tile.kind() == Tile.Kind.PYRAMIDS) {
      return Optional.empty();
    }
    if (!state.faceUp().contains(tile)) {
      return Rules.no("3.1.3-a", "notOnDisplay");
    }
    return state.realm(seat).tiles().size() >= state.table().numbers().winningTiles()
        ? Rules.no("3.1.3-b", "fiveTiles")
        : Optional.empty();
  }
}
