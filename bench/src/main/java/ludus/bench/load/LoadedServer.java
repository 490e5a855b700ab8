package ludus.bench.load;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import ludus.bots.Budget;
import ludus.pax.Pax;
import ludus.server.Server;
import ludus.server.http.ServerSettings;
import ludus.server.live.Hall;

/// The server that is measured: the real one, with its database in a file and without limits for a
/// caller. Prints its port; for each line of input the bytes that live in its heap; and stops when
/// its input ends.
public final class LoadedServer {

  private LoadedServer() {}

  private static void say(long number) {
    System.out.println(number);
    System.out.flush();
  }

  /// What is left after collections, some of which only find what others let go.
  @SuppressWarnings("SystemGc") // that is what is measured
  private static long liveBytes() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      System.gc();
      TimeUnit.MILLISECONDS.sleep(200);
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

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
      say(server.port());
      BufferedReader input =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      while (input.readLine() != null) {
        say(liveBytes());
      }
    }
  }
}
