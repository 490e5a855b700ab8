package ludus.bots;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import ludus.kernel.Instinct;

/// Tries moves in many imagined positions, thinks some way ahead, and keeps the one that does best
/// on average. Where the game has an instinct it tries only moves that come to mind, and plays on
/// by it; elsewhere it tries all of them and plays greedily to its own next turn.
final class Equestrian implements Bot {

  private static final int ITERATIONS = 40;
  private static final long MILLIS = 400;
  private static final int LONGEST_TURN = 20;
  private static final int LONGEST_ROUND = 60;

  /// How many moves come to mind, at most, and how much less likely than the first.
  private static final int CANDIDATES = 6;

  private static final double FAR_FETCHED = 0.04;

  /// How far it plays on by instinct, in decisions.
  private static final int HORIZON = 60;

  /// How much worse a move is held to be, as a share of the victory, to which the instinct leans
  /// 2.7 times less.
  private static final double TRUST = 0.004;

  /// What a move is worth to a seat, tried once.
  private interface Trial<S, M> {
    double value(S imagined, M move, RandomGenerator luck);
  }

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    Optional<Instinct<S, M>> instinct = situation.game().instinct();
    return instinct.isPresent()
        ? byInstinct(situation, instinct.get(), moves, budget, own)
        : byTrying(situation, moves, budget, own);
  }

  private static <S, M> M byTrying(
      Situation<S, M> situation, List<M> moves, Budget budget, RandomGenerator own) {
    int seat = situation.seat();
    Trial<S, M> trial =
        (imagined, move, luck) -> {
          Greedy<S, M> greedy = new Greedy<>(situation.game(), luck);
          S turned = greedy.finishTurn(greedy.play(imagined, seat, move), seat, LONGEST_TURN);
          return greedy.value(greedy.untilNextTurn(turned, seat, LONGEST_ROUND), seat);
        };
    return best(situation, moves, new double[moves.size()], trial, budget, own);
  }

  private static <S, M> M byInstinct(
      Situation<S, M> situation,
      Instinct<S, M> instinct,
      List<M> moves,
      Budget budget,
      RandomGenerator own) {
    double[] weights = situation.considered(moves, own);
    List<Integer> likely = Candidates.of(weights, CANDIDATES, FAR_FETCHED);
    if (likely.size() == 1) {
      return moves.get(likely.getFirst());
    }
    double most = weights[likely.getFirst()];
    double[] trust = new double[likely.size()];
    for (int i = 0; i < trust.length; i++) {
      trust[i] = TRUST * Math.log(weights[likely.get(i)] / most);
    }
    int seat = situation.seat();
    Trial<S, M> trial =
        (imagined, move, luck) -> {
          Impulse<S, M> impulse = new Impulse<>(situation.game(), instinct, luck);
          S after = impulse.playOn(impulse.play(imagined, seat, move), HORIZON);
          return situation.game().valuation().values(after)[seat];
        };
    List<M> candidates = likely.stream().map(moves::get).toList();
    return best(situation, candidates, trust, trial, budget, own);
  }

  /// @param before what each move is worth on trust
  private static <S, M> M best(
      Situation<S, M> situation,
      List<M> moves,
      double[] before,
      Trial<S, M> trial,
      Budget budget,
      RandomGenerator own) {
    boolean timed = budget.millis().isPresent();
    int iterations = budget.iterations().orElse(timed ? Integer.MAX_VALUE : ITERATIONS);
    long deadline =
        System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(budget.millis().orElse(MILLIS));
    double[] sums = new double[moves.size()];
    int tries = 0;
    while (tries < iterations) {
      S imagined = situation.imagine(own);
      long luck = own.nextLong();
      for (int i = 0; i < sums.length; i++) {
        sums[i] += trial.value(imagined, moves.get(i), new SplittableRandom(luck));
      }
      tries++;
      if (budget.iterations().isEmpty() && System.nanoTime() > deadline) {
        break;
      }
    }
    int best = 0;
    for (int i = 1; i < sums.length; i++) {
      best = sums[i] + tries * before[i] > sums[best] + tries * before[best] ? i : best;
    }
    return moves.get(best);
  }
}
