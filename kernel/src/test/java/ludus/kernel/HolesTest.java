package ludus.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class HolesTest {

  /// What a request can make of a move.
  public record Sent(int number, @Nullable String card, @Nullable List<@Nullable String> cards) {}

  public record Nothing() {}

  @Test
  void a_move_without_a_part_has_a_hole() {
    assertThat(Holes.in(null)).isTrue();
    assertThat(Holes.in(new Sent(0, null, List.of()))).isTrue();
    assertThat(Holes.in(new Sent(0, "A", null))).isTrue();
    assertThat(Holes.in(new Sent(0, "A", Arrays.asList("B", null)))).isTrue();
  }

  @Test
  void a_whole_move_has_none() {
    assertThat(Holes.in(new Sent(0, "A", List.of()))).isFalse();
    assertThat(Holes.in(new Sent(0, "A", List.of("B", "C")))).isFalse();
    assertThat(Holes.in(new Nothing())).isFalse();
  }
}
