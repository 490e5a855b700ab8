package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Provinces;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Pillage, occupation, the Queen of Sheba and Circe (MN-4.3).
final class Conquest {

  private Conquest() {}

  static State begin(State state, int seat, Course course) {
    return Movement.endTurn(state.push(new Frame.LandBattles(seat, Provinces.NONE)), seat, course);
  }

  static State advance(State state, Frame.Conquest frame, Course course) {
    return state;
  }

  static List<Move> moves(State state, Frame.Conquest frame) {
    return List.of();
  }

  static Optional<Refusal> refusal(State state, Frame.Conquest frame, Move move) {
    return Rules.no("4.0-b", "conquerNow");
  }

  static State play(State state, Frame.Conquest frame, Move move, Course course) {
    return state;
  }

  static Move fallback(State state, Frame.Conquest frame) {
    return moves(state, frame).getFirst();
  }
}
