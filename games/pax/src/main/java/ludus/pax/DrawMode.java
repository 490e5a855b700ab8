package ludus.pax;

/// How the cards of a draw are seen: by Religion, and by how many the deck still holds.
public enum DrawMode {
  ONE_BY_ONE(3, 1),
  TWO_THEN_ONE(3, 2),
  ALL_THREE(3, 3),
  SHORT_TWO_ONE_BY_ONE(2, 1),
  SHORT_TWO_TOGETHER(2, 2),
  SHORT_ONE(1, 1);

  /// How many cards are drawn in all.
  final int cards;

  /// How many are seen before the first is assigned.
  final int seenFirst;

  DrawMode(int cards, int seenFirst) {
    this.cards = cards;
    this.seenFirst = seenFirst;
  }

  /// Cards seen together: the others can't follow which of them goes where. PAX-INFO-8
  boolean isTogether() {
    return seenFirst > 1;
  }

  int destinations() {
    return cards == 3 ? Destination.ALL : Destination.SHORT;
  }
}
