package ludus.bots;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/// Tries each move in many imagined positions, thinks to its own next turn, and keeps the move that
/// does best on average.
final class Equestrian implements Bot {

  private static final int ITERATIONS = 40;
  private static final long MILLIS = 400;
  private static final int LONGEST_TURN = 20;
  private static final int LONGEST_ROUND = 60;

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    boolean timed = budget.millis().isPresent();
    int iterations = budget.iterations().orElse(timed ? Integer.MAX_VALUE : ITERATIONS);
    long deadline =
        System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(budget.millis().orElse(MILLIS));
    double[] sums = new double[moves.size()];
    for (int tried = 0; tried < iterations; tried++) {
      S imagined = situation.imagine(own);
      long luck = own.nextLong();
      for (int i = 0; i < sums.length; i++) {
        sums[i] += value(situation, imagined, moves.get(i), new SplittableRandom(luck));
      }
      if (budget.iterations().isEmpty() && System.nanoTime() > deadline) {
        break;
      }
    }
    double most = Arrays.stream(sums).max().orElseThrow();
    int best = 0;
    while (sums[best] < most) {
      best++;
    }
    return moves.get(best);
  }

  private static <S, M> double value(
      Situation<S, M> situation, S imagined, M move, RandomGenerator luck) {
    int seat = situation.seat();
    Greedy<S, M> greedy = new Greedy<>(situation.game(), luck);
    S turned = greedy.finishTurn(greedy.play(imagined, seat, move), seat, LONGEST_TURN);
    return greedy.value(greedy.untilNextTurn(turned, seat, LONGEST_ROUND), seat);
  }
}
