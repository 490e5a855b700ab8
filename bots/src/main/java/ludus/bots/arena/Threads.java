package ludus.bots.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import ludus.kernel.Game;

/// The processors of this machine.
public record Threads(Game<?, ?> game, int width) implements Ground {

  /// The most games that a thread takes at a time.
  private static final int CHUNK = 64;

  /// How often each thread should come back for more, so that none waits long for the last.
  private static final int TURNS = 8;

  @Override
  public void play(Experiment experiment, Consumer<Played> hand, BooleanSupplier enough) {
    AtomicInteger next = new AtomicInteger();
    int games = experiment.games();
    int chunk = Math.clamp(games / (width * TURNS), 1, CHUNK);
    Runnable work =
        () -> {
          for (int from = next.getAndAdd(chunk); from < games; from = next.getAndAdd(chunk)) {
            int to = Math.min(games, from + chunk);
            for (int number = from; number < to && !enough.getAsBoolean(); number++) {
              hand.accept(Bout.play(game, experiment, number));
            }
          }
        };
    List<Future<?>> workers = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(width)) {
      for (int i = 0; i < width; i++) {
        workers.add(pool.submit(work));
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
  }
}
