package ludus.server;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import ludus.bots.Budget;
import ludus.bots.analysis.Analysis;
import ludus.kernel.Game;
import ludus.pax.Pax;
import ludus.server.http.ServerSettings;
import ludus.server.live.Hall;
import ludus.server.live.Time;
import org.jspecify.annotations.Nullable;

/// A real server on a free port over a real database file, for one test. Bots don't pause, and
/// nothing is limited unless the test says so.
public final class Venue implements AutoCloseable {

  private final Path folder;
  private Collection<? extends Game<?, ?>> games = List.of(Pax.standard());
  private ServerSettings limits = ServerSettings.OPEN;
  private Hall.Settings hall =
      new Hall.Settings(0, 1000, Budget.ofIterations(2))
          .withHint(Budget.ofIterations(2))
          .withEffort(new Analysis.Effort(6, 8, 1, 4, 1));
  private @Nullable Time time;
  private @Nullable Server server;
  private int port;

  private Venue(Path folder) {
    this.folder = folder;
  }

  public static Venue in(Path folder) {
    return new Venue(folder);
  }

  public Venue playing(Game<?, ?>... offered) {
    games = List.of(offered);
    return this;
  }

  public Venue limited(ServerSettings settings) {
    limits = settings;
    return this;
  }

  public Venue with(Hall.Settings settings) {
    hall = settings;
    return this;
  }

  public Venue with(Time other) {
    time = other;
    return this;
  }

  /// On this port, where people expect it.
  public Venue at(int address) {
    port = address;
    return this;
  }

  public Venue open() {
    Server.Settings settings = new Server.Settings("localhost", port, database(), limits, hall);
    server = time == null ? Server.start(settings, games) : Server.start(settings, games, time);
    port = server().port();
    return this;
  }

  public String database() {
    return "jdbc:sqlite:" + folder.resolve("ludus.db");
  }

  public Server server() {
    if (server == null) {
      throw new IllegalStateException("The server isn't open");
    }
    return server;
  }

  public int port() {
    return port;
  }

  /// Stops the server and starts it again at the same address.
  public void restart() {
    close();
    open();
  }

  /// Somebody without a session.
  public Visitor nobody() {
    return new Visitor(port);
  }

  public Visitor guest(String name) {
    return Visitor.guest(port, name);
  }

  /// Waits until something holds, but not for ever.
  public static void eventually(String what, BooleanSupplier holds) {
    long end = System.nanoTime() + 60_000_000_000L;
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("This never happened: " + what);
      }
      LockSupport.parkNanos(2_000_000);
    }
  }

  @Override
  public void close() {
    if (server != null) {
      server.close();
      server = null;
    }
  }
}
