package ludus.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import ludus.bench.Figure;
import ludus.bench.Figure.Measure;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;

/// Measures the server from outside: it and the load client are processes of their own on this
/// machine, with a loopback connection between them.
public final class ServerLoad {

  private static final int WARM_UP = 60; // the compiler is busy that long on two cores
  private static final int IDLE_TABLES = 1000;
  private static final int RESTING = 55; // after which the server has tidied up
  private static final int MOVES_BEFORE_IDLING = 40;
  private static final int LONG_GAMES = 30;
  private static final int LONGEST = 1000;

  private ServerLoad() {}

  /// Tables at full speed, or each at one move in `paceMillis`.
  public static Figure play(String name, int tables, int paceMillis, int seconds) {
    return with(
        (server, port) -> {
          Process client =
              java(
                  LoadClient.class,
                  "-XX:+UseSerialGC",
                  "" + port,
                  "" + tables,
                  "" + paceMillis,
                  "" + WARM_UP,
                  "" + seconds,
                  "" + server.pid());
          client.getOutputStream().close();
          JsonNode counted = Json.PLAIN.readTree(reader(client).readLine());
          client.waitFor();
          long moves = counted.path("moves").longValue();
          double cpu = counted.path("cpuMillis").doubleValue() / Math.max(1, moves);
          return new Figure(
              name,
              paceMillis == 0
                  ? tables + " tables of 2 people at full speed"
                  : tables + " tables of 2 people, each a move in " + paceMillis + " ms",
              List.of(
                  new Measure("moves", counted.path("perSecond").doubleValue(), "a second"),
                  new Measure("p50", counted.path("p50").doubleValue() / 1000, "ms"),
                  new Measure("p99", counted.path("p99").doubleValue() / 1000, "ms"),
                  new Measure("processor", cpu, "ms a move"),
                  new Measure(
                      "sent", counted.path("bytes").doubleValue(), "bytes a move and person")));
        });
  }

  /// What a running table costs that nobody moves at, and a connection that waits.
  public static Figure memory(String name) {
    return with(
        (server, port) -> {
          BufferedReader answers = reader(server);
          List<TableLoad> warm = idle(port, 50, MOVES_BEFORE_IDLING);
          close(warm);
          long before = heap(server, answers);
          List<TableLoad> tables = idle(port, IDLE_TABLES, MOVES_BEFORE_IDLING);
          long withTables = heap(server, answers);
          each(tables, TableLoad::listen);
          TimeUnit.SECONDS.sleep(RESTING);
          long withListeners = heap(server, answers);
          close(tables);
          return new Figure(
              name,
              IDLE_TABLES + " running tables of 2 people at rest",
              List.of(
                  new Measure("table", (withTables - before) / (double) IDLE_TABLES, "bytes"),
                  new Measure(
                      "connection", (withListeners - withTables) / (2.0 * IDLE_TABLES), "bytes")));
        });
  }

  private static List<TableLoad> idle(int port, int count, int moves) throws Exception {
    List<TableLoad> tables = new ArrayList<>();
    for (int table = 0; table < count; table++) {
      tables.add(TableLoad.idle(port, table));
    }
    each(tables, table -> table.begin(moves));
    return tables;
  }

  private interface Doing {
    void with(TableLoad table) throws Exception;
  }

  private static void each(List<TableLoad> tables, Doing doing) throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      List<Future<?>> all = new ArrayList<>();
      for (TableLoad table : tables) {
        all.add(
            threads.submit(
                () -> {
                  doing.with(table);
                  return table;
                }));
      }
      for (Future<?> one : all) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("The load client failed", e);
    }
  }

  private static void close(List<TableLoad> tables) throws IOException {
    for (TableLoad table : tables) {
      table.close();
    }
  }

  private static long heap(Process server, BufferedReader answers) throws IOException {
    OutputStream input = server.getOutputStream();
    input.write('\n');
    input.flush();
    return Long.parseLong(answers.readLine());
  }

  private interface Measuring {
    Figure of(Process server, int port) throws Exception;
  }

  private static Process server(Path folder) throws IOException {
    return java(
        LoadedServer.class,
        "-XX:+UseParallelGC",
        "--enable-native-access=ALL-UNNAMED",
        folder.toString());
  }

  /// How long the first look at a long game takes after the server was started anew.
  public static Figure open(String name) {
    try {
      Path folder = Files.createTempDirectory("ludus-bench");
      try {
        Process first = server(folder);
        List<TableLoad> tables = idle(port(first), LONG_GAMES, LONGEST);
        stop(first);
        Process second = server(folder);
        int port = port(second);
        idle(port, 20, MOVES_BEFORE_IDLING); // the machine warms up on others
        List<Long> nanos = new ArrayList<>();
        for (TableLoad table : tables) {
          nanos.add(table.look(port));
        }
        stop(second);
        return new Figure(
            name,
            "the first look at a whole game, by HTTP, after a new start",
            List.of(
                new Measure(
                    "average",
                    nanos.stream().mapToLong(Long::longValue).average().orElse(0) / 1e6,
                    "ms"),
                new Measure(
                    "longest",
                    nanos.stream().mapToLong(Long::longValue).max().orElse(0) / 1e6,
                    "ms")));
      } finally {
        delete(folder);
      }
    } catch (Exception e) {
      throw new IllegalStateException("The server can't be measured", e);
    }
  }

  private static int port(Process server) throws IOException {
    return Integer.parseInt(reader(server).readLine());
  }

  private static void stop(Process server) throws IOException, InterruptedException {
    server.getOutputStream().close();
    server.waitFor();
  }

  private static Figure with(Measuring measuring) {
    Process server = null;
    try {
      Path folder = Files.createTempDirectory("ludus-bench");
      try {
        server = server(folder);
        return measuring.of(server, port(server));
      } finally {
        if (server != null) {
          stop(server);
        }
        delete(folder);
      }
    } catch (Exception e) {
      throw new IllegalStateException("The server can't be measured", e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /// Unbuffered beyond a line, so that it can be asked for anew.
  private static BufferedReader reader(Process process) {
    return new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8), 1);
  }

  /// Starts a class of this program; arguments with a leading dash are the machine's.
  private static Process java(Class<?> main, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String argument : arguments) {
      if (argument.startsWith("-")) {
        command.add(argument);
      }
    }
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(main.getName());
    for (String argument : arguments) {
      if (!argument.startsWith("-")) {
        command.add(argument);
      }
    }
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }
}
