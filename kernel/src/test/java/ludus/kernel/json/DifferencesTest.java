package ludus.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What changed between two documents.
final class DifferencesTest {

  private static List<String> between(String before, String after) {
    return Differences.between(json(before), json(after)).stream()
        .map(it -> it.where() + " " + shown(it.before()) + ">" + shown(it.after()))
        .toList();
  }

  private static JsonNode json(String text) {
    return Json.PLAIN.readTree(text.replace('\'', '"'));
  }

  private static String shown(JsonNode node) {
    return node.isMissingNode() ? "" : node.toString();
  }

  @Test
  void equal_documents_have_none() {
    assertThat(between("{'a':[1,{'id':'x'}]}", "{'a':[1,{'id':'x'}]}")).isEmpty();
  }

  @Test
  void things_in_lists_are_matched_by_their_id() {
    assertThat(
            between(
                "{'cards':[{'id':'A','value':1},{'id':'B','value':2}]}",
                "{'cards':[{'id':'B','value':3},{'id':'A','value':1}]}"))
        .containsExactly("cards/B/value 2>3");
  }

  @Test
  void what_is_new_or_gone_is_said() {
    assertThat(between("{'a':1,'b':[1]}", "{'b':[1,2],'c':{}}"))
        .containsExactly("a 1>", "b/1 >2", "c >{}");
  }

  @Test
  void another_kind_of_value_is_one_change() {
    assertThat(between("{'a':[1]}", "{'a':{'x':1}}")).containsExactly("a [1]>{\"x\":1}");
  }
}
