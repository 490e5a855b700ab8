package ludus.kernel;

import java.util.List;

/// How good a position is for each seat, with features named in the game's words.
public interface Valuation<S> {

  /// For each seat its expected share of the victory, between 0 and 1.
  double[] values(S state);

  /// The names of the features, in the order of [#features].
  List<String> names();

  /// The features of one seat, for those who want to know why.
  double[] features(S state, int seat);
}
