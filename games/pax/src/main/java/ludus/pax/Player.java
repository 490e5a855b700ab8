package ludus.pax;

import ludus.kernel.Pile;

/// What lies before one player. The hand is sorted by card, so that its order tells nothing.
public record Player(Pile<Slot> hand, int aurei, Pile<Row> display) {

  Row row(Category category) {
    return display.get(category.index());
  }

  int symbols(Category category) {
    return row(category).symbols();
  }

  /// How many Fleet symbols, and how many Army symbols, the display may hold: the better of Land
  /// and Intrigue, never their sum. PAX-CAT-1
  int cap() {
    return Math.max(symbols(Category.LAND), symbols(Category.INTRIGUE));
  }

  Player withAurei(int amount) {
    return new Player(hand, amount, display);
  }

  Player take(Slot slot) {
    return new Player(sortedIn(hand, slot), aurei, display);
  }

  /// The hand card at this index is laid into its row, for so much.
  Player play(int index, int cost) {
    return new Player(hand.without(index), aurei - cost, Row.add(display, hand.get(index).card()));
  }

  Player display(Card card) {
    return new Player(hand, aurei, Row.add(display, card));
  }

  static Pile<Slot> sortedIn(Pile<Slot> hand, Slot slot) {
    int at = 0;
    while (at < hand.size() && hand.get(at).card().index() < slot.card().index()) {
      at++;
    }
    return hand.plusAt(at, slot);
  }
}
