package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Land Battles, wherever enemies meet (MN-4.2-a).
final class LandBattles {

  private LandBattles() {}

  static State begin(State state, int seat, Course course) {
    return Conquest.begin(state, seat, course);
  }

  static State advance(State state, Frame.LandBattles frame, Course course) {
    return state;
  }

  static List<Move> moves(State state, Frame.LandBattles frame) {
    return List.of();
  }

  static Optional<Refusal> refusal(State state, Frame.LandBattles frame, Move move) {
    return Rules.no("4.0-b", "fightNow");
  }

  static State play(State state, Frame.LandBattles frame, Move move, Course course) {
    return state;
  }

  static Move fallback(State state, Frame.LandBattles frame) {
    return moves(state, frame).getFirst();
  }
}
