package ludus.kernel.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ludus.kernel.BadInput;
import ludus.kernel.json.Json;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

class PlacementTest {

  private static final String BASE =
      """
      {"deck": ["a", {"card": "b", "knownTo": [1]}, "c"], "hand": {"0": ["d"], "1": ["e"]},
       "step": {"type": "Draw", "flight": ["f"]}, "round": 1}
      """;

  @Test
  void what_is_placed_is_taken_away_from_where_it_was() {
    Placement placed = place("{\"hand\": {\"0\": [\"b\", \"c\"]}}");
    assertThat(placed.json().at("/deck").toString()).isEqualTo("[\"a\"]");
    assertThat(placed.json().at("/hand/0").toString()).isEqualTo("[\"b\",\"c\"]");
    assertThat(placed.json().at("/hand/1").toString()).isEqualTo("[\"e\"]");
    assertThat(placed.homeless()).containsExactly("d");
  }

  @Test
  void a_step_of_another_type_keeps_nothing_of_the_old() {
    Placement placed = place("{\"step\": {\"type\": \"Buy\"}}");
    assertThat(placed.json().get("step").toString()).isEqualTo("{\"type\":\"Buy\"}");
    assertThat(placed.homeless()).containsExactly("f");
    assertThat(place("{\"step\": {\"toCome\": 1}}").json().at("/step/flight/0").stringValue())
        .isEqualTo("f");
  }

  @Test
  void a_null_removes_and_a_value_replaces() {
    Placement placed =
        place("{\"round\": null, \"deck\": [\"a\"], \"new\": {\"x\": null, \"y\": 2}}");
    assertThat(placed.json().has("round")).isFalse();
    assertThat(placed.json().get("new").toString()).isEqualTo("{\"y\":2}");
    assertThat(placed.homeless()).containsExactly("b", "c");
  }

  @Test
  void nothing_can_be_placed_twice() {
    assertThatThrownBy(() -> place("{\"deck\": [\"a\", \"a\"]}"))
        .isInstanceOf(BadInput.class)
        .hasMessage("The position places a twice.");
  }

  private static Placement place(String patch) {
    return Placement.of(object(BASE), object(patch), id -> id.matches("[a-f]"));
  }

  private static ObjectNode object(String text) {
    return Json.object(text, "it");
  }
}
