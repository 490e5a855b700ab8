package ludus.server.people;

import static ludus.server.people.Town.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import ludus.server.Problem;
import org.junit.jupiter.api.Test;

final class ThrottleTest {

  private Instant now = Instant.EPOCH;
  private final Throttle throttle = new Throttle(2, Duration.ofMinutes(10), () -> now);

  @Test
  void it_lets_so_many_pass_and_says_how_long_to_wait() {
    throttle.attempt("a");
    now = now.plusSeconds(90);
    throttle.attempt("a");
    throttle.attempt("b");
    assertThatThrownBy(() -> throttle.attempt("a"))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(problem.reason().args()).containsEntry("minutes", 9L));
    now = Instant.EPOCH.plus(Duration.ofMinutes(10)).minusMillis(1);
    assertProblem(() -> throttle.attempt("a"), "tooMany");
    now = now.plusMillis(1);
    throttle.attempt("a");
  }

  @Test
  void what_is_forgiven_does_not_count() {
    for (int i = 0; i < 5; i++) {
      throttle.attempt("a");
      throttle.forgive("a");
    }
    throttle.forgive("a");
    throttle.forgive("never seen");
    throttle.attempt("a");
    throttle.attempt("a");
    assertProblem(() -> throttle.attempt("a"), "tooMany");
    throttle.forget("a");
    throttle.attempt("a");
  }

  @Test
  void it_never_grows_beyond_its_bound() {
    for (int i = 0; i < 25_000; i++) {
      throttle.attempt("key " + i);
    }
    assertThat(throttle.size()).isEqualTo(10_000);
  }
}
