package ludus.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;

/// A valuation whose weights are fitted from games. It asks a few questions about the end; for each
/// of them the features of the answers count so much at the start and so much at the end of a game,
/// and the answer with more is likelier. From these likelihoods the game makes its values.
///
/// @param <S> a whole position
public abstract class FittedValuation<S> implements Valuation<S> {

  private final List<Aim> aims;
  private final List<Weights> weights;

  /// @param json the weights of each aim, by its name
  protected FittedValuation(List<Aim> aims, String json) {
    this.aims = List.copyOf(aims);
    this.weights = new ArrayList<>();
    JsonNode tree = Json.object(json, "Weights");
    List<String> given = List.copyOf(tree.propertyNames());
    List<String> wanted = this.aims.stream().map(Aim::name).toList();
    if (!given.equals(wanted)) {
      throw new BadInput("The weights are for %s, not for %s.".formatted(given, wanted));
    }
    for (Map.Entry<String, JsonNode> aim : tree.properties()) {
      weights.add(Weights.of(aim.getValue()));
    }
    for (int i = 0; i < weights.size(); i++) {
      weights.get(i).check(this.aims.get(i).features());
    }
  }

  /// The same valuation with other weights, as JSON.
  ///
  /// @throws BadInput if they are for something else
  public abstract FittedValuation<S> with(String weights);

  public final List<Aim> aims() {
    return aims;
  }

  /// How much the features of an aim count.
  public final Weights weights(int aim) {
    return weights.get(aim);
  }

  /// How far the game has come: 0 at the start, 1 at the end, never beyond.
  public abstract double progress(S state);

  /// The features of each answer to one of the questions, before the end.
  public abstract double[][] answers(S state, int aim);

  /// Which answer was right, once the game is over: a share for each, all of them 1 together.
  public abstract double[] truth(S over, int aim);

  /// How likely each answer is, by its features.
  protected final double[] likely(double[][] answers, int aim, double progress) {
    return weights.get(aim).likely(answers, progress);
  }
}
