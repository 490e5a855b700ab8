package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.MareNostrumEvent.PeaceDeclined;
import ludus.marenostrum.MareNostrumEvent.PeaceMade;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Peace;
import ludus.marenostrum.Phase;
import ludus.marenostrum.Power;
import ludus.marenostrum.Province;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// The Statue of Zeus makes peace with one opponent (MN-11-ZEU).
final class Zeus {

  private Zeus() {}

  static State begin(State state) {
    int owner = state.owner(Power.STATUE_OF_ZEUS);
    return owner == Board.NOBODY
        ? Movement.opens(state)
        : state.begin(Phase.MOVEMENT, new Frame.Peacemaking(owner));
  }

  static List<Move> moves(State state, Frame.Peacemaking frame) {
    List<Move> moves = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      if (seat != frame.seat() && seat != state.peace().before()) {
        moves.add(new Move.MakePeace(seat));
      }
    }
    moves.add(Moves.PASS);
    return moves;
  }

  static Optional<Refusal> refusal(State state, Move move) {
    return Rules.no(
        "11-ZEU-a",
        move instanceof Move.MakePeace(int seat) && seat == state.peace().before()
            ? "peaceAgain"
            : "peaceNow");
  }

  static State play(State state, Frame.Peacemaking frame, Move move, Course course) {
    if (!(move instanceof Move.MakePeace(int other))) {
      course.note(new PeaceDeclined(frame.seat()));
      return Movement.opens(state);
    }
    Peace peace = new Peace(frame.seat(), other, state.peace().before());
    return Movement.opens(home(state.withPeace(peace), frame.seat(), other, course));
  }

  /// The other's Legions leave the owner's Provinces for their own Capital's (MN-11-ZEU-b), and
  /// with that every occupation (MN-11-ZEU-f).
  private static State home(State state, int owner, int other, Course course) {
    Board before = state.board();
    Board board = before;
    long abroad = before.camps(other) & before.controlled(owner);
    Pile<Province> returned = Pile.empty();
    int legions = 0;
    for (long left = abroad; left != 0; left &= left - 1) {
      Province province = state.table().province(Long.numberOfTrailingZeros(left));
      int there = board.legions(other, province);
      board = Occupation.without(board, other, province, there);
      returned = returned.plus(province);
      legions += there;
    }
    Province capital = state.realm(other).capital();
    board = board.withLegions(other, capital, board.legions(other, capital) + legions);
    course.note(new PeaceMade(owner, other, returned, legions));
    State now = state.withBoard(board);
    for (int i = 0; i < returned.size(); i++) {
      Occupation.note(before, board, other, returned.get(i), course);
      now = Occupation.calm(now, returned.get(i), course);
    }
    return now;
  }
}
