package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Frame.Side;
import ludus.marenostrum.MareNostrumEvent.SeaBattleFought;
import ludus.marenostrum.MareNostrumEvent.Step;
import ludus.marenostrum.MareNostrumEvent.StepBegan;
import ludus.marenostrum.MareNostrumEvent.TriremesLost;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Rules;
import ludus.marenostrum.Sea;
import ludus.marenostrum.State;

/// Battles at sea are never forced; one in each Sea, against one enemy (MN-4.1.1-b, MN-4.1.1-c).
public final class SeaBattles {

  private SeaBattles() {}

  static State begin(State state, int seat, Course course) {
    Frame.SeaBattles frame = new Frame.SeaBattles(seat, Pile.empty());
    if (!canFight(state, frame)) {
      return Legions.begin(state, seat, course);
    }
    course.note(new StepBegan(seat, Step.SEA_BATTLES));
    return state.push(frame);
  }

  static State advance(State state, Frame.SeaBattles frame, Course course) {
    return canFight(state, frame) ? state : end(state, frame, course);
  }

  private static State end(State state, Frame.SeaBattles frame, Course course) {
    return Legions.begin(state.pop(), frame.seat(), course);
  }

  private static boolean canFight(State state, Frame.SeaBattles frame) {
    for (int enemy = 0; enemy < state.seats(); enemy++) {
      if (seas(state, frame, enemy) != 0) {
        return true;
      }
    }
    return false;
  }

  /// The Seas in which this enemy can be fought now.
  private static int seas(State state, Frame.SeaBattles frame, int enemy) {
    int seat = frame.seat();
    if (enemy == seat || state.peace().between(seat, enemy)) {
      return 0;
    }
    int seas = state.board().fleets(seat) & state.board().fleets(enemy);
    Pile<Sea> fought = frame.fought();
    for (int i = 0; i < fought.size(); i++) {
      seas &= ~(1 << fought.get(i).index());
    }
    return seas;
  }

  public static List<Move> moves(State state, Frame.SeaBattles frame) {
    List<Move> moves = new ArrayList<>();
    for (int enemy = 0; enemy < state.seats(); enemy++) {
      for (int left = seas(state, frame, enemy); left != 0; left &= left - 1) {
        moves.add(state.table().moves().fightAtSea(Integer.numberOfTrailingZeros(left), enemy));
      }
    }
    moves.add(Moves.END_SEA_BATTLES);
    return moves;
  }

  static Optional<Refusal> refusal(State state, Frame.SeaBattles frame, Move move) {
    if (!(move instanceof Move.FightAtSea(Sea sea, int enemy))) {
      return Rules.no("4.0-b", "fightAtSeaNow");
    }
    if (frame.fought().contains(sea)) {
      return Rules.no("4.1.1-c", "foughtThere");
    }
    return state.peace().between(frame.seat(), enemy)
        ? Rules.no("11-ZEU-c", "peace")
        : Rules.no("4.1.1-b", "noEnemyThere");
  }

  static State play(State state, Frame.SeaBattles frame, Move move, Course course) {
    if (!(move instanceof Move.FightAtSea(Sea sea, int enemy))) {
      return end(state, frame, course);
    }
    Battle.Result result =
        Battle.fight(
            Battle.atSea(state, frame.seat(), sea),
            Battle.atSea(state, enemy, sea),
            state.table().data().warfare().sea(),
            state.table().numbers().hitDivisor(),
            course.chance());
    course.note(new SeaBattleFought(sea, result.active(), result.other()));
    Board board = lose(state.board(), sea, result.active(), course);
    return state
        .become(new Frame.SeaBattles(frame.seat(), fought(frame.fought(), sea)))
        .withBoard(lose(board, sea, result.other(), course));
  }

  private static Board lose(Board board, Sea sea, Side side, Course course) {
    if (side.losses() == 0) {
      return board;
    }
    course.note(new TriremesLost(side.seat(), sea, side.losses()));
    return board.withTriremes(side.seat(), sea, side.units() - side.losses());
  }

  private static Pile<Sea> fought(Pile<Sea> before, Sea sea) {
    int place = before.size();
    while (place > 0 && before.get(place - 1).index() > sea.index()) {
      place--;
    }
    return before.plusAt(place, sea);
  }

  /// MN-R-9
  static Move fallback() {
    return Moves.END_SEA_BATTLES;
  }
}
