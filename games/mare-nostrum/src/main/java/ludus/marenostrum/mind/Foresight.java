package ludus.marenostrum.mind;

import ludus.marenostrum.State;
import ludus.marenostrum.phase.Battle.Force;
import ludus.marenostrum.phase.Odds;
import org.jspecify.annotations.Nullable;

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

    private static final int MOST_DICE = 16;

    /// A force is gone or not for sure if there are so many half points more or less than it takes.
    private static final int SURE = 200;

    private static volatile @Nullable Glance usual;

    private final int hit;

    /// The chance that nothing is left, by the dice against a force, and by how many half points
    /// more than enough they bring.
    private final double[] gone = new double[MOST_DICE * (2 * SURE + 1)];

    private Glance(int divisor) {
      hit = 2 * divisor;
      for (int dice = 0; dice < MOST_DICE; dice++) {
        double spread = Math.sqrt(FIRM + SPREAD * dice);
        for (int more = -SURE; more <= SURE; more++) {
          double hits = (double) more / hit;
          gone[at(dice, more)] = 1 / (1 + Math.exp(-1.7 * hits / spread));
        }
      }
    }

    private static int at(int dice, int more) {
      return dice * (2 * SURE + 1) + SURE + more;
    }

    static Odds of(State state, Force one, Force other) {
      return with(state.table().numbers().hitDivisor()).odds(one, other);
    }

    /// All tables play by the same numbers, but for those with data of their own.
    private static Glance with(int divisor) {
      Glance known = usual;
      if (known == null || known.hit != 2 * divisor) {
        known = new Glance(divisor);
        usual = known;
      }
      return known;
    }

    private Odds odds(Force one, Force other) {
      int suffered = losses(one, other);
      int inflicted = losses(other, one);
      double gone = gone(one, suffered, other.dice());
      double otherGone = gone(other, inflicted, one.dice());
      return new Odds(
          (1 - gone) * otherGone,
          gone * (1 - otherGone),
          Math.min(one.size(), (double) suffered / hit),
          Math.min(other.size(), (double) inflicted / hit));
    }

    /// In half points.
    private int losses(Force force, Force by) {
      int total = DIE * by.dice() + 2 * by.bonus() - (by.dice() == 0 ? 0 : LOST);
      return Math.max(0, total - hit * force.cancels());
    }

    /// The chance that nothing is left of a force.
    private double gone(Force force, int losses, int dice) {
      int more = losses + hit / 2 - hit * force.size();
      return gone[at(Math.min(dice, MOST_DICE - 1), Math.clamp(more, -SURE, SURE))];
    }
  }
}
