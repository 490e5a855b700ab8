package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// The Statue of Zeus makes peace with one opponent (MN-11-ZEU).
final class Zeus {

  private Zeus() {}

  static State begin(State state, Course course) {
    return Movement.opens(state);
  }

  static List<Move> moves(State state, Frame.Peacemaking frame) {
    return List.of(Moves.PASS);
  }

  static Optional<Refusal> refusal(State state, Frame.Peacemaking frame, Move move) {
    return Rules.no("11-ZEU-a", "peaceNow");
  }

  static State play(State state, Frame.Peacemaking frame, Move move, Course course) {
    return Movement.opens(state);
  }
}
