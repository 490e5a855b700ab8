package ludus.server.store;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import ludus.server.api.Lobby;
import ludus.server.api.Play;

/// The database. A write is on disk when its future completes; writes of several tables share a
/// commit, but no write waits for another that isn't there. Reads block. Futures complete on
/// threads of their own, in any order, so that what follows never holds up the next write.
///
/// A future fails with [Conflict], with [NoSuchElementException] if the table isn't there, or with
/// [StoreFailure] if the disk is full, locked or broken; nothing of that write is kept then.
public interface Store extends AutoCloseable {

  /// @param secret of the game's chance, never shown before the game is over
  /// @param data SHA-256 of the game's data
  /// @param outcome JSON, once the game is over
  /// @param next the table made to play again
  record TableRow(
      String id,
      String game,
      Optional<String> name,
      Lobby.Status status,
      int seatCount,
      SortedMap<String, String> options,
      boolean listed,
      Lobby.Clock clock,
      Lobby.Hints hints,
      String host,
      String secret,
      int rules,
      String data,
      long created,
      long changed,
      Optional<String> outcome,
      Optional<String> next) {}

  /// @param account of the person
  /// @param name of the person at that time, or of the bot
  /// @param level of the bot
  /// @param nonce the person's part of the seed
  /// @param away a steward plays for the person
  /// @param timeouts clocks that rang in a row
  /// @param left milliseconds on the clock when it last rested
  /// @param orders standing orders, a JSON array
  record SeatRow(
      int seat,
      Lobby.Kind kind,
      Optional<String> account,
      Optional<String> name,
      Optional<String> level,
      Optional<String> nonce,
      boolean away,
      int timeouts,
      long left,
      String orders) {}

  record TableFile(TableRow table, List<SeatRow> seats) {}

  /// @param moves a JSON array; empty for an undo
  /// @param key the idempotency key of a person's answer
  record EntryRow(
      int number,
      int seat,
      String moves,
      String by,
      long time,
      Optional<Integer> back,
      Optional<String> key) {}

  /// A position, so that a long game opens quickly. `state` is the JSON after entry `number`.
  record SnapshotRow(int number, String state) {}

  record ChatRow(
      int number,
      Play.Channel channel,
      String account,
      Optional<Integer> seat,
      String name,
      String text,
      long time,
      Optional<String> key) {}

  /// The analysis of a game that is over: wished for, failed or done.
  ///
  /// @param account of the one who wished for it
  /// @param tries how often it was begun
  /// @param result JSON, once it is done
  record AnalysisRow(
      String table,
      String account,
      long asked,
      int tries,
      boolean failed,
      Optional<String> result) {

    public AnalysisRow begun() {
      return new AnalysisRow(table, account, asked, tries + 1, failed, result);
    }

    /// What came of it.
    public AnalysisRow given(boolean failure, Optional<String> made) {
      return new AnalysisRow(table, account, asked, tries, failure, made);
    }
  }

  /// Another writer was first: reload and try again.
  final class Conflict extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Conflict(String message) {
      super(message);
    }
  }

  CompletableFuture<Void> create(TableFile file);

  Optional<TableFile> table(String id);

  /// Replaces a table's row and its seats in one transaction, if it still exists. The function gets
  /// what is stored now and may throw to change nothing; it runs on the writer's thread.
  CompletableFuture<TableFile> change(String id, UnaryOperator<TableFile> change);

  /// Appends an entry, and what changes with it: a snapshot, and of `file` what play can change
  /// (the table's status, outcome and `changed`; the seats' level, away, timeouts, time left and
  /// orders). Who sits where stays as it is stored, since a login may have moved a seat meanwhile.
  ///
  /// @throws Conflict in the future, if this number or this seat's key is there already
  CompletableFuture<Void> append(
      String table, EntryRow entry, Optional<TableFile> file, Optional<SnapshotRow> snapshot);

  /// The entries after this number, in order.
  List<EntryRow> entries(String table, int after);

  /// The entry that this seat made with this key.
  Optional<EntryRow> entry(String table, int seat, String key);

  /// The latest snapshot at or before this number.
  Optional<SnapshotRow> snapshot(String table, int atMost);

  CompletableFuture<Void> say(String table, ChatRow chat);

  /// The last lines of talk, in order, oldest first.
  List<ChatRow> chat(String table, int most);

  Optional<ChatRow> chat(String table, String account, String key);

  /// Keeps how far an analysis has come, instead of what was kept of it.
  CompletableFuture<Void> keep(AnalysisRow analysis);

  Optional<AnalysisRow> analysis(String table);

  /// Analyses that are neither done nor failed, in the order in which they were wished for.
  List<AnalysisRow> wantedAnalyses();

  /// Tables where this person sits or is host, the latest first.
  List<TableFile> tablesOf(String account, int most);

  /// Listed tables of this status, the latest first.
  List<TableFile> listed(Lobby.Status status, int most);

  /// Ids of the running tables: a server that starts looks after their bots and clocks.
  List<String> running();

  /// Tables that this person hosts and that are open or running.
  int hosted(String account);

  @Override
  void close();
}
