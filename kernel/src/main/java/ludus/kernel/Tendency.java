package ludus.kernel;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How much each thing that speaks for a move or against it counts, by circumstances: the more one
/// of them is so, the more the thing counts by what stands there. Written as JSON, thing by thing,
/// after the names of the circumstances: `{"circumstances": ["always", "late"], "price": [-0.1,
/// 0.2]}`.
public final class Tendency {

  private static final String CIRCUMSTANCES = "circumstances";

  /// So many circumstances are added up at once.
  private static final int TOGETHER = 4;

  /// Finer figures are noise.
  private static final double FINENESS = 10_000;

  private final List<String> things;
  private final List<String> circumstances;

  /// What all things count by the first circumstance, then by the second, and so on; with rows of
  /// nothing at the end, so that all can be taken together with others.
  private final float[] weights;

  /// @param weights of all things by the first circumstance, then by the second, and so on
  public Tendency(List<String> things, List<String> circumstances, double... weights) {
    if (weights.length != things.size() * circumstances.size()) {
      throw new IllegalArgumentException(
          "%d weights for %d things in %d circumstances"
              .formatted(weights.length, things.size(), circumstances.size()));
    }
    this.things = List.copyOf(things);
    this.circumstances = List.copyOf(circumstances);
    int rows = (circumstances.size() + TOGETHER - 1) / TOGETHER * TOGETHER;
    this.weights = new float[rows * things.size()];
    for (int i = 0; i < weights.length; i++) {
      this.weights[i] = (float) weights[i];
    }
  }

  /// Nothing counts.
  public static Tendency none(List<String> things, List<String> circumstances) {
    return new Tendency(things, circumstances, new double[things.size() * circumstances.size()]);
  }

  /// @throws BadInput if this is no tendency for just these things and circumstances
  public static Tendency of(String json, List<String> things, List<String> circumstances) {
    JsonNode tree = Json.object(json, "Tendency");
    List<String> given = new ArrayList<>();
    tree.path(CIRCUMSTANCES).forEach(name -> given.add(name.asString()));
    check(given, circumstances);
    List<String> named = new ArrayList<>(tree.propertyNames());
    named.remove(CIRCUMSTANCES);
    check(named, things);
    double[] weights = new double[things.size() * circumstances.size()];
    for (int thing = 0; thing < things.size(); thing++) {
      JsonNode row = tree.path(things.get(thing));
      if (!row.isArray() || row.size() != circumstances.size()) {
        throw new BadInput(
            "'%s' needs a number for each of %d circumstances."
                .formatted(things.get(thing), circumstances.size()));
      }
      for (int i = 0; i < circumstances.size(); i++) {
        if (!row.path(i).isNumber()) {
          throw new BadInput("The weights of '%s' must be numbers.".formatted(things.get(thing)));
        }
        weights[i * things.size() + thing] = row.path(i).doubleValue();
      }
    }
    return new Tendency(things, circumstances, weights);
  }

  private static void check(List<String> given, List<String> wanted) {
    if (!given.equals(wanted)) {
      throw new BadInput("The instinct is for %s, not for %s.".formatted(given, wanted));
    }
  }

  public ObjectNode toJson() {
    ObjectNode tree = Json.PLAIN.createObjectNode();
    ArrayNode names = tree.putArray(CIRCUMSTANCES);
    circumstances.forEach(names::add);
    for (int thing = 0; thing < things.size(); thing++) {
      ArrayNode row = tree.putArray(things.get(thing));
      for (int i = 0; i < circumstances.size(); i++) {
        row.add(Math.round(weights[i * things.size() + thing] * FINENESS) / FINENESS);
      }
    }
    return tree;
  }

  public List<String> things() {
    return things;
  }

  public List<String> circumstances() {
    return circumstances;
  }

  /// What the things from one place to another count here, all circumstances taken together.
  ///
  /// @param so how much each circumstance is so
  public float[] weigh(float[] so, int from, int to) {
    float[] counts = new float[to - from];
    for (int i = 0; i < so.length; i += TOGETHER) {
      addUp(counts, i, from, so);
    }
    return counts;
  }

  /// A loop so simple that the compiler takes many steps of it at a time, over some circumstances
  /// together: a search asks all the time.
  private void addUp(float[] counts, int first, int from, float[] so) {
    float[] all = weights;
    int a = first * things.size() + from;
    int b = a + things.size();
    int c = b + things.size();
    int d = c + things.size();
    float muchOfA = so[first];
    float muchOfB = first + 1 < so.length ? so[first + 1] : 0;
    float muchOfC = first + 2 < so.length ? so[first + 2] : 0;
    float muchOfD = first + 3 < so.length ? so[first + 3] : 0;
    for (int i = 0; i < counts.length; i++) {
      counts[i] +=
          muchOfA * all[a + i] + muchOfB * all[b + i] + muchOfC * all[c + i] + muchOfD * all[d + i];
    }
  }

  /// What speaks for a move, added up.
  public double score(Reasons reasons, int move) {
    int[] at = reasons.things()[move];
    float[] amounts = reasons.amounts()[move];
    double score = 0;
    for (int i = 0; i < reasons.so().length; i++) {
      float much = reasons.so()[i];
      for (int j = 0; j < at.length && much != 0; j++) {
        score += much * weights[i * things.size() + at[j]] * amounts[j];
      }
    }
    return score;
  }
}
