package ludus.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeatsTest {

  @Test
  void is_a_set_of_seats() {
    Seats seats = Seats.of(2).plus(5).plus(2);
    assertThat(seats.list()).containsExactly(2, 5);
    assertThat(seats.size()).isEqualTo(2);
    assertThat(seats.contains(5)).isTrue();
    assertThat(seats.contains(4)).isFalse();
    assertThat(seats.minus(2)).isSameAs(Seats.of(5));
    assertThat(Seats.first(3).list()).containsExactly(0, 1, 2);
    assertThat(Seats.first(3).except(seats).list()).containsExactly(0, 1);
    assertThat(seats.isEmpty()).isFalse();
    assertThat(Seats.NONE.isEmpty()).isTrue();
    assertThat(seats).hasToString("[2, 5]");
    assertThat(Seats.ofBits(seats.bits())).isSameAs(seats);
  }

  @Test
  void a_spectator_sits_nowhere() {
    assertThat(Viewer.SPECTATOR.isIn(Seats.first(8))).isFalse();
    assertThat(Viewer.SPECTATOR.isSpectator()).isTrue();
    assertThat(Viewer.seat(1).isIn(Seats.of(1))).isTrue();
    assertThat(Viewer.seat(1).isIn(Seats.of(2))).isFalse();
    assertThat(Viewer.seat(0).isSpectator()).isFalse();
  }
}
