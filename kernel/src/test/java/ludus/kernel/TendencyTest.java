package ludus.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import ludus.kernel.json.Json;
import org.junit.jupiter.api.Test;

class TendencyTest {

  private static final List<String> THINGS = List.of("gold", "iron", "salt");
  private static final List<String> CIRCUMSTANCES = List.of("always", "late");

  private static final String JSON =
      "{\"circumstances\":[\"always\",\"late\"],\"gold\":[1.0,0.5],\"iron\":[-2.0,0.0],\"salt\":[0.25,3.0]}";

  private static Tendency tendency(String json) {
    return Tendency.of(json, THINGS, CIRCUMSTANCES);
  }

  @Test
  void what_a_thing_counts_is_added_up_over_the_circumstances() {
    float[] counts = tendency(JSON).weigh(new float[] {1, 0.5f}, 0, 3);
    assertThat(counts).containsExactly(1.25f, -2, 1.75f);
    assertThat(tendency(JSON).weigh(new float[] {1, 0.5f}, 1, 3)).containsExactly(-2, 1.75f);
    assertThat(tendency(JSON).weigh(new float[] {1, 0}, 0, 2)).containsExactly(1, -2);
  }

  /// However many there are: they are taken several at once.
  @Test
  void every_circumstance_counts() {
    for (int count = 1; count <= 9; count++) {
      List<String> names = IntStream.range(0, count).mapToObj(i -> "when " + i).toList();
      double[] weights = new double[2 * count];
      float[] so = new float[count];
      double sum = 0;
      for (int i = 0; i < count; i++) {
        weights[2 * i + 1] = i + 1;
        so[i] = 2 * i + 1;
        sum += (i + 1) * (2 * i + 1);
      }
      Tendency tendency = new Tendency(List.of("gold", "iron"), names, weights);
      assertThat(tendency.weigh(so, 0, 2)).containsExactly(0, (float) sum);
    }
  }

  @Test
  void what_speaks_for_a_move_is_added_up() {
    Reasons reasons =
        new Reasons(
            new float[] {1, 0.5f}, new int[][] {{0, 2}, {1}}, new float[][] {{2, -1}, {0.5f}});
    assertThat(tendency(JSON).score(reasons, 0)).isCloseTo(2 * 1.25 - 1.75, within(1e-6));
    assertThat(tendency(JSON).score(reasons, 1)).isCloseTo(-1, within(1e-6));
  }

  @Test
  void what_is_written_is_read_again() {
    assertThat(tendency(JSON).toJson()).isEqualTo(Json.object(JSON, "Tendency"));
    Tendency none = Tendency.none(THINGS, CIRCUMSTANCES);
    assertThat(none.weigh(new float[] {1, 1}, 0, 3)).containsOnly(0);
    assertThat(none.things()).isEqualTo(THINGS);
    assertThat(none.circumstances()).isEqualTo(CIRCUMSTANCES);
  }

  @Test
  void one_for_something_else_is_refused() {
    for (String wrong :
        List.of(
            JSON.replace("late", "early"),
            JSON.replace("salt", "silk"),
            JSON.replace(",\"late\"", ""),
            JSON.replace("\"gold\":[1.0,0.5],", ""))) {
      assertThatThrownBy(() -> tendency(wrong))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("The instinct is for");
    }
    for (String wrong : List.of("1", "[1]", "[1, 2, 3]")) {
      assertThatThrownBy(() -> tendency(JSON.replace("[1.0,0.5]", wrong)))
          .isInstanceOf(BadInput.class)
          .hasMessage("'gold' needs a number for each of 2 circumstances.");
    }
    assertThatThrownBy(() -> tendency(JSON.replace("0.5", "\"x\"")))
        .isInstanceOf(BadInput.class)
        .hasMessage("The weights of 'gold' must be numbers.");
    assertThatThrownBy(() -> new Tendency(THINGS, CIRCUMSTANCES, 1, 2, 3))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
