package ludus.pax;

import ludus.kernel.Pile;

/// What lies with the Legions, for whom it is in reach.
final class Offers {

  private final State state;
  private final Clock clock;
  private final int[] values;
  private final int[] intrigue;
  private final int[] symbols;
  private final int toCome;

  Offers(State state, Clock clock) {
    this.state = state;
    this.clock = clock;
    int legions = state.legions().size();
    this.values = new int[legions];
    this.intrigue = new int[legions];
    this.symbols = new int[legions];
    int hidden = 0;
    for (int legion = 0; legion < legions; legion++) {
      Pile<Card> group = state.legions().get(legion);
      for (int i = 0; i < group.size(); i++) {
        Card card = group.get(i);
        values[legion] += card.value();
        symbols[legion] += card.symbols();
        intrigue[legion] += card.category() == Category.INTRIGUE ? card.symbols() : 0;
      }
      hidden += intrigue[legion];
    }
    for (int i = 0; i < state.deck().size(); i++) {
      Card card = state.deck().get(i).card();
      hidden += card.category() == Category.INTRIGUE ? card.symbols() : 0;
    }
    this.toCome = hidden;
  }

  /// The most Intrigue of a group that the player can pay.
  int intrigue(int seat) {
    return most(seat, intrigue);
  }

  /// The most symbols of a group that the player can pay.
  int symbols(int seat) {
    return most(seat, symbols);
  }

  private int most(int seat, int[] worth) {
    Player player = state.player(seat);
    int money = player.aurei() + Buying.discount(state, player);
    int most = 0;
    for (int legion = 0; legion < worth.length; legion++) {
      if (values[legion] <= money) {
        most = Math.max(most, worth[legion]);
      }
    }
    return most;
  }

  /// Whether it is this player who buys next.
  double now(int seat) {
    return clock.waiting(seat) == 0 ? 1 : 0;
  }

  /// How soon it is, if it is still in this round, before Rome takes its group.
  double soon(int seat) {
    int waiting = clock.waiting(seat);
    return waiting > 0 && clock.isInRound(seat) ? 1.0 / waiting : 0;
  }

  /// How soon it is, if it is in the next round.
  double later(int seat) {
    return clock.isInRound(seat) || clock.isLastRound() ? 0 : 1.0 / clock.waiting(seat);
  }

  /// The more, the less Intrigue there is still to be had.
  double scarcity() {
    return 1 / (1 + toCome / 4.0);
  }
}
