package ludus.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ludus.kernel.BadInput;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

class BySeatTest {

  private static final BySeat HANDS = new BySeat("hands", "hand");

  private static ObjectNode state(String json) {
    return Json.object(json, "state");
  }

  @Test
  void a_list_is_written_by_seat_at_its_place_and_read_again() {
    ObjectNode state = state("{\"round\":1,\"hands\":[\"A\",\"B\"],\"over\":false}");
    HANDS.open(state);
    assertThat(state)
        .hasToString("{\"round\":1,\"hands\":{\"0\":\"A\",\"1\":\"B\"},\"over\":false}");
    HANDS.close(state, 2);
    assertThat(state).hasToString("{\"round\":1,\"hands\":[\"A\",\"B\"],\"over\":false}");
  }

  @Test
  void every_seat_must_be_there_and_no_other() {
    refuses("{\"hands\":[]}", "A state needs an object \"hands\".");
    refuses("{}", "A state needs an object \"hands\".");
    refuses("{\"hands\":{\"0\":\"A\"}}", "The hand of seat 1 is missing.");
    refuses("{\"hands\":{\"0\":1,\"1\":2,\"2\":3}}", "There must be 2 hands.");
  }

  private static void refuses(String json, String why) {
    assertThatThrownBy(() -> HANDS.close(state(json), 2))
        .isInstanceOf(BadInput.class)
        .hasMessage(why);
  }
}
