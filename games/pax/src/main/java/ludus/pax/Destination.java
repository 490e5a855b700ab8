package ludus.pax;

/// Where a drawn card can go (PAX-DRAW-2).
public enum Destination {
  HAND(1),
  LEGION(2),
  BOTTOM(4);

  private final int bit;

  Destination(int bit) {
    this.bit = bit;
  }

  /// This destination as an element of a set of destinations.
  int bit() {
    return bit;
  }

  static final int ALL = HAND.bit() | LEGION.bit() | BOTTOM.bit();

  /// With fewer than three cards nothing goes back under the deck. PAX-DRAW-8, PAX-DRAW-9
  static final int SHORT = HAND.bit() | LEGION.bit();
}
