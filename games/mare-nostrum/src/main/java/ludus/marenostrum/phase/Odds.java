package ludus.marenostrum.phase;

import java.util.List;
import ludus.marenostrum.State;
import ludus.marenostrum.phase.Battle.Force;

/// How a battle is likely to end, exactly: the totals of all dice are counted, none is rolled.
///
/// @param alone chance that only Units of the one side remain
/// @param beaten chance that only Units of the other remain
/// @param losses Units that the one side loses on average
/// @param otherLosses those that the other loses
public record Odds(double alone, double beaten, double losses, double otherLosses) {

  public static Odds onLand(State state, Force one, Force other) {
    return of(state, one, other, state.table().data().warfare().land());
  }

  public static Odds atSea(State state, Force one, Force other) {
    return of(state, one, other, state.table().data().warfare().sea());
  }

  private static Odds of(State state, Force one, Force other, List<Integer> faces) {
    int divisor = state.table().numbers().hitDivisor();
    double[] suffered = losses(one, totals(other, faces), other.bonus(), divisor);
    double[] inflicted = losses(other, totals(one, faces), one.bonus(), divisor);
    double gone = suffered[one.size()];
    double otherGone = inflicted[other.size()];
    return new Odds(
        (1 - gone) * otherGone, gone * (1 - otherGone), mean(suffered), mean(inflicted));
  }

  /// The chance of each total of the dice.
  private static double[] totals(Force force, List<Integer> faces) {
    int highest = 0;
    for (int face : faces) {
      highest = Math.max(highest, face);
    }
    double[] chances = {1};
    for (int die = 0; die < force.dice(); die++) {
      double[] next = new double[chances.length + highest];
      for (int total = 0; total < chances.length; total++) {
        for (int face : faces) {
          next[total + face] += chances[total] / faces.size();
        }
      }
      chances = next;
    }
    return chances;
  }

  /// The chance of each number of losses.
  private static double[] losses(Force force, double[] totals, int bonus, int divisor) {
    double[] losses = new double[force.size() + 1];
    for (int total = 0; total < totals.length; total++) {
      losses[force.losses((total + bonus) / divisor)] += totals[total];
    }
    return losses;
  }

  private static double mean(double[] chances) {
    double mean = 0;
    for (int value = 0; value < chances.length; value++) {
      mean += value * chances[value];
    }
    return mean;
  }
}
