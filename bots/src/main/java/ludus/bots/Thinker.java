package ludus.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;
import ludus.kernel.Instinct;

/// Tries the moves to which the instinct leans most in many imagined positions, plays on by
/// instinct in each, and keeps the one after which the positions are worth most. It knows how long
/// it has thought in this turn, so it plays one seat of one game; it may advise many at once.
final class Thinker implements Bot, Adviser {

  /// After so many laps it is looked who drops out: the same with any number of threads, so that
  /// these change nothing.
  private static final int HEAT = 8;

  /// No move counts as less likely than this, as a share of the likeliest.
  private static final double UNTHINKABLE = 1e-6;

  /// The same by experience, which is surer of itself than it should be.
  private static final double RARE = 0.05;

  /// What it thinks for: a choice is made when one move is left; advice tries all to the end, and
  /// at least once.
  private enum Purpose {
    CHOICE,
    ADVICE
  }

  /// How many positions it imagines for a decision where the budget doesn't say.
  sealed interface Amount {

    /// The same in every game.
    record Fixed(int positions) implements Amount {}

    /// The more, the further one has to look ahead until a position can be judged.
    record ByHorizon(double positions) implements Amount {}
  }

  private final Level level;
  private final Style style;
  private final Amount iterations;
  private final Pace pace;
  private final int threads;

  /// What it thought about the question with this stamp, when it answered the one before.
  private List<Forest<?, ?>> memory = List.of();

  private int expected;

  Thinker(Level level, Style style, Amount iterations, Pace pace, int threads) {
    this.level = level;
    this.style = style;
    this.iterations = iterations;
    this.pace = pace;
    this.threads = threads;
  }

  @Override
  public Level level() {
    return level;
  }

  @Override
  public Budget usual() {
    return switch (iterations) {
      case Amount.Fixed(int positions) -> Budget.ofIterations(positions);
      case Amount.ByHorizon _ -> Budget.STANDARD;
    };
  }

  @Override
  public boolean watchesClock(Budget budget) {
    return budget.iterations().isEmpty() || budget.millis().isPresent();
  }

  private int usual(Instinct<?, ?> instinct) {
    return switch (iterations) {
      case Amount.Fixed(int positions) -> positions;
      case Amount.ByHorizon(double positions) -> (int) Math.ceil(positions * instinct.horizon());
    };
  }

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      expected += situation.ask().stamp() == expected ? 1 : 0; // trees don't know such questions
      return moves.getFirst();
    }
    pace.begin(situation.turn());
    Race<S, M> race = race(situation, moves, List.of(), style, own);
    List<Forest<S, M>> forests = forests(situation);
    new Thought<>(situation, race, forests, pace, budget, Purpose.CHOICE, own).think();
    pace.end();
    M choice = race.best();
    remember(situation, choice, forests);
    return choice;
  }

  @Override
  public <S, M> Advice<M> advise(
      Situation<S, M> situation, List<M> also, Budget budget, RandomGenerator own) {
    Pace free = pace.anew();
    free.begin(situation.turn());
    Race<S, M> race = race(situation, situation.moves(), also, style.thorough(), own);
    new Thought<>(situation, race, planted(situation), free, budget, Purpose.ADVICE, own).think();
    return race.advice();
  }

  /// A forest for each thread.
  private <S, M> List<Forest<S, M>> planted(Situation<S, M> situation) {
    Mind<S, M> mind = situation.mind();
    List<Forest<S, M>> forests = new ArrayList<>(threads);
    for (int thread = 0; thread < threads; thread++) {
      forests.add(new Forest<>(mind, situation.seats(), style));
    }
    return forests;
  }

  /// What it thought about this question before, when nobody else has acted since; or new forests.
  @SuppressWarnings("unchecked") // a thinker plays one seat of one game
  private <S, M> List<Forest<S, M>> forests(Situation<S, M> situation) {
    List<Forest<S, M>> known = new ArrayList<>(threads);
    if (situation.ask().stamp() == expected) {
      memory.forEach(forest -> known.add((Forest<S, M>) forest));
    }
    memory = List.of();
    return known.isEmpty() ? planted(situation) : known;
  }

  /// Keeps what it thought about the questions behind its choice, for the next one.
  private <S, M> void remember(Situation<S, M> situation, M choice, List<Forest<S, M>> forests) {
    expected = situation.ask().stamp() + 1;
    List<Forest<?, ?>> kept = new ArrayList<>(threads);
    for (Forest<S, M> forest : forests) {
      if (forest.follow(situation, choice)) {
        kept.add(forest);
      }
    }
    memory = kept.size() == forests.size() ? kept : List.of();
  }

  /// @param also moves that run too, even if they don't come to mind
  private static <S, M> Race<S, M> race(
      Situation<S, M> situation, List<M> moves, List<M> also, Style style, RandomGenerator own) {
    double[] leaning = situation.considered(moves, own);
    Optional<double[]> experienced =
        style.belief() > 0 ? situation.experienced(moves) : Optional.empty();
    double[] weights = together(leaning, experienced);
    List<Integer> likely =
        new ArrayList<>(Candidates.of(weights, style.candidates(), style.farFetched()));
    double most = Arrays.stream(leaning).max().orElseThrow();
    for (M wish : also) {
      int place = moves.indexOf(wish);
      if (place >= 0 && !likely.contains(place)) {
        likely.add(place);
      }
    }
    List<M> candidates = new ArrayList<>(likely.size());
    double[] trust = new double[likely.size()];
    for (int i = 0; i < trust.length; i++) {
      int move = likely.get(i);
      candidates.add(moves.get(move));
      trust[i] = style.trust() * Math.log(Math.max(UNTHINKABLE, leaning[move] / most));
      if (experienced.isPresent()) {
        trust[i] += style.belief() * Math.log(Math.max(RARE, experienced.get()[move]));
      }
    }
    return new Race<>(situation.seat(), candidates, trust, style);
  }

  /// A move comes to mind by instinct or by experience.
  private static double[] together(double[] leaning, Optional<double[]> experienced) {
    if (experienced.isEmpty()) {
      return leaning;
    }
    double most = Arrays.stream(leaning).max().orElseThrow();
    double[] together = new double[leaning.length];
    for (int i = 0; i < together.length; i++) {
      together[i] = Math.max(leaning[i] / most, experienced.get()[i]);
    }
    return together;
  }

  /// Thinking about one decision.
  private final class Thought<S, M> {
    private final Situation<S, M> situation;
    private final Race<S, M> race;
    private final List<Forest<S, M>> forests;
    private final Pace pace;
    private final Purpose purpose;
    private final RandomGenerator own;
    private final int most;
    private final long allowed;
    private long longest;
    private long before;

    Thought(
        Situation<S, M> situation,
        Race<S, M> race,
        List<Forest<S, M>> forests,
        Pace pace,
        Budget budget,
        Purpose purpose,
        RandomGenerator own) {
      this.situation = situation;
      this.race = race;
      this.forests = forests;
      this.pace = pace;
      this.purpose = purpose;
      this.own = own;
      int usual = usual(situation.mind().instinct());
      this.most =
          budget.iterations().orElse(budget.millis().isPresent() ? Integer.MAX_VALUE : usual);
      this.allowed = pace.allowed(budget);
    }

    void think() {
      before = pace.thought();
      if (threads == 1) {
        while (goesOn()) {
          race.count(lap(forests.getFirst(), own.nextLong()));
          look();
        }
      } else {
        together();
      }
    }

    private boolean goesOn() {
      boolean inTime = before + longest < allowed;
      return race.laps() < most
          && switch (purpose) {
            case CHOICE -> inTime && !race.isDecided();
            case ADVICE -> inTime || race.laps() == 0;
          };
    }

    /// At the race and at the clock.
    private void look() {
      if (race.laps() % HEAT == 0) {
        race.dropOut();
      }
      long now = pace.thought();
      longest = Math.max(longest, now - before);
      before = now;
    }

    private void together() {
      try (ExecutorService helpers = Executors.newFixedThreadPool(threads)) {
        while (goesOn()) {
          List<Future<List<double[]>>> heat = new ArrayList<>(threads);
          int laps = Math.min(HEAT, most - race.laps());
          for (int thread = 0; thread < threads; thread++) {
            Forest<S, M> forest = forests.get(thread);
            long[] lucks = own.longs((laps + threads - 1 - thread) / threads).toArray();
            heat.add(helpers.submit(() -> laps(forest, lucks)));
          }
          for (Future<List<double[]>> part : heat) {
            part.get().forEach(race::count);
          }
          look();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt(); // what has been thought so far must do
      } catch (ExecutionException e) {
        throw new IllegalStateException("A lap failed", e.getCause());
      }
    }

    private List<double[]> laps(Forest<S, M> forest, long[] lucks) {
      List<double[]> laps = new ArrayList<>(lucks.length);
      for (long luck : lucks) {
        laps.add(lap(forest, luck));
      }
      return laps;
    }

    private double[] lap(Forest<S, M> forest, long luck) {
      SplittableRandom chance = new SplittableRandom(luck);
      return race.run(forest, situation.imagine(chance), chance.nextLong());
    }
  }
}
