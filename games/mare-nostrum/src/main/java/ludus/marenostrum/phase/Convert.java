package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Occupied markers are replaced by own ones (MN-4.3.3-c).
final class Convert {

  private Convert() {}

  static State begin(State state, int seat, Course course) {
    return Triremes.begin(state, seat, course);
  }

  static State advance(State state, Frame.Converting frame, Course course) {
    return state;
  }

  static List<Move> moves(State state, Frame.Converting frame) {
    return List.of();
  }

  static Optional<Refusal> refusal(State state, Frame.Converting frame, Move move) {
    return Rules.no("4.0-b", "convertNow");
  }

  static State play(State state, Frame.Converting frame, Move move, Course course) {
    return state;
  }

  static Move fallback(State state, Frame.Converting frame) {
    return moves(state, frame).getFirst();
  }
}
