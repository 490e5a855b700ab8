package ludus.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// The sequential test: one may look after every observation.
class EvidenceTest {

  private static final int SEQUENCES = 400;
  private static final int LONGEST = 300;

  /// How many of many sequences ever exclude a mean of one half, looked at after each flip.
  private static int excluding(double truth) {
    SplittableRandom luck = new SplittableRandom(7);
    int excluding = 0;
    for (int sequence = 0; sequence < SEQUENCES; sequence++) {
      Evidence evidence = new Evidence(0.05);
      boolean excluded = false;
      for (int flip = 0; flip < LONGEST && !excluded; flip++) {
        evidence.add(luck.nextDouble() < truth ? 1 : 0);
        excluded = evidence.excludes(0.5);
      }
      excluding += excluded ? 1 : 0;
    }
    return excluding;
  }

  @Test
  void what_is_even_is_called_uneven_in_one_of_twenty_cases_at_most() {
    assertThat(excluding(0.5)).isLessThanOrEqualTo(SEQUENCES / 20);
  }

  @Test
  void what_is_uneven_is_found() {
    assertThat(excluding(0.65)).isGreaterThan(SEQUENCES * 9 / 10);
    assertThat(excluding(0.35)).isGreaterThan(SEQUENCES * 9 / 10);
  }

  @Test
  void nothing_seen_excludes_nothing() {
    Evidence evidence = new Evidence(0.05);
    assertThat(evidence.excludes(0.01)).isFalse();
    assertThat(evidence.low()).isCloseTo(0, within(1e-9));
    assertThat(evidence.high()).isCloseTo(1, within(1e-9));
  }

  @Test
  void the_interval_holds_what_is_not_excluded() {
    Evidence evidence = new Evidence(0.05);
    for (int i = 0; i < 200; i++) {
      evidence.add(i % 4 == 0 ? 0.25 : 0.75);
    }
    assertThat(evidence.mean()).isEqualTo(0.625);
    assertThat(evidence.low()).isBetween(0.5, 0.6);
    assertThat(evidence.high()).isBetween(0.65, 0.75);
    assertThat(evidence.excludes(evidence.low() + 1e-6)).isFalse();
    assertThat(evidence.excludes(evidence.low() - 1e-6)).isTrue();
    assertThat(evidence.excludes(evidence.high() - 1e-6)).isFalse();
    assertThat(evidence.excludes(evidence.high() + 1e-6)).isTrue();
  }

  @Test
  void less_risk_needs_more() {
    Evidence bold = new Evidence(0.05);
    Evidence careful = new Evidence(0.0001);
    for (int i = 0; i < 12; i++) {
      bold.add(1);
      careful.add(1);
    }
    assertThat(bold.excludes(0.5)).isTrue();
    assertThat(careful.excludes(0.5)).isFalse();
    assertThat(careful.low()).isLessThan(bold.low());
    assertThat(bold.high()).isCloseTo(1, within(1e-9));
  }
}
