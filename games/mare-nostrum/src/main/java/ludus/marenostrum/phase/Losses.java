package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Who was hit chooses what to lose (MN-4.2-h).
final class Losses {

  private Losses() {}

  static State begin(State state, int seat, Course course) {
    return state;
  }

  static State advance(State state, Frame.Losses frame, Course course) {
    return state;
  }

  static List<Move> moves(State state, Frame.Losses frame) {
    return List.of();
  }

  static Optional<Refusal> refusal(State state, Frame.Losses frame, Move move) {
    return Rules.no("4.0-b", "chooseLosses");
  }

  static State play(State state, Frame.Losses frame, Move move, Course course) {
    return state;
  }

  static Move fallback(State state, Frame.Losses frame) {
    return moves(state, frame).getFirst();
  }
}
