package ludus.spartacus.mind;

import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.Hex;
import ludus.spartacus.Move;
import ludus.spartacus.State;
import ludus.spartacus.combat.Skills;
import ludus.spartacus.combat.Tactics;

/// Moves in a match: the plain tactics, and the wits of the faster: strike, then step back to where
/// the enemy can't strike in its turn, and let it come.
final class Footwork {

  /// By how much the plain tactics are preferred to everything else.
  static final double PLAIN = 2.5;

  private static final Hex MIDDLE = new Hex(0, 0);

  private Footwork() {}

  /// How much each answer to the match is preferred.
  static final class Steps {

    private final Match match;
    private final Move plain;
    private final Hex enemy;

    /// Up to which distance the enemy can strike in its next turn.
    private final int danger;

    private final int distance;

    Steps(State state, Match match) {
      this.match = match;
      Fighter fighter = match.fighter(match.asked());
      Fighter other = enemy(match, fighter);
      plain = Tactics.of(state, fighter.seat());
      enemy = other.hex();
      danger = other.spd() + Math.max(Skills.reach(state, other), Skills.speedReach(state, other));
      distance = fighter.hex().distance(enemy);
    }

    double gain(Move move) {
      double gain = move.equals(plain) ? PLAIN : 0;
      return switch (move) {
        case Move.MoveTo(Hex hex) when match.attacked() && hex.distance(enemy) > danger ->
            PLAIN + 1 + 0.1 * hex.distance(enemy) - 0.2 * hex.distance(MIDDLE);
        case Move.ChooseOrder(boolean first) when !first && distance > danger -> PLAIN + 1;
        default -> gain;
      };
    }
  }

  private static Fighter enemy(Match match, Fighter fighter) {
    for (int i = 0; i < match.fighters().size(); i++) {
      Fighter other = match.fighter(i);
      if (other.team() != fighter.team() && other.isStanding()) {
        return other;
      }
    }
    throw new IllegalStateException("Nobody to fight in " + match);
  }
}
