package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Each Trireme may sail to an adjacent Sea (MN-4.1.1-a).
final class Triremes {

  private Triremes() {}

  static State begin(State state, int seat, Course course) {
    return SeaBattles.begin(state, seat, course);
  }

  static State advance(State state, Frame.Sailing frame, Course course) {
    return state;
  }

  static List<Move> moves(State state, Frame.Sailing frame) {
    return List.of();
  }

  static Optional<Refusal> refusal(State state, Frame.Sailing frame, Move move) {
    return Rules.no("4.0-b", "sailNow");
  }

  static State play(State state, Frame.Sailing frame, Move move, Course course) {
    return state;
  }

  static Move fallback(State state, Frame.Sailing frame) {
    return moves(state, frame).getFirst();
  }
}
