package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import ludus.kernel.json.Json;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Replay;
import ludus.pax.Pax;
import ludus.server.store.SqlStore;
import ludus.server.store.Store.EntryRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A server is killed in the middle of play, again and again.
final class CrashTest {

  private static final int KILLS = 10;
  private static final int TABLES = 3;

  @TempDir Path folder;

  private final SplittableRandom random = new SplittableRandom(71);
  private final Map<String, String> acknowledged = new ConcurrentHashMap<>(); // key, table
  private final Semaphore progress = new Semaphore(0);
  private int port;
  private volatile boolean done;

  @Test
  void what_was_acknowledged_is_there_once_and_tables_go_on() throws Exception {
    Process server = start();
    List<Round> rounds = new ArrayList<>();
    for (int i = 0; i < TABLES; i++) {
      rounds.add(table());
    }
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> players = new ArrayList<>();
      for (Round round : rounds) {
        for (int seat = 0; seat < 2; seat++) {
          int mine = seat;
          players.add(threads.submit(() -> play(round, mine)));
        }
      }
      for (int kill = 0; kill < KILLS; kill++) {
        progress.acquire(1 + random.nextInt(15));
        server.destroyForcibly().waitFor(); // SIGKILL
        server = start();
      }
      progress.acquire(5); // it goes on
      done = true;
      for (Future<?> player : players) {
        player.get();
      }
    } finally {
      done = true;
      server.destroyForcibly().waitFor();
    }
    assertThat(acknowledged).hasSizeGreaterThan(KILLS);
    assertEachIsThereOnce(rounds);
    assertTablesGoOn(rounds);
  }

  private Process start() throws Exception {
    Process server =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                CrashServer.class.getName(),
                "jdbc:sqlite:" + folder.resolve("ludus.db"),
                Integer.toString(port))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String said = server.inputReader().readLine();
    assertThat(said).isNotNull();
    port = Integer.parseInt(said);
    return server;
  }

  /// Two people and a bot.
  private Round table() {
    Visitor host = Visitor.guest(port, "Host");
    Visitor guest = Visitor.guest(port, "Guest");
    String table = host.makeTable(3);
    host.sit(table, 0);
    guest.sit(table, 1);
    host.bot(table, 2, "random");
    host.start(table);
    return new Round(table, List.of(host, guest));
  }

  /// Plays on whatever happens: what isn't answered is sent again under the same key.
  private void play(Round round, int seat) {
    SplittableRandom own = new SplittableRandom(seat);
    Visitor visitor = round.seat(seat);
    while (!done) {
      Optional<JsonNode> snapshot =
          answer(() -> visitor.send(visitor.request(round.path("")).GET()));
      JsonNode you = snapshot.orElseThrow().path("position").path("you");
      JsonNode moves = you.path("moves");
      if (!you.path("must").asBoolean(false) || moves.isEmpty()) {
        if (snapshot.get().path("table").path("status").stringValue().equals("OVER")) {
          progress.release(1_000);
          return;
        }
        LockSupport.parkNanos(1_000_000);
        continue;
      }
      ObjectNode answer =
          visitor.answer(
              you.path("stamp").intValue(), moves.path(own.nextInt(moves.size())).path("move"));
      String key = answer.path("key").stringValue();
      if (answer(() -> visitor.call("POST", round.path("/moves"), answer)).isPresent()) {
        acknowledged.put(key, round.table());
        progress.release();
      }
    }
  }

  private interface Call {
    HttpResponse<String> send();
  }

  /// What the server says in the end; nothing if it refuses.
  private static Optional<JsonNode> answer(Call call) {
    while (true) {
      try {
        HttpResponse<String> response = call.send();
        if (response.statusCode() == 200) {
          return Optional.of(Json.PLAIN.readTree(response.body()));
        }
        if (response.statusCode() == 409) {
          return Optional.empty();
        }
        throw new AssertionError(response.statusCode() + " " + response.body());
      } catch (UncheckedIOException _) {
        LockSupport.parkNanos(20_000_000); // nobody is there just now
      }
    }
  }

  private void assertEachIsThereOnce(List<Round> rounds) {
    Map<String, Integer> found = new HashMap<>();
    try (SqlStore store = SqlStore.open("jdbc:sqlite:" + folder.resolve("ludus.db"))) {
      for (Round round : rounds) {
        List<EntryRow> entries = store.entries(round.table(), 0);
        assertThat(entries.stream().map(EntryRow::number).toList())
            .isEqualTo(IntStream.rangeClosed(1, entries.size()).boxed().toList());
        for (EntryRow entry : entries) {
          entry.key().ifPresent(key -> found.merge(key + " " + round.table(), 1, Integer::sum));
        }
      }
    }
    acknowledged.forEach((key, table) -> assertThat(found.get(key + " " + table)).isEqualTo(1));
  }

  private void assertTablesGoOn(List<Round> rounds) {
    try (Venue _ = Venue.in(folder).at(port).open()) {
      for (Round round : rounds) {
        for (int seat = 0; seat < 2; seat++) {
          round.seat(seat).call("DELETE", round.path("/seats/" + seat), Visitor.json());
        }
      }
      for (Round round : rounds) {
        Venue.eventually("the game is over", round::isOver);
        GameRecord record = GameRecord.parse(round.seat(0).get(round.path("/record")).toString());
        assertThat(Replay.commitmentDifference(record)).isEmpty();
        assertThat(Replay.of(Pax.standard(), record, Integer.MAX_VALUE).difference()).isEmpty();
      }
    }
  }
}
