package ludus.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import ludus.kernel.json.Json;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

final class DeltaTest {

  /// Told apart by their types, as moves and questions of games are.
  sealed interface Sign {
    record Shield(int size) implements Sign {}

    record Banner(String colour) implements Sign {}
  }

  record House(String name, Optional<Integer> gold, List<Sign> signs) {}

  private static final JsonMapper MAPPER = Json.builder(Sign.class).build();
  private static final House BEFORE =
      new House("Batiatus", Optional.of(3), List.of(new Sign.Shield(1)));

  private static String changes(Object before, Object after) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = MAPPER.createGenerator(text)) {
      json.writeStartObject();
      Delta delta = new Delta(new Delta.Shapes(MAPPER), json, "changes");
      delta.compare("/house", before, after);
      boolean changed = delta.end();
      json.writeEndObject();
      assertThat(changed).isEqualTo(text.toString().length() > 2 || !before.equals(after));
    }
    return text.toString();
  }

  @Test
  void equal_values_change_nothing() {
    House same = new House("Batiatus", Optional.of(3), List.of(new Sign.Shield(1)));
    assertThat(changes(BEFORE, same)).isEqualTo("{}");
  }

  @Test
  void a_part_that_differs_is_written_alone() {
    assertThat(
            changes(BEFORE, new House("Batiatus", Optional.empty(), List.of(new Sign.Shield(2)))))
        .isEqualTo("{\"changes\":{\"/house/gold\":null,\"/house/signs/0/size\":2}}");
  }

  @Test
  void a_value_of_another_type_says_which() {
    assertThat(
            changes(BEFORE, new House("Batiatus", Optional.of(3), List.of(new Sign.Banner("red")))))
        .isEqualTo("{\"changes\":{\"/house/signs/0\":{\"type\":\"Banner\",\"colour\":\"red\"}}}");
  }

  @Test
  void the_elements_of_a_new_list_say_their_types() {
    assertThat(
            changes(
                BEFORE,
                new House(
                    "Batiatus",
                    Optional.of(3),
                    List.of(new Sign.Shield(1), new Sign.Banner("red")))))
        .isEqualTo(
            "{\"changes\":{\"/house/signs\":[{\"type\":\"Shield\",\"size\":1},"
                + "{\"type\":\"Banner\",\"colour\":\"red\"}]}}");
  }
}
