package ludus.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import ludus.kernel.Instinct;

/// Tries moves in many imagined positions, thinks some way ahead, and keeps the one that does best
/// on average. Where the game has an instinct it tries only moves that come to mind, and plays on
/// by it; elsewhere it tries all of them and plays greedily to its own next turn.
final class Equestrian implements Bot, Adviser {

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

  /// @param trust what the move is worth before it was tried
  private record Candidate<M>(M move, double trust) {}

  /// The moves to be tried, and how each is.
  private record Plan<S, M>(List<Candidate<M>> candidates, Trial<S, M> trial) {}

  @Override
  public Level level() {
    return Level.EQUESTRIAN;
  }

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    Plan<S, M> plan = plan(situation, moves, List.of(), own);
    return plan.candidates().size() == 1
        ? plan.candidates().getFirst().move()
        : tried(situation, plan, budget, own).best().move();
  }

  @Override
  public Budget usual() {
    return Budget.ofIterations(ITERATIONS);
  }

  @Override
  public <S, M> Advice<M> advise(
      Situation<S, M> situation, List<M> also, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    return tried(situation, plan(situation, moves, also, own), budget, own);
  }

  private static <S, M> Plan<S, M> plan(
      Situation<S, M> situation, List<M> moves, List<M> also, RandomGenerator own) {
    Optional<Instinct<S, M>> instinct = situation.game().instinct();
    return instinct.isPresent()
        ? byInstinct(situation, instinct.get(), moves, also, own)
        : byTrying(situation, moves);
  }

  private static <S, M> Plan<S, M> byTrying(Situation<S, M> situation, List<M> moves) {
    int seat = situation.seat();
    return new Plan<>(
        moves.stream().map(move -> new Candidate<>(move, 0)).toList(),
        (imagined, move, luck) -> {
          Greedy<S, M> greedy = new Greedy<>(situation.game(), luck);
          S turned = greedy.finishTurn(greedy.play(imagined, seat, move), seat, LONGEST_TURN);
          return greedy.value(greedy.untilNextTurn(turned, seat, LONGEST_ROUND), seat);
        });
  }

  private static <S, M> Plan<S, M> byInstinct(
      Situation<S, M> situation,
      Instinct<S, M> instinct,
      List<M> moves,
      List<M> also,
      RandomGenerator own) {
    double[] weights = situation.considered(moves, own);
    List<Integer> tried = new ArrayList<>(Candidates.of(weights, CANDIDATES, FAR_FETCHED));
    double most = weights[tried.getFirst()];
    for (M wish : also) {
      int place = moves.indexOf(wish);
      if (place >= 0 && !tried.contains(place)) {
        tried.add(place);
      }
    }
    List<Candidate<M>> candidates = new ArrayList<>();
    for (int place : tried) {
      candidates.add(new Candidate<>(moves.get(place), TRUST * Math.log(weights[place] / most)));
    }
    int seat = situation.seat();
    return new Plan<>(
        candidates,
        (imagined, move, luck) -> {
          Impulse<S, M> impulse = new Impulse<>(situation.game(), instinct, luck);
          S after = impulse.playOn(impulse.play(imagined, seat, move), HORIZON);
          return situation.game().valuation().values(after)[seat];
        });
  }

  private static <S, M> Advice<M> tried(
      Situation<S, M> situation, Plan<S, M> plan, Budget budget, RandomGenerator own) {
    boolean timed = budget.millis().isPresent() || budget.iterations().isEmpty();
    int standard = budget.millis().isPresent() ? Integer.MAX_VALUE : ITERATIONS;
    int iterations = budget.iterations().orElse(standard);
    long deadline =
        System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(budget.millis().orElse(MILLIS));
    List<Candidate<M>> candidates = plan.candidates();
    double[] sums = new double[candidates.size()];
    int tries = 0;
    while (tries < iterations) {
      S imagined = situation.imagine(own);
      long luck = own.nextLong();
      for (int i = 0; i < sums.length; i++) {
        sums[i] +=
            plan.trial().value(imagined, candidates.get(i).move(), new SplittableRandom(luck));
      }
      tries++;
      if (timed && System.nanoTime() > deadline) {
        break;
      }
    }
    int made = tries;
    return new Advice<>(
        IntStream.range(0, sums.length)
            .boxed()
            .sorted(
                Comparator.comparingDouble(
                    (Integer i) -> -(sums[i] + made * candidates.get(i).trust()))) // stable
            .map(i -> new Advice.Opinion<>(candidates.get(i).move(), sums[i] / made, made))
            .toList(),
        made);
  }
}
