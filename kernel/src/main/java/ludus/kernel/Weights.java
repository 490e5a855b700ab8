package ludus.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How much each feature of a position counts, at the start and at the end of a game; in between,
/// something between the two. Written as JSON, feature by feature: `{"points": [0.1, 0.9]}`. With
/// [Cells] what each of them is given by a feature stands behind these two, and what belongs to no
/// feature under `cells`.
public final class Weights {

  private static final String CELLS = "cells";

  private final List<String> names;
  private final double[] start;
  private final double[] end;
  private final Cells cells;

  public Weights(List<String> names, double[] start, double[] end) {
    this(names, start, end, Cells.NONE);
  }

  public Weights(List<String> names, double[] start, double[] end, Cells cells) {
    if (start.length != names.size() || end.length != names.size()) {
      throw new IllegalArgumentException(
          "%d features, %d and %d weights".formatted(names.size(), start.length, end.length));
    }
    this.names = List.copyOf(names);
    this.start = start.clone();
    this.end = end.clone();
    this.cells = cells;
  }

  /// @throws BadInput if the tree says something else
  public static Weights of(JsonNode tree) {
    JsonNode apart = tree.path(CELLS);
    int count = apart.path("says").size();
    List<String> names = new ArrayList<>();
    List<Double> numbers = new ArrayList<>();
    List<Double> given = new ArrayList<>();
    for (Map.Entry<String, JsonNode> feature : tree.properties()) {
      if (feature.getKey().equals(CELLS)) {
        continue;
      }
      JsonNode row = feature.getValue();
      if (!row.isArray() || row.size() != 2 + count || !areNumbers(row)) {
        throw new BadInput(
            "The weight of '%s' must be two numbers, for the start and for the end%s."
                .formatted(
                    feature.getKey(),
                    count == 0 ? "" : ", and one for each of %d cells".formatted(count)));
      }
      names.add(feature.getKey());
      numbers.add(row.path(0).doubleValue());
      numbers.add(row.path(1).doubleValue());
      for (int cell = 0; cell < count; cell++) {
        given.add(row.path(2 + cell).doubleValue());
      }
    }
    double[] start = new double[names.size()];
    double[] end = new double[names.size()];
    for (int i = 0; i < start.length; i++) {
      start[i] = numbers.get(2 * i);
      end[i] = numbers.get(2 * i + 1);
    }
    return new Weights(names, start, end, Cells.of(apart, given, names.size()));
  }

  private static boolean areNumbers(JsonNode row) {
    for (JsonNode number : row) {
      if (!number.isNumber()) {
        return false;
      }
    }
    return true;
  }

  public ObjectNode toJson() {
    ObjectNode tree = Json.PLAIN.createObjectNode();
    for (int i = 0; i < start.length; i++) {
      ArrayNode row = tree.putArray(names.get(i));
      row.add(start[i]).add(end[i]);
      cells.addTo(row, i);
    }
    if (cells.count() > 0) {
      tree.set(CELLS, cells.toJson());
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
    return cells.count() == 0 ? score : score + cells.score(features, progress);
  }
}
