package ludus.server.people;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import ludus.server.api.People.Me;
import ludus.server.store.Cells;
import ludus.server.store.Database;
import ludus.server.store.Sql;
import ludus.server.store.Work;

/// People and sessions in the database.
final class PeopleStore {

  /// @param password its hash; a guest has none
  record Person(String id, String name, Optional<String> password, Optional<String> email) {
    Me me() {
      return new Me(id, name, password.isEmpty(), email);
    }
  }

  record Session(Person person, String hash, long expires) {}

  private final Database database;

  PeopleStore(Database database) {
    this.database = database;
  }

  Optional<Session> session(String hash, long now) {
    return database.read(
        sql ->
            sql.first(
                """
                select p.id, p.name, p.password, p.email, s.expires
                from session s join person p on p.id = s.person
                where s.hash = ? and s.expires > ?
                """,
                cells -> new Session(person(cells), hash, cells.big("expires")),
                hash,
                now));
  }

  Optional<Person> account(String folded) {
    return database.read(
        sql ->
            sql.first(
                "select id, name, password, email from person where folded = ?",
                PeopleStore::person,
                folded));
  }

  Optional<String> name(String id) {
    return database.read(
        sql -> sql.first("select name from person where id = ?", cells -> cells.text("name"), id));
  }

  private static Person person(Cells cells) throws SQLException {
    return new Person(
        cells.text("id"),
        cells.text("name"),
        cells.maybeText("password"),
        cells.maybeText("email"));
  }

  /// Does it and waits until it is on disk.
  <T> T write(Work<T> work) {
    return done(database.write(work));
  }

  void act(Work.Act act) {
    done(database.act(act));
  }

  /// Does it some time.
  void later(Work.Act act) {
    var _ = database.act(act);
  }

  private static <T> T done(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  static void insert(Sql sql, Person person, Optional<String> folded, long now)
      throws SQLException {
    sql.update(
        """
        insert into person (id, name, folded, password, email, created, seen)
        values (?, ?, ?, ?, ?, ?, ?)
        """,
        person.id(),
        person.name(),
        folded,
        person.password(),
        person.email(),
        now,
        now);
  }

  /// Makes the guest of this id an account, unless he is one by now.
  static boolean promote(Sql sql, Person person, String folded) throws SQLException {
    return sql.update(
            """
            update person set name = ?, folded = ?, password = ?, email = ?
            where id = ? and password is null
            """,
            person.name(),
            folded,
            person.password(),
            person.email(),
            person.id())
        == 1;
  }

  static boolean rename(Sql sql, String guest, String name) throws SQLException {
    return sql.update("update person set name = ? where id = ? and password is null", name, guest)
        == 1;
  }

  static void password(Sql sql, String id, String hash) throws SQLException {
    sql.update("update person set password = ? where id = ?", hash, id);
  }

  static void open(Sql sql, String hash, String person, long expires) throws SQLException {
    sql.update(
        "insert into session (hash, person, expires) values (?, ?, ?)", hash, person, expires);
  }

  static void close(Sql sql, String hash) throws SQLException {
    sql.update("delete from session where hash = ?", hash);
  }

  static void closeOthers(Sql sql, String person, String hash) throws SQLException {
    sql.update("delete from session where person = ? and hash <> ?", person, hash);
  }

  static void seen(Sql sql, Session session, long expires, long now) throws SQLException {
    sql.update("update session set expires = ? where hash = ?", expires, session.hash());
    sql.update("update person set seen = ? where id = ?", now, session.person().id());
  }

  /// Gives an account what a guest has: his tables as host, and his seats but at tables where the
  /// account has one already.
  ///
  /// @return the tables that this changed
  static List<String> move(Sql sql, String guest, String account) throws SQLException {
    List<String> tables =
        sql.list(
            """
            select id from game_table where table_no in (
              select table_no from game_table where host = ?
              union select table_no from seat where account = ? and table_no not in (
                select table_no from seat where account = ?))
            order by table_no
            """,
            cells -> cells.text("id"),
            guest,
            guest,
            account);
    sql.update("update game_table set host = ? where host = ?", account, guest);
    sql.update(
        """
        update seat set account = ? where account = ? and table_no not in (
          select table_no from seat where account = ?)
        """,
        account,
        guest,
        account);
    return tables;
  }

  static int tidy(Sql sql, long now, long idleSince) throws SQLException {
    sql.update("delete from session where expires <= ?", now);
    return sql.update(
        """
        delete from person where password is null and seen < ?
          and id not in (select host from game_table)
        """,
        idleSince);
  }
}
