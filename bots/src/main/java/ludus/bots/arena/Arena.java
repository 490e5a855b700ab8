package ludus.bots.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import ludus.bots.Bot;
import ludus.bots.Situation;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;

/// Plays experiments, in parallel, with the same result whatever the number of threads.
public final class Arena {

  /// The most games that a thread takes at a time.
  private static final int CHUNK = 64;

  /// How often each thread should come back for more, so that none waits long for the last.
  private static final int TURNS = 8;

  /// How much is said, at most, before the next question is answered.
  private static final int MOST_WORDS = 40;

  private Arena() {}

  /// @param progress is told how many games are done
  public static <S, M> Report run(
      Game<S, M> game, Experiment experiment, int threads, IntConsumer progress) {
    long begun = System.nanoTime();
    Played[] played = new Played[experiment.games()];
    AtomicInteger next = new AtomicInteger();
    AtomicInteger done = new AtomicInteger();
    int chunk = Math.clamp(played.length / (threads * TURNS), 1, CHUNK);
    List<Future<?>> workers = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++) {
        workers.add(
            pool.submit(
                () -> {
                  for (int from = next.getAndAdd(chunk);
                      from < played.length;
                      from = next.getAndAdd(chunk)) {
                    int to = Math.min(played.length, from + chunk);
                    for (int number = from; number < to; number++) {
                      played[number] = play(game, experiment, number);
                      progress.accept(done.incrementAndGet());
                    }
                  }
                }));
      }
      for (Future<?> worker : workers) {
        worker.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The arena was interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("A game of the arena failed", e.getCause());
    }
    return Report.of(experiment, List.of(played), System.nanoTime() - begun);
  }

  /// One game of an experiment, by its number.
  static <S, M> Played play(Game<S, M> game, Experiment experiment, int number) {
    Seed seed = Seed.ofNumber(experiment.seedOf(number));
    SplittableRandom own = new SplittableRandom(experiment.seedOf(number));
    S state = game.start(experiment.setup(), new SeededChance(seed, 0));
    Agenda agenda = game.agenda(state);
    int decisions = 0;
    int words = 0;
    while (!agenda.isOver()) {
      Optional<Said<M>> aside =
          words < MOST_WORDS ? aside(game, experiment, number, state, own) : Optional.empty();
      words = aside.isPresent() ? words + 1 : 0;
      Said<M> said =
          aside.isPresent() ? aside.get() : answer(game, experiment, number, state, agenda, own);
      decisions++;
      Chance chance = new SeededChance(seed, decisions);
      state = game.play(state, said.seat(), said.move(), chance, Journal.SILENT);
      agenda = game.agenda(state);
    }
    return new Played(number, agenda.outcome().orElseThrow(), decisions);
  }

  /// A move and whose it is.
  private record Said<M>(int seat, M move) {}

  private static <S, M> Said<M> answer(
      Game<S, M> game,
      Experiment experiment,
      int number,
      S state,
      Agenda agenda,
      RandomGenerator own) {
    int seat = agenda.must().getFirst().seat();
    Bot bot = experiment.bots().get(experiment.botAt(number, seat)).bot();
    return new Said<>(
        seat, bot.choose(new Situation<>(game, state, seat), experiment.budget(), own));
  }

  /// What somebody does besides, asked or not.
  private static <S, M> Optional<Said<M>> aside(
      Game<S, M> game, Experiment experiment, int number, S state, RandomGenerator own) {
    if (game.instinct().isEmpty()) {
      return Optional.empty();
    }
    for (int seat = 0; seat < experiment.setup().seats(); seat++) {
      Bot bot = experiment.bots().get(experiment.botAt(number, seat)).bot();
      Optional<M> move = bot.speak(new Situation<>(game, state, seat), own);
      if (move.isPresent()) {
        return Optional.of(new Said<>(seat, move.get()));
      }
    }
    return Optional.empty();
  }
}
