package ludus.kernel;

/// How decisions of a game look to one who learns from experience: as numbers. They are a function
/// of what the seat knows.
///
/// @param <S> a whole position
/// @param <M> a move
public interface Senses<S, M> {

  /// How many numbers a position has.
  int ofPosition();

  /// How many numbers a move has.
  int ofMove();

  /// Looks at a question to this seat.
  Glance<M> look(S state, int seat);

  /// One decision as it is seen.
  interface Glance<M> {

    void position(Impression into);

    void move(M move, Impression into);
  }
}
