package ludus.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.Flyway;

/// Databases as earlier versions of Ludus left them: the migrations up to then and no others.
public final class OlderDatabase {

  private OlderDatabase() {}

  /// Puts a database of this version in the place of the closed one in a folder, with the same
  /// rows, as far as that version had them.
  public static void putInPlace(Path folder, String version) throws Exception {
    Path newer = folder.resolve("newer.db");
    Files.move(folder.resolve("ludus.db"), newer);
    Flyway.configure()
        .dataSource(Samples.url(folder), null, null)
        .loggers(Migrations.Silence.class.getName())
        .locations("classpath:ludus/server/migrations")
        .placeholders(Map.of("serial", "integer primary key", "clustered", "without rowid"))
        .target(version)
        .load()
        .migrate();
    try (Connection connection = DriverManager.getConnection(Samples.url(folder));
        Statement statement = connection.createStatement()) {
      statement.execute("attach database '" + newer + "' as newer");
      for (String table : tables(statement)) {
        String columns = String.join(", ", names(statement, "pragma table_info(" + table + ")"));
        statement.execute(
            "insert into main.%s (%s) select %s from newer.%s"
                .formatted(table, columns, columns, table));
      }
    }
  }

  /// What a database has tables for.
  public static List<String> tables(Path folder) throws Exception {
    try (Connection connection = DriverManager.getConnection(Samples.url(folder));
        Statement statement = connection.createStatement()) {
      return tables(statement);
    }
  }

  private static List<String> tables(Statement statement) throws Exception {
    return names(
        statement,
        """
        select name from main.sqlite_master
        where type = 'table' and name not like 'flyway%' and name not like 'sqlite%'
        """);
  }

  private static List<String> names(Statement statement, String query) throws Exception {
    List<String> names = new ArrayList<>();
    try (ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        names.add(rows.getString("name"));
      }
    }
    return names;
  }
}
