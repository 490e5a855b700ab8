package ludus.server.store;

import static java.util.Optional.empty;
import static ludus.server.store.Samples.at;
import static ludus.server.store.Samples.bot;
import static ludus.server.store.Samples.entry;
import static ludus.server.store.Samples.person;
import static ludus.server.store.Samples.row;
import static ludus.server.store.Samples.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import ludus.server.api.Lobby;
import ludus.server.api.Play;
import ludus.server.store.Store.ChatRow;
import ludus.server.store.Store.Conflict;
import ludus.server.store.Store.EntryRow;
import ludus.server.store.Store.SeatRow;
import ludus.server.store.Store.SnapshotRow;
import ludus.server.store.Store.TableFile;
import ludus.server.store.Store.TableRow;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqlStoreTest {

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

  private static AbstractThrowableAssert<?, ? extends Throwable> assertFails(
      CompletableFuture<?> future) {
    return assertThatThrownBy(future::join).isInstanceOf(CompletionException.class).cause();
  }

  private void reopen() {
    store.close();
    store = Samples.store(folder);
  }

  @Test
  void a_table_comes_back_as_it_was_made_even_after_a_restart() {
    TableFile made =
        new TableFile(
            new TableRow(
                "t1",
                "pax",
                Optional.of("Friday, “the Forum”"),
                Lobby.Status.OVER,
                3,
                new TreeMap<>(Map.of("length", "long", "bank", "strict")),
                false,
                new Lobby.Clock(Lobby.Pace.PLAYER, 600, 10),
                Lobby.Hints.ALWAYS,
                "ann",
                "secret",
                7,
                "hash",
                1_700_000_000_123L,
                1_700_000_000_456L,
                Optional.of("{\"winners\":[0]}"),
                Optional.of("t2")),
            List.of(
                person(0, "ann"),
                bot(1),
                new SeatRow(
                    2,
                    Lobby.Kind.FREE,
                    empty(),
                    empty(),
                    empty(),
                    empty(),
                    true,
                    2,
                    3_000_000_000L,
                    "[{\"type\":\"Pass\"}]")));
    store.create(made).join();
    assertThat(store.table("t1")).contains(made);
    reopen();
    assertThat(store.table("t1")).contains(made);
    assertThat(store.table("t2")).isEmpty();
  }

  @Test
  void a_table_without_seats_is_a_table() {
    TableFile made = new TableFile(row("t1", "ann"), List.of());
    store.create(made).join();
    assertThat(store.table("t1")).contains(made);
  }

  @Test
  void an_id_is_given_once() {
    store.create(table("t1", "ann")).join();
    assertFails(store.create(table("t1", "bob"))).isInstanceOf(Conflict.class);
    assertThat(store.table("t1")).contains(table("t1", "ann"));
  }

  @Test
  void a_change_replaces_row_and_seats_and_sees_what_is_stored() {
    store.create(table("t1", "ann")).join();
    TableFile after =
        store
            .change(
                "t1",
                before ->
                    new TableFile(
                        at(before.table(), Lobby.Status.OPEN, false, 5_000),
                        List.of(before.seats().getLast(), person(2, "bob"))))
            .join();
    assertThat(after.seats()).containsExactly(bot(1), person(2, "bob"));
    assertThat(store.table("t1")).contains(after);
  }

  @Test
  void a_change_that_throws_changes_nothing() {
    store.create(table("t1", "ann")).join();
    assertFails(
            store.change(
                "t1",
                _ -> {
                  throw new IllegalStateException("no");
                }))
        .isInstanceOf(IllegalStateException.class);
    assertFails(store.change("t1", _ -> table("t2", "ann")))
        .isInstanceOf(IllegalArgumentException.class);
    assertFails(store.change("none", UnaryOperator.identity()))
        .isInstanceOf(NoSuchElementException.class);
    assertThat(store.table("t1")).contains(table("t1", "ann"));
  }

  @Test
  void a_change_that_puts_two_people_on_one_seat_fails_as_a_whole() {
    store.create(table("t1", "ann")).join();
    assertFails(
            store.change(
                "t1",
                before ->
                    new TableFile(before.table(), List.of(person(0, "ann"), person(0, "bob")))))
        .isInstanceOf(Conflict.class);
    assertThat(store.table("t1")).contains(table("t1", "ann"));
  }

  @Test
  void entries_come_back_in_order_and_after_a_number() {
    store.create(table("t1", "ann")).join();
    store.create(table("t2", "ann")).join();
    List<EntryRow> rows =
        List.of(
            new EntryRow(1, 0, "[1]", "PERSON", 11, empty(), Optional.of("k1")),
            new EntryRow(2, 1, "[2]", "BOT", 12, empty(), empty()),
            new EntryRow(3, 0, "[3]", "CLOCK", 13, empty(), empty()),
            new EntryRow(4, 0, "[]", "UNDO", 14, Optional.of(2), Optional.of("k2")),
            new EntryRow(5, 0, "[\"ação, è, 🏛\"]", "PERSON", 15, Optional.of(0), empty()));
    rows.forEach(row -> store.append("t1", row, empty(), empty()).join());
    store.append("t2", entry(1), empty(), empty()).join();
    reopen();
    assertThat(store.entries("t1", 0)).isEqualTo(rows);
    assertThat(store.entries("t1", 3)).isEqualTo(rows.subList(3, 5));
    assertThat(store.entries("t1", 5)).isEmpty();
    assertThat(store.entries("none", 0)).isEmpty();
  }

  @Test
  void a_number_is_used_once_for_each_table() {
    store.create(table("t1", "ann")).join();
    store.create(table("t2", "ann")).join();
    store.append("t1", entry(1), empty(), empty()).join();
    store.append("t2", entry(1), empty(), empty()).join();
    assertFails(store.append("t1", entry(1, 1, empty()), empty(), empty()))
        .isInstanceOf(Conflict.class);
    assertThat(store.entries("t1", 0)).containsExactly(entry(1));
  }

  @Test
  void a_key_is_used_once_for_each_seat() {
    store.create(table("t1", "ann")).join();
    store.create(table("t2", "ann")).join();
    EntryRow first = entry(1, 0, Optional.of("k"));
    EntryRow other = entry(2, 1, Optional.of("k"));
    store.append("t1", first, empty(), empty()).join();
    store.append("t1", other, empty(), empty()).join();
    store.append("t2", first, empty(), empty()).join();
    assertFails(store.append("t1", entry(3, 0, Optional.of("k")), empty(), empty()))
        .isInstanceOf(Conflict.class);
    assertThat(store.entry("t1", 0, "k")).contains(first);
    assertThat(store.entry("t1", 1, "k")).contains(other);
    assertThat(store.entry("t1", 0, "K")).isEmpty();
    assertThat(store.entry("t1", 2, "k")).isEmpty();
    assertThat(store.entries("t1", 2)).isEmpty();
  }

  @Test
  void an_entry_brings_what_play_changes_with_it_and_nobody_changes_seats() {
    store.create(table("t1", "ann")).join();
    TableRow over = at(row("t1", "mallory"), Lobby.Status.OVER, false, 9_000);
    TableFile after =
        new TableFile(
            over,
            List.of(
                new SeatRow(
                    0,
                    Lobby.Kind.PERSON,
                    Optional.of("mallory"),
                    Optional.of("Mallory"),
                    Optional.of("random"),
                    empty(),
                    true,
                    1,
                    500,
                    "[1]"),
                bot(1)));
    store.append("t1", entry(1), Optional.of(after), empty()).join();
    SeatRow ann = person(0, "ann");
    assertThat(store.table("t1"))
        .contains(
            new TableFile(
                at(row("t1", "ann"), Lobby.Status.OVER, true, 9_000),
                List.of(
                    new SeatRow(
                        0,
                        ann.kind(),
                        ann.account(),
                        ann.name(),
                        Optional.of("random"),
                        ann.nonce(),
                        true,
                        1,
                        500,
                        "[1]"),
                    bot(1))));
  }

  @Test
  void a_refused_entry_brings_nothing_with_it() {
    store.create(table("t1", "ann")).join();
    store.append("t1", entry(1), empty(), empty()).join();
    TableFile over =
        new TableFile(at(row("t1", "ann"), Lobby.Status.OVER, true, 9_000), List.of(bot(1)));
    assertFails(
            store.append("t1", entry(1), Optional.of(over), Optional.of(new SnapshotRow(1, "{}"))))
        .isInstanceOf(Conflict.class);
    assertFails(store.append("none", entry(1), empty(), empty()))
        .isInstanceOf(NoSuchElementException.class);
    assertThat(store.table("t1")).contains(table("t1", "ann"));
    assertThat(store.snapshot("t1", 1)).isEmpty();
    assertThat(store.entries("t1", 0)).hasSize(1);
  }

  @Test
  void the_latest_snapshot_at_or_before_a_number_is_found() {
    store.create(table("t1", "ann")).join();
    for (int number = 1; number <= 9; number++) {
      Optional<SnapshotRow> snapshot =
          number % 3 == 0
              ? Optional.of(new SnapshotRow(number, "{\"after\":" + number + "}"))
              : empty();
      store.append("t1", entry(number), empty(), snapshot).join();
    }
    assertThat(store.snapshot("t1", 2)).isEmpty();
    assertThat(store.snapshot("t1", 3)).contains(new SnapshotRow(3, "{\"after\":3}"));
    assertThat(store.snapshot("t1", 8)).contains(new SnapshotRow(6, "{\"after\":6}"));
    assertThat(store.snapshot("t1", 100)).contains(new SnapshotRow(9, "{\"after\":9}"));
  }

  @Test
  void talk_comes_back_oldest_first_and_each_key_once() {
    store.create(table("t1", "ann")).join();
    List<ChatRow> lines =
        List.of(
            new ChatRow(
                1, Play.Channel.TABLE, "ann", Optional.of(0), "Ann", "Ave", 1, Optional.of("k")),
            new ChatRow(2, Play.Channel.SEATS, "bob", empty(), "Bob", "olá", 2, Optional.of("k")),
            new ChatRow(3, Play.Channel.TABLE, "bob", empty(), "Bob", "?", 3, empty()));
    lines.forEach(line -> store.say("t1", line).join());
    assertThat(store.chat("t1", 10)).isEqualTo(lines);
    assertThat(store.chat("t1", 2)).isEqualTo(lines.subList(1, 3));
    assertThat(store.chat("t1", "bob", "k")).contains(lines.get(1));
    assertThat(store.chat("t1", "cat", "k")).isEmpty();
    ChatRow again =
        new ChatRow(
            4, Play.Channel.TABLE, "ann", Optional.of(0), "Ann", "Ave", 4, Optional.of("k"));
    assertFails(store.say("t1", again)).isInstanceOf(Conflict.class);
    assertFails(store.say("t1", lines.getLast())).isInstanceOf(Conflict.class);
    assertFails(store.say("none", again)).isInstanceOf(NoSuchElementException.class);
    assertThat(store.chat("t1", 10)).isEqualTo(lines);
  }

  @Test
  void lists_have_the_latest_tables_first() {
    for (int i = 1; i <= 5; i++) {
      TableRow row =
          at(
              row("t" + i, i < 3 ? "ann" : "bob"),
              i == 5 ? Lobby.Status.OPEN : Lobby.Status.RUNNING,
              i != 4,
              i * 10L);
      store
          .create(new TableFile(row, List.of(person(0, i == 3 ? "ann" : "cat"), person(1, "dan"))))
          .join();
    }
    assertThat(ids(store.tablesOf("ann", 10))).containsExactly("t3", "t2", "t1");
    assertThat(ids(store.tablesOf("ann", 2))).containsExactly("t3", "t2");
    assertThat(ids(store.tablesOf("dan", 10))).containsExactly("t5", "t4", "t3", "t2", "t1");
    assertThat(store.tablesOf("dan", 10)).allMatch(file -> file.seats().size() == 2);
    assertThat(store.tablesOf("eve", 10)).isEmpty();
    assertThat(ids(store.listed(Lobby.Status.RUNNING, 10))).containsExactly("t3", "t2", "t1");
    assertThat(ids(store.listed(Lobby.Status.RUNNING, 1))).containsExactly("t3");
    assertThat(ids(store.listed(Lobby.Status.OPEN, 10))).containsExactly("t5");
    assertThat(store.listed(Lobby.Status.OVER, 10)).isEmpty();
    assertThat(store.running()).containsExactly("t1", "t2", "t3", "t4");
  }

  @Test
  void only_open_and_running_tables_count_as_hosted() {
    Lobby.Status[] all = Lobby.Status.values();
    IntStream.range(0, 9)
        .mapToObj(i -> at(row("t" + i, i < 6 ? "ann" : "bob"), all[i % 3], true, i))
        .forEach(row -> store.create(new TableFile(row, List.of(person(0, "ann")))).join());
    assertThat(store.hosted("ann")).isEqualTo(4);
    assertThat(store.hosted("bob")).isEqualTo(2);
    assertThat(store.hosted("eve")).isZero();
  }

  private static List<String> ids(List<TableFile> files) {
    return files.stream().map(file -> file.table().id()).toList();
  }
}
