package ludus.bots.arena;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import ludus.kernel.Game;

/// Plays experiments, with the same result on whatever ground.
public final class Arena {

  private Arena() {}

  /// One game of an experiment, by its number.
  public static Played play(Game<?, ?> game, Experiment experiment, int number) {
    return Bout.play(game, experiment, number);
  }

  /// Plays all games on this machine and tells what they showed.
  ///
  /// @param progress is told how many games are done
  public static Report run(
      Game<?, ?> game, Experiment experiment, int threads, IntConsumer progress) {
    return run(new Threads(game, threads), experiment, List.of(), _ -> {}, progress);
  }

  /// @param questions the games end as soon as all of them are answered; without any, all games are
  ///   played
  /// @param witness sees the games that count, in order
  /// @param progress is told how many games are done
  public static Report run(
      Ground ground,
      Experiment experiment,
      List<Question> questions,
      Consumer<Played> witness,
      IntConsumer progress) {
    long begun = System.nanoTime();
    Course course = new Course(experiment, questions, witness, progress);
    ground.play(experiment, course::take, course::isClosed);
    return course.report(ground.width(), System.nanoTime() - begun);
  }

  /// Puts games into order and looks at them in that order only: so nothing depends on which of
  /// them ended first.
  private static final class Course {

    private final Experiment experiment;
    private final Tallies tallies;
    private final List<Inquiry> inquiries;
    private final Consumer<Played> witness;
    private final IntConsumer progress;
    private final Map<Integer, Played> early = new HashMap<>();
    private int next;
    private int done;
    private volatile boolean closed;

    Course(
        Experiment experiment,
        List<Question> questions,
        Consumer<Played> witness,
        IntConsumer progress) {
      this.experiment = experiment;
      this.tallies = new Tallies(experiment);
      this.inquiries = Inquiry.all(experiment, questions);
      this.witness = witness;
      this.progress = progress;
    }

    boolean isClosed() {
      return closed;
    }

    synchronized void take(Played played) {
      if (closed) {
        return;
      }
      done++;
      progress.accept(done);
      early.put(played.game(), played);
      for (Played at = early.remove(next); at != null && !closed; at = early.remove(next)) {
        count(at);
      }
    }

    private void count(Played played) {
      next++;
      witness.accept(played);
      tallies.add(played);
      inquiries.forEach(inquiry -> inquiry.add(played));
      if (next % experiment.gamesOfRound() == 0) {
        closed = !inquiries.isEmpty() && inquiries.stream().allMatch(Inquiry::isClear);
      }
    }

    synchronized Report report(int width, long nanos) {
      if (!closed && next < experiment.games()) {
        throw new IllegalStateException("Game " + next + " was never played");
      }
      return tallies.report(inquiries.stream().map(Inquiry::answer).toList(), width, nanos);
    }
  }
}
