package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.MareNostrumEvent.LandBattleFought;
import ludus.marenostrum.MareNostrumEvent.Step;
import ludus.marenostrum.MareNostrumEvent.StepBegan;
import ludus.marenostrum.Move;
import ludus.marenostrum.Province;
import ludus.marenostrum.Provinces;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;

/// Wherever the Active meets an enemy on land there must be a battle (MN-4.2-a): one in each
/// Province, against one enemy (MN-4.2-b), in the order of the Active (MN-4.2-c).
public final class LandBattles {

  private LandBattles() {}

  static State begin(State state, int seat, Course course) {
    Frame.LandBattles frame = new Frame.LandBattles(seat, Provinces.NONE);
    if (pending(state, frame) == 0) {
      return Conquest.begin(state, seat, course);
    }
    course.note(new StepBegan(seat, Step.LAND_BATTLES));
    return state.push(frame);
  }

  /// A battle without a choice is fought unasked (MN-R-8).
  static State advance(State state, Frame.LandBattles frame, Course course) {
    long pending = pending(state, frame);
    if (pending == 0) {
      return Conquest.begin(state.pop(), frame.seat(), course);
    }
    if (Long.bitCount(pending) > 1) {
      return state;
    }
    Province province = state.table().province(Long.numberOfTrailingZeros(pending));
    int enemy = Board.NOBODY;
    for (int other = 0; other < state.seats(); other++) {
      if (isFoe(state, frame.seat(), other, province)) {
        if (enemy != Board.NOBODY) {
          return state;
        }
        enemy = other;
      }
    }
    return fight(state, frame, province, enemy, course);
  }

  /// The Provinces in which there must still be a battle.
  public static long pending(State state, Frame.LandBattles frame) {
    Board board = state.board();
    long foes = 0;
    for (int other = 0; other < state.seats(); other++) {
      if (other != frame.seat() && !state.peace().between(frame.seat(), other)) {
        foes |= board.land(other);
      }
    }
    return board.land(frame.seat()) & foes & ~frame.fought().bits();
  }

  private static boolean isFoe(State state, int seat, int other, Province province) {
    return other != seat
        && (state.board().land(other) & province.bit()) != 0
        && !state.peace().between(seat, other); // MN-11-ZEU-d
  }

  public static List<Move> moves(State state, Frame.LandBattles frame) {
    List<Move> moves = new ArrayList<>();
    for (long left = pending(state, frame); left != 0; left &= left - 1) {
      Province province = state.table().province(Long.numberOfTrailingZeros(left));
      for (int place = 1; place < state.seats(); place++) {
        int enemy = state.table().clockwise(frame.seat(), place);
        if (isFoe(state, frame.seat(), enemy, province)) {
          moves.add(state.table().moves().fightOnLand(province.index(), enemy));
        }
      }
    }
    return moves;
  }

  static Optional<Refusal> refusal(State state, Frame.LandBattles frame, Move move) {
    if (!(move instanceof Move.FightOnLand(Province province, int enemy))) {
      return Rules.no("4.2-a", "fightNow");
    }
    if (frame.fought().contains(province)) {
      return Rules.no("4.2-b", "foughtThere");
    }
    return state.peace().between(frame.seat(), enemy)
        ? Rules.no("11-ZEU-c", "peace")
        : Rules.no("4.2-a", "noEnemyThere");
  }

  static State play(State state, Frame.LandBattles frame, Move move, Course course) {
    if (move instanceof Move.FightOnLand(Province province, int enemy)) {
      return fight(state, frame, province, enemy, course);
    }
    throw new IllegalStateException(move + " is no battle");
  }

  private static State fight(
      State state, Frame.LandBattles frame, Province province, int enemy, Course course) {
    int seat = frame.seat();
    Battle.Result result =
        Battle.fight(
            Battle.onLand(state, seat, province, seat),
            Battle.onLand(state, enemy, province, seat),
            state.table().data().warfare().land(),
            state.table().numbers().hitDivisor(),
            course.chance());
    course.note(new LandBattleFought(province, result.active(), result.other()));
    State now = state.become(new Frame.LandBattles(seat, frame.fought().plus(province)));
    return Losses.begin(now, province, result.active(), result.other(), course);
  }

  /// By Province in data order, against the first enemy clockwise (MN-R-9).
  static Move fallback(State state, Frame.LandBattles frame) {
    return moves(state, frame).getFirst();
  }
}
