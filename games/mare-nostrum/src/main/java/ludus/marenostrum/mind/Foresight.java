package ludus.marenostrum.mind;

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

    private static final double DIE = 3.5;

    /// Of the points of a total so many make no hit, on average.
    private static final double LOST = 2;

    /// The spread of the hits of one die, and of what does not depend on dice.
    private static final double SPREAD = 0.12;

    private static final double FIRM = 0.12;

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
      double total = DIE * by.dice() + by.bonus();
      return Math.max(0, (total - (by.dice() == 0 ? 0 : LOST)) / divisor - force.cancels());
    }

    /// The chance that nothing is left of a force.
    private static double gone(Force force, double losses, int dice) {
      double spread = Math.sqrt(FIRM + SPREAD * dice);
      return 1 / (1 + Math.exp(-1.7 * (losses + 0.5 - force.size()) / spread));
    }
  }
}
