package ludus.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import ludus.kernel.json.Json;
import ludus.server.api.Lobby;
import ludus.server.store.Store.SeatRow;
import ludus.server.store.Store.TableFile;
import ludus.server.store.Store.TableRow;
import tools.jackson.core.type.TypeReference;

/// How a table and its seats lie in the database.
final class TableRows {

  private static final TypeReference<TreeMap<String, String>> OPTIONS = new TypeReference<>() {};

  private static final String ONE = query("select table_no from game_table where id = ?");

  private TableRows() {}

  /// A query for tables with their seats, the latest first.
  ///
  /// @param numbers the query for their numbers
  static String query(String numbers) {
    return """
    select t.id, t.game, t.name, t.status, t.seat_count, t.options, t.listed, t.pace, t.seconds,
      t.increment, t.hints, t.host, t.secret, t.rules, t.data, t.created, t.changed, t.outcome, t.next,
      s.seat, s.kind, s.account, s.name as seat_name, s.level, s.nonce, s.away, s.timeouts,
      s.time_left, s.orders
    from game_table t left join seat s on s.table_no = t.table_no
    where t.table_no in (%s)
    order by t.changed desc, t.table_no desc, s.seat
    """
        .formatted(numbers);
  }

  /// The tables that a [#query] finds, in its order.
  static List<TableFile> list(Sql sql, String query, Object... args) throws SQLException {
    List<TableFile> files = new ArrayList<>();
    sql.list(
        query,
        cells -> {
          if (files.isEmpty() || !files.getLast().table().id().equals(cells.text("id"))) {
            files.add(new TableFile(table(cells), new ArrayList<>()));
          }
          return cells.maybeNumber("seat").isPresent() && files.getLast().seats().add(seat(cells));
        },
        args);
    return files.stream()
        .map(file -> new TableFile(file.table(), List.copyOf(file.seats())))
        .toList();
  }

  static Optional<TableFile> find(Sql sql, String id) throws SQLException {
    return list(sql, ONE, id).stream().findFirst();
  }

  static void insert(Sql sql, TableFile file) throws SQLException {
    TableRow table = file.table();
    sql.update(
        """
        insert into game_table (game, name, status, seat_count, options, listed, pace, seconds,
          increment, hints, host, secret, rules, data, created, changed, outcome, next, id)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        values(table));
    insertSeats(sql, number(sql, table.id()), file.seats());
  }

  static void replace(Sql sql, TableFile file) throws SQLException {
    TableRow table = file.table();
    sql.update(
        """
        update game_table set game = ?, name = ?, status = ?, seat_count = ?, options = ?,
          listed = ?, pace = ?, seconds = ?, increment = ?, hints = ?, host = ?, secret = ?,
          rules = ?, data = ?, created = ?, changed = ?, outcome = ?, next = ?
        where id = ?
        """,
        values(table));
    long number = number(sql, table.id());
    sql.update("delete from seat where table_no = ?", number);
    insertSeats(sql, number, file.seats());
  }

  /// Keeps what play can change, and nothing else.
  static void advance(Sql sql, long number, TableFile file) throws SQLException {
    TableRow table = file.table();
    sql.update(
        "update game_table set status = ?, changed = ?, outcome = ? where table_no = ?",
        table.status(),
        table.changed(),
        table.outcome(),
        number);
    for (SeatRow seat : file.seats()) {
      sql.update(
          """
          update seat set level = ?, away = ?, timeouts = ?, time_left = ?, orders = ?
          where table_no = ? and seat = ?
          """,
          seat.level(),
          seat.away(),
          seat.timeouts(),
          seat.left(),
          seat.orders(),
          number,
          seat.seat());
    }
  }

  /// What stands for a table in other rows.
  static long number(Sql sql, String id) throws SQLException {
    return sql.first(
            "select table_no from game_table where id = ?", cells -> cells.big("table_no"), id)
        .orElseThrow(() -> missing(id));
  }

  static NoSuchElementException missing(String id) {
    return new NoSuchElementException("There is no table " + id);
  }

  private static Object[] values(TableRow table) {
    return new Object[] {
      table.game(),
      table.name(),
      table.status(),
      table.seatCount(),
      Json.PLAIN.writeValueAsString(table.options()),
      table.listed(),
      table.clock().pace(),
      table.clock().seconds(),
      table.clock().increment(),
      table.hints(),
      table.host(),
      table.secret(),
      table.rules(),
      table.data(),
      table.created(),
      table.changed(),
      table.outcome(),
      table.next(),
      table.id()
    };
  }

  private static void insertSeats(Sql sql, long number, List<SeatRow> seats) throws SQLException {
    for (SeatRow seat : seats) {
      sql.update(
          """
          insert into seat (table_no, seat, kind, account, name, level, nonce, away, timeouts,
            time_left, orders)
          values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
          number,
          seat.seat(),
          seat.kind(),
          seat.account(),
          seat.name(),
          seat.level(),
          seat.nonce(),
          seat.away(),
          seat.timeouts(),
          seat.left(),
          seat.orders());
    }
  }

  private static TableRow table(Cells cells) throws SQLException {
    SortedMap<String, String> options = Json.PLAIN.readValue(cells.text("options"), OPTIONS);
    return new TableRow(
        cells.text("id"),
        cells.text("game"),
        cells.maybeText("name"),
        Lobby.Status.valueOf(cells.text("status")),
        cells.number("seat_count"),
        options,
        cells.flag("listed"),
        new Lobby.Clock(
            Lobby.Pace.valueOf(cells.text("pace")),
            cells.number("seconds"),
            cells.number("increment")),
        Lobby.Hints.valueOf(cells.text("hints")),
        cells.text("host"),
        cells.text("secret"),
        cells.number("rules"),
        cells.text("data"),
        cells.big("created"),
        cells.big("changed"),
        cells.maybeText("outcome"),
        cells.maybeText("next"));
  }

  private static SeatRow seat(Cells cells) throws SQLException {
    return new SeatRow(
        cells.number("seat"),
        Lobby.Kind.valueOf(cells.text("kind")),
        cells.maybeText("account"),
        cells.maybeText("seat_name"),
        cells.maybeText("level"),
        cells.maybeText("nonce"),
        cells.flag("away"),
        cells.number("timeouts"),
        cells.big("time_left"),
        cells.text("orders"));
  }
}
