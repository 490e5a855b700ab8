package ludus.kernel;

/// What people would call one turn. Who reacts to it acts within it; where all act together, that
/// is one turn too. Equal as long as it lasts.
///
/// @param part of the round, as the game calls it
/// @param number of the turn in it: a seat, a lot, an exchange of blows; whatever differs
public record Turn(int round, String part, int number) {

  /// A part of the round that has no turns of its own.
  public static Turn of(int round, String part) {
    return new Turn(round, part, 0);
  }
}
