package ludus.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import ludus.kernel.json.Json;
import org.junit.jupiter.api.Test;

class WeightsTest {

  private static Weights weights(String json) {
    return Weights.of(Json.object(json, "Weights"));
  }

  @Test
  void one_more_of_weight_is_e_times_as_likely() {
    Weights weights = weights("{\"gold\": [1, 3]}");
    double[] start = weights.likely(new double[][] {{1}, {0}}, 0);
    double[] end = weights.likely(new double[][] {{1}, {0}}, 1);
    double[] middle = weights.likely(new double[][] {{1}, {0}}, 0.5);
    assertThat(start[0] / start[1]).isCloseTo(Math.exp(1), within(1e-9));
    assertThat(end[0] / end[1]).isCloseTo(Math.exp(3), within(1e-9));
    assertThat(middle[0] / middle[1]).isCloseTo(Math.exp(2), within(1e-9));
    assertThat(start[0] + start[1]).isCloseTo(1, within(1e-9));
  }

  @Test
  void what_is_written_is_read_again() {
    Weights weights = new Weights(List.of("gold"), new double[] {0.25}, new double[] {-2});
    assertThat(weights.toJson()).isEqualTo(Json.object("{\"gold\": [0.25, -2.0]}", "Weights"));
    assertThat(Weights.of(weights.toJson()).end(0)).isEqualTo(-2);
  }

  @Test
  void a_weight_is_two_numbers() {
    for (String wrong : List.of("{\"gold\": 1}", "{\"gold\": [1]}", "{\"gold\": [1, \"x\"]}")) {
      assertThatThrownBy(() -> weights(wrong))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("'gold' must be two numbers");
    }
  }
}
