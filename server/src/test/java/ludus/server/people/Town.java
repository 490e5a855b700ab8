package ludus.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import ludus.server.Problem;
import ludus.server.api.People.Login;
import ludus.server.api.People.Registration;
import ludus.server.people.People.SignedIn;
import ludus.server.store.Samples;
import ludus.server.store.SqlStore;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/// People on a real database, with a clock that stands still and cheap hashes.
final class Town implements AutoCloseable, InstantSource {

  static final String PASSWORD = "correct horse";
  static final Passwords.Cost CHEAP = new Passwords.Cost(64, 1, 1);

  final SqlStore store;
  final Passwords passwords = new Passwords(CHEAP, 2);
  final People people;
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");

  Town(Path folder) {
    store = Samples.store(folder);
    people = new People(store.database(), passwords, this);
  }

  @Override
  public Instant instant() {
    return now;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  SignedIn account(String name) {
    return people.register(Optional.empty(), registration(name));
  }

  static Registration registration(String name) {
    return new Registration(name, PASSWORD, Optional.empty());
  }

  SignedIn login(String name) {
    return login(name, PASSWORD);
  }

  SignedIn login(String name, String password) {
    return people.login(Optional.empty(), new Login(name, password), "192.0.2.1");
  }

  static void assertProblem(ThrowingCallable act, String code) {
    assertThatThrownBy(act)
        .isInstanceOfSatisfying(
            Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
  }

  @Override
  public void close() {
    store.close();
  }
}
