package ludus.server;

import java.time.Duration;
import java.util.Collection;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.server.http.Http;
import ludus.server.http.ServerSettings;
import ludus.server.live.Hall;
import ludus.server.live.Time;
import ludus.server.people.People;
import ludus.server.store.SqlStore;

/// A running server: the database, the tables and the door. Stopping it loses nothing.
public final class Server implements AutoCloseable {

  /// @param host the address to listen on
  /// @param port 0 for any free one
  /// @param database JDBC address
  public record Settings(
      String host, int port, String database, ServerSettings limits, Hall.Settings hall) {

    public static Settings of(int port, String database) {
      return new Settings(
          "0.0.0.0", port, database, ServerSettings.STANDARD, Hall.Settings.STANDARD);
    }
  }

  private final SqlStore store;
  private final Hall hall;
  private final Http http;

  private Server(SqlStore store, Hall hall, Http http) {
    this.store = store;
    this.hall = hall;
    this.http = http;
  }

  /// @throws BadInput if the database or the port can't be used
  public static Server start(Settings settings, Collection<? extends Game<?, ?>> games) {
    return start(settings, games, Time.ofSystem());
  }

  /// A server that lives in a time of its own.
  ///
  /// @throws BadInput if the database or the port can't be used
  public static Server start(Settings settings, Collection<? extends Game<?, ?>> games, Time time) {
    SqlStore store = SqlStore.open(settings.database());
    People people = new People(store.database());
    Hall hall =
        new Hall(store, games, account -> people.name(account).orElse(""), time, settings.hall());
    try {
      Http http =
          Http.start(
              settings.host(),
              settings.port(),
              hall,
              people,
              settings.limits(),
              store.database()::isWell);
      tidy(people, time);
      hall.wake();
      return new Server(store, hall, http);
    } catch (RuntimeException e) {
      hall.close();
      store.close();
      throw e;
    }
  }

  /// Forgets once a day who hasn't been here for long.
  private static void tidy(People people, Time time) {
    time.after(
        Duration.ofDays(1).toMillis(),
        () -> {
          tidy(people, time);
          Thread.ofVirtual().start(people::tidy);
        });
  }

  public int port() {
    return http.port();
  }

  public Hall hall() {
    return hall;
  }

  @Override
  public void close() {
    try (store;
        hall) {
      http.close();
    }
  }
}
