package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.MareNostrumEvent.Marched;
import ludus.marenostrum.MareNostrumEvent.Step;
import ludus.marenostrum.MareNostrumEvent.StepBegan;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Province;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Each Legion may move once, over a border or over own Triremes (MN-4.1.2-a).
public final class Legions {

  private Legions() {}

  static State begin(State state, int seat, Course course) {
    Frame.Marching frame = new Frame.Marching(seat, Pile.empty(), 0);
    if (!canMarch(state, frame)) {
      return LandBattles.begin(state, seat, course);
    }
    course.note(new StepBegan(seat, Step.LEGIONS));
    return state.push(frame);
  }

  static State advance(State state, Frame.Marching frame, Course course) {
    return canMarch(state, frame) ? state : end(state, frame, course);
  }

  private static State end(State state, Frame.Marching frame, Course course) {
    return LandBattles.begin(state.pop(), frame.seat(), course);
  }

  private static boolean canMarch(State state, Frame.Marching frame) {
    for (long left = state.board().camps(frame.seat()); left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      if (movable(state, frame, from) > 0 && reach(state, frame.seat(), from) != 0) {
        return true;
      }
    }
    return false;
  }

  /// How many Legions there have not moved yet (MN-R-7).
  public static int movable(State state, Frame.Marching frame, int province) {
    int movable = state.board().legions(frame.seat(), state.table().province(province));
    Pile<Province> arrived = frame.arrived();
    for (int i = 0; i < arrived.size(); i++) {
      movable -= arrived.get(i).index() == province ? 1 : 0;
    }
    return movable;
  }

  /// Where a Legion can go from here, whoever is there (MN-4.1.2-d): but not into a Province of
  /// somebody with whom there is peace (MN-11-ZEU-c).
  public static long reach(State state, int seat, int from) {
    Board board = state.board();
    long linked = state.table().linked(state.table().province(from), board.fleets(seat));
    return linked & ~forbidden(state, seat);
  }

  private static long forbidden(State state, int seat) {
    long forbidden = 0;
    for (int other = 0; other < state.seats(); other++) {
      if (state.peace().between(seat, other)) {
        forbidden |= state.board().controlled(other);
      }
    }
    return forbidden;
  }

  static List<Move> moves(State state, Frame.Marching frame) {
    List<Move> moves = new ArrayList<>(32);
    long camps = state.board().camps(frame.seat());
    for (long left = camps & -1L << frame.least(); left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      if (movable(state, frame, from) == 0) {
        continue;
      }
      for (long to = reach(state, frame.seat(), from); to != 0; to &= to - 1) {
        moves.add(state.table().moves().march(from, Long.numberOfTrailingZeros(to)));
      }
    }
    moves.add(Moves.END_MARCHING);
    return moves;
  }

  /// Nothing for a Legion that moves in another order than the listed one: that means nothing
  /// (MN-R-7).
  static Optional<Refusal> refusal(State state, Frame.Marching frame, Move move) {
    if (!(move instanceof Move.March(Province from, Province to))) {
      return Rules.no("4.0-b", "marchNow");
    }
    int seat = frame.seat();
    if (state.board().legions(seat, from) == 0) {
      return Rules.no("4.1.2-a", "noLegion");
    }
    if (movable(state, frame, from.index()) == 0) {
      return Rules.no("4.1.2-a", "hasMarched");
    }
    if (state.table().isCovered(to)) {
      return Rules.no("S-2", "covered");
    }
    if ((forbidden(state, seat) & to.bit()) != 0) {
      return Rules.no("11-ZEU-c", "peace");
    }
    return (reach(state, seat, from.index()) & to.bit()) == 0
        ? Rules.no("4.1.2-a", "tooFar")
        : Optional.empty();
  }

  static State play(State state, Frame.Marching frame, Move move, Course course) {
    if (!(move instanceof Move.March(Province from, Province to))) {
      return end(state, frame, course);
    }
    int seat = frame.seat();
    Board board = state.board();
    course.tell(() -> new Marched(seat, from, to, state.table().way(from, to, board.fleets(seat))));
    Board now =
        Occupation.without(board, seat, from, 1).withLegions(seat, to, board.legions(seat, to) + 1);
    Occupation.note(board, now, seat, from, course);
    State left =
        state
            .become(new Frame.Marching(seat, arrived(frame.arrived(), to), from.index()))
            .withBoard(now);
    return Occupation.calm(left, from, course);
  }

  private static Pile<Province> arrived(Pile<Province> before, Province province) {
    int place = before.size();
    while (place > 0 && before.get(place - 1).index() > province.index()) {
      place--;
    }
    return before.plusAt(place, province);
  }

  /// MN-R-9
  static Move fallback() {
    return Moves.END_MARCHING;
  }
}
