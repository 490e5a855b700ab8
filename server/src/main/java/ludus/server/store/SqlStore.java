package ludus.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import ludus.kernel.BadInput;
import ludus.kernel.record.By;
import ludus.server.api.Lobby;
import ludus.server.api.Play;

/// The store in an SQL database.
public final class SqlStore implements Store {

  private static final String NO = "(select table_no from game_table where id = ?)";

  private static final String ANALYSES =
      """
      select t.id, a.account, a.asked, a.tries, a.failed, a.result
      from analysis a join game_table t on t.table_no = a.table_no where
      """;

  private static final String OF_PERSON =
      TableRows.query(
          """
          select table_no from game_table where table_no in (
            select table_no from game_table where host = ?
            union select table_no from seat where account = ?)
          order by changed desc, table_no desc limit ?
          """);

  private static final String LISTED =
      TableRows.query(
          """
          select table_no from game_table where status = ? and listed = 1
          order by changed desc, table_no desc limit ?
          """);

  private final Database database;

  private SqlStore(Database database) {
    this.database = database;
  }

  /// Opens or makes the database at this JDBC URL, such as `jdbc:sqlite:data/ludus.db`.
  ///
  /// @throws BadInput if it is in use, was made by a newer version, or is no database
  public static SqlStore open(String url) {
    return new SqlStore(Database.open(url));
  }

  /// The same database, for what else is kept there.
  public Database database() {
    return database;
  }

  @Override
  public CompletableFuture<Void> create(TableFile file) {
    return database.act(sql -> TableRows.insert(sql, file));
  }

  @Override
  public Optional<TableFile> table(String id) {
    return database.read(sql -> TableRows.find(sql, id));
  }

  @Override
  public CompletableFuture<TableFile> change(String id, UnaryOperator<TableFile> change) {
    return database.write(
        sql -> {
          TableFile before = TableRows.find(sql, id).orElseThrow(() -> TableRows.missing(id));
          TableFile after = change.apply(before);
          if (!after.table().id().equals(id)) {
            throw new IllegalArgumentException("A table keeps its id");
          }
          if (!after.equals(before)) {
            TableRows.replace(sql, after);
          }
          return after;
        });
  }

  @Override
  public CompletableFuture<Void> append(
      String table, EntryRow entry, Optional<TableFile> file, Optional<SnapshotRow> snapshot) {
    return database.act(
        sql -> {
          long number = TableRows.number(sql, table);
          insert(sql, number, entry);
          if (file.isPresent()) {
            TableRows.advance(sql, number, file.get());
          }
          if (snapshot.isPresent()) {
            insert(sql, number, snapshot.get());
          }
        });
  }

  private static void insert(Sql sql, long table, EntryRow entry) throws SQLException {
    sql.update(
        """
        insert into entry (table_no, number, seat, moves, made_by, time, back, answer_key)
        values (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        table,
        entry.number(),
        entry.seat(),
        entry.moves(),
        By.valueOf(entry.by()).name().substring(0, 1),
        entry.time(),
        entry.back(),
        entry.key());
  }

  private static void insert(Sql sql, long table, SnapshotRow snapshot) throws SQLException {
    sql.update(
        "insert into snapshot (table_no, number, state) values (?, ?, ?) on conflict do nothing",
        table,
        snapshot.number(),
        snapshot.state());
  }

  @Override
  public List<EntryRow> entries(String table, int after) {
    return database.read(
        sql ->
            sql.list(
                "select * from entry where table_no = " + NO + " and number > ? order by number",
                SqlStore::entry,
                table,
                after));
  }

  @Override
  public Optional<EntryRow> entry(String table, int seat, String key) {
    return database.read(
        sql ->
            sql.first(
                "select * from entry where table_no = " + NO + " and seat = ? and answer_key = ?",
                SqlStore::entry,
                table,
                seat,
                key));
  }

  private static EntryRow entry(Cells cells) throws SQLException {
    return new EntryRow(
        cells.number("number"),
        cells.number("seat"),
        cells.text("moves"),
        by(cells.text("made_by")),
        cells.big("time"),
        cells.maybeNumber("back"),
        cells.maybeText("answer_key"));
  }

  private static String by(String letter) {
    for (By by : By.values()) {
      if (by.name().startsWith(letter)) {
        return by.name();
      }
    }
    throw new IllegalStateException("Nobody is called " + letter);
  }

  @Override
  public Optional<SnapshotRow> snapshot(String table, int atMost) {
    return database.read(
        sql ->
            sql.first(
                "select * from snapshot where table_no = "
                    + NO
                    + " and number <= ?"
                    + " order by number desc limit 1",
                cells -> new SnapshotRow(cells.number("number"), cells.text("state")),
                table,
                atMost));
  }

  @Override
  public CompletableFuture<Void> say(String table, ChatRow chat) {
    return database.act(
        sql ->
            sql.update(
                """
                insert into talk (table_no, number, channel, account, seat, name, text, time,
                  answer_key)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                TableRows.number(sql, table),
                chat.number(),
                chat.channel(),
                chat.account(),
                chat.seat(),
                chat.name(),
                chat.text(),
                chat.time(),
                chat.key()));
  }

  @Override
  public List<ChatRow> chat(String table, int most) {
    return database
        .read(
            sql ->
                sql.list(
                    "select * from talk where table_no = " + NO + " order by number desc limit ?",
                    SqlStore::chat,
                    table,
                    most))
        .reversed();
  }

  @Override
  public Optional<ChatRow> chat(String table, String account, String key) {
    return database.read(
        sql ->
            sql.first(
                "select * from talk where table_no = " + NO + " and account = ? and answer_key = ?",
                SqlStore::chat,
                table,
                account,
                key));
  }

  private static ChatRow chat(Cells cells) throws SQLException {
    return new ChatRow(
        cells.number("number"),
        Play.Channel.valueOf(cells.text("channel")),
        cells.text("account"),
        cells.maybeNumber("seat"),
        cells.text("name"),
        cells.text("text"),
        cells.big("time"),
        cells.maybeText("answer_key"));
  }

  @Override
  public CompletableFuture<Void> keep(AnalysisRow analysis) {
    return database.act(
        sql ->
            sql.update(
                """
                insert into analysis (table_no, account, asked, tries, failed, result)
                values (?, ?, ?, ?, ?, ?)
                on conflict (table_no) do update set account = excluded.account,
                  asked = excluded.asked, tries = excluded.tries, failed = excluded.failed,
                  result = excluded.result
                """,
                TableRows.number(sql, analysis.table()),
                analysis.account(),
                analysis.asked(),
                analysis.tries(),
                analysis.failed(),
                analysis.result()));
  }

  @Override
  public Optional<AnalysisRow> analysis(String table) {
    return database.read(sql -> sql.first(ANALYSES + "t.id = ?", SqlStore::analysis, table));
  }

  @Override
  public List<AnalysisRow> wantedAnalyses() {
    return database.read(
        sql ->
            sql.list(
                ANALYSES + "a.result is null and a.failed = 0 order by a.asked, a.table_no",
                SqlStore::analysis));
  }

  private static AnalysisRow analysis(Cells cells) throws SQLException {
    return new AnalysisRow(
        cells.text("id"),
        cells.text("account"),
        cells.big("asked"),
        cells.number("tries"),
        cells.flag("failed"),
        cells.maybeText("result"));
  }

  @Override
  public List<TableFile> tablesOf(String account, int most) {
    return database.read(sql -> TableRows.list(sql, OF_PERSON, account, account, most));
  }

  @Override
  public List<TableFile> listed(Lobby.Status status, int most) {
    return database.read(sql -> TableRows.list(sql, LISTED, status, most));
  }

  @Override
  public List<String> running() {
    return database.read(
        sql ->
            sql.list(
                "select id from game_table where status = ? order by table_no",
                cells -> cells.text("id"),
                Lobby.Status.RUNNING));
  }

  @Override
  public int hosted(String account) {
    return database.read(
        sql ->
            sql.count(
                "select count(*) as n from game_table where host = ? and status in (?, ?)",
                account,
                Lobby.Status.OPEN,
                Lobby.Status.RUNNING));
  }

  @Override
  public void close() {
    database.close();
  }
}
