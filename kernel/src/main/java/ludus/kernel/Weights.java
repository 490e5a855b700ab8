package ludus.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How much each feature of a position counts, at the start and at the end of a game; in between,
/// something between the two. Written as JSON, feature by feature: `{"points": [0.1, 0.9]}`.
public final class Weights {

  private final List<String> names;
  private final double[] start;
  private final double[] end;

  public Weights(List<String> names, double[] start, double[] end) {
    if (start.length != names.size() || end.length != names.size()) {
      throw new IllegalArgumentException(
          "%d features, %d and %d weights".formatted(names.size(), start.length, end.length));
    }
    this.names = List.copyOf(names);
    this.start = start.clone();
    this.end = end.clone();
  }

  /// @throws BadInput if the tree says something else
  public static Weights of(JsonNode tree) {
    List<String> names = new ArrayList<>();
    List<Double> numbers = new ArrayList<>();
    for (Map.Entry<String, JsonNode> feature : tree.properties()) {
      JsonNode pair = feature.getValue();
      if (!pair.isArray()
          || pair.size() != 2
          || !pair.path(0).isNumber()
          || !pair.path(1).isNumber()) {
        throw new BadInput(
            "The weight of '%s' must be two numbers, for the start and for the end."
                .formatted(feature.getKey()));
      }
      names.add(feature.getKey());
      numbers.add(pair.path(0).doubleValue());
      numbers.add(pair.path(1).doubleValue());
    }
    double[] start = new double[names.size()];
    double[] end = new double[names.size()];
    for (int i = 0; i < start.length; i++) {
      start[i] = numbers.get(2 * i);
      end[i] = numbers.get(2 * i + 1);
    }
    return new Weights(names, start, end);
  }

  public ObjectNode toJson() {
    ObjectNode tree = Json.PLAIN.createObjectNode();
    for (int i = 0; i < start.length; i++) {
      ArrayNode pair = tree.putArray(names.get(i));
      pair.add(start[i]).add(end[i]);
    }
    return tree;
  }

  public double start(int feature) {
    return start[feature];
  }

  public double end(int feature) {
    return end[feature];
  }

  void check(List<String> wanted) {
    if (!names.equals(wanted)) {
      throw new BadInput("The weights are for %s, not for %s.".formatted(names, wanted));
    }
  }

  /// How likely each of some answers is by its features: what has one more of weight is 2.7 times
  /// as likely.
  public double[] likely(double[][] answers, double progress) {
    double[] likely = new double[answers.length];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < likely.length; i++) {
      likely[i] = score(answers[i], progress);
      most = Math.max(most, likely[i]);
    }
    double sum = 0;
    for (int i = 0; i < likely.length; i++) {
      likely[i] = Math.exp(likely[i] - most);
      sum += likely[i];
    }
    for (int i = 0; i < likely.length; i++) {
      likely[i] /= sum;
    }
    return likely;
  }

  /// What these features count for together.
  public double score(double[] features, double progress) {
    double score = 0;
    for (int i = 0; i < features.length; i++) {
      score += (start[i] + progress * (end[i] - start[i])) * features[i];
    }
    return score;
  }
}
