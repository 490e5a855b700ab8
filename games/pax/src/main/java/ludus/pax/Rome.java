package ludus.pax;

import ludus.kernel.Pile;

/// Rome's cards: those face down since the setup, and the groups it took, by category.
public record Rome(Pile<Slot> faceDown, Pile<Row> faceUp) {

  static final Rome NOTHING = new Rome(Pile.empty(), Row.NO_ROWS);

  Rome take(Pile<Card> group) {
    Pile<Row> rows = faceUp;
    for (int i = 0; i < group.size(); i++) {
      rows = Row.add(rows, group.get(i)); // PAX-ROUND-3
    }
    return new Rome(faceDown, rows);
  }
}
