package ludus.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class PasswordsTest {

  private final Passwords passwords = new Passwords(Town.CHEAP, 1);

  @Test
  void a_hash_carries_its_cost_and_a_salt_of_its_own() {
    String hash = Passwords.usual().hash("correct horse");
    assertThat(hash).matches("\\$argon2id\\$v=19\\$m=19456,t=2,p=1\\$[^$=]{22}\\$[^$=]{43}");
    assertThat(passwords.hash("correct horse")).isNotEqualTo(passwords.hash("correct horse"));
  }

  @Test
  void only_the_password_matches() {
    String hash = passwords.hash("correct horse");
    assertThat(passwords.matches("correct horse", hash)).isTrue();
    assertThat(passwords.matches("correct horsE", hash)).isFalse();
    assertThat(passwords.matches("", hash)).isFalse();
  }

  @Test
  void keyboards_that_write_accents_differently_write_the_same_password() {
    assertThat(passwords.matches("cafe\u0301 latino", passwords.hash("caf\u00e9 latino"))).isTrue();
  }

  @Test
  void a_hash_of_another_cost_still_matches_but_is_outdated() {
    Passwords dearer = new Passwords(new Passwords.Cost(128, 2, 1), 1);
    String hash = passwords.hash("correct horse");
    assertThat(dearer.matches("correct horse", hash)).isTrue();
    assertThat(dearer.isOutdated(hash)).isTrue();
    assertThat(passwords.isOutdated(hash)).isFalse();
  }

  /// From the tests of the reference implementation.
  @Test
  void hashes_of_other_programs_are_understood() {
    String hash =
        "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    assertThat(passwords.matches("password", hash)).isTrue();
    assertThat(passwords.matches("Password", hash)).isFalse();
  }

  @Test
  void what_is_no_hash_is_a_bug() {
    assertThatThrownBy(() -> passwords.matches("correct horse", "correct horse"))
        .isInstanceOf(IllegalStateException.class);
  }
}
