package ludus.pax;

import java.util.List;
import java.util.OptionalInt;

/// What a player can do (PAX-SYS-1).
public sealed interface Move {

  /// Which of the cards drawn at the start to keep and, in solo games 3 to 5, to display.
  record ChooseOpening(Card keep, List<Card> display) implements Move {}

  enum Turn {
    NORMAL,
    PASS
  }

  record ChooseTurn(Turn turn) implements Move {
    static final ChooseTurn NORMAL = new ChooseTurn(Turn.NORMAL);
    static final ChooseTurn PASS = new ChooseTurn(Turn.PASS);
  }

  /// A card in flight goes to a destination; the Legion, counted from 1, is named only for LEGION.
  record Assign(Card card, Destination to, OptionalInt legion) implements Move {}

  /// The whole group under this Legion, counted from 1.
  record Buy(int legion) implements Move {}

  record SkipBuy() implements Move {
    static final SkipBuy IT = new SkipBuy();
  }

  record PlayCard(Card card) implements Move {}

  record EndPlay() implements Move {
    static final EndPlay IT = new EndPlay();
  }
}
