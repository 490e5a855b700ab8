package ludus.server.store;

import java.util.Arrays;
import java.util.Map;
import javax.sql.DataSource;
import ludus.kernel.BadInput;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogCreator;

/// Brings a database up to the shape that this program knows.
final class Migrations {

  private static final String FOLDER = "classpath:ludus/server/migrations";

  private Migrations() {}

  /// @param words what differs between databases: `serial` and `clustered`
  /// @throws BadInput if the database is too new or no database of this program
  static void run(DataSource database, Map<String, String> words, String name) {
    try {
      Flyway flyway =
          Flyway.configure()
              .dataSource(database)
              .loggers(Silence.class.getName())
              .locations(FOLDER)
              .placeholders(words)
              .load();
      if (Arrays.stream(flyway.info().all()).anyMatch(Migrations::isUnknown)) {
        throw new BadInput(
            "The database "
                + name
                + " was made by a newer version of Ludus: use that version, or another data"
                + " folder.");
      }
      flyway.migrate();
    } catch (FlywayException e) {
      throw new BadInput("The database " + name + " can't be used: " + reason(e), e);
    }
  }

  private static boolean isUnknown(MigrationInfo migration) {
    return migration.getState().isApplied() && !migration.getState().isResolved();
  }

  private static String reason(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String message = cause.getMessage() == null ? cause.toString() : cause.getMessage();
    return message.lines().findFirst().orElse("unknown reason");
  }

  /// What matters is thrown; the rest is chatter. Public, since Flyway makes one by its name.
  public static final class Silence implements LogCreator, Log {
    @Override
    public Log createLogger(Class<?> type) {
      return this;
    }

    @Override
    public void debug(String message) {}

    @Override
    public void info(String message) {}

    @Override
    public void warn(String message) {}

    @Override
    public void error(String message) {}

    @Override
    public void error(String message, Exception e) {}

    @Override
    public void notice(String message) {}
  }
}
