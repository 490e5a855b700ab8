package ludus.server.store;

import java.sql.SQLException;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;

/// A few connections for reading. Who finds none free waits: a native call holds its carrier
/// thread, so more readers than these would only stand in each other's way.
final class Readers implements AutoCloseable {

  private final int count;
  private final Semaphore permits;
  private final Deque<Sql> free;

  Readers(List<Sql> connections) {
    count = connections.size();
    permits = new Semaphore(count, true);
    free = new ConcurrentLinkedDeque<>(connections);
  }

  <T> T read(Work<T> work) {
    permits.acquireUninterruptibly();
    Sql sql = free.pop();
    try {
      return work.run(sql);
    } catch (SQLException e) {
      throw new StoreFailure("The database can't be read: " + e.getMessage(), e);
    } finally {
      free.push(sql);
      permits.release();
    }
  }

  /// After the reads that are under way. Who comes later finds the connections closed.
  @Override
  public void close() {
    permits.acquireUninterruptibly(count);
    for (Sql sql : free) {
      try {
        sql.close();
      } catch (SQLException _) {
        // a connection that reads has nothing to lose
      }
    }
    permits.release(count);
  }
}
