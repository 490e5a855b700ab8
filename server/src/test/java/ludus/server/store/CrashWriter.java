package ludus.server.store;

import static java.util.Optional.empty;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import ludus.server.store.Store.EntryRow;

/// A program to be killed: appends to its tables for ever, several at a time, and prints each entry
/// once it is acknowledged, as `<table> <number>`.
final class CrashWriter {

  static final List<String> TABLES = IntStream.range(0, 4).mapToObj(i -> "t" + i).toList();

  private CrashWriter() {}

  public static void main(String[] args) {
    try (SqlStore store = Samples.store(Path.of(args[0]));
        ExecutorService threads = Executors.newCachedThreadPool()) {
      for (String table : TABLES) {
        threads.execute(() -> write(store, table));
      }
    }
  }

  private static void write(SqlStore store, String table) {
    if (store.table(table).isEmpty()) {
      store.create(Samples.table(table, "ann")).join();
    }
    List<EntryRow> there = store.entries(table, 0);
    for (int number = there.size() + 1; ; number++) {
      store.append(table, Samples.entry(number), empty(), empty()).join();
      System.out.println(table + " " + number);
      System.out.flush();
    }
  }
}
