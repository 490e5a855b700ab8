package ludus.pax;

/// An Influence card: one category, one value, some symbols, and nothing else (PAX-COMP-2).
///
/// @param value its price in Aurei
/// @param index its place in the data file, by which hands are sorted
/// @param face the same number for cards that nobody can tell apart (PAX-INFO-4)
public record Card(String id, Category category, int value, int symbols, int index, int face) {

  /// Its symbols, if they are those of Intrigue.
  int intrigue() {
    return category == Category.INTRIGUE ? symbols : 0;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Card card && index == card.index && id.equals(card.id));
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return id;
  }
}
