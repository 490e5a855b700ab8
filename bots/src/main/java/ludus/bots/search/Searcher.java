package ludus.bots.search;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import ludus.bots.Bot;
import ludus.bots.Budget;
import ludus.bots.Situation;

/// Searches as long as its budget lasts, and makes the move that it has thought about most.
///
/// @param iterations if the budget doesn't say
/// @param millis at most, whatever the iterations, unless the budget gives a time
public record Searcher(Style style, int iterations, long millis) implements Bot {

  private static final int BETWEEN_LOOKS_AT_THE_CLOCK = 8;

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    Search<S, M> search = new Search<>(situation.game(), situation.seats(), style, own);
    boolean timed = budget.millis().isPresent();
    int most = budget.iterations().orElse(timed ? Integer.MAX_VALUE : iterations);
    long deadline =
        budget.iterations().isPresent()
            ? Long.MAX_VALUE
            : System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(budget.millis().orElse(millis));
    while (search.iterations() < most
        && (search.iterations() % BETWEEN_LOOKS_AT_THE_CLOCK != 0
            || deadline == Long.MAX_VALUE
            || System.nanoTime() < deadline)) {
      search.iterate(situation.imagine(own));
    }
    return moves.get(favorite(search, situation.seat(), moves));
  }

  /// The one chosen most often; of equals the one that did better.
  private static <S, M> int favorite(Search<S, M> search, int seat, List<M> moves) {
    int[] visits = search.visits(seat, moves);
    double[] values = search.values(seat, moves);
    int best = 0;
    for (int i = 1; i < visits.length; i++) {
      if (visits[i] > visits[best] || (visits[i] == visits[best] && values[i] > values[best])) {
        best = i;
      }
    }
    return best;
  }
}
