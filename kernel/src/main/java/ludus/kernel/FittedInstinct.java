package ludus.kernel;

import java.util.List;

/// An instinct that is learnt from games: things speak for each move, each counts so much in the
/// circumstances, and what adds up to more is likelier.
///
/// @param <S> a whole position
/// @param <M> a move
public interface FittedInstinct<S, M> extends Instinct<S, M> {

  /// What can speak for a move or against it.
  List<String> things();

  /// In what circumstances it counts more or less; the first is so always.
  List<String> circumstances();

  /// What speaks for each of these moves of a seat, before it is weighed.
  Reasons reasons(S state, int seat, List<M> moves);

  /// The same instinct with other weights.
  FittedInstinct<S, M> with(Tendency tendency);

  /// The same, with weights written as JSON.
  ///
  /// @throws BadInput if they are for something else
  default FittedInstinct<S, M> with(String json) {
    return with(Tendency.of(json, things(), circumstances()));
  }
}
