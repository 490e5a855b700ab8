package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Each Legion may march to a linked Province (MN-4.1.2-a).
final class Legions {

  private Legions() {}

  static State begin(State state, int seat, Course course) {
    return LandBattles.begin(state, seat, course);
  }

  static State advance(State state, Frame.Marching frame, Course course) {
    return state;
  }

  static List<Move> moves(State state, Frame.Marching frame) {
    return List.of();
  }

  static Optional<Refusal> refusal(State state, Frame.Marching frame, Move move) {
    return Rules.no("4.0-b", "marchNow");
  }

  static State play(State state, Frame.Marching frame, Move move, Course course) {
    return state;
  }

  static Move fallback(State state, Frame.Marching frame) {
    return moves(state, frame).getFirst();
  }
}
