package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Who is alone after a battle may take again what was held before it (MN-4.3-f).
final class Reoccupy {

  private Reoccupy() {}

  static State begin(State state, int seat, Course course) {
    return state;
  }

  static State advance(State state, Frame.Reoccupying frame, Course course) {
    return state;
  }

  static List<Move> moves(State state, Frame.Reoccupying frame) {
    return List.of();
  }

  static Optional<Refusal> refusal(State state, Frame.Reoccupying frame, Move move) {
    return Rules.no("4.0-b", "reoccupyNow");
  }

  static State play(State state, Frame.Reoccupying frame, Move move, Course course) {
    return state;
  }

  static Move fallback(State state, Frame.Reoccupying frame) {
    return moves(state, frame).getFirst();
  }
}
