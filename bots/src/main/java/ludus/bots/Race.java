package ludus.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.LongAdder;

/// Moves that are tried side by side: all of them in the same imagined positions and with the same
/// luck, so that what remains is the difference between the moves. Those that have fallen clearly
/// behind drop out.
///
/// @param <S> a whole position
/// @param <M> a move
public final class Race<S, M> {

  /// Nobody drops out on less evidence than this.
  private static final int FEWEST_LAPS = 8;

  /// After the horizon a position is judged at the latest so many decisions later.
  private static final int PATIENCE = 20;

  private final Mind<S, M> mind;
  private final int seat;
  private final List<M> moves;
  private final double[] trust;
  private final Style style;
  private final int horizon;
  private final boolean[] out;
  private final LongAdder played = new LongAdder();
  private final double[] sums;

  /// Of each move against each other: the differences, and their squares.
  private final double[][] ahead;

  private final double[][] squares;
  private int running;
  private int laps;

  /// @param trust what each move is worth beforehand, in every lap
  public Race(Mind<S, M> mind, int seat, List<M> moves, double[] trust, Style style) {
    this.mind = mind;
    this.seat = seat;
    this.moves = moves;
    this.trust = trust.clone();
    this.style = style;
    this.horizon = mind.instinct().horizon();
    this.out = new boolean[moves.size()];
    this.sums = new double[moves.size()];
    this.ahead = new double[moves.size()][moves.size()];
    this.squares = new double[moves.size()][moves.size()];
    this.running = moves.size();
  }

  int laps() {
    return laps;
  }

  /// How many moves were made in thought.
  public long played() {
    return played.sum();
  }

  boolean isDecided() {
    return running == 1;
  }

  /// What each move still in the race brings in one imagined position. Several laps can be run at
  /// once; they count only when they are handed to [#count].
  public double[] run(S imagined, long luck) {
    double[] values = new double[moves.size()];
    for (int i = 0; i < values.length; i++) {
      if (!out[i]) {
        Impulse<S, M> impulse =
            new Impulse<>(
                mind.game(), mind.instinct(), style.sharpness(), new SplittableRandom(luck));
        S after = impulse.play(imagined, seat, moves.get(i));
        S later = impulse.untilAskedAgain(after, seat, horizon, horizon + PATIENCE);
        played.add(impulse.played());
        values[i] = trust[i] + mind.valuation().values(later)[seat];
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

  private boolean isBehind(int move, int best) {
    double mean = ahead[best][move] / laps;
    double variance = Math.max(0, squares[best][move] / laps - mean * mean);
    return mean > 0 && mean >= style.doubt() * Math.sqrt(variance / laps);
  }

  /// The one that has done best so far; of equals the one named first.
  M best() {
    return moves.get(leader());
  }

  /// What came of all that are still in the race, after at least one lap.
  Advice<M> advice() {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < sums.length; i++) {
      if (!out[i]) {
        order.add(i);
      }
    }
    order.sort(Comparator.comparingDouble(i -> -sums[i])); // stable among equals
    return new Advice<>(
        order.stream()
            .map(i -> new Advice.Opinion<>(moves.get(i), sums[i] / laps - trust[i], laps))
            .toList(),
        laps);
  }

  private int leader() {
    int best = -1;
    for (int i = 0; i < sums.length; i++) {
      if (!out[i] && (best < 0 || leads(i, best))) {
        best = i;
      }
    }
    return best;
  }

  private boolean leads(int move, int other) {
    return laps == 0 ? trust[move] > trust[other] : sums[move] > sums[other];
  }
}
