package ludus.kernel;

/// An instinct for a game in which experience can be gathered.
///
/// @param <S> a whole position
/// @param <M> a move
public interface ExperiencedInstinct<S, M> extends Instinct<S, M> {

  /// How decisions look to one who gathers it.
  Senses<S, M> senses();
}
