package ludus.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import ludus.kernel.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OpeningTest {

  @TempDir Path folder;

  @Test
  void an_empty_folder_becomes_a_database_and_stays_one() {
    Path deep = folder.resolve("data/of/ludus");
    try (SqlStore store = Samples.store(deep)) {
      assertThat(store.running()).isEmpty();
    }
    try (SqlStore store = Samples.store(deep)) {
      store.create(Samples.table("t1", "ann")).join();
      assertThat(store.running()).containsExactly("t1");
    }
  }

  @Test
  void commits_are_flushed_and_references_kept() {
    try (SqlStore store = Samples.store(folder)) {
      assertThat(pragma(store, "journal_mode")).isEqualTo("wal");
      assertThat(pragma(store, "synchronous")).isEqualTo("2");
      assertThat(pragma(store, "foreign_keys")).isEqualTo("1");
      assertThat(store.database().<Integer>read(sql -> sql.count("select 1 as n"))).isOne();
    }
  }

  private static String pragma(SqlStore store, String name) {
    return store
        .database()
        .write(sql -> sql.first("pragma " + name, cells -> cells.text(name)).orElseThrow())
        .join();
  }

  @Test
  void who_reads_can_not_write() {
    try (SqlStore store = Samples.store(folder)) {
      assertThatThrownBy(() -> store.database().read(sql -> sql.update("delete from person")))
          .isInstanceOf(StoreFailure.class);
    }
  }

  @Test
  void closing_twice_is_closing_once_and_nobody_waits_for_a_closed_store() {
    SqlStore store = Samples.store(folder);
    store.running();
    store.close();
    store.close();
    assertThatThrownBy(store::running).isInstanceOf(StoreFailure.class);
    assertThatThrownBy(() -> store.table("t1")).isInstanceOf(StoreFailure.class);
  }

  @Test
  void a_folder_in_use_says_so_in_one_sentence() {
    try (SqlStore _ = Samples.store(folder)) {
      assertThatThrownBy(() -> Samples.store(folder))
          .isInstanceOf(BadInput.class)
          .hasMessage(
              "The data folder %s is in use by another server: stop that one first.", folder);
    }
    Samples.store(folder).close();
  }

  @Test
  void a_database_of_a_newer_version_is_refused_in_one_sentence() throws Exception {
    Samples.store(folder).close();
    try (var connection = DriverManager.getConnection(Samples.url(folder));
        var statement = connection.createStatement()) {
      statement.execute(
          """
          insert into flyway_schema_history select installed_rank + 100, '999', 'of tomorrow', type,
            'V999__of_tomorrow.sql', 1, installed_by, installed_on, execution_time, success
          from flyway_schema_history where version = '1'
          """);
    }
    assertThatThrownBy(() -> Samples.store(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("made by a newer version of Ludus");
  }

  /// Flyway refuses a database whose migrations differ from those it was made with: a new shape
  /// needs a new migration.
  @Test
  void migrations_that_people_have_run_stay_as_they_are() {
    try (SqlStore store = Samples.store(folder)) {
      List<String> run =
          store
              .database()
              .read(
                  sql ->
                      sql.list(
                          "select version, checksum from flyway_schema_history order by version",
                          cells -> cells.text("version") + ": " + cells.number("checksum")));
      assertThat(run).startsWith("1: -1386209337", "2: 2087717104");
    }
  }

  @Test
  void what_is_no_database_is_refused_in_one_sentence() throws Exception {
    Files.writeString(
        folder.resolve("ludus.db"), "Gallia est omnis divisa in partes tres".repeat(99));
    assertThatThrownBy(() -> Samples.store(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("not a database");
    Files.delete(folder.resolve("ludus.db"));
    Samples.store(folder).close();
  }

  @Test
  void a_folder_that_can_not_be_made_is_refused_in_one_sentence() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "no folder");
    assertThatThrownBy(() -> Samples.store(file))
        .isInstanceOf(BadInput.class)
        .hasMessage("The data folder %s can't be written.", file);
  }

  @Test
  void only_a_file_of_sqlite_is_a_database_so_far() {
    for (String url :
        List.of(
            "jdbc:sqlite::memory:",
            "jdbc:sqlite:",
            "jdbc:sqlite:file:x?mode=memory",
            "jdbc:h2:x",
            "x")) {
      assertThatThrownBy(() -> SqlStore.open(url)).isInstanceOf(BadInput.class);
    }
  }
}
