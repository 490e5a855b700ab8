package ludus.kernel.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// Where two JSON documents differ. Things in lists are matched by their "id", if they have one.
public final class Differences {

  /// @param where a path of names and ids, such as `influenceCards/WEA-01/value`
  /// @param before what was there; missing if it is new
  /// @param after what is there now; missing if it is gone
  public record Change(String where, JsonNode before, JsonNode after) {}

  private Differences() {}

  public static List<Change> between(JsonNode before, JsonNode after) {
    List<Change> changes = new ArrayList<>();
    compare("", before, after, changes);
    return changes;
  }

  private static void compare(String where, JsonNode before, JsonNode after, List<Change> changes) {
    if (before.equals(after)) {
      return;
    }
    if (before.isContainer() && before.getNodeType() == after.getNodeType()) {
      Map<String, JsonNode> old = children(before);
      Map<String, JsonNode> now = children(after);
      for (String name : names(old, now)) {
        compare(
            where.isEmpty() ? name : where + "/" + name,
            old.getOrDefault(name, MissingNode.getInstance()),
            now.getOrDefault(name, MissingNode.getInstance()),
            changes);
      }
      return;
    }
    changes.add(new Change(where, before, after));
  }

  private static Map<String, JsonNode> children(JsonNode node) {
    Map<String, JsonNode> children = new LinkedHashMap<>();
    if (node.isObject()) {
      node.properties().forEach(child -> children.put(child.getKey(), child.getValue()));
    } else {
      for (int i = 0; i < node.size(); i++) {
        String id = node.get(i).path("id").asString("");
        children.put(id.isEmpty() || children.containsKey(id) ? "" + i : id, node.get(i));
      }
    }
    return children;
  }

  private static Set<String> names(Map<String, JsonNode> old, Map<String, JsonNode> now) {
    Set<String> names = new TreeSet<>(old.keySet());
    names.addAll(now.keySet());
    return names;
  }
}
