package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.MareNostrumEvent.PhaseBegan;
import ludus.marenostrum.MareNostrumEvent.Picked;
import ludus.marenostrum.MareNostrumEvent.TurnEnded;
import ludus.marenostrum.Move;
import ludus.marenostrum.Phase;
import ludus.marenostrum.Province;
import ludus.marenostrum.Provinces;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;
import ludus.marenostrum.Track;
import ludus.marenostrum.Victory;

/// Phase 4: Zeus, the Military Leader's choices, and the turns (MN-4.0). The steps of a turn have
/// classes of their own, in this order: Convert, Triremes, SeaBattles, Legions, LandBattles,
/// Conquest.
public final class Movement {

  private Movement() {}

  static State begin(State state, Course course) {
    course.note(new PhaseBegan(state.round(), Phase.MOVEMENT));
    return Zeus.begin(state); // MN-4.0-a
  }

  /// The Military Leader makes the first choice.
  static State opens(State state) {
    return state.begin(Phase.MOVEMENT, new Frame.Movement(Seats.NONE));
  }

  static State advance(State state, Frame.Movement movement, Course course) {
    Seats left = state.table().everybody().except(movement.acted());
    if (left.isEmpty()) {
      return end(state, course);
    }
    if (left.size() > 1) {
      return state;
    }
    return pick(state, movement, left.list().getFirst(), Optional.empty(), course); // MN-R-8
  }

  private static State end(State state, Course course) {
    Seats conquerors = Victory.conquest(state);
    return conquerors.isEmpty()
        ? Leadership.begin(state, course)
        : Victory.over(state, Victory.FOUR_CITIES, conquerors, course);
  }

  static State play(State state, Frame.Movement movement, Move.Pick move, Course course) {
    Optional<Integer> by = Optional.of(state.leader(Track.MILITARY));
    return pick(state, movement, move.seat(), by, course);
  }

  private static State pick(
      State state, Frame.Movement movement, int seat, Optional<Integer> by, Course course) {
    course.note(new Picked(by, seat, Phase.MOVEMENT));
    State now = state.keep(new Frame.Movement(movement.acted().plus(seat)));
    return Convert.begin(now.push(new Frame.Turn(seat, markers(now, seat))), seat, course);
  }

  /// The enemy markers that a seat occupies.
  public static Provinces markers(State state, int seat) {
    long found = 0;
    Board board = state.board();
    for (long left = board.camps(seat); left != 0; left &= left - 1) {
      Province province = state.table().province(Long.numberOfTrailingZeros(left));
      found |= (board.placed(seat, province) & Board.MARKER) != 0 ? province.bit() : 0;
    }
    return new Provinces(found);
  }

  /// The last step of a turn is over, and its frame is on top. Where others stand beside Units of
  /// this seat it is At War, if no battle has made it so before (MN-4.2.1-a, MN-11-ZEU-f).
  static State endTurn(State state, int seat, Course course) {
    State now = state;
    long shared = now.board().land(seat) & now.board().enemies(seat);
    for (long left = shared; left != 0; left &= left - 1) {
      now = Occupation.war(now, now.table().province(Long.numberOfTrailingZeros(left)), course);
    }
    course.note(new TurnEnded(seat));
    return now.pop();
  }

  // picking, in both phases
  // ------------------------------------------------------------------------

  static List<Move> picks(State state, Seats acted) {
    Pile.Builder<Move> moves = Pile.builder(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      if (!acted.contains(seat)) {
        moves.add(state.table().moves().pick(seat));
      }
    }
    return moves.build();
  }

  static Optional<Refusal> pickRefusal(Move move) {
    return Rules.no("R-4", move instanceof Move.Pick ? "hasActed" : "pickNow");
  }
}
