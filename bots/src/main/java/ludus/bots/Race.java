package ludus.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Moves that are tried side by side: all of them in the same imagined positions and with the same
/// luck, so that what remains is the difference between the moves. Those that have fallen clearly
/// behind drop out.
///
/// @param <S> a whole position
/// @param <M> a move
public final class Race<S, M> {

  /// Nobody drops out on less evidence than this.
  private static final int FEWEST_LAPS = 8;

  /// Moves that made no difference in so many laps are held to be alike.
  private static final int ALIKE = 64;

  private final int seat;
  private final List<M> moves;
  private final double[] trust;
  private final Style style;
  private final boolean[] out;
  private final double[] sums;

  /// Of each move against each other: the differences, and their squares.
  private final double[][] ahead;

  private final double[][] squares;
  private int running;
  private int laps;

  /// @param trust what each move is worth beforehand, in every lap
  public Race(int seat, List<M> moves, double[] trust, Style style) {
    this.seat = seat;
    this.moves = moves;
    this.trust = trust.clone();
    this.style = style;
    this.out = new boolean[moves.size()];
    this.sums = new double[moves.size()];
    this.ahead = new double[moves.size()][moves.size()];
    this.squares = new double[moves.size()][moves.size()];
    this.running = moves.size();
  }

  int laps() {
    return laps;
  }

  boolean isDecided() {
    return running == 1;
  }

  /// What each move still in the race brings in one imagined position. Several laps can be run at
  /// once, in different forests; they count only when they are handed to [#count].
  public double[] run(Forest<S, M> forest, S imagined, long luck) {
    double[] values = new double[moves.size()];
    for (int i = 0; i < values.length; i++) {
      if (!out[i]) {
        values[i] = forest.think(imagined, seat, moves.get(i), luck);
      }
    }
    return values;
  }

  void count(double[] values) {
    laps++;
    for (int i = 0; i < values.length; i++) {
      if (!out[i]) {
        sums[i] += values[i];
        for (int j = 0; j < values.length; j++) {
          double difference = values[i] - values[j];
          ahead[i][j] += difference;
          squares[i][j] += difference * difference;
        }
      }
    }
  }

  void dropOut() {
    int best = leader();
    for (int i = 0; laps >= FEWEST_LAPS && i < out.length; i++) {
      if (!out[i] && i != best && isBehind(i, best)) {
        out[i] = true;
        running--;
      }
    }
  }

  /// By what came of them, not by trust alone: that one move came out like another a few times says
  /// little.
  private boolean isBehind(int move, int best) {
    if (squares[best][move] == 0) {
      return laps >= ALIKE;
    }
    double mean = ahead[best][move] / laps;
    double variance = Math.max(0, squares[best][move] / laps - mean * mean);
    return mean > 0 && mean >= style.doubt() * Math.sqrt(variance / laps);
  }

  /// The one that has done best so far; of equals the one named first.
  M best() {
    return moves.get(leader());
  }

  /// What all that are still in the race are held to be worth, after at least one lap.
  Advice<M> advice() {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < sums.length; i++) {
      if (!out[i]) {
        order.add(i);
      }
    }
    order.sort(Comparator.comparingDouble(i -> -standing(i))); // stable among equals
    return new Advice<>(
        order.stream()
            .map(i -> new Advice.Opinion<>(moves.get(i), Math.max(0, standing(i) / laps), laps))
            .toList(),
        laps);
  }

  private int leader() {
    int best = -1;
    for (int i = 0; i < sums.length; i++) {
      if (!out[i] && (best < 0 || standing(i) > standing(best))) {
        best = i;
      }
    }
    return best;
  }

  /// What came of a move, and what it was worth beforehand; before the first lap that alone.
  private double standing(int move) {
    return sums[move] + Math.max(1, laps) * trust[move];
  }
}
