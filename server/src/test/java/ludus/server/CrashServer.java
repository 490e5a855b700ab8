package ludus.server;

import java.util.List;
import ludus.bots.Budget;
import ludus.pax.Pax;
import ludus.server.http.ServerSettings;
import ludus.server.live.Hall;

/// A server to be killed: serves until it is, on the port that it prints.
final class CrashServer {

  private CrashServer() {}

  /// @param args the database and the port
  public static void main(String[] args) {
    Server server =
        Server.start(
            new Server.Settings(
                "localhost",
                Integer.parseInt(args[1]),
                args[0],
                ServerSettings.OPEN,
                new Hall.Settings(0, 100, Budget.ofIterations(1))),
            List.of(Pax.standard()));
    System.out.println(server.port());
    System.out.flush();
  }
}
