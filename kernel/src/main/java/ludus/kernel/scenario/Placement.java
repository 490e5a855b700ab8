package ludus.kernel.scenario;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import ludus.kernel.BadInput;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A position's JSON after a patch that places components (cards, tiles): each is taken away from
/// where it was. Those that lost their place are left to the game.
///
/// @param homeless components that no place holds any more, in their old order
public record Placement(ObjectNode json, List<String> homeless) {

  /// A component is a string, or an object whose "card" is one.
  public static Placement of(ObjectNode base, ObjectNode patch, Predicate<String> isComponent) {
    Set<String> placed = new LinkedHashSet<>();
    for (String component : components(patch, isComponent)) {
      if (!placed.add(component)) {
        throw new BadInput("The position places " + component + " twice.");
      }
    }
    ObjectNode cleared = base.deepCopy();
    clear(cleared, placed);
    ObjectNode merged = MergePatch.apply(cleared, patch);
    List<String> homeless = new ArrayList<>(components(base, isComponent));
    homeless.removeAll(new LinkedHashSet<>(components(merged, isComponent)));
    return new Placement(merged, homeless);
  }

  private static List<String> components(JsonNode json, Predicate<String> isComponent) {
    List<String> found = new ArrayList<>();
    if (json.isString()) {
      if (isComponent.test(json.stringValue())) {
        found.add(json.stringValue());
      }
    } else {
      for (JsonNode inner : json.values()) {
        found.addAll(components(inner, isComponent));
      }
    }
    return found;
  }

  private static void clear(JsonNode json, Set<String> placed) {
    if (json instanceof ArrayNode array) {
      for (int i = array.size() - 1; i >= 0; i--) {
        if (isOneOf(array.get(i), placed)) {
          array.remove(i);
        }
      }
    }
    for (JsonNode inner : json.values()) {
      clear(inner, placed);
    }
  }

  private static boolean isOneOf(JsonNode item, Set<String> placed) {
    JsonNode name = item.isObject() ? item.path("card") : item;
    return name.isString() && placed.contains(name.stringValue());
  }
}
