package ludus.spartacus.combat;

import java.util.List;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Exchange;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.Hex;
import ludus.spartacus.Move;
import ludus.spartacus.Pool;
import ludus.spartacus.State;

/// What a combatant does whose player is absent (SP-FSM-4, SP-FSM-7).
public final class Defaults {

  private Defaults() {}

  /// No net; first; the shortest way to the nearest enemy, and a normal attack.
  public static Move of(State state, Match match) {
    Fighter fighter = match.fighter(match.asked());
    return switch (match.stage()) {
      case ORDER -> new Move.ChooseOrder(true);
      case TURN -> turn(state, match, fighter);
      case STALL -> new Move.GiveUp(Wounds.largest(fighter));
      default -> Move.Pass.IT;
    };
  }

  private static Move turn(State state, Match match, Fighter fighter) {
    int enemy = nearest(match, match.asked());
    int reach = Skills.reach(state, fighter);
    if (!match.attacked() && Fight.reaches(match, match.asked(), fighter.hex(), enemy, reach)) {
      return new Move.Attack(enemy, false);
    }
    if (match.moved() || match.attacked()) {
      return Move.EndCombatTurn.IT;
    }
    Hex goal =
        state.table().content().board().towards(match, match.asked(), enemy, reach, fighter.spd());
    return goal.equals(fighter.hex()) ? Move.EndCombatTurn.IT : new Move.MoveTo(goal);
  }

  /// The nearest enemy that stands; of equally near ones the earliest accepted.
  static int nearest(Match match, int number) {
    Fighter fighter = match.fighter(number);
    int nearest = Frame.NOBODY;
    int least = Board.FAR;
    for (int i = 0; i < match.fighters().size(); i++) {
      Fighter other = match.fighter(i);
      int distance = fighter.hex().distance(other.hex());
      if (other.isStanding() && other.team() != fighter.team() && distance < least) {
        nearest = i;
        least = distance;
      }
    }
    return nearest;
  }

  /// Own dice, no rerolls, no items; dice from the largest pool.
  public static Move of(Match match, Exchange exchange) {
    return switch (exchange.stage()) {
      case DEFENSE -> new Move.DefendWith(Pool.DEF);
      case REROLLS -> new Move.Reroll(List.of());
      case SURRENDER, COUNTER_SURRENDER ->
          new Move.GiveUp(Wounds.largest(match.fighter(exchange.asked())));
      default -> Move.Pass.IT;
    };
  }
}
