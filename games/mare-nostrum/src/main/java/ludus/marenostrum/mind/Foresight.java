package ludus.marenostrum.mind;

import java.util.Arrays;
import ludus.marenostrum.State;
import ludus.marenostrum.phase.Battle.Force;
import ludus.marenostrum.phase.Odds;

/// How a battle is likely to end: at a glance, or exactly.
interface Foresight {

  Odds onLand(State state, Force one, Force other);

  Odds atSea(State state, Force one, Force other);

  Foresight EXACT =
      new Foresight() {
        @Override
        public Odds onLand(State state, Force one, Force other) {
          return Odds.onLand(state, one, other);
        }

        @Override
        public Odds atSea(State state, Force one, Force other) {
          return Odds.atSea(state, one, other);
        }
      };

  /// By the mean of the dice.
  Foresight GLANCE =
      new Foresight() {
        @Override
        public Odds onLand(State state, Force one, Force other) {
          return Glance.of(state, one, other);
        }

        @Override
        public Odds atSea(State state, Force one, Force other) {
          return Glance.of(state, one, other);
        }
      };

  /// What is seen at a glance.
  final class Glance {

    /// A die, in half points.
    private static final int DIE = 7;

    /// Of the points of a total so many make no hit, on average; in half points.
    private static final int LOST = 4;

    /// The spread of the hits of one die, and of what does not depend on dice.
    private static final double SPREAD = 0.12;

    private static final double FIRM = 0.12;

    private static final int MOST_DICE = 20;
    private static final double[] SPREADS = new double[MOST_DICE];

    static {
      Arrays.setAll(SPREADS, dice -> -1.7 / Math.sqrt(FIRM + SPREAD * dice));
    }

    private Glance() {}

    static Odds of(State state, Force one, Force other) {
      int divisor = state.table().numbers().hitDivisor();
      double suffered = losses(one, other, divisor);
      double inflicted = losses(other, one, divisor);
      double gone = gone(one, suffered, other.dice());
      double otherGone = gone(other, inflicted, one.dice());
      return new Odds(
          (1 - gone) * otherGone,
          gone * (1 - otherGone),
          Math.min(one.size(), suffered),
          Math.min(other.size(), inflicted));
    }

    private static double losses(Force force, Force by, int divisor) {
      int total = DIE * by.dice() + 2 * by.bonus() - (by.dice() == 0 ? 0 : LOST);
      return Math.max(0, total / (2.0 * divisor) - force.cancels());
    }

    /// The chance that nothing is left of a force.
    private static double gone(Force force, double losses, int dice) {
      double sharp = SPREADS[Math.min(dice, MOST_DICE - 1)];
      return 1 / (1 + Math.exp(sharp * (losses + 0.5 - force.size())));
    }
  }
}
