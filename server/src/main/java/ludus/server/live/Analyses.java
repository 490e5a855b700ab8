package ludus.server.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongSupplier;
import ludus.bots.Adviser;
import ludus.bots.analysis.Analysis;
import ludus.bots.analysis.Analyst;
import ludus.kernel.Game;
import ludus.kernel.Message;
import ludus.kernel.json.Json;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.api.Review;
import ludus.server.store.Store;
import ludus.server.store.Store.AnalysisRow;
import ludus.server.store.Store.TableFile;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/// Looks at finished games again, one at a time, on a thread that gives way to bots who play. What
/// is wished for is stored first: a server that was stopped begins it anew.
final class Analyses implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Analyses.class);
  private static final int WAITING_MOST = 200;
  private static final int WAITING_EACH = 3;

  /// A game that ends the server is not tried for ever.
  private static final int TRIES_MOST = 3;

  private static final long LONGEST_REST = 250;

  private final Store store;
  private final Function<String, Game<?, ?>> games;
  private final LongSupplier now;
  private final BooleanSupplier othersThink;
  private final Analysis.Effort effort;
  private final ArrayDeque<AnalysisRow> waiting = new ArrayDeque<>();
  private final Thread thread;
  private @Nullable AnalysisRow running;
  private int done;
  private int of;
  private boolean closed;

  /// @param games by their names
  /// @param othersThink whether a bot thinks about something that people wait for
  Analyses(
      Store store,
      Function<String, Game<?, ?>> games,
      LongSupplier now,
      BooleanSupplier othersThink,
      Analysis.Effort effort) {
    this.store = store;
    this.games = games;
    this.now = now;
    this.othersThink = othersThink;
    this.effort = effort;
    this.thread = Thread.ofPlatform().name("ludus-analyst").daemon().unstarted(this::work);
  }

  /// Takes up what was wished for when the server stopped.
  void wake() {
    List<AnalysisRow> wanted = store.wantedAnalyses();
    synchronized (this) {
      if (thread.getState() == Thread.State.NEW && !closed) {
        thread.start();
      }
      for (AnalysisRow row : wanted) {
        if (place(row.table()) < 0) {
          waiting.add(row);
        }
      }
      notifyAll();
    }
  }

  // What people see of it
  // -----------------------------------------------------------------------------------------------

  /// A [Review.Progress] as it travels.
  String progress(String table) {
    synchronized (this) {
      int place = place(table);
      if (place == 0) {
        return written(new Review.Progress(Review.State.RUNNING, 0, done, of, Optional.empty()));
      }
      if (place > 0) {
        int ahead = place - (running == null ? 1 : 0);
        return written(new Review.Progress(Review.State.WAITING, ahead, 0, 0, Optional.empty()));
      }
    }
    Optional<AnalysisRow> row = store.analysis(table);
    if (state(row) == Review.State.WAITING) {
      wake(); // it is stored and nobody knows of it
    }
    ObjectNode json =
        Json.PLAIN.valueToTree(new Review.Progress(state(row), 0, 0, 0, Optional.empty()));
    row.flatMap(AnalysisRow::result)
        .ifPresent(result -> json.set("analysis", Json.PLAIN.readTree(result)));
    return json.toString();
  }

  private static String written(Review.Progress progress) {
    return Json.PLAIN.writeValueAsString(progress);
  }

  private static Review.State state(Optional<AnalysisRow> row) {
    if (row.isEmpty()) {
      return Review.State.NONE;
    }
    return row.get().failed()
        ? Review.State.FAILED
        : row.get().result().isPresent() ? Review.State.DONE : Review.State.WAITING;
  }

  /// 0 while it runs, then its place among those who wait; -1 if it is neither.
  private int place(String table) {
    if (running != null && running.table().equals(table)) {
      return 0;
    }
    int place = 1;
    for (AnalysisRow row : waiting) {
      if (row.table().equals(table)) {
        return place;
      }
      place++;
    }
    return -1;
  }

  /// Wishes for one. Who sat at the table may; one that is there or on its way isn't made again.
  String wish(TableFile file, String account) {
    String table = file.table().id();
    if (file.table().status() != Lobby.Status.OVER) {
      throw Problem.of(409, "notOver");
    }
    if (Seating.seatOf(file, account).isEmpty()) {
      throw Problem.of(403, "notSeated");
    }
    Review.State state = state(store.analysis(table));
    if (state == Review.State.NONE || state == Review.State.FAILED) {
      checkRoom(account);
      AnalysisRow row =
          new AnalysisRow(table, account, now.getAsLong(), 0, false, Optional.empty());
      LiveTable.done(store.keep(row));
      wake();
    }
    return progress(table);
  }

  private synchronized void checkRoom(String account) {
    long mine = waiting.stream().filter(other -> other.account().equals(account)).count();
    if (waiting.size() >= WAITING_MOST || mine >= WAITING_EACH) {
      throw Problem.of(429, "tooManyAnalyses");
    }
  }

  // How it is made
  // -----------------------------------------------------------------------------------------------

  private void work() {
    try {
      while (true) {
        AnalysisRow row = next();
        try {
          make(row);
        } catch (CancellationException _) {
          keep(row); // that it was begun is no fault of the game's
          return;
        } catch (RuntimeException e) {
          LOG.error("An analysis failed", e);
          keep(row.given(true, Optional.empty()));
        } finally {
          rest();
        }
      }
    } catch (InterruptedException _) {
      // the server stops, and what is stored is taken up by the next
    }
  }

  /// Stores how far it is, if the disk is well: one that can't be stored is taken up again later.
  private void keep(AnalysisRow row) {
    try {
      LiveTable.done(store.keep(row));
    } catch (RuntimeException e) {
      LOG.error("An analysis can't be kept", e);
    }
  }

  private synchronized AnalysisRow next() throws InterruptedException {
    while (waiting.isEmpty()) {
      wait();
    }
    AnalysisRow row = waiting.remove();
    running = row;
    done = 0;
    of = 0;
    return row;
  }

  private synchronized void rest() {
    running = null;
  }

  private void make(AnalysisRow wanted) {
    AnalysisRow row = store.analysis(wanted.table()).orElseThrow();
    if (row.failed() || row.result().isPresent()) {
      return; // it was done while it was put on the list once more
    }
    if (row.tries() >= TRIES_MOST) {
      keep(row.given(true, Optional.empty()));
      return;
    }
    AnalysisRow begun = row.begun();
    LiveTable.done(store.keep(begun));
    TableFile file = store.table(row.table()).orElseThrow();
    String result = make(games.apply(file.table().game()), file);
    LiveTable.done(store.keep(begun.given(false, Optional.of(result))));
  }

  private <S, M> String make(Game<S, M> game, TableFile file) {
    Archive<S, M> archive = new Archive<>(store, game);
    Course<S, M> course = archive.whole(file);
    Analysis<M> analysis =
        new Analyst<>(
                game,
                archive.beginning(file),
                course.match().line(),
                Adviser.strongest(),
                effort,
                new GivingWay())
            .analyse();
    return game.notation()
        .mapper()
        .writeValueAsString(told(game, analysis, course.match().number()));
  }

  /// Tells how far it is. While a bot thinks that somebody waits for, it rests as long as it works.
  private final class GivingWay implements Analyst.Progress {

    private long since = System.nanoTime();

    @Override
    public void done(int positions, int all) {
      synchronized (Analyses.this) {
        done = positions;
        of = all;
        if (closed) {
          throw new CancellationException();
        }
      }
      if (othersThink.getAsBoolean()) {
        rest(Math.clamp((System.nanoTime() - since) / 1_000_000, 1, LONGEST_REST));
      }
      since = System.nanoTime();
    }

    private static void rest(long millis) {
      try {
        Thread.sleep(millis);
      } catch (InterruptedException _) {
        throw new CancellationException();
      }
    }
  }

  private static <S, M> Review.Analysis told(Game<S, M> game, Analysis<M> analysis, int last) {
    List<Review.Point> points = new ArrayList<>();
    for (Analysis.Point point : analysis.points()) {
      points.add(
          new Review.Point(point.at(), point.shares().stream().map(Analyses::rounded).toList()));
    }
    List<Review.Turn> turns = new ArrayList<>();
    for (Analysis.Turn<M> turn : analysis.turns()) {
      List<Message> moves = turn.moves().stream().map(game::told).toList();
      turns.add(
          new Review.Turn(
              turn.at(),
              turn.seat(),
              moves,
              turn.whom(),
              rounded(turn.before()),
              rounded(turn.after())));
    }
    List<Review.Decision> decisions = new ArrayList<>();
    for (Analysis.Decision<M> decision : analysis.decisions()) {
      decisions.add(
          new Review.Decision(
              decision.at(),
              decision.seat(),
              game.told(decision.played()),
              rounded(decision.share()),
              game.told(decision.advised()),
              rounded(decision.best()),
              decision.agrees()));
    }
    return new Review.Analysis(
        analysis.level().id(),
        last,
        analysis.effort().ways(),
        analysis.effort().iterations(),
        points,
        turns,
        decisions,
        analysis.choices());
  }

  private static double rounded(double share) {
    return Math.round(share * 10_000) / 10_000.0;
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    thread.interrupt();
    try {
      thread.join(5_000);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
