package ludus.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/// A few connections for reading. Who finds none free waits: a native call holds its carrier
/// thread, so more readers than these would only stand in each other's way.
final class Readers implements AutoCloseable {

  private final List<Sql> all;
  private final BlockingQueue<Sql> free;

  Readers(List<Sql> connections) {
    all = new ArrayList<>(connections);
    free = new ArrayBlockingQueue<>(all.size(), true, all);
  }

  <T> T read(Work<T> work) {
    Sql sql = take();
    try {
      return work.run(sql);
    } catch (SQLException e) {
      throw new StoreFailure("The database can't be read: " + e.getMessage(), e);
    } finally {
      free.add(sql);
    }
  }

  private Sql take() {
    try {
      return free.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreFailure("Interrupted while waiting to read", e);
    }
  }

  @Override
  public void close() {
    for (int i = 0; i < all.size(); i++) {
      try {
        take().close(); // after the reads that are under way
      } catch (SQLException _) {
        // a connection that reads has nothing to lose
      }
    }
  }
}
