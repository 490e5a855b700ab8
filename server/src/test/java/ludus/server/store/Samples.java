package ludus.server.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import ludus.server.api.Lobby;
import ludus.server.store.Store.EntryRow;
import ludus.server.store.Store.SeatRow;
import ludus.server.store.Store.TableFile;
import ludus.server.store.Store.TableRow;

/// Rows for tests.
public final class Samples {

  private Samples() {}

  public static SqlStore store(Path folder) {
    return SqlStore.open(url(folder));
  }

  static String url(Path folder) {
    return "jdbc:sqlite:" + folder.resolve("ludus.db");
  }

  /// A running table of one person and one bot.
  public static TableFile table(String id, String account) {
    return new TableFile(row(id, account), List.of(person(0, account), bot(1)));
  }

  public static TableRow row(String id, String host) {
    return new TableRow(
        id,
        "pax",
        Optional.empty(),
        Lobby.Status.RUNNING,
        2,
        new TreeMap<>(),
        true,
        Lobby.Clock.NONE,
        Lobby.Hints.FRIENDLY,
        host,
        "5ec7e7",
        1,
        "da7a",
        1_000,
        1_000,
        Optional.empty(),
        Optional.empty());
  }

  static TableRow at(TableRow row, Lobby.Status status, boolean listed, long changed) {
    return new TableRow(
        row.id(),
        row.game(),
        row.name(),
        status,
        row.seatCount(),
        row.options(),
        listed,
        row.clock(),
        row.hints(),
        row.host(),
        row.secret(),
        row.rules(),
        row.data(),
        row.created(),
        changed,
        row.outcome(),
        row.next());
  }

  public static SeatRow person(int seat, String account) {
    return new SeatRow(
        seat,
        Lobby.Kind.PERSON,
        Optional.of(account),
        Optional.of("Name of " + account),
        Optional.empty(),
        Optional.of("00ff"),
        false,
        0,
        0,
        "[]");
  }

  static SeatRow bot(int seat) {
    return new SeatRow(
        seat,
        Lobby.Kind.BOT,
        Optional.empty(),
        Optional.of("Brutus"),
        Optional.of("plebeian"),
        Optional.empty(),
        false,
        0,
        0,
        "[]");
  }

  static EntryRow entry(int number) {
    return entry(number, 0, Optional.empty());
  }

  static EntryRow entry(int number, int seat, Optional<String> key) {
    return new EntryRow(
        number, seat, "[{\"type\":\"EndPlay\"}]", "PERSON", 2_000, Optional.empty(), key);
  }
}
