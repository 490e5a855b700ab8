package ludus.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One connection, used by one thread at a time. Each statement is prepared once, so SQL is always
/// a constant. Arguments are texts, numbers, booleans (kept as 0 and 1), enums (by name) and
/// optional ones of these.
public final class Sql implements AutoCloseable {

  @FunctionalInterface
  public interface Row<T> {
    T read(Cells cells) throws SQLException;
  }

  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  Sql(Connection connection) {
    this.connection = connection;
  }

  /// How many rows were changed.
  public int update(String sql, Object... args) throws SQLException {
    return run(sql, args, PreparedStatement::executeUpdate);
  }

  public <T> List<T> list(String sql, Row<T> row, Object... args) throws SQLException {
    return run(
        sql,
        args,
        statement -> {
          try (ResultSet found = statement.executeQuery()) {
            Cells cells = new Cells(found);
            List<T> rows = new ArrayList<>();
            while (found.next()) {
              rows.add(row.read(cells));
            }
            return rows;
          }
        });
  }

  public <T> Optional<T> first(String sql, Row<T> row, Object... args) throws SQLException {
    return list(sql, row, args).stream().findFirst();
  }

  /// The one number, called `n`, that this query always finds.
  public int count(String sql, Object... args) throws SQLException {
    return first(sql, cells -> cells.number("n"), args).orElseThrow();
  }

  private interface Execution<T> {
    T of(PreparedStatement statement) throws SQLException;
  }

  /// A statement that fails is not used again: SQLite's is dead after a full disk.
  private <T> T run(String sql, Object[] args, Execution<T> execution) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    try {
      for (int i = 0; i < args.length; i++) {
        bind(statement, i + 1, args[i]);
      }
      return execution.of(statement);
    } catch (SQLException e) {
      prepared.remove(sql);
      statement.close();
      throw e;
    }
  }

  private static void bind(PreparedStatement statement, int place, Object arg) throws SQLException {
    switch (arg) {
      case String text -> statement.setString(place, text);
      case Integer number -> statement.setInt(place, number);
      case Long number -> statement.setLong(place, number);
      case Boolean flag -> statement.setInt(place, flag ? 1 : 0);
      case Enum<?> value -> statement.setString(place, value.name());
      case Optional<?> some when some.isPresent() -> bind(statement, place, some.get());
      case Optional<?> _ -> statement.setObject(place, null);
      default -> throw new IllegalArgumentException("No column holds a " + arg.getClass());
    }
  }

  /// Runs a statement that no transaction may hold; there must be nothing to commit.
  void outside(String sql) throws SQLException {
    connection.setAutoCommit(true);
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } finally {
      connection.setAutoCommit(false);
    }
  }

  void rollback() throws SQLException {
    connection.rollback();
  }

  void commit() throws SQLException {
    connection.commit();
  }

  @Override
  public void close() throws SQLException {
    connection.close(); // and its statements with it
  }
}
