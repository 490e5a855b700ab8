package ludus.server.store;

import static java.util.Optional.empty;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import ludus.server.store.Store.EntryRow;
import ludus.server.store.Store.TableFile;

/// Measures appends a second: a program to run by hand, with a folder on the disk in question.
final class AppendSpeed {

  private static final long SECONDS = 5;
  private static final String MOVES =
      "[{\"type\":\"PlaceCard\",\"card\":\"ARM-08\",\"to\":\"LEGION\"}]";

  private AppendSpeed() {}

  public static void main(String[] args) throws IOException {
    for (int callers : new int[] {1, 10, 100, 100, 10, 1}) {
      measure(Path.of(args[0]), callers, false);
    }
    measure(Path.of(args[0]), 100, true);
  }

  /// @param clocks whether each entry brings the table's and seats' new rows with it
  private static void measure(Path parent, int callers, boolean clocks) throws IOException {
    Path folder = Files.createTempDirectory(parent, "speed");
    LongAdder count = new LongAdder();
    try (SqlStore store = Samples.store(folder);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      long end = System.nanoTime() + SECONDS * 1_000_000_000;
      for (int i = 0; i < callers; i++) {
        String table = "table-" + i;
        threads.execute(
            () -> {
              TableFile file = Samples.table(table, "ann");
              store.create(file).join();
              for (int number = 1; System.nanoTime() < end; number++) {
                Optional<String> key = Optional.of(UUID.randomUUID().toString());
                EntryRow row =
                    new EntryRow(number, 0, MOVES, "PERSON", 1_700_000_000_000L, empty(), key);
                store.append(table, row, clocks ? Optional.of(file) : empty(), empty()).join();
                count.increment();
              }
            });
      }
    }
    System.out.printf(
        "%d callers%s: %,d appends/s, %d bytes an entry%n",
        callers,
        clocks ? " with clocks" : "",
        count.sum() / SECONDS,
        Files.size(folder.resolve("ludus.db")) / count.sum());
  }
}
