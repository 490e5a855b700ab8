package ludus.kernel;

import java.util.List;
import java.util.Optional;

/// A fitted valuation that asks one question: who wins? The features of a seat say how near it is,
/// and the answer is its share of the victory.
///
/// @param <S> a whole position
public abstract class VictoryValuation<S> extends FittedValuation<S> {

  private final List<String> names;

  /// @param victory which seat will it be?
  protected VictoryValuation(Aim victory, String weights) {
    super(List.of(victory), weights);
    this.names = victory.features();
  }

  protected abstract int seats(S state);

  /// How the game ended, if it is over.
  protected abstract Optional<Outcome> outcome(S state);

  @Override
  public final List<String> names() {
    return names;
  }

  @Override
  public final double[][] answers(S state, int aim) {
    double[][] answers = new double[seats(state)][];
    for (int seat = 0; seat < answers.length; seat++) {
      answers[seat] = features(state, seat);
    }
    return answers;
  }

  @Override
  public final double[] truth(S over, int aim) {
    return shares(outcome(over).orElseThrow(), seats(over));
  }

  @Override
  public final double[] values(S state) {
    return outcome(state)
        .map(outcome -> shares(outcome, seats(state)))
        .orElseGet(() -> likely(answers(state, 0), 0, progress(state)));
  }

  private static double[] shares(Outcome outcome, int seats) {
    double[] shares = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      shares[seat] = outcome.share(seat);
    }
    return shares;
  }
}
