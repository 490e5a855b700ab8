package ludus.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/// The one thread that writes. It takes all that is waiting and commits it at once, so that many
/// tables share the price of one flush to disk; a lone write is committed without delay.
final class Writer implements AutoCloseable {

  private static final int MOST_AT_ONCE = 256;
  private static final Task<Boolean> LAST = new Task<>(_ -> true);

  /// Opens a connection that commits when it is told to.
  @FunctionalInterface
  interface Source {
    Sql open() throws SQLException;
  }

  /// What is done on the writer's thread after each batch, outside of transactions.
  @FunctionalInterface
  interface Housekeeping {
    void after(int works, Sql sql) throws SQLException;
  }

  private final Source source;
  private final Housekeeping housekeeping;
  private final BlockingQueue<Task<?>> queue = new LinkedBlockingQueue<>();
  private final Thread thread =
      Thread.ofPlatform().name("store-writer").daemon().unstarted(this::loop);
  private @Nullable Sql connection;
  private boolean closed;

  Writer(Source source, Housekeeping housekeeping) throws SQLException {
    this.source = source;
    this.housekeeping = housekeeping;
    connection = source.open();
  }

  void start() {
    thread.start();
  }

  <T> CompletableFuture<T> write(Work<T> work) {
    Task<T> task = new Task<>(work);
    return add(task)
        ? task.future
        : CompletableFuture.failedFuture(new IllegalStateException("The store is closed"));
  }

  /// Writes what is waiting, and then no more.
  @Override
  public void close() {
    synchronized (this) {
      if (closed) {
        return;
      }
      queue.add(LAST);
      closed = true;
    }
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException _) {
        interrupted = true; // what was handed over is written all the same
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized boolean add(Task<?> task) {
    return !closed && queue.add(task);
  }

  private void loop() {
    boolean last = false;
    while (!last) {
      List<Task<?>> batch = next();
      last = batch.remove(LAST);
      write(batch);
      keepHouse(batch.size());
    }
    disconnect();
  }

  /// What the database wants done between two transactions. If it fails nothing is lost.
  private void keepHouse(int works) {
    try {
      if (connection != null) {
        housekeeping.after(works, connection);
      }
    } catch (SQLException _) {
      disconnect();
    }
  }

  private List<Task<?>> next() {
    List<Task<?>> batch = new ArrayList<>();
    while (batch.isEmpty()) {
      try {
        batch.add(queue.take());
      } catch (InterruptedException _) {
        // nobody has a reason to interrupt it: it ends with LAST
      }
    }
    queue.drainTo(batch, MOST_AT_ONCE - 1);
    return batch;
  }

  private void write(List<Task<?>> batch) {
    try {
      Sql sql = connected();
      if (!allAtOnce(sql, batch)) {
        for (Task<?> task : batch) {
          attempt(sql, task);
        }
      }
      sql.commit();
    } catch (Throwable e) {
      Throwable told = Faults.told(e);
      batch.forEach(task -> task.fail(told));
      disconnect();
    }
    Thread.startVirtualThread(() -> batch.forEach(Task::acknowledge));
  }

  /// The usual case, that every work succeeds. If one fails everything is taken back, and each is
  /// tried by itself.
  private static boolean allAtOnce(Sql sql, List<Task<?>> batch) throws SQLException {
    try {
      for (Task<?> task : batch) {
        task.run(sql);
      }
      return true;
    } catch (Throwable e) {
      if (Faults.isLocked(e)) {
        throw e;
      }
      takeBack(sql);
      return false;
    }
  }

  private static void takeBack(Sql sql) throws SQLException {
    try {
      sql.rollback();
    } catch (SQLException _) {
      sql.update("begin"); // the database has taken it back already
    }
  }

  /// Runs a work such that its failure undoes nothing but itself. If the database has taken back
  /// the whole transaction, as SQLite does on some errors of the disk, the savepoint is gone, and
  /// so the batch fails. It fails too when the database is locked: else each would wait in turn.
  private static void attempt(Sql sql, Task<?> task) throws SQLException {
    sql.update("savepoint work");
    try {
      task.run(sql);
    } catch (Throwable e) {
      task.fail(Faults.told(e));
      if (Faults.isLocked(e)) {
        throw e;
      }
      sql.update("rollback to savepoint work");
    }
    sql.update("release savepoint work");
  }

  private Sql connected() throws SQLException {
    if (connection == null) {
      connection = source.open();
    }
    return connection;
  }

  /// After a failed batch nobody knows in what transaction a connection is; the next gets a new
  /// one.
  private void disconnect() {
    try (Sql _ = connection) {
      connection = null;
    } catch (SQLException _) {
      // what was not committed is gone either way
    }
  }

  private static final class Task<T> {
    private final Work<T> work;
    private final CompletableFuture<T> future = new CompletableFuture<>();
    private @Nullable T value;
    private @Nullable Throwable failure;

    Task(Work<T> work) {
      this.work = work;
    }

    /// May be run again after its changes were taken back.
    void run(Sql sql) throws SQLException {
      value = work.run(sql);
    }

    /// Its own failure is told rather than that of the batch.
    void fail(Throwable e) {
      if (failure == null) {
        failure = e;
      }
    }

    /// On another thread than the writer's, which what hangs on the future must not hold up.
    @SuppressWarnings("NullAway") // a work may give null where its type allows it
    void acknowledge() {
      if (failure != null) {
        future.completeExceptionally(failure);
      } else {
        future.complete(value);
      }
    }
  }
}
