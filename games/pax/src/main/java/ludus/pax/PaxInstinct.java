package ludus.pax;

import java.util.List;
import java.util.Optional;
import ludus.kernel.FittedInstinct;
import ludus.kernel.Pile;
import ludus.kernel.Reasons;
import ludus.kernel.Tendency;
import ludus.kernel.text.Resources;

/// How a sensible conspirator leans: what each card would bring, by where it goes, and what else
/// matters, by the circumstances. How much counts was learnt by practice.
final class PaxInstinct implements FittedInstinct<State, Move> {

  /// With the weights that come with the game.
  static final PaxInstinct IT =
      new PaxInstinct(
          Tendency.of(
              Resources.text("/ludus/pax/instinct.json"), Speaking.NAMES, Circumstance.NAMES));

  private final Tendency tendency;

  private PaxInstinct(Tendency tendency) {
    this.tendency = tendency;
  }

  @Override
  public PaxInstinct with(Tendency other) {
    return new PaxInstinct(other);
  }

  @Override
  public List<String> things() {
    return Speaking.NAMES;
  }

  @Override
  public List<String> circumstances() {
    return Circumstance.NAMES;
  }

  @Override
  public Reasons reasons(State state, int seat, List<Move> moves) {
    return Leaning.reasons(state, seat, moves);
  }

  @Override
  public double[] weights(State state, int seat, List<Move> moves) {
    Leaning leaning = new Leaning(state, seat, tendency);
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

  /// It was learnt from more games than anybody can think through.
  @Override
  public double sureness() {
    return 5;
  }

  /// Till all others have had their turns, be they as long as can be.
  @Override
  public int patience() {
    return 60;
  }
}
