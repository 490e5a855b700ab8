package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Sea Battles, where the Active wants them (MN-4.1.1-b).
final class SeaBattles {

  private SeaBattles() {}

  static State begin(State state, int seat, Course course) {
    return Legions.begin(state, seat, course);
  }

  static State advance(State state, Frame.SeaBattles frame, Course course) {
    return state;
  }

  static List<Move> moves(State state, Frame.SeaBattles frame) {
    return List.of();
  }

  static Optional<Refusal> refusal(State state, Frame.SeaBattles frame, Move move) {
    return Rules.no("4.0-b", "fightAtSeaNow");
  }

  static State play(State state, Frame.SeaBattles frame, Move move, Course course) {
    return state;
  }

  static Move fallback(State state, Frame.SeaBattles frame) {
    return moves(state, frame).getFirst();
  }
}
