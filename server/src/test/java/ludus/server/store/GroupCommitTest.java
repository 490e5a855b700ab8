package ludus.server.store;

import static java.util.Optional.empty;
import static ludus.server.store.Samples.entry;
import static ludus.server.store.Samples.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import ludus.server.store.Store.Conflict;
import ludus.server.store.Store.EntryRow;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GroupCommitTest {

  private static final int TABLES = 20;
  private static final int ENTRIES = 50;

  @TempDir Path folder;
  private SqlStore store;

  @BeforeEach
  void open() {
    store = Samples.store(folder);
  }

  @AfterEach
  void close() {
    store.close();
  }

  /// Keeps the writer busy until the latch is opened, so that what comes next shares a commit.
  private CountDownLatch hold() {
    CountDownLatch go = new CountDownLatch(1);
    CountDownLatch held = new CountDownLatch(1);
    var _ =
        store
            .database()
            .write(
                _ -> {
                  held.countDown();
                  return await(go);
                });
    await(held);
    return go;
  }

  private static boolean await(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private CompletableFuture<Void> append(String table, EntryRow entry) {
    return store.append(table, entry, empty(), empty());
  }

  @Test
  void what_many_threads_were_acknowledged_is_there_after_reopening() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> players = new ArrayList<>();
      for (int t = 0; t < TABLES; t++) {
        String table = "t" + t;
        players.add(
            threads.submit(
                () -> {
                  store.create(table(table, "ann")).join();
                  for (int number = 1; number <= ENTRIES; number++) {
                    append(table, entry(number)).join();
                  }
                }));
      }
      for (Future<?> player : players) {
        player.get();
      }
    }
    store.close();
    open();
    for (int t = 0; t < TABLES; t++) {
      assertThat(store.entries("t" + t, 0))
          .extracting(EntryRow::number)
          .containsExactlyElementsOf(IntStream.rangeClosed(1, ENTRIES).boxed().toList());
    }
  }

  @Test
  void an_append_that_conflicts_fails_alone_among_those_that_share_its_commit() {
    store.create(table("t1", "ann")).join();
    CountDownLatch go = hold();
    List<CompletableFuture<Void>> writes =
        List.of(
            append("t1", entry(1)),
            append("t1", entry(1)),
            append("t1", entry(2, 0, Optional.of("k"))),
            append("t1", entry(3, 0, Optional.of("k"))),
            append("none", entry(1)),
            append("t1", entry(3)));
    go.countDown();
    assertThat(writes.get(0)).succeedsWithin(Duration.ofMinutes(1));
    assertThatThrownBy(writes.get(1)::join).hasCauseInstanceOf(Conflict.class);
    writes.get(2).join();
    assertThatThrownBy(writes.get(3)::join).hasCauseInstanceOf(Conflict.class);
    assertThatThrownBy(writes.get(4)::join).hasCauseInstanceOf(NoSuchElementException.class);
    writes.get(5).join();
    assertThat(store.entries("t1", 0))
        .containsExactly(entry(1), entry(2, 0, Optional.of("k")), entry(3));
  }

  @Test
  void of_two_who_race_for_number_17_exactly_one_wins() throws Exception {
    store.create(table("t1", "ann")).join();
    for (int number = 1; number <= 16; number++) {
      append("t1", entry(number)).join();
    }
    for (int race = 17; race < 67; race++) {
      int number = race;
      CountDownLatch start = new CountDownLatch(1);
      try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
        List<Future<Integer>> racers =
            IntStream.range(0, 2)
                .mapToObj(seat -> threads.submit(() -> race(number, seat, start)))
                .toList();
        start.countDown();
        assertThat(racers.get(0).get() + racers.get(1).get()).isEqualTo(1);
      }
      assertThat(store.entries("t1", number - 1)).hasSize(1);
    }
  }

  private int race(int number, int seat, CountDownLatch start) {
    await(start);
    return append("t1", entry(number, seat, empty()))
        .handle(
            (_, e) -> {
              if (e != null) {
                assertThat(e).hasRootCauseInstanceOf(Conflict.class);
              }
              return e == null ? 1 : 0;
            })
        .join();
  }

  @Test
  void a_change_that_throws_leaves_its_neighbours_alone() {
    store.create(table("t1", "ann")).join();
    CountDownLatch go = hold();
    CompletableFuture<Void> before = append("t1", entry(1));
    CompletableFuture<?> broken =
        store.change(
            "t1",
            _ -> {
              throw new AssertionError("a bug");
            });
    CompletableFuture<Void> after = append("t1", entry(2));
    go.countDown();
    before.join();
    assertThatThrownBy(broken::join).hasCauseInstanceOf(AssertionError.class);
    after.join();
    assertThat(store.entries("t1", 0)).containsExactly(entry(1), entry(2));
  }

  @Test
  void what_follows_a_write_may_write_and_wait_itself() {
    store.create(table("t1", "ann")).join();
    append("t1", entry(1)).thenRun(() -> append("t1", entry(2)).join()).join();
    assertThat(store.entries("t1", 0)).hasSize(2);
  }

  @Test
  void closing_writes_what_is_waiting_and_takes_no_more() {
    store.create(table("t1", "ann")).join();
    CountDownLatch go = hold();
    List<CompletableFuture<Void>> waiting =
        IntStream.rangeClosed(1, 1000).mapToObj(n -> append("t1", entry(n))).toList();
    go.countDown();
    store.close();
    waiting.forEach(CompletableFuture::join);
    assertThatThrownBy(append("t1", entry(1001))::join)
        .hasCauseInstanceOf(IllegalStateException.class);
    open();
    assertThat(store.entries("t1", 0)).hasSize(1000);
  }

  @Test
  void a_full_disk_fails_what_it_must_and_the_writer_goes_on() {
    store.create(table("t1", "ann")).join();
    EntryRow huge = new EntryRow(2, 0, "x".repeat(1_000_000), "BOT", 1, empty(), Optional.of("k"));
    pragma("max_page_count = 60");
    CountDownLatch go = hold();
    CompletableFuture<Void> small = append("t1", entry(1));
    CompletableFuture<Void> large = append("t1", huge);
    go.countDown();
    assertThatThrownBy(large::join)
        .hasCauseInstanceOf(StoreFailure.class)
        .hasMessageContaining("full");
    boolean kept = small.handle((_, e) -> e == null).join();
    assertThat(store.entries("t1", 0)).hasSize(kept ? 1 : 0);
    pragma("max_page_count = 1000000");
    append("t1", huge).join();
    assertThat(store.entries("t1", 1)).containsExactly(huge);
  }

  @Test
  void a_database_that_can_not_be_written_says_so_and_the_writer_goes_on() {
    store.create(table("t1", "ann")).join();
    store.database().write(sql -> sql.update("pragma query_only = on")).join();
    assertThatThrownBy(append("t1", entry(1))::join)
        .hasCauseInstanceOf(StoreFailure.class)
        .hasMessageContaining("can't be written");
    store.database().write(sql -> sql.update("pragma query_only = off")).join();
    append("t1", entry(1)).join();
    assertThat(store.entries("t1", 0)).hasSize(1);
  }

  @Test
  void a_database_that_somebody_else_has_locked_says_so_and_the_writer_goes_on() throws Exception {
    store.create(table("t1", "ann")).join();
    pragma("busy_timeout = 1");
    try (var other = DriverManager.getConnection(Samples.url(folder));
        var statement = other.createStatement()) {
      statement.execute("begin immediate");
      CountDownLatch go = hold();
      CompletableFuture<Void> one = append("t1", entry(1));
      CompletableFuture<Void> two = append("t1", entry(2));
      go.countDown();
      assertThat(locked(one)).isSameAs(locked(two)); // they don't wait in turn
      statement.execute("rollback");
    }
    append("t1", entry(1)).join();
    assertThat(store.entries("t1", 0)).hasSize(1);
  }

  private static @Nullable Throwable locked(CompletableFuture<?> write) {
    Throwable failure = write.handle((_, e) -> e.getCause()).join();
    assertThat(failure).isInstanceOf(StoreFailure.class).hasMessageContaining("locked");
    return failure.getCause();
  }

  @Test
  void a_transaction_that_the_database_takes_back_fails_as_a_whole_and_the_writer_goes_on() {
    store.create(table("t1", "ann")).join();
    CountDownLatch go = hold();
    CompletableFuture<Void> before = append("t1", entry(1));
    CompletableFuture<Integer> back =
        store
            .database()
            .write(
                sql -> sql.update("insert or rollback into game_table select * from game_table"));
    CompletableFuture<Void> after = append("t1", entry(2));
    go.countDown();
    assertThatThrownBy(back::join).hasCauseInstanceOf(Store.Conflict.class);
    for (CompletableFuture<?> write : List.of(before, after)) {
      assertThatThrownBy(write::join).hasCauseInstanceOf(StoreFailure.class);
    }
    assertThat(store.entries("t1", 0)).isEmpty();
    append("t1", entry(1)).join();
    assertThat(store.entries("t1", 0)).containsExactly(entry(1));
  }

  private void pragma(String setting) {
    store.database().write(sql -> sql.first("pragma " + setting, _ -> true)).join();
  }
}
