package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.MareNostrumEvent.Sailed;
import ludus.marenostrum.MareNostrumEvent.Step;
import ludus.marenostrum.MareNostrumEvent.StepBegan;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Rules;
import ludus.marenostrum.Sea;
import ludus.marenostrum.State;

/// Each Trireme may move once, to an adjacent Sea (MN-4.1.1-a).
public final class Triremes {

  private Triremes() {}

  static State begin(State state, int seat, Course course) {
    Frame.Sailing frame = new Frame.Sailing(seat, Pile.empty(), 0);
    if (!canSail(state, frame)) {
      return SeaBattles.begin(state, seat, course);
    }
    course.note(new StepBegan(seat, Step.TRIREMES));
    return state.push(frame);
  }

  static State advance(State state, Frame.Sailing frame, Course course) {
    return canSail(state, frame) ? state : end(state, frame, course);
  }

  private static State end(State state, Frame.Sailing frame, Course course) {
    return SeaBattles.begin(state.pop(), frame.seat(), course);
  }

  private static boolean canSail(State state, Frame.Sailing frame) {
    for (int left = state.board().fleets(frame.seat()); left != 0; left &= left - 1) {
      int sea = Integer.numberOfTrailingZeros(left);
      if (state.table().seaNeighbours(sea) != 0 && movable(state, frame, sea) > 0) {
        return true;
      }
    }
    return false;
  }

  /// How many Triremes there have not moved yet (MN-R-7).
  public static int movable(State state, Frame.Sailing frame, int sea) {
    int movable = state.board().triremes(frame.seat(), state.table().sea(sea));
    Pile<Sea> arrived = frame.arrived();
    for (int i = 0; i < arrived.size(); i++) {
      movable -= arrived.get(i).index() == sea ? 1 : 0;
    }
    return movable;
  }

  static List<Move> moves(State state, Frame.Sailing frame) {
    List<Move> moves = new ArrayList<>(24);
    int fleets = state.board().fleets(frame.seat());
    for (int left = fleets & -1 << frame.least(); left != 0; left &= left - 1) {
      int from = Integer.numberOfTrailingZeros(left);
      if (movable(state, frame, from) == 0) {
        continue;
      }
      for (int to = state.table().seaNeighbours(from); to != 0; to &= to - 1) {
        moves.add(state.table().moves().sail(from, Integer.numberOfTrailingZeros(to)));
      }
    }
    moves.add(Moves.END_SAILING);
    return moves;
  }

  /// Nothing for a Trireme that moves in another order than the listed one: that means nothing
  /// (MN-R-7).
  static Optional<Refusal> refusal(State state, Frame.Sailing frame, Move move) {
    if (!(move instanceof Move.Sail(Sea from, Sea to))) {
      return Rules.no("4.0-b", "sailNow");
    }
    if (state.board().triremes(frame.seat(), from) == 0) {
      return Rules.no("4.1.1-a", "noTrireme");
    }
    if (movable(state, frame, from.index()) == 0) {
      return Rules.no("4.1.1-a", "hasSailed");
    }
    return (state.table().seaNeighbours(from.index()) >>> to.index() & 1) == 0
        ? Rules.no("4.1.1-a", "seasApart")
        : Optional.empty();
  }

  static State play(State state, Frame.Sailing frame, Move move, Course course) {
    if (!(move instanceof Move.Sail(Sea from, Sea to))) {
      return end(state, frame, course);
    }
    int seat = frame.seat();
    course.note(new Sailed(seat, from, to));
    Board board = state.board();
    Board now =
        board
            .withTriremes(seat, from, board.triremes(seat, from) - 1)
            .withTriremes(seat, to, board.triremes(seat, to) + 1);
    return state
        .become(new Frame.Sailing(seat, arrived(frame.arrived(), to), from.index()))
        .withBoard(now);
  }

  private static Pile<Sea> arrived(Pile<Sea> before, Sea sea) {
    int place = before.size();
    while (place > 0 && before.get(place - 1).index() > sea.index()) {
      place--;
    }
    return before.plusAt(place, sea);
  }

  /// MN-R-9
  static Move fallback() {
    return Moves.END_SAILING;
  }
}
