package ludus.bots.arena;

import java.util.ArrayList;
import java.util.List;
import ludus.bots.arena.Report.Duel;
import ludus.bots.arena.Report.Rating;

/// Strengths that explain the duels best (Bradley and Terry): the odds of a win follow from the
/// distance of two bots. A drawn game is added to each pair that met, so that one who always wins
/// still has a number; the intervals come from the curvature at the best fit.
public final class Ratings {

  private static final double POINTS = 400 / Math.log(10);
  private static final double Z = 1.959964;
  private static final int MOST_STEPS = 500;
  private static final double LONGEST_STEP = 1;
  private static final double EXACT = 1e-10;

  private final List<Duel> duels;

  /// How strong each is, in units of log odds; the first stays at 0.
  private final double[] strength;

  private Ratings(int bots, List<Duel> duels) {
    this.duels = duels;
    this.strength = new double[bots];
  }

  public static List<Rating> of(List<Contestant> bots, List<Duel> duels) {
    Ratings ratings = new Ratings(bots.size(), duels);
    ratings.fit();
    double[][] covariance = inverse(ratings.curvature());
    List<Rating> list = new ArrayList<>();
    for (int bot = 0; bot < bots.size(); bot++) {
      double error = bot == 0 ? 0 : Z * Math.sqrt(covariance[bot - 1][bot - 1]);
      list.add(new Rating(bots.get(bot).id(), POINTS * ratings.strength[bot], POINTS * error));
    }
    return list;
  }

  private void fit() {
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] slope = slope();
      double[][] inverse = inverse(curvature());
      double longest = 0;
      for (int bot = 1; bot < strength.length; bot++) {
        double move = 0;
        for (int other = 1; other < strength.length; other++) {
          move += inverse[bot - 1][other - 1] * slope[other];
        }
        strength[bot] += Math.clamp(move, -LONGEST_STEP, LONGEST_STEP);
        longest = Math.max(longest, Math.abs(move));
      }
      if (longest < EXACT) {
        return;
      }
    }
  }

  private double chance(Duel duel) {
    double distance = strength[duel.pair().first()] - strength[duel.pair().second()];
    return 1 / (1 + Math.exp(-distance));
  }

  private static double games(Duel duel) {
    return duel.wins().effective() + 1;
  }

  private double[] slope() {
    double[] slope = new double[strength.length];
    for (Duel duel : duels) {
      double won = duel.wins().effective() * duel.wins().rate() + 0.5;
      double surprise = won - games(duel) * chance(duel);
      slope[duel.pair().first()] += surprise;
      slope[duel.pair().second()] -= surprise;
    }
    return slope;
  }

  /// Without the first, which stays where it is.
  private double[][] curvature() {
    double[][] curvature = new double[strength.length - 1][strength.length - 1];
    for (Duel duel : duels) {
      int first = duel.pair().first() - 1;
      int second = duel.pair().second() - 1;
      double weight = games(duel) * chance(duel) * (1 - chance(duel));
      if (first >= 0) {
        curvature[first][first] += weight;
      }
      if (second >= 0) {
        curvature[second][second] += weight;
      }
      if (first >= 0 && second >= 0) {
        curvature[first][second] -= weight;
        curvature[second][first] -= weight;
      }
    }
    return curvature;
  }

  /// By elimination; the matrix is symmetric and positive, so no rows need to be exchanged.
  private static double[][] inverse(double[][] matrix) {
    int size = matrix.length;
    double[][] left = new double[size][];
    double[][] right = new double[size][size];
    for (int row = 0; row < size; row++) {
      left[row] = matrix[row].clone();
      right[row][row] = 1;
    }
    for (int pivot = 0; pivot < size; pivot++) {
      double by = left[pivot][pivot];
      for (int column = 0; column < size; column++) {
        left[pivot][column] /= by;
        right[pivot][column] /= by;
      }
      for (int row = 0; row < size; row++) {
        double factor = left[row][pivot];
        for (int column = 0; column < size && row != pivot; column++) {
          left[row][column] -= factor * left[pivot][column];
          right[row][column] -= factor * right[pivot][column];
        }
      }
    }
    return right;
  }
}
