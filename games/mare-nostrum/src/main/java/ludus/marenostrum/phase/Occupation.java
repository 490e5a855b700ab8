package ludus.marenostrum.phase;

import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.MareNostrumEvent.OccupationEnded;
import ludus.marenostrum.MareNostrumEvent.WarChanged;
import ludus.marenostrum.Province;
import ludus.marenostrum.State;

/// What Legions stand on, and what becomes of it when they go, die or meet others (MN-4.3-d), and
/// where it is At War (MN-4.2.1-a).
final class Occupation {

  private Occupation() {}

  /// Legions that stand on nothing.
  static int free(Board board, int seat, Province province) {
    return board.legions(seat, province) - Integer.bitCount(board.placed(seat, province));
  }

  /// So many Legions are gone: those that stand on nothing first (MN-R-10).
  static Board without(Board board, int seat, Province province, int count) {
    int left = board.legions(seat, province) - count;
    Board now = board.withLegions(seat, province, left);
    int placed = board.placed(seat, province);
    return Integer.bitCount(placed) <= left
        ? now
        : now.withPlaced(seat, province, kept(board, province, placed, left));
  }

  /// So many of these places: the marker before Buildings before empty icons.
  private static int kept(Board board, Province province, int places, int count) {
    int built = board.built(province);
    int kept = best(places & Board.MARKER, count);
    kept |= best(places & built & ~Board.MARKER, count - Integer.bitCount(kept));
    return kept | best(places & ~built & ~Board.MARKER, count - Integer.bitCount(kept));
  }

  private static int best(int places, int count) {
    int best = places;
    while (Integer.bitCount(best) > count) {
      best &= ~Integer.highestOneBit(best);
    }
    return best;
  }

  /// Tells of an occupation that there was and is no more.
  static void note(Board before, Board now, int seat, Province province, Course course) {
    if (before.placed(seat, province) != 0 && now.placed(seat, province) == 0) {
      course.note(new OccupationEnded(seat, province));
    }
  }

  /// Land Units of how many players are there.
  static int parties(Board board, Province province) {
    int parties = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      parties += (board.land(seat) & province.bit()) != 0 ? 1 : 0;
    }
    return parties;
  }

  /// It is At War there, and nobody occupies anything (MN-4.2.1-c).
  static State war(State state, Province province, Course course) {
    Board board = state.board();
    Board now = board;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (board.placed(seat, province) != 0) {
        now = now.withPlaced(seat, province, 0);
        note(board, now, seat, province, course);
      }
    }
    if (!board.isAtWar(province)) {
      now = now.withWar(province, true);
      course.note(new WarChanged(province, true));
    }
    return state.withBoard(now);
  }

  /// Units have left or died there: the war may be over.
  static State calm(State state, Province province, Course course) {
    Board board = state.board();
    if (!board.isAtWar(province) || parties(board, province) > 1) {
      return state;
    }
    course.note(new WarChanged(province, false));
    return state.withBoard(board.withWar(province, false));
  }
}
