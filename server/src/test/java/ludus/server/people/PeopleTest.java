package ludus.server.people;

import static ludus.server.people.Town.PASSWORD;
import static ludus.server.people.Town.assertProblem;
import static ludus.server.people.Town.registration;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ludus.server.Problem;
import ludus.server.api.People.Login;
import ludus.server.api.People.Me;
import ludus.server.api.People.PasswordChange;
import ludus.server.api.People.Registration;
import ludus.server.people.People.SignedIn;
import ludus.server.store.Samples;
import ludus.server.store.Store.SeatRow;
import ludus.server.store.Store.TableFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PeopleTest {

  @TempDir Path folder;
  private Town town;
  private People people;

  @BeforeEach
  void open() {
    town = new Town(folder);
    people = town.people;
  }

  @AfterEach
  void close() {
    town.close();
  }

  @Test
  void a_guest_needs_just_a_name_and_is_known_by_a_token() {
    SignedIn ann = people.guest("  Ann ");
    assertThat(ann.me().name()).isEqualTo("Ann");
    assertThat(ann.me().guest()).isTrue();
    assertThat(people.me(ann.token())).contains(ann.me());
    assertThat(people.name(ann.me().id())).contains("Ann");
    assertThat(people.me("nonsense")).isEmpty();
    assertThat(people.name("nobody")).isEmpty();
  }

  @Test
  void guests_may_have_the_same_name_as_anybody() {
    town.account("Ann");
    assertThat(people.guest("Ann").me().id()).isNotEqualTo(people.guest("Ann").me().id());
  }

  @Test
  void a_guest_changes_his_name_and_an_account_does_not() {
    SignedIn guest = people.guest("Ann");
    Me renamed = people.rename(guest.token(), "Anna");
    assertThat(renamed).isEqualTo(new Me(guest.me().id(), "Anna", true, Optional.empty()));
    assertThat(people.me(guest.token())).contains(renamed);
    String account = town.account("Bob").token();
    assertProblem(() -> people.rename(account, "Rob"), "notGuest");
    assertProblem(() -> people.rename("nonsense", "Rob"), "unauthorized");
    assertProblem(() -> people.rename(guest.token(), "!"), "badName");
  }

  @Test
  void a_guest_who_registers_keeps_his_id_and_gets_a_new_token() {
    SignedIn guest = people.guest("Ann");
    SignedIn account =
        people.register(
            Optional.of(guest.token()),
            new Registration("Annia", PASSWORD, Optional.of(" ann@example.org ")));
    assertThat(account.me())
        .isEqualTo(new Me(guest.me().id(), "Annia", false, Optional.of("ann@example.org")));
    assertThat(people.me(account.token())).contains(account.me());
    assertThat(people.me(guest.token())).isEmpty();
    assertThat(town.login("annia").me()).isEqualTo(account.me());
  }

  @Test
  void nobody_registers_as_somebody_new() {
    SignedIn account = people.register(Optional.of("void token"), registration("Ann"));
    assertThat(account.me().guest()).isFalse();
    assertThat(account.me().email()).isEmpty();
    assertThat(people.me(account.token())).contains(account.me());
  }

  @Test
  void who_has_an_account_makes_no_other_without_logging_out() {
    SignedIn ann = town.account("Ann");
    assertProblem(
        () -> people.register(Optional.of(ann.token()), registration("Anna")), "alreadyAccount");
  }

  @Test
  void names_of_accounts_differ_in_more_than_case_and_form() {
    town.account("Ann O'Neil");
    for (String same : List.of("ann o'neil", "ANN  O’NEIL", "Ａｎｎ O'Neil", " Ann\u00a0O'Neil")) {
      assertProblem(() -> town.account(same), "nameTaken");
    }
    town.account("ΑΝΝΑΣ");
    assertProblem(() -> town.account("αννας"), "nameTaken");
    assertProblem(() -> town.account("αννασ"), "nameTaken");
    town.account("Zoë");
    assertProblem(() -> town.account("ZOE\u0308"), "nameTaken");
    town.account("Zoe");
  }

  @Test
  void of_two_who_register_a_name_at_once_one_gets_it() {
    List<String> results =
        Stream.of(people.guest("Ann"), people.guest("Ann"))
            .parallel()
            .map(
                guest -> {
                  try {
                    people.register(Optional.of(guest.token()), registration("Ann"));
                    return "done";
                  } catch (Problem problem) {
                    return problem.code();
                  }
                })
            .toList();
    assertThat(results).containsExactlyInAnyOrder("done", "nameTaken");
  }

  @Test
  void a_password_has_8_to_200_characters() {
    for (String bad : List.of("", "1234567", "x".repeat(201))) {
      assertProblem(
          () -> people.register(Optional.empty(), new Registration("Ann", bad, Optional.empty())),
          "badPassword");
    }
    people.register(Optional.empty(), new Registration("Ann", "12345678", Optional.empty()));
    people.register(Optional.empty(), new Registration("Bob", "🏛".repeat(200), Optional.empty()));
    assertThat(town.login("Bob", "🏛".repeat(200)).me().name()).isEqualTo("Bob");
  }

  @Test
  void an_address_is_optional_but_must_look_like_one() {
    for (String bad : List.of("ann", "@", "ann@", "a b@example.org", "x".repeat(252) + "@y.z")) {
      assertProblem(
          () ->
              people.register(
                  Optional.empty(), new Registration("Ann", PASSWORD, Optional.of(bad))),
          "badEmail");
    }
    Registration blank = new Registration("Ann", PASSWORD, Optional.of("  "));
    assertThat(people.register(Optional.empty(), blank).me().email()).isEmpty();
  }

  @Test
  void a_password_opens_the_account_whatever_the_case_of_the_name() {
    SignedIn ann = town.account("Ann");
    assertThat(town.login(" ANN ").me()).isEqualTo(ann.me());
    assertProblem(() -> town.login("Ann", "wrong horse"), "wrongLogin");
    assertProblem(() -> town.login("Ann", ""), "wrongLogin");
    assertProblem(() -> town.login("Bob"), "wrongLogin");
    assertThat(people.me(ann.token())).contains(ann.me());
  }

  @Test
  void a_guest_can_not_be_logged_into() {
    people.guest("Ann");
    assertProblem(() -> town.login("Ann", ""), "wrongLogin");
  }

  @Test
  void an_unknown_name_costs_as_much_as_a_wrong_password() {
    town.account("Ann");
    long before = town.passwords.computed();
    assertProblem(() -> town.login("Ann", "wrong horse"), "wrongLogin");
    long wrong = town.passwords.computed() - before;
    assertProblem(() -> town.login("Nobody", "wrong horse"), "wrongLogin");
    long unknown = town.passwords.computed() - before - wrong;
    assertThat(unknown).isEqualTo(wrong).isEqualTo(1);
  }

  @Test
  void logging_out_ends_this_session_only() {
    SignedIn here = town.account("Ann");
    SignedIn there = town.login("Ann");
    people.logout(here.token());
    people.logout("nonsense");
    assertThat(people.me(here.token())).isEmpty();
    assertThat(people.me(there.token())).contains(there.me());
  }

  @Test
  void a_new_password_needs_the_old_one_and_ends_other_sessions() {
    SignedIn here = town.account("Ann");
    SignedIn there = town.login("Ann");
    SignedIn bob = town.account("Bob");
    String token = here.token();
    assertProblem(
        () -> people.changePassword(token, new PasswordChange("wrong horse", "new horse")),
        "wrongPassword");
    assertProblem(
        () -> people.changePassword(token, new PasswordChange(PASSWORD, "short")), "badPassword");
    assertThat(people.me(there.token())).isPresent();
    people.changePassword(token, new PasswordChange(PASSWORD, "new horse"));
    assertThat(people.me(token)).contains(here.me());
    assertThat(people.me(there.token())).isEmpty();
    assertThat(people.me(bob.token())).isPresent();
    assertProblem(() -> town.login("Ann"), "wrongLogin");
    assertThat(town.login("Ann", "new horse").me()).isEqualTo(here.me());
    String guest = people.guest("Cat").token();
    assertProblem(
        () -> people.changePassword(guest, new PasswordChange("", "new horse")), "noAccount");
    assertProblem(
        () -> people.changePassword("nonsense", new PasswordChange("", "")), "unauthorized");
  }

  @Test
  void an_old_password_can_not_be_guessed_for_ever() {
    String token = town.account("Ann").token();
    for (int i = 0; i < 10; i++) {
      assertProblem(
          () -> people.changePassword(token, new PasswordChange("wrong horse", "new horse")),
          "wrongPassword");
    }
    assertProblem(
        () -> people.changePassword(token, new PasswordChange(PASSWORD, "new horse")), "tooMany");
  }

  @Test
  void a_hash_of_yesterdays_cost_is_made_anew_at_login() {
    Passwords cheaper = new Passwords(new Passwords.Cost(32, 1, 1), 1);
    new People(town.store.database(), cheaper, town)
        .register(Optional.empty(), registration("Ann"));
    town.login("Ann");
    assertThat(stored("Ann")).startsWith("$argon2id$v=19$m=64,t=1,p=1$");
    assertThat(town.login("Ann").me().name()).isEqualTo("Ann");
  }

  private String stored(String name) {
    return town.store
        .database()
        .read(
            sql ->
                sql.first(
                        "select password from person where name = ?",
                        cells -> cells.text("password"),
                        name)
                    .orElseThrow());
  }

  @Test
  void a_session_lasts_180_days_after_its_last_use() {
    SignedIn ann = people.guest("Ann");
    for (int i = 0; i < 3; i++) {
      town.pass(Duration.ofDays(179));
      assertThat(people.me(ann.token())).isPresent();
      people.logout("whatever is written next waits for what was written before");
    }
    town.pass(Duration.ofDays(180));
    assertThat(people.me(ann.token())).isEmpty();
  }

  @Test
  void a_session_is_written_at_most_once_a_day() {
    SignedIn ann = people.guest("Ann");
    town.pass(Duration.ofHours(23));
    people.me(ann.token());
    people.logout("");
    assertThat(expires()).isEqualTo(town.millis() + Duration.ofDays(180).minusHours(23).toMillis());
    town.pass(Duration.ofHours(1));
    people.me(ann.token());
    people.logout("");
    assertThat(expires()).isEqualTo(town.millis() + Duration.ofDays(180).toMillis());
  }

  private long expires() {
    return town.store
        .database()
        .read(
            sql ->
                sql.first("select expires from session", cells -> cells.big("expires"))
                    .orElseThrow());
  }

  @Test
  void a_login_takes_the_guests_seats_and_tables_along() {
    SignedIn account = town.account("Ann");
    SignedIn guest = people.guest("Annie");
    String me = account.me().id();
    String other = guest.me().id();
    table("seated", "host", other, "bob");
    table("hosted", other, "bob", "cat");
    table("both", "host", other, me);
    table("hostedAndBoth", other, other, me);
    table("strangers", "host", "bob", "cat");
    SignedIn after =
        people.login(Optional.of(guest.token()), new Login("Ann", PASSWORD), "192.0.2.1");
    assertThat(after.me()).isEqualTo(account.me());
    assertThat(after.moved()).containsExactly("seated", "hosted", "hostedAndBoth");
    assertThat(accounts("seated")).containsExactly(me, "bob");
    assertThat(names("seated")).containsExactly("Name of " + other, "Name of bob");
    assertThat(accounts("both")).containsExactly(other, me);
    assertThat(accounts("hostedAndBoth")).containsExactly(other, me);
    assertThat(host("hosted")).isEqualTo(me);
    assertThat(host("hostedAndBoth")).isEqualTo(me);
    assertThat(host("seated")).isEqualTo("host");
    assertThat(accounts("strangers")).containsExactly("bob", "cat");
    assertThat(people.me(guest.token())).isEmpty();
  }

  @Test
  void a_login_over_another_account_takes_nothing_along() {
    SignedIn ann = town.account("Ann");
    town.account("Bob");
    table("t1", ann.me().id(), ann.me().id(), "cat");
    SignedIn bob = people.login(Optional.of(ann.token()), new Login("Bob", PASSWORD), "192.0.2.1");
    assertThat(bob.moved()).isEmpty();
    assertThat(accounts("t1")).containsExactly(ann.me().id(), "cat");
    assertThat(people.me(ann.token())).isEmpty();
  }

  @Test
  void a_failed_login_leaves_the_guest_as_he_is() {
    town.account("Ann");
    SignedIn guest = people.guest("Annie");
    assertProblem(
        () -> people.login(Optional.of(guest.token()), new Login("Ann", "wrong"), "192.0.2.1"),
        "wrongLogin");
    assertThat(people.me(guest.token())).contains(guest.me());
  }

  private void table(String id, String host, String... accounts) {
    List<SeatRow> seats =
        IntStream.range(0, accounts.length)
            .mapToObj(seat -> Samples.person(seat, accounts[seat]))
            .toList();
    town.store.create(new TableFile(Samples.row(id, host), seats)).join();
  }

  private List<String> accounts(String table) {
    return seats(table).map(seat -> seat.account().orElseThrow()).toList();
  }

  private List<String> names(String table) {
    return seats(table).map(seat -> seat.name().orElseThrow()).toList();
  }

  private Stream<SeatRow> seats(String table) {
    return town.store.table(table).orElseThrow().seats().stream();
  }

  private String host(String table) {
    return town.store.table(table).orElseThrow().table().host();
  }

  @Test
  void guests_whom_nobody_saw_for_400_days_are_forgotten_but_their_seats_keep_the_name() {
    SignedIn gone = people.guest("Gone");
    SignedIn host = people.guest("Host");
    SignedIn account = town.account("Ann");
    table("t1", host.me().id(), gone.me().id(), account.me().id());
    town.pass(Duration.ofDays(100));
    SignedIn active = people.guest("Active");
    town.pass(Duration.ofDays(301));
    assertThat(people.tidy()).isEqualTo(1);
    assertThat(people.name(gone.me().id())).isEmpty();
    assertThat(people.name(host.me().id())).contains("Host");
    assertThat(people.name(active.me().id())).contains("Active");
    assertThat(town.login("Ann").me()).isEqualTo(account.me());
    assertThat(names("t1")).contains("Name of " + gone.me().id());
    assertThat(people.tidy()).isZero();
  }

  @Test
  void ten_failures_are_enough_for_a_name() {
    town.account("Ann");
    SignedIn bob = town.account("Bob");
    for (int i = 0; i < 10; i++) {
      String address = "192.0.2." + i;
      assertProblem(
          () -> people.login(Optional.empty(), new Login("ann", "wrong horse"), address),
          "wrongLogin");
    }
    long before = town.passwords.computed();
    assertProblem(() -> login("ANN", PASSWORD, "192.0.2.99"), "tooMany");
    assertThat(town.passwords.computed()).isEqualTo(before);
    assertThat(login("Bob", PASSWORD, "192.0.2.99").me()).isEqualTo(bob.me());
    town.pass(Duration.ofMinutes(10));
    assertThat(login("Ann", PASSWORD, "192.0.2.99").me().name()).isEqualTo("Ann");
  }

  @Test
  void ten_failures_are_enough_for_an_address() {
    town.account("Ann");
    for (int i = 0; i < 10; i++) {
      String name = "Nobody " + i;
      assertProblem(() -> login(name, PASSWORD, "2001:db8::" + name.length()), "wrongLogin");
    }
    assertProblem(() -> login("Ann", PASSWORD, "2001:db8::ffff"), "tooMany");
    assertThat(login("Ann", PASSWORD, "2001:db8:1::1").me().name()).isEqualTo("Ann");
    assertThat(login("Ann", PASSWORD, "unknown").me().name()).isEqualTo("Ann");
  }

  @Test
  void who_gets_in_is_not_counted() {
    town.account("Ann");
    for (int i = 0; i < 30; i++) {
      town.login("Ann");
    }
    for (int i = 0; i < 9; i++) {
      assertProblem(() -> login("Ann", "wrong horse", "192.0.2.7"), "wrongLogin");
    }
    town.login("Ann");
    assertProblem(() -> login("Ann", "wrong horse", "192.0.2.8"), "wrongLogin");
  }

  private SignedIn login(String name, String password, String address) {
    return people.login(Optional.empty(), new Login(name, password), address);
  }

  @Test
  void neither_tokens_nor_passwords_are_stored_in_clear() throws IOException {
    SignedIn ann = town.account("Ann Findable");
    SignedIn guest = people.guest("Bob");
    String inFiles = files();
    town.close();
    String afterwards = files();
    assertThat(inFiles + afterwards)
        .contains("Ann Findable", "$argon2id$")
        .doesNotContain(PASSWORD, ann.token(), guest.token());
    open();
    assertThat(people.me(ann.token())).contains(ann.me());
  }

  private String files() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        all.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return all.toString();
  }
}
