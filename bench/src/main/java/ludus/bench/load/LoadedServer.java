package ludus.bench.load;

import java.nio.file.Path;
import java.util.List;
import ludus.bots.Budget;
import ludus.pax.Pax;
import ludus.server.Server;
import ludus.server.http.ServerSettings;
import ludus.server.live.Hall;

/// The server that is measured: the real one, with its database in a file and without limits for a
/// caller. Prints its port, and stops when its input ends.
public final class LoadedServer {

  private LoadedServer() {}

  public static void main(String[] args) throws Exception {
    try (Server server =
        Server.start(
            new Server.Settings(
                "localhost",
                0,
                "jdbc:sqlite:" + Path.of(args[0]).resolve("ludus.db"),
                ServerSettings.OPEN,
                new Hall.Settings(0, Integer.MAX_VALUE, Budget.STANDARD)),
            List.of(Pax.standard()))) {
      System.out.println(server.port());
      System.out.flush();
      while (System.in.read() >= 0) {
        // runs until the one who started it goes away
      }
    }
  }
}
