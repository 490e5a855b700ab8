package ludus.kernel;

import java.util.List;

/// A valuation whose weights are fitted from games: each feature counts so much at the start and so
/// much at the end of a game, and what a seat has more of than the others makes its share of the
/// victory.
///
/// @param <S> a whole position
public abstract class FittedValuation<S> implements Valuation<S> {

  private final List<String> names;
  private final Weights weights;

  /// @param names of the features, in order
  /// @param weights of features with just these names
  protected FittedValuation(List<String> names, Weights weights) {
    this.names = List.copyOf(names);
    this.weights = weights;
    weights.check(this.names);
  }

  protected abstract int seats(S state);

  /// How far the game has come: 0 at the start, 1 at the end, never beyond.
  public abstract double progress(S state);

  /// The features of one seat. Those that are 0 for all count for nothing.
  @Override
  public abstract double[] features(S state, int seat);

  /// Each seat's share of the victory, once the game is over.
  protected abstract double[] shares(S state);

  protected abstract boolean isOver(S state);

  @Override
  public final List<String> names() {
    return names;
  }

  @Override
  public double[] values(S state) {
    if (isOver(state)) {
      return shares(state);
    }
    int seats = seats(state);
    double progress = progress(state);
    double[] values = new double[seats];
    double most = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < seats; seat++) {
      values[seat] = weights.score(features(state, seat), progress);
      most = Math.max(most, values[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      values[seat] = Math.exp(values[seat] - most);
      sum += values[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
      values[seat] /= sum;
    }
    return values;
  }
}
