package ludus.server.store;

import java.sql.SQLException;

/// Something to do with the database. A write that throws leaves nothing behind.
@FunctionalInterface
public interface Work<T> {
  T run(Sql sql) throws SQLException;

  /// One that has nothing to tell.
  @FunctionalInterface
  interface Act {
    void run(Sql sql) throws SQLException;
  }
}
