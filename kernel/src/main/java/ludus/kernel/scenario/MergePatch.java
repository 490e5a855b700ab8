package ludus.kernel.scenario;

import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A JSON merge patch (RFC 7396), with one refinement: an object whose "type" the patch changes is
/// another kind of thing, so nothing of the old one is kept.
public final class MergePatch {

  private MergePatch() {}

  public static ObjectNode apply(ObjectNode base, ObjectNode patch) {
    ObjectNode result = changesType(base, patch) ? base.objectNode() : base.deepCopy();
    for (Map.Entry<String, JsonNode> change : patch.properties()) {
      String name = change.getKey();
      JsonNode value = change.getValue();
      if (value.isNull()) {
        result.remove(name);
      } else if (value instanceof ObjectNode inner) {
        ObjectNode old = result.get(name) instanceof ObjectNode object ? object : base.objectNode();
        result.set(name, apply(old, inner));
      } else {
        result.set(name, value);
      }
    }
    return result;
  }

  private static boolean changesType(ObjectNode base, ObjectNode patch) {
    return base.has("type") && patch.has("type") && !base.get("type").equals(patch.get("type"));
  }
}
