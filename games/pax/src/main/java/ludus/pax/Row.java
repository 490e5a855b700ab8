package ludus.pax;

import ludus.kernel.Pile;

/// All cards of one category in one display, and their symbols.
public record Row(Pile<Card> cards, int symbols) {

  static final Row EMPTY = new Row(Pile.empty(), 0);
  static final Pile<Row> NO_ROWS = Pile.times(Category.COUNT, EMPTY);

  Row plus(Card card) {
    return new Row(cards.plus(card), symbols + card.symbols());
  }

  static Pile<Row> add(Pile<Row> rows, Card card) {
    int row = card.category().index();
    return rows.with(row, rows.get(row).plus(card));
  }
}
