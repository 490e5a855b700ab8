package ludus.server.store;

import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// What the errors of a database mean.
final class Faults {

  private Faults() {}

  /// What the caller of a failed write is told. Only the database's own errors are translated.
  static Throwable told(Throwable e) {
    return switch (e) {
      case SQLException sql when isTaken(sql) ->
          new Store.Conflict("This is there already: " + sql.getMessage());
      case SQLException sql ->
          new StoreFailure("The database can't be written: " + sql.getMessage(), sql);
      default -> e;
    };
  }

  private static boolean isTaken(SQLException e) {
    return switch (e) {
      case SQLiteException sqlite ->
          sqlite.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_PRIMARYKEY
              || sqlite.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_UNIQUE;
      default -> "23505".equals(e.getSQLState()); // PostgreSQL
    };
  }

  /// Whether somebody else holds the whole database. To find out has taken seconds.
  static boolean isLocked(Throwable e) {
    return e instanceof SQLiteException sqlite
        && sqlite.getErrorCode() == SQLiteErrorCode.SQLITE_BUSY.code;
  }
}
