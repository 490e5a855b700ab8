package ludus.app.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import ludus.app.Desk;
import ludus.app.Games;
import ludus.app.Task;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.server.Server;
import ludus.server.http.ServerSettings;
import ludus.server.live.Hall;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Starts the table server and goes on until it is stopped.
@Command(name = "serve", description = "Starts the table server and prints its address.")
public final class ServeCommand extends Task {

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port to listen on (default: 8080; 0 takes any free one).")
  private int port = 8080;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "The address to listen on (default: all of this machine).")
  private String host = "0.0.0.0";

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where everything is kept (default: data).")
  private Path data = Path.of("data");

  @Option(names = "--db", paramLabel = "URL", description = "Another database, as a JDBC address.")
  private @Nullable String database;

  @Option(
      names = "--bot-pause",
      paramLabel = "MS",
      description = "How long bots wait before they move (default: 500).")
  private long botPause = Hall.Settings.STANDARD.botPause();

  @Option(
      names = "--no-limits",
      description = "Answers any number of requests of one caller: for measurements.")
  private boolean noLimits;

  public ServeCommand(Desk desk) {
    super(desk);
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > 65_535) {
      throw new BadInput("A port is a number from 0 to 65535, not %d.".formatted(port));
    }
    List<Game<?, ?>> games = new ArrayList<>();
    Games.all().forEach(provider -> games.add(provider.load(Optional.empty())));
    Server.Settings settings =
        new Server.Settings(
            host,
            port,
            database == null ? file() : database,
            noLimits ? ServerSettings.OPEN : ServerSettings.STANDARD,
            Hall.Settings.STANDARD.withBotPause(Math.max(0, botPause)));
    Server server = Server.start(settings, games);
    CountDownLatch stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .unstarted(
                    () -> {
                      server.close();
                      stopped.countDown();
                    }));
    desk.say("Ludus is open at http://localhost:%d".formatted(server.port()));
    desk.say("Everything is kept in %s. Ctrl+C stops it.".formatted(data.toAbsolutePath()));
    stopped.await();
    return DONE;
  }

  private String file() {
    try {
      Files.createDirectories(data);
    } catch (IOException e) {
      throw new BadInput("The folder %s can't be made.".formatted(data), e);
    }
    return "jdbc:sqlite:" + data.resolve("ludus.db");
  }
}
