package ludus.marenostrum;

/// The peace of Zeus (MN-11-ZEU-a).
///
/// @param owner who has the statue
/// @param other with whom there is peace this round, or [Board#NOBODY]
/// @param before with whom there was peace in the round before, or [Board#NOBODY]
public record Peace(int owner, int other, int before) {

  public static final Peace NONE = new Peace(Board.NOBODY, Board.NOBODY, Board.NOBODY);

  /// Whether neither of these two may attack the other (MN-11-ZEU-c).
  public boolean between(int one, int two) {
    return other != Board.NOBODY
        && ((one == owner && two == other) || (one == other && two == owner));
  }

  /// The round is over.
  public Peace ends() {
    return other == Board.NOBODY && before == Board.NOBODY
        ? this
        : new Peace(Board.NOBODY, Board.NOBODY, other);
  }
}
