package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Who drops out of a race, and when.
class RaceTest {

  /// What is trusted less, by what is believed beforehand.
  private static final double[] TRUST = {0, -0.01};

  private static Race<Object, String> race() {
    return new Race<>(0, List.of("usual", "strange"), TRUST, Style.WIDE);
  }

  private static void run(Race<Object, String> race, int laps, double usual, double strange) {
    for (int lap = 0; lap < laps; lap++) {
      race.count(new double[] {usual, strange});
    }
    race.dropOut();
  }

  @Test
  void nobody_drops_out_by_trust_alone() {
    Race<Object, String> race = race();
    run(race, 8, 0, 0);
    assertThat(race.isDecided()).isFalse();
    run(race, 55, 0, 0);
    assertThat(race.isDecided()).isFalse();
    run(race, 1, 0, 0.99);
    assertThat(race.isDecided()).isFalse();
    assertThat(race.best()).isEqualTo("strange");
  }

  @Test
  void what_never_made_a_difference_is_alike() {
    Race<Object, String> race = race();
    run(race, 64, 0.5, 0.5);
    assertThat(race.isDecided()).isTrue();
    assertThat(race.best()).isEqualTo("usual");
  }

  @Test
  void what_is_always_behind_drops_out_after_eight_laps() {
    Race<Object, String> race = race();
    run(race, 7, 0, 1);
    assertThat(race.isDecided()).isFalse();
    run(race, 1, 0, 1);
    assertThat(race.isDecided()).isTrue();
    assertThat(race.best()).isEqualTo("strange");
  }

  @Test
  void of_equals_the_one_that_is_trusted_leads() {
    Race<Object, String> race = race();
    assertThat(race.best()).isEqualTo("usual");
    run(race, 1, 0.5, 0.505);
    assertThat(race.best()).isEqualTo("usual");
    run(race, 1, 0.5, 0.6);
    assertThat(race.best()).isEqualTo("strange");
  }
}
