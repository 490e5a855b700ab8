package ludus.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.Semaphore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Moves what SQLite has in its log into the database file. A thread of its own does nearly all of
/// it while others write; the writer then adds the little that came meanwhile, so that the log
/// starts anew, and nobody waits long.
final class Checkpoints implements AutoCloseable, Writer.Housekeeping {

  private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);
  private static final String CHECKPOINT = "pragma wal_checkpoint(passive)";

  /// Some 80 megabytes of log: pages that change again and again are moved once.
  static final int WORKS_BETWEEN = 10_000;

  private final Connection connection;
  private final int worksBetween;
  private final Semaphore wanted = new Semaphore(0);
  private final Thread thread =
      Thread.ofPlatform().name("store-checkpoints").daemon().unstarted(this::loop);
  private int works; // of the writer's thread
  private boolean busy; // of the writer's thread, until `copied`
  private volatile boolean copied;
  private volatile boolean closed;

  /// @param connection that nobody else uses
  /// @param worksBetween how many works are written between two moves of the log
  Checkpoints(Connection connection, int worksBetween) {
    this.connection = connection;
    this.worksBetween = worksBetween;
  }

  void start() {
    thread.start();
  }

  @Override
  public void after(int count, Sql sql) throws SQLException {
    works += count;
    if (copied) {
      copied = false;
      busy = false;
      works = 0;
      sql.outside(CHECKPOINT);
    } else if (!busy && works >= worksBetween) {
      busy = true;
      wanted.release();
    }
  }

  private void loop() {
    while (true) {
      wanted.acquireUninterruptibly();
      if (closed) {
        return;
      }
      try (Statement statement = connection.createStatement()) {
        statement.execute(CHECKPOINT);
      } catch (SQLException e) {
        LOG.warn("The database's log can't be moved into it yet", e);
      }
      copied = true;
    }
  }

  @Override
  public void close() {
    closed = true;
    wanted.release();
    try {
      thread.join();
      connection.close();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (SQLException e) {
      LOG.debug("A connection can't be closed", e);
    }
  }
}
