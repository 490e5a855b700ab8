package ludus.kernel;

import java.util.List;

/// An instinct whose weights are fitted from choices that bots made after long thought: every move
/// has features, each counts so much, and what adds up to more is likelier.
///
/// @param <S> a whole position
/// @param <M> a move
public interface FittedInstinct<S, M> extends Instinct<S, M> {

  /// The names of the features, in the order of [#features].
  List<String> names();

  /// What speaks for a move and against it, before it is weighed.
  double[] features(S state, int seat, M move);

  /// The same instinct with other weights, as JSON: a number for each feature, by its name.
  ///
  /// @throws BadInput if they are for something else
  FittedInstinct<S, M> with(String weights);
}
