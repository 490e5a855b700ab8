package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.BadInput;
import ludus.kernel.Experience;
import ludus.kernel.ExperiencedInstinct;
import ludus.kernel.FittedInstinct;
import ludus.kernel.Pile;
import ludus.kernel.Senses;
import ludus.kernel.json.Json;
import ludus.kernel.text.Resources;
import tools.jackson.databind.JsonNode;

/// How a sensible conspirator leans: what each card would bring, by where it goes. How much counts
/// was fitted from choices made after long thought.
final class PaxInstinct implements FittedInstinct<State, Move>, ExperiencedInstinct<State, Move> {

  /// With the weights that come with the game.
  static final PaxInstinct IT = new PaxInstinct(Resources.text("/ludus/pax/instinct.json"));

  private final double[] weights;

  private PaxInstinct(String json) {
    JsonNode tree = Json.object(json, "Instinct");
    List<String> names = names();
    List<String> given = new ArrayList<>(tree.propertyNames());
    if (!given.equals(names)) {
      throw new BadInput("The instinct is for %s, not for %s.".formatted(given, names));
    }
    weights = new double[names.size()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = tree.path(names.get(i)).doubleValue();
    }
  }

  @Override
  public PaxInstinct with(String json) {
    return new PaxInstinct(json);
  }

  @Override
  public List<String> names() {
    return Leaning.NAMES;
  }

  @Override
  public double[] features(State state, int seat, Move move) {
    Leaning leaning = new Leaning(state, seat);
    leaning.score(move);
    return leaning.features();
  }

  @Override
  public double[] weights(State state, int seat, List<Move> moves) {
    Leaning leaning = new Leaning(state, seat, weights);
    double[] scores = new double[moves.size()];
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < scores.length; i++) {
      scores[i] = leaning.score(moves.get(i));
      best = Math.max(best, scores[i]);
    }
    for (int i = 0; i < scores.length; i++) {
      scores[i] = Math.exp(scores[i] - best);
    }
    return scores;
  }

  @Override
  public Senses<State, Move> senses() {
    return Sight.SENSES;
  }

  /// What quick games have taught; read when it is first asked for.
  private static final class Practised {
    static final Experience IT =
        Experience.of(Resources.text("/ludus/pax/experience.json"), Sight.SENSES);
  }

  /// It was gathered at tables of two to four players.
  @Override
  public Optional<double[]> experienced(State state, int seat, List<Move> moves) {
    int seats = state.players().size();
    return seats < 2 || seats > Sight.MOST_SEATS
        ? Optional.empty()
        : Optional.of(Practised.IT.weights(Sight.SENSES.look(state, seat), moves));
  }

  /// When cards have been drawn, one buys and plays as one likes.
  @Override
  public Optional<Object> foresight(State state, int seat) {
    return switch (state.step()) {
      case Step.Buy _, Step.Play _ when seat == state.activePlayer() ->
          Optional.of(
              new Rest(
                  state.round(),
                  state.step(),
                  state.player(seat),
                  state.pcHolder(),
                  state.deck().size(),
                  state.legions()));
      default -> Optional.empty();
    };
  }

  /// What may change before one buys and plays, and while one does.
  private record Rest(
      int round, Step step, Player player, int pcHolder, int deck, Pile<Pile<Card>> legions) {}

  /// To the next turn.
  @Override
  public int horizon() {
    return 8;
  }
}
