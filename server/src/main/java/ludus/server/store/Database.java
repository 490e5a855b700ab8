package ludus.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import ludus.kernel.BadInput;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// The open database: one thread writes, a few connections read.
public final class Database implements AutoCloseable {

  private static final Pattern SQLITE_FILE =
      Pattern.compile("jdbc:sqlite:(?!file:)([^:?][^?]*)(?:\\?.*)?");
  private static final int READERS = 4;

  /// Pages of log at which the writer moves it into the database itself, if nobody else has.
  private static final int MOST_LOG = 50_000;

  private final Path file;
  private final FolderLock lock;
  private final Writer writer;
  private final Checkpoints checkpoints;
  private final Readers readers;

  private Database(
      Path file, FolderLock lock, Writer writer, Checkpoints checkpoints, Readers readers) {
    this.file = file;
    this.lock = lock;
    this.writer = writer;
    this.checkpoints = checkpoints;
    this.readers = readers;
  }

  /// Opens or makes the database at this JDBC URL.
  ///
  /// @throws BadInput if it is in use, too new, or no database
  public static Database open(String url) {
    return open(url, Checkpoints.WORKS_BETWEEN);
  }

  /// @param worksBetween after how many works the log is moved into the database
  static Database open(String url, int worksBetween) {
    Matcher sqlite = SQLITE_FILE.matcher(url);
    if (!sqlite.matches()) {
      throw new BadInput("The database must be a file of SQLite, such as jdbc:sqlite:ludus.db.");
    }
    Path file = Path.of(sqlite.group(1));
    FolderLock lock = FolderLock.of(file);
    try {
      Database database = open(url, file, lock, worksBetween);
      database.checkpoints.start();
      database.writer.start();
      return database;
    } catch (SQLException e) {
      lock.close();
      throw new BadInput("The database " + file + " can't be opened: " + e.getMessage(), e);
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static Database open(String url, Path file, FolderLock lock, int worksBetween)
      throws SQLException {
    SQLiteDataSource source = new SQLiteDataSource(config());
    source.setUrl(url);
    Migrations.run(
        source,
        Map.of("serial", "integer primary key", "clustered", "without rowid"),
        file.toString());
    Checkpoints checkpoints = new Checkpoints(source.getConnection(), worksBetween);
    Writer writer = new Writer(() -> writing(source), checkpoints);
    List<Sql> reading = new ArrayList<>();
    for (int i = 0; i < READERS; i++) {
      Sql sql = new Sql(source.getConnection());
      sql.update("pragma query_only = on");
      reading.add(sql);
    }
    return new Database(file, lock, writer, checkpoints, new Readers(reading));
  }

  private static Sql writing(DataSource source) throws SQLException {
    Connection connection = source.getConnection();
    Sql sql = new Sql(connection);
    connection.setAutoCommit(false);
    sql.outside("pragma wal_autocheckpoint = " + MOST_LOG);
    return sql;
  }

  private static SQLiteConfig config() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(5000);
    config.enforceForeignKeys(true);
    return config;
  }

  /// Does a work in a transaction that may be shared with others; the work fails alone, and may be
  /// run twice if another fails. The future completes when it is on disk, on a thread that it
  /// shares with others: wait for it rather than hang on it what takes long.
  public <T> CompletableFuture<T> write(Work<T> work) {
    return writer.write(work);
  }

  /// The same for a work that has nothing to tell.
  public CompletableFuture<Void> act(Work.Act act) {
    return write(
            sql -> {
              act.run(sql);
              return true;
            })
        .thenAccept(_ -> {});
  }

  /// Reads, when a connection is free. Keep it short.
  public <T> T read(Work<T> work) {
    return readers.read(work);
  }

  /// Whether it can be read, and what is written now will be found again: who has deleted the file
  /// goes on writing into nothing.
  public boolean isWell() {
    try {
      return Files.exists(file)
          && read(sql -> sql.count("select count(*) as n from person where id = ''") == 0);
    } catch (RuntimeException _) {
      return false;
    }
  }

  @Override
  public void close() {
    writer.close();
    checkpoints.close();
    readers.close();
    lock.close();
  }
}
