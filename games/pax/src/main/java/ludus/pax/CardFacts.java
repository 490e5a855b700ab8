package ludus.pax;

import ludus.pax.Speaking.Fact;
import org.jspecify.annotations.Nullable;

/// What a card would be in a seat's own display.
@SuppressWarnings("EnumOrdinal") // facts are known by their order
final class CardFacts {

  /// No more hold of any card.
  private static final int MOST = 10;

  private final State state;
  private final int seat;
  private final Player player;
  private final Sight sight;
  private final int rivalIntrigue;
  private final double rounds;
  private final int[] facts = new int[MOST];
  private final double[] amounts = new double[MOST];
  private int size;
  private @Nullable Card seen;

  /// @param rivalIntrigue the most Intrigue that another player has laid out
  CardFacts(State state, int seat, int rivalIntrigue) {
    this.state = state;
    this.seat = seat;
    this.player = state.player(seat);
    this.sight = new Sight(state, seat);
    this.rivalIntrigue = rivalIntrigue;
    this.rounds = Odds.roundsLeft(state);
  }

  /// How many facts hold of the card that was seen.
  int size() {
    return size;
  }

  /// The place of one of them among all facts.
  int at(int index) {
    return facts[index];
  }

  double amount(int index) {
    return amounts[index];
  }

  /// How much less likely the seat is stronger than Rome once Rome has the card.
  double romeStronger(Card card) {
    double ahead = sight.ahead(player, card.category().index());
    return chance(ahead) - chance(ahead - card.symbols());
  }

  /// Looks at a card. What holds of it holds wherever it goes, so it is looked at only once as long
  /// as no other comes.
  void see(Card card) {
    if (card.equals(seen)) {
      return;
    }
    seen = card;
    size = 0;
    Category category = card.category();
    int symbols = card.symbols();
    fact(Fact.ANY, 1);
    fact(Fact.VALUE, card.value());
    fact(Fact.SYMBOLS, symbols);
    Row row = player.row(category);
    if (row.cards().isEmpty()) {
      fact(Fact.NEW_CATEGORY, 1);
    }
    double ahead = sight.ahead(player, category.index());
    fact(Fact.STRONGER, chance(ahead + symbols) - chance(ahead));
    switch (category) {
      case ARMY, FLEET -> {
        if (row.symbols() + symbols <= player.cap()) {
          fact(Fact.ARMS, symbols);
        } else {
          fact(Fact.TOO_MANY_ARMS, row.symbols() + symbols - player.cap());
        }
      }
      case INTRIGUE -> {
        fact(Fact.INTRIGUE, symbols);
        int behind = rivalIntrigue - row.symbols();
        if (state.pcHolder() != seat && row.symbols() + symbols > conspiracy()) {
          fact(Fact.CONSPIRATUS, 1);
        }
        if (behind >= 0) {
          fact(Fact.INTRIGUE_BEHIND, Math.min(4, behind));
        } else {
          fact(Fact.INTRIGUE_AHEAD, Math.min(4, -behind));
        }
        fact(Fact.ROOM, Math.max(0, row.symbols() + symbols - player.cap()));
      }
      case LAND -> fact(Fact.ROOM, Math.max(0, row.symbols() + symbols - player.cap()));
      case RELIGION ->
          fact(Fact.RELIGION, Math.min(6, row.symbols() + symbols) - Math.min(6, row.symbols()));
      case SENATOR -> fact(Fact.SENATOR, 1);
      case WEALTH -> fact(Fact.WEALTH, (row.symbols() + symbols) / 3 - row.symbols() / 3);
    }
    if (category != Category.INTRIGUE) {
      fact(Fact.ROW, Math.min(5, row.cards().size()));
    }
    fact(Fact.ALIKE, alike(category));
  }

  private int conspiracy() {
    return state.pcHolder() == State.NOBODY
        ? 0
        : state.player(state.pcHolder()).symbols(Category.INTRIGUE);
  }

  private int alike(Category category) {
    int alike = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      alike += player.hand().get(i).card().category() == category ? 1 : 0;
    }
    return alike;
  }

  /// The chance to be stronger in the end of one who is so much ahead now, roughly.
  private double chance(double ahead) {
    double x = (ahead - 0.5 - 0.1 * rounds) / (0.6 + 0.3 * rounds);
    return 0.5 + 0.5 * x / (1 + Math.abs(x));
  }

  private void fact(Fact fact, double amount) {
    facts[size] = fact.ordinal();
    amounts[size++] = amount;
  }
}
