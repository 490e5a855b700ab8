package ludus.bots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import ludus.kernel.Chance;
import ludus.kernel.Journal;

/// How a seat would end its turn, where nothing is left in it but moves of its own
/// ([ludus.kernel.Instinct#foresight]): of all ways to the end of the turn that come to mind the
/// one after which the first few imagined positions are worth most. It is worked out once and kept,
/// since what the seat knows is the same in all of them.
///
/// @param <S> a whole position
/// @param <M> a move
final class Plans<S, M> {

  /// How many moves come to mind at each step, at most, and how likely each must be, as a share of
  /// the likeliest.
  private static final int MOVES = 4;

  private static final double FAR_FETCHED = 0.02;

  /// Of how many ways the best is taken.
  private static final int WAYS = 40;

  /// In so many imagined positions.
  private static final int POSITIONS = 4;

  /// When so many are known, all are forgotten.
  private static final int MOST_KEPT = 5_000;

  /// Nothing is left to it.
  private static final Chance NO_CHANCE =
      _ -> {
        throw new IllegalStateException("What is foreseen hangs on no chance");
      };

  private final Mind<S, M> mind;
  private final Map<Object, Ways<M>> known = new HashMap<>();
  private long played;

  Plans(Mind<S, M> mind) {
    this.mind = mind;
  }

  /// How many moves were made in thought.
  long played() {
    return played;
  }

  /// What the seat would do to the end of its turn, without moves to which there is no alternative.
  ///
  /// @param foreseen what that hangs on
  List<M> plan(S imagined, int seat, Object foreseen) {
    if (known.size() >= MOST_KEPT) {
      known.clear();
    }
    Ways<M> ways = known.computeIfAbsent(foreseen, _ -> new Ways<>());
    if (ways.positions < POSITIONS) {
      new Looking(seat, ways).follow(imagined);
      ways.choose();
    }
    return ways.best;
  }

  /// What came of each way so far.
  private static final class Ways<M> {
    private final Map<List<M>, double[]> values = new LinkedHashMap<>();
    private List<M> best = List.of();
    private int positions;

    void count(List<M> way, double value) {
      double[] sum = values.get(way);
      if (sum == null) {
        values.put(List.copyOf(way), new double[] {value});
      } else {
        sum[0] += value;
      }
    }

    /// After one more position; of equals the first, to which the instinct leans more.
    void choose() {
      positions++;
      double most = Double.NEGATIVE_INFINITY;
      for (Map.Entry<List<M>, double[]> way : values.entrySet()) {
        if (way.getValue()[0] > most) {
          most = way.getValue()[0];
          best = way.getKey();
        }
      }
    }
  }

  /// All ways in one imagined position.
  private final class Looking {
    private final int seat;
    private final Ways<M> ways;
    private final List<M> way = new ArrayList<>();
    private final Set<S> known = new HashSet<>();
    private int ends;

    Looking(int seat, Ways<M> ways) {
      this.seat = seat;
      this.ways = ways;
    }

    void follow(S state) {
      if (ends == WAYS) {
        return;
      }
      if (isTurnOver(state)) {
        ends++;
        if (known.add(state)) { // often only the order was another, and the first way is as good
          ways.count(way, mind.valuation().values(state)[seat]);
        }
        return;
      }
      List<M> moves = mind.game().moves(state, seat);
      if (moves.size() == 1) {
        follow(play(state, moves.getFirst()));
        return;
      }
      double[] weights = mind.instinct().weights(state, seat, moves);
      for (int likely : Candidates.of(weights, MOVES, FAR_FETCHED)) {
        way.add(moves.get(likely));
        follow(play(state, moves.get(likely)));
        way.removeLast();
      }
    }

    private boolean isTurnOver(S state) {
      return mind.game().awaited(state) != seat || mind.instinct().foresight(state, seat).isEmpty();
    }

    private S play(S state, M move) {
      played++;
      return mind.game().play(state, seat, move, NO_CHANCE, Journal.SILENT);
    }
  }
}
