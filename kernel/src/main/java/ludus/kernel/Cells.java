package ludus.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What features mean together, where a sum of them can't tell: each cell adds up the features with
/// weights of its own, and speaks only if that is above 0 (a hidden layer of rectified linear
/// units). What the cells say is added to the sum of [Weights].
public final class Cells {

  /// No features mean anything together.
  public static final Cells NONE = new Cells(new double[0], new double[0], new double[0]);

  private static final String ALWAYS = "always";
  private static final String PROGRESS = "progress";
  private static final String SAYS = "says";

  /// So many are looked at together: a search asks all the time, and a processor adds up eight
  /// independent sums in little more time than one.
  private static final int TOGETHER = 8;

  private final int count;

  /// What each cell is given before any feature, at the start of a game and more of at its end.
  private final double[] always;

  private final double[] progress;

  /// How much it counts when a cell speaks.
  private final double[] says;

  /// For each feature what each cell is given by it.
  private final double[] given;

  /// @param always what each cell is given before any feature
  /// @param progress what each cell is given besides at the end of a game
  /// @param says how much it counts when a cell speaks
  /// @param given for each feature, one after the other, what each cell is given by it
  public Cells(double[] always, double[] progress, double[] says, double... given) {
    this.count = always.length;
    this.always = always.clone();
    this.progress = progress.clone();
    this.says = says.clone();
    this.given = given.clone();
    if (progress.length != count || says.length != count || count % TOGETHER != 0) {
      throw new IllegalArgumentException(
          "%d, %d and %d cells".formatted(count, progress.length, says.length));
    }
  }

  /// @param tree what belongs to no feature
  /// @param given for each feature, one after the other, what each cell is given by it
  /// @throws BadInput if the tree says something else
  static Cells of(JsonNode tree, List<Double> given, int features) {
    double[] always = numbers(tree, ALWAYS);
    double[] progress = numbers(tree, PROGRESS);
    double[] says = numbers(tree, SAYS);
    int count = always.length;
    if (progress.length != count || says.length != count || given.size() != count * features) {
      throw new BadInput("The weights of some cells are missing, or there are too many.");
    }
    if (count % TOGETHER != 0) {
      throw new BadInput("Cells come by eights, not %d of them.".formatted(count));
    }
    double[] each = new double[given.size()];
    Arrays.setAll(each, given::get);
    return new Cells(always, progress, says, each);
  }

  private static double[] numbers(JsonNode tree, String name) {
    List<Double> numbers = new ArrayList<>();
    for (JsonNode number : tree.path(name)) {
      if (!number.isNumber()) {
        throw new BadInput("'%s' of the cells must be numbers.".formatted(name));
      }
      numbers.add(number.doubleValue());
    }
    return numbers.stream().mapToDouble(Double::doubleValue).toArray();
  }

  ObjectNode toJson() {
    ObjectNode tree = Json.PLAIN.createObjectNode();
    for (Map.Entry<String, double[]> row :
        List.of(Map.entry(ALWAYS, always), Map.entry(PROGRESS, progress), Map.entry(SAYS, says))) {
      ArrayNode numbers = tree.putArray(row.getKey());
      for (double number : row.getValue()) {
        numbers.add(number);
      }
    }
    return tree;
  }

  /// Adds what each cell is given by a feature.
  void addTo(ArrayNode numbers, int feature) {
    for (int cell = 0; cell < count; cell++) {
      numbers.add(given[feature * count + cell]);
    }
  }

  int count() {
    return count;
  }

  /// What the cells say of these features.
  double score(double[] features, double progressed) {
    double score = 0;
    for (int cell = 0; cell < count; cell += TOGETHER) {
      score += eight(cell, features, progressed);
    }
    return score;
  }

  private double eight(int cell, double[] features, double progressed) {
    double a = always[cell] + progressed * progress[cell];
    double b = always[cell + 1] + progressed * progress[cell + 1];
    double c = always[cell + 2] + progressed * progress[cell + 2];
    double d = always[cell + 3] + progressed * progress[cell + 3];
    double e = always[cell + 4] + progressed * progress[cell + 4];
    double f = always[cell + 5] + progressed * progress[cell + 5];
    double g = always[cell + 6] + progressed * progress[cell + 6];
    double h = always[cell + 7] + progressed * progress[cell + 7];
    for (int i = 0, at = cell; i < features.length; i++, at += count) {
      double amount = features[i];
      a += amount * given[at];
      b += amount * given[at + 1];
      c += amount * given[at + 2];
      d += amount * given[at + 3];
      e += amount * given[at + 4];
      f += amount * given[at + 5];
      g += amount * given[at + 6];
      h += amount * given[at + 7];
    }
    return said(cell, a)
        + said(cell + 1, b)
        + said(cell + 2, c)
        + said(cell + 3, d)
        + said(cell + 4, e)
        + said(cell + 5, f)
        + said(cell + 6, g)
        + said(cell + 7, h);
  }

  private double said(int cell, double sum) {
    return sum > 0 ? says[cell] * sum : 0;
  }
}
