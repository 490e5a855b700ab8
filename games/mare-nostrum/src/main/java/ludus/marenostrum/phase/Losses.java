package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Camp;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Frame.Side;
import ludus.marenostrum.MareNostrumEvent.LegionsLost;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Province;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// What a Land Battle destroys, and what it leaves: war, occupations, or neither (MN-4.2-h,
/// MN-4.3-e, MN-4.3-f).
final class Losses {

  private static final Pile<Move> MOVES = Pile.of(Moves.LOSE_LEGIONS, Moves.LOSE_FORTRESS);

  private Losses() {}

  /// At most one side has a Fortress, and so a choice (MN-4.2-l).
  static State begin(State state, Province province, Side active, Side other, Course course) {
    if (hasChoice(active)) {
      return state.push(new Frame.Losses(active.seat(), province, active, other));
    }
    return hasChoice(other)
        ? state.push(new Frame.Losses(other.seat(), province, active, other))
        : settle(state, province, active, other, false, course);
  }

  private static boolean hasChoice(Side side) {
    return side.fortress() && side.losses() > 0 && side.losses() <= side.units();
  }

  static List<Move> moves() {
    return MOVES;
  }

  static Optional<Refusal> refusal() {
    return Rules.no("4.2-h", "chooseLosses");
  }

  static State play(State state, Frame.Losses frame, Move move, Course course) {
    boolean fortress = move.equals(Moves.LOSE_FORTRESS);
    return settle(state.pop(), frame.province(), frame.active(), frame.other(), fortress, course);
  }

  /// Legions first (MN-R-9).
  static Move fallback() {
    return Moves.LOSE_LEGIONS;
  }

  /// @param chosen whether the side that has a choice gives up the Fortress
  private static State settle(
      State state, Province province, Side active, Side other, boolean chosen, Course course) {
    Board before = state.board();
    Board board = lose(before, province, active, chosen, course);
    board = lose(board, province, other, chosen, course);
    Occupation.note(before, board, active.seat(), province, course);
    Occupation.note(before, board, other.seat(), province, course);
    State now = state.withBoard(board);
    return Occupation.parties(board, province) > 1
        ? Occupation.war(now, province, course) // MN-4.3-e
        : retake(Occupation.calm(now, province, course), before, other.seat(), province);
  }

  private static Board lose(
      Board board, Province province, Side side, boolean chosen, Course course) {
    if (side.losses() == 0) {
      return board;
    }
    boolean fortress = side.fortress() && (side.losses() > side.units() || chosen);
    int legions = side.losses() - (fortress ? 1 : 0);
    course.note(new LegionsLost(side.seat(), province, legions, fortress));
    Board now = Occupation.without(board, side.seat(), province, legions);
    return fortress ? now.withFortress(side.seat(), province, false) : now;
  }

  /// What somebody held who was attacked and is alone now must be taken again (MN-4.3-f). The
  /// Active chooses anew in any case, in the Conquest step (MN-4.3-c).
  private static State retake(State state, Board before, int seat, Province province) {
    int held = before.placed(seat, province);
    return held == 0 || state.board().legions(seat, province) == 0
        ? state
        : state
            .withBoard(state.board().withPlaced(seat, province, 0))
            .push(new Frame.Reoccupying(seat, new Camp(province, held)));
  }
}
