package ludus.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The log of the database is moved into it while others write.
final class CheckpointsTest {

  private static final int WORKS = 3_000;
  private static final String FILLER = "x".repeat(2_000);

  @TempDir Path folder;

  /// Writes one row after the other, each in a transaction of its own.
  ///
  /// @return the size of the log at the end
  private long write(int worksBetween) throws IOException {
    String name = "log" + worksBetween + ".db";
    try (Database database = Database.open("jdbc:sqlite:" + folder.resolve(name), worksBetween)) {
      database.act(sql -> sql.update("create table filler (n integer, words text)")).join();
      for (int n = 0; n < WORKS; n++) {
        int number = n;
        database.act(sql -> sql.update("insert into filler values (?, ?)", number, FILLER)).join();
      }
      assertThat(database.<Integer>read(sql -> sql.count("select count(*) as n from filler")))
          .isEqualTo(WORKS);
      return Files.size(folder.resolve(name + "-wal"));
    }
  }

  @Test
  void the_log_stays_small_where_it_is_moved_often() throws IOException {
    assertThat(write(50)).isLessThan(write(WORKS * 10) / 4);
  }

  @Test
  void everything_is_there_after_reopening() throws IOException {
    write(50);
    try (Database again = Database.open("jdbc:sqlite:" + folder.resolve("log50.db"))) {
      assertThat(again.<Integer>read(sql -> sql.count("select count(*) as n from filler")))
          .isEqualTo(WORKS);
      assertThat(again.<Integer>read(sql -> sql.count("select max(n) as n from filler")))
          .isEqualTo(WORKS - 1);
    }
  }
}
