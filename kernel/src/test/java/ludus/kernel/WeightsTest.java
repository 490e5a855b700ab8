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

  /// Eight cells, of which the first adds up gold and iron, the second speaks at the end only, the
  /// third against iron, and the last always; the others say nothing.
  private static final String CELLS =
      """
      {
        "gold": [0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
        "iron": [0.5, 0.5, 1, 0, -1, 0, 0, 0, 0, 0],
        "cells": {
          "always": [-3, -1, 2, 0, 0, 0, 0, 1],
          "progress": [0, 2, 0, 0, 0, 0, 0, 0],
          "says": [10, 100, 1000, 1, 1, 1, 1, 0.25]
        }
      }
      """;

  @Test
  void a_cell_speaks_when_what_it_is_given_is_above_nothing() {
    Weights weights = weights(CELLS);
    assertThat(weights.score(new double[] {0, 2}, 0)).isCloseTo(1 + 0.25, within(1e-9));
    assertThat(weights.score(new double[] {2, 2}, 0)).isCloseTo(1 + 10 + 0.25, within(1e-9));
    assertThat(weights.score(new double[] {1, 2}, 1)).isCloseTo(1 + 100 + 0.25, within(1e-9));
    assertThat(weights.score(new double[] {0, 0}, 0)).isCloseTo(2000 + 0.25, within(1e-9));
  }

  @Test
  void each_cell_is_given_its_own() {
    for (int cell = 0; cell < 16; cell++) {
      double[] always = new double[16];
      double[] progress = new double[16];
      double[] says = new double[16];
      double[] given = new double[32];
      always[cell] = 1;
      progress[cell] = 2;
      says[cell] = 3;
      given[cell] = 4;
      given[16 + cell] = 5;
      Weights weights =
          new Weights(
              List.of("gold", "iron"),
              new double[2],
              new double[2],
              new Cells(always, progress, says, given));
      assertThat(weights.score(new double[] {1, 10}, 0.5)).isEqualTo(3 * (1 + 1 + 4 + 50));
      assertThat(Weights.of(weights.toJson()).toJson()).isEqualTo(weights.toJson());
    }
  }

  @Test
  void cells_are_written_and_read_again() {
    assertThat(weights(CELLS).toJson().toString())
        .isEqualTo(Weights.of(weights(CELLS).toJson()).toJson().toString())
        .contains("\"gold\":[0.0,0.0,1.0,0.0", "\"progress\":[0.0,2.0,");
  }

  @Test
  void cells_are_complete_and_come_by_eights() {
    assertThatThrownBy(() -> weights(CELLS.replace("\"gold\": [0, ", "\"gold\": [")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'gold' must be two numbers")
        .hasMessageContaining("one for each of 8 cells");
    assertThatThrownBy(() -> weights(CELLS.replace("[0, 2, ", "[2, ")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("are missing");
    assertThatThrownBy(() -> weights(CELLS.replace("[-3, ", "[\"x\", ")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'always' of the cells must be numbers");
    String one =
        "{\"gold\": [0, 0, 1], \"cells\": {\"always\": [1], \"progress\": [1], \"says\": [1]}}";
    assertThatThrownBy(() -> weights(one))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("come by eights, not 1");
  }
}
