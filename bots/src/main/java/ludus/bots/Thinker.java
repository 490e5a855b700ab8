package ludus.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;

/// Tries the moves to which the instinct leans most in many imagined positions, plays on by
/// instinct in each, and keeps the one after which the positions are worth most. It knows how long
/// it has thought in this turn, so it plays one seat of one game.
final class Thinker implements Bot {

  /// After so many laps it is looked who drops out: the same with any number of threads, so that
  /// these change nothing.
  private static final int HEAT = 8;

  private final Style style;
  private final int iterations;
  private final Pace pace;
  private final int threads;

  /// @param iterations imagined positions, if the budget doesn't say
  Thinker(Style style, int iterations, Pace pace, int threads) {
    this.style = style;
    this.iterations = iterations;
    this.pace = pace;
    this.threads = threads;
  }

  @Override
  public Budget usual() {
    return Budget.ofIterations(iterations);
  }

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    pace.begin(situation.ask().stamp());
    double[] weights = situation.considered(moves, own);
    List<Integer> likely = Candidates.of(weights, style.candidates(), style.farFetched());
    List<M> candidates = new ArrayList<>(likely.size());
    double[] trust = new double[likely.size()];
    for (int i = 0; i < trust.length; i++) {
      candidates.add(moves.get(likely.get(i)));
      trust[i] = style.trust() * Math.log(weights[likely.get(i)] / weights[likely.getFirst()]);
    }
    Race<S, M> race =
        new Race<>(Mind.of(situation.game()), situation.seat(), candidates, trust, style);
    if (threads == 1) {
      alone(situation, race, budget, own);
    } else {
      together(situation, race, budget, own);
    }
    pace.end();
    return candidates.get(race.best());
  }

  private <S, M> void alone(
      Situation<S, M> situation, Race<S, M> race, Budget budget, RandomGenerator own) {
    int most = most(budget);
    long allowed = pace.allowed(budget);
    long longest = 0;
    long before = pace.thought();
    while (!race.isDecided() && race.laps() < most && before + longest < allowed) {
      race.count(lap(situation, race, own.nextLong()));
      if (race.laps() % HEAT == 0) {
        race.dropOut();
      }
      long now = pace.thought();
      longest = Math.max(longest, now - before);
      before = now;
    }
  }

  private <S, M> void together(
      Situation<S, M> situation, Race<S, M> race, Budget budget, RandomGenerator own) {
    int most = most(budget);
    long allowed = pace.allowed(budget);
    long longest = 0;
    long before = pace.thought();
    try (ExecutorService helpers = Executors.newFixedThreadPool(threads)) {
      while (!race.isDecided() && race.laps() < most && before + longest < allowed) {
        List<Future<double[]>> heat = new ArrayList<>(HEAT);
        for (int i = Math.min(HEAT, most - race.laps()); i > 0; i--) {
          long luck = own.nextLong();
          heat.add(helpers.submit(() -> lap(situation, race, luck)));
        }
        for (Future<double[]> lap : heat) {
          race.count(lap.get());
        }
        if (race.laps() % HEAT == 0) {
          race.dropOut();
        }
        long now = pace.thought();
        longest = Math.max(longest, now - before);
        before = now;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // what has been thought so far must do
    } catch (ExecutionException e) {
      throw new IllegalStateException("A lap failed", e.getCause());
    }
  }

  private int most(Budget budget) {
    int unlimited = budget.millis().isPresent() ? Integer.MAX_VALUE : iterations;
    return budget.iterations().orElse(unlimited);
  }

  private static <S, M> double[] lap(Situation<S, M> situation, Race<S, M> race, long luck) {
    SplittableRandom own = new SplittableRandom(luck);
    return race.run(situation.imagine(own), own.nextLong());
  }
}
