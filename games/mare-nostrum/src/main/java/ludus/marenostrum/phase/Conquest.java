package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Building;
import ludus.marenostrum.Camp;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Icon;
import ludus.marenostrum.MareNostrumEvent.BuildingOccupied;
import ludus.marenostrum.MareNostrumEvent.LegionPlaced;
import ludus.marenostrum.MareNostrumEvent.LegionSacrificed;
import ludus.marenostrum.MareNostrumEvent.MarkerOccupied;
import ludus.marenostrum.MareNostrumEvent.OccupationEnded;
import ludus.marenostrum.MareNostrumEvent.Step;
import ludus.marenostrum.MareNostrumEvent.StepBegan;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Power;
import ludus.marenostrum.Province;
import ludus.marenostrum.Provinces;
import ludus.marenostrum.Realm;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// What the Conqueror does with each Province: nothing, pillage a Building, occupy Buildings, or
/// occupy the marker (MN-4.3-b); with it the Queen of Sheba and Circe.
public final class Conquest {

  private Conquest() {}

  /// Earlier occupations end, and are chosen anew (MN-4.3-c).
  static State begin(State state, int seat, Course course) {
    Board board = state.board();
    Pile<Camp> before = Pile.empty();
    for (long left = board.camps(seat); left != 0; left &= left - 1) {
      Province province = state.table().province(Long.numberOfTrailingZeros(left));
      int placed = board.placed(seat, province);
      if (placed != 0) {
        before = before.plus(new Camp(province, placed));
        board = board.withPlaced(seat, province, 0);
      }
    }
    Frame.Conquest frame = new Frame.Conquest(seat, before, Provinces.NONE, Provinces.NONE);
    State now = state.withBoard(board).push(frame);
    if (!isDone(now, frame)) {
      course.note(new StepBegan(seat, Step.CONQUEST));
    }
    return now;
  }

  static State advance(State state, Frame.Conquest frame, Course course) {
    return isDone(state, frame) ? end(state, frame, course) : state;
  }

  private static boolean isDone(State state, Frame.Conquest frame) {
    return moves(state, frame).size() == 1;
  }

  private static State end(State state, Frame.Conquest frame, Course course) {
    int seat = frame.seat();
    Board board = state.board();
    for (Camp camp : frame.before()) {
      Province province = camp.province();
      if (board.placed(seat, province) == 0 && !board.controls(seat, province)) {
        course.note(new OccupationEnded(seat, province));
      }
    }
    return Movement.endTurn(state.pop(), seat, course);
  }

  // what can be done
  // -------------------------------------------------------------------------------

  /// The Provinces of others in which this seat has a Legion and nobody else a Land Unit
  /// (MN-4.3-a).
  public static long conquered(State state, int seat) {
    Board board = state.board();
    long foreign = board.controlled() & ~board.controlled(seat); // MN-4.3-g
    return board.camps(seat) & foreign & ~board.enemies(seat);
  }

  public static List<Move> moves(State state, Frame.Conquest frame) {
    int seat = frame.seat();
    List<Move> moves = new ArrayList<>(16);
    long open = conquered(state, seat) & ~frame.settled().bits();
    for (long left = open; left != 0; left &= left - 1) {
      Province province = state.table().province(Long.numberOfTrailingZeros(left));
      if (Occupation.free(state.board(), seat, province) > 0) {
        listBuildings(state, frame, province, moves);
        listMarker(state, frame, province, moves);
      }
    }
    if (state.realm(seat).has(Power.CIRCE)) {
      listPlaces(state, seat, moves);
    }
    moves.add(Moves.END_TURN);
    return moves;
  }

  private static void listBuildings(
      State state, Frame.Conquest frame, Province province, List<Move> moves) {
    Moves all = state.table().moves();
    boolean occupying = frame.occupying().contains(province);
    int built = state.board().built(province);
    int placed = state.board().placed(frame.seat(), province);
    Pile<Icon> icons = province.icons();
    for (int i = 0; i < icons.size(); i++) {
      Icon icon = icons.get(i);
      if ((built & ~placed & icon.bit()) == 0) {
        continue;
      }
      moves.add(all.occupy(icon));
      if (!occupying) {
        moves.add(all.pillage(icon, false));
        if (canChoose(state, frame.seat(), icon)) {
          moves.add(all.pillage(icon, true));
        }
      }
    }
  }

  /// Whether a Pillage there can be for a Legendary Commodity instead of a Coin (MN-4.3.1-a):
  /// Hamilcar takes both (MN-4.3.1-c).
  private static boolean canChoose(State state, int seat, Icon icon) {
    return icon.kind() == Building.LEGENDARY_CITY && !state.realm(seat).has(Power.HAMILCAR);
  }

  private static void listMarker(
      State state, Frame.Conquest frame, Province province, List<Move> moves) {
    if (markerRefusal(state, frame, province).isEmpty()) {
      moves.add(state.table().moves().occupyMarker(province.index()));
      if (sacrificeRefusal(state, frame.seat(), province).isEmpty()) {
        moves.add(state.table().moves().sacrifice(province.index()));
      }
    }
  }

  /// Where Circe's Legions can stand (MN-10-CIR).
  private static void listPlaces(State state, int seat, List<Move> moves) {
    Board board = state.board();
    for (long left = board.camps(seat) & ~board.enemies(seat); left != 0; left &= left - 1) {
      Province province = state.table().province(Long.numberOfTrailingZeros(left));
      if (Occupation.free(board, seat, province) == 0) {
        continue;
      }
      int taken = board.built(province) | board.placed(seat, province);
      Pile<Icon> icons = province.icons();
      for (int i = 0; i < icons.size(); i++) {
        Icon icon = icons.get(i);
        if (icon.kind() == Building.CARAVAN && (taken & icon.bit()) == 0) {
          moves.add(state.table().moves().place(icon));
        }
      }
    }
  }

  // refusals
  // ---------------------------------------------------------------------------------------

  static Optional<Refusal> refusal(State state, Frame.Conquest frame, Move move) {
    return switch (move) {
      case Move.Pillage(Icon icon, boolean legendary) -> {
        Optional<Refusal> refusal = buildingRefusal(state, frame, icon, "4.3.1-a");
        if (refusal.isEmpty() && frame.occupying().contains(icon.province())) {
          refusal = Rules.no("4.3-b", "chosenThere");
        }
        yield refusal.isEmpty() && legendary ? legendaryRefusal(icon) : refusal;
      }
      case Move.Occupy(Icon icon) -> buildingRefusal(state, frame, icon, "4.3.2-a");
      case Move.OccupyMarker(Province province) -> anyMarkerRefusal(state, frame, province);
      case Move.Sacrifice(Province province) -> {
        Optional<Refusal> refusal = anyMarkerRefusal(state, frame, province);
        yield refusal.isPresent() ? refusal : sacrificeRefusal(state, frame.seat(), province);
      }
      case Move.PlaceLegion(Icon icon) -> placeRefusal(state, frame.seat(), icon);
      default -> Rules.no("4.0-b", "conquerNow");
    };
  }

  private static Optional<Refusal> legendaryRefusal(Icon icon) {
    return icon.kind() == Building.LEGENDARY_CITY
        ? Rules.no("4.3.1-c", "hamilcarTakesBoth")
        : Rules.no("4.3.1-a", "noLegendaryCity");
  }

  /// Why somebody is not the Conqueror of a Province, or has made the one choice there.
  private static Optional<Refusal> conquerorRefusal(
      State state, Frame.Conquest frame, Province province) {
    Board board = state.board();
    int seat = frame.seat();
    if (frame.settled().contains(province)) {
      return Rules.no("4.3-b", "chosenThere");
    }
    if (board.legions(seat, province) == 0) {
      return Rules.no("4.3-a", "noLegion");
    }
    if ((board.enemies(seat) & province.bit()) != 0) {
      return board.isAtWar(province)
          ? Rules.no("4.2.1-c", "atWar")
          : Rules.no("4.3-a", "enemyUnits");
    }
    if (board.controller(province) == Board.NOBODY) {
      return Rules.no("4.3-g", "nobodyControls");
    }
    return board.controls(seat, province) ? Rules.no("4.3-a", "ownProvince") : Optional.empty();
  }

  private static Optional<Refusal> buildingRefusal(
      State state, Frame.Conquest frame, Icon icon, String rule) {
    Optional<Refusal> refusal = conquerorRefusal(state, frame, icon.province());
    if (refusal.isPresent()) {
      return refusal;
    }
    Board board = state.board();
    if (!board.isBuilt(icon)) {
      return Rules.no(rule, "nothingBuilt");
    }
    if ((board.placed(frame.seat(), icon.province()) & icon.bit()) != 0) {
      return Rules.no("4.3.2-a", "occupiedAlready");
    }
    return freeRefusal(board, frame.seat(), icon.province(), rule);
  }

  private static Optional<Refusal> freeRefusal(
      Board board, int seat, Province province, String rule) {
    return Occupation.free(board, seat, province) == 0
        ? Rules.no(rule, "noFreeLegion")
        : Optional.empty();
  }

  private static Optional<Refusal> anyMarkerRefusal(
      State state, Frame.Conquest frame, Province province) {
    Optional<Refusal> refusal = conquerorRefusal(state, frame, province);
    if (refusal.isEmpty()) {
      refusal = freeRefusal(state.board(), frame.seat(), province, "4.3.3-a");
    }
    return refusal.isPresent() ? refusal : markerRefusal(state, frame, province);
  }

  /// Why the Conqueror can't occupy the marker.
  private static Optional<Refusal> markerRefusal(
      State state, Frame.Conquest frame, Province province) {
    if (frame.occupying().contains(province)) {
      return Rules.no("4.3-b", "chosenThere");
    }
    int controller = state.board().controller(province);
    if (state.realm(controller).capital() == province) {
      return Rules.no("4.3.5-a", "capitalProvince");
    }
    return Convert.isLinked(state, frame.seat(), province)
        ? Optional.empty()
        : Rules.no("4.3.3-a", "notLinked");
  }

  /// Why the Queen of Sheba can't convert a marker that could be occupied.
  private static Optional<Refusal> sacrificeRefusal(State state, int seat, Province province) {
    Realm realm = state.realm(seat);
    if (!realm.has(Power.QUEEN_OF_SHEBA)) {
      return Rules.no("10-SHE", "noSheba");
    }
    if (!realm.canUse(Power.QUEEN_OF_SHEBA)) {
      return Rules.no("10-SHE", "usedThisRound");
    }
    if (state.stack().innermost(Frame.Turn.class).markers().contains(province)) {
      return Rules.no("10-SHE-a", "heldBefore");
    }
    return state.markers(seat) == 0 ? Rules.no("10-SHE", "noMarker") : Optional.empty();
  }

  private static Optional<Refusal> placeRefusal(State state, int seat, Icon icon) {
    Board board = state.board();
    Province province = icon.province();
    if (!state.realm(seat).has(Power.CIRCE)) {
      return Rules.no("10-CIR", "noCirce");
    }
    if (board.legions(seat, province) == 0) {
      return Rules.no("10-CIR", "noLegion");
    }
    if ((board.enemies(seat) & province.bit()) != 0) {
      return Rules.no("10-CIR", "enemyUnits");
    }
    if (icon.kind() != Building.CARAVAN) {
      return Rules.no("10-CIR", "noCaravanSite");
    }
    if (board.isBuilt(icon)) {
      return Rules.no("10-CIR-a", "iconTaken");
    }
    return (board.placed(seat, province) & icon.bit()) != 0
        ? Rules.no("10-CIR-a", "occupiedAlready")
        : freeRefusal(board, seat, province, "10-CIR-a");
  }

  // what happens
  // -----------------------------------------------------------------------------------

  static State play(State state, Frame.Conquest frame, Move move, Course course) {
    int seat = frame.seat();
    return switch (move) {
      case Move.Pillage(Icon icon, boolean legendary) ->
          Pillage.take(settled(state, frame, icon.province()), seat, icon, legendary, course);
      case Move.Occupy(Icon icon) -> {
        course.note(new BuildingOccupied(seat, icon, false));
        Provinces occupying = frame.occupying().plus(icon.province());
        yield place(
            state.become(new Frame.Conquest(seat, frame.before(), frame.settled(), occupying)),
            seat,
            icon.province(),
            icon.bit());
      }
      case Move.OccupyMarker(Province province) -> {
        course.note(new MarkerOccupied(seat, province, false));
        yield place(settled(state, frame, province), seat, province, Board.MARKER);
      }
      case Move.Sacrifice(Province province) ->
          sacrifice(settled(state, frame, province), seat, province, course);
      case Move.PlaceLegion(Icon icon) -> {
        course.note(new LegionPlaced(seat, icon));
        yield place(state.become(frame), seat, icon.province(), icon.bit());
      }
      default -> end(state, frame, course);
    };
  }

  private static State settled(State state, Frame.Conquest frame, Province province) {
    return state.become(
        new Frame.Conquest(
            frame.seat(), frame.before(), frame.settled().plus(province), frame.occupying()));
  }

  static State place(State state, int seat, Province province, int place) {
    Board board = state.board();
    return state.withBoard(board.withPlaced(seat, province, board.placed(seat, province) | place));
  }

  /// MN-10-SHE
  private static State sacrifice(State state, int seat, Province province, Course course) {
    Board board = state.board();
    course.note(new LegionSacrificed(seat, province, board.controller(province)));
    Board now = Occupation.without(board, seat, province, 1).withController(province, seat);
    return state.withBoard(now).withRealm(seat, state.realm(seat).withUsed(Power.QUEEN_OF_SHEBA));
  }

  /// As before, as far as possible: markers before Buildings before nothing (MN-R-9).
  static Move fallback(State state, Frame.Conquest frame) {
    List<Move> moves = moves(state, frame);
    Move best = Moves.END_TURN;
    for (Move move : moves) {
      switch (move) {
        case Move.OccupyMarker(Province province) when wasPlaced(frame, province, Board.MARKER) -> {
          return move;
        }
        case Move.Occupy(Icon icon) when wasPlaced(frame, icon.province(), icon.bit()) ->
            best = best.equals(Moves.END_TURN) ? move : best;
        case Move.PlaceLegion(Icon icon) when wasPlaced(frame, icon.province(), icon.bit()) ->
            best = best.equals(Moves.END_TURN) ? move : best;
        default -> {}
      }
    }
    return best;
  }

  private static boolean wasPlaced(Frame.Conquest frame, Province province, int place) {
    for (Camp camp : frame.before()) {
      if (camp.province() == province) {
        return (camp.places() & place) != 0;
      }
    }
    return false;
  }
}
