package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Icon;
import ludus.marenostrum.MareNostrumEvent.BuildingOccupied;
import ludus.marenostrum.MareNostrumEvent.LegionPlaced;
import ludus.marenostrum.MareNostrumEvent.MarkerOccupied;
import ludus.marenostrum.MareNostrumEvent.OccupationEnded;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Province;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Somebody who was attacked and is alone holds again what it held before, as far as its Legions
/// reach (MN-4.3-f).
final class Reoccupy {

  private Reoccupy() {}

  static State advance(State state, Frame.Reoccupying frame, Course course) {
    return left(state, frame) == 0 ? end(state, frame, course) : state;
  }

  /// What can still be taken again.
  private static int left(State state, Frame.Reoccupying frame) {
    Province province = frame.before().province();
    Board board = state.board();
    return Occupation.free(board, frame.seat(), province) == 0
        ? 0
        : frame.before().places() & ~board.placed(frame.seat(), province);
  }

  private static State end(State state, Frame.Reoccupying frame, Course course) {
    Province province = frame.before().province();
    if (state.board().placed(frame.seat(), province) == 0) {
      course.note(new OccupationEnded(frame.seat(), province));
    }
    return state.pop();
  }

  /// The marker first.
  static List<Move> moves(State state, Frame.Reoccupying frame) {
    int left = left(state, frame);
    Pile.Builder<Move> moves = Pile.builder(Integer.bitCount(left) + 1);
    if ((left & Board.MARKER) != 0) {
      moves.add(Moves.REOCCUPY_MARKER);
    }
    Pile<Icon> icons = frame.before().province().icons();
    for (int i = 0; i < icons.size(); i++) {
      if ((left & icons.get(i).bit()) != 0) {
        moves.add(state.table().moves().reoccupy(icons.get(i)));
      }
    }
    return moves.add(Moves.END_REOCCUPYING).build();
  }

  static Optional<Refusal> refusal(Move move) {
    return move instanceof Move.Reoccupy || move instanceof Move.ReoccupyMarker
        ? Rules.no("4.3-f", "notHeldBefore")
        : Rules.no("4.3-f", "reoccupyNow");
  }

  static State play(State state, Frame.Reoccupying frame, Move move, Course course) {
    int seat = frame.seat();
    Province province = frame.before().province();
    int place =
        switch (move) {
          case Move.ReoccupyMarker _ -> {
            course.note(new MarkerOccupied(seat, province, true));
            yield Board.MARKER;
          }
          case Move.Reoccupy(Icon icon) -> {
            course.note(
                state.board().isBuilt(icon)
                    ? new BuildingOccupied(seat, icon, true)
                    : new LegionPlaced(seat, icon));
            yield icon.bit();
          }
          default -> 0;
        };
    if (place == 0) {
      return end(state, frame, course);
    }
    Board board = state.board();
    return state
        .become(frame)
        .withBoard(board.withPlaced(seat, province, board.placed(seat, province) | place));
  }

  /// As before, as far as possible (MN-R-9).
  static Move fallback(State state, Frame.Reoccupying frame) {
    return moves(state, frame).getFirst();
  }
}
