package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.MareNostrumEvent.Converted;
import ludus.marenostrum.MareNostrumEvent.Step;
import ludus.marenostrum.MareNostrumEvent.StepBegan;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Province;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Occupied markers are replaced by own ones (MN-4.3.3-c), one after the other (MN-4.3.3-h).
public final class Convert {

  private Convert() {}

  static State begin(State state, int seat, Course course) {
    if (Movement.markers(state, seat).isEmpty()) {
      return Triremes.begin(state, seat, course);
    }
    course.note(new StepBegan(seat, Step.CONVERT));
    return state.push(new Frame.Converting(seat));
  }

  static State advance(State state, Frame.Converting frame, Course course) {
    return Movement.markers(state, frame.seat()).isEmpty() ? end(state, frame, course) : state;
  }

  private static State end(State state, Frame.Converting frame, Course course) {
    return Triremes.begin(state.pop(), frame.seat(), course);
  }

  static List<Move> moves(State state, Frame.Converting frame) {
    long markers = Movement.markers(state, frame.seat()).bits();
    Pile.Builder<Move> moves = Pile.builder(Long.bitCount(markers) + 1);
    for (long left = markers; left != 0; left &= left - 1) {
      moves.add(state.table().moves().convert(Long.numberOfTrailingZeros(left)));
    }
    return moves.add(Moves.END_CONVERSIONS).build();
  }

  static Optional<Refusal> refusal(State state, Frame.Converting frame, Move move) {
    return move instanceof Move.Convert
        ? Rules.no("4.3.3-c", "markerNotOccupied")
        : Rules.no("4.0-b", "convertNow");
  }

  static State play(State state, Frame.Converting frame, Move move, Course course) {
    return move instanceof Move.Convert(Province province)
        ? convert(state, frame, province, course)
        : end(state, frame, course);
  }

  /// The Legion then stands normally in the Province (MN-4.3.3-d). Buildings stay (MN-4.3.3-g).
  private static State convert(
      State state, Frame.Converting frame, Province province, Course course) {
    int seat = frame.seat();
    Board board = state.board();
    boolean placed = takes(state, seat, province);
    course.note(new Converted(seat, province, board.controller(province), placed));
    Board now =
        board
            .withController(province, placed ? seat : Board.NOBODY)
            .withPlaced(seat, province, board.placed(seat, province) & ~Board.MARKER);
    return state.become(frame).withBoard(now);
  }

  /// Whether the own marker would take the place of the other (MN-4.3.3-e, MN-4.3.3-f).
  public static boolean takes(State state, int seat, Province province) {
    return state.markers(seat) > 0 && isLinked(state, seat, province);
  }

  /// Whether a Province is linked to another one that the seat controls.
  static boolean isLinked(State state, int seat, Province province) {
    Board board = state.board();
    long others = board.controlled(seat) & ~province.bit();
    return (state.table().linked(others, board.fleets(seat)) & province.bit()) != 0;
  }

  /// MN-R-9
  static Move fallback() {
    return Moves.END_CONVERSIONS;
  }
}
