package ludus.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/// The row at which a query's result stands, by names of columns.
public final class Cells {

  private final ResultSet row;

  Cells(ResultSet row) {
    this.row = row;
  }

  public String text(String column) throws SQLException {
    return row.getString(column);
  }

  public Optional<String> maybeText(String column) throws SQLException {
    return Optional.ofNullable(row.getString(column));
  }

  public int number(String column) throws SQLException {
    return row.getInt(column);
  }

  public Optional<Integer> maybeNumber(String column) throws SQLException {
    int number = row.getInt(column);
    return row.wasNull() ? Optional.empty() : Optional.of(number);
  }

  public long big(String column) throws SQLException {
    return row.getLong(column);
  }

  public boolean flag(String column) throws SQLException {
    return row.getInt(column) != 0;
  }
}
