package ludus.pax;

import ludus.kernel.Pile;

/// What lies with the Legions, for whom it is in reach.
final class Offers {

  private final State state;
  private final double[] now;
  private final double[] soon;
  private final double[] later;
  private final Groups groups;
  private final int toCome;

  Offers(State state, Clock clock, Groups groups) {
    this.state = state;
    this.groups = groups;
    int seats = state.players().size();
    this.now = new double[seats];
    this.soon = new double[seats];
    this.later = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      int waiting = clock.waiting(seat);
      if (waiting == 0) {
        now[seat] = 1;
      } else if (clock.isInRound(seat)) {
        soon[seat] = 1.0 / waiting;
      } else if (!clock.isLastRound()) {
        later[seat] = 1.0 / waiting;
      }
    }
    this.toCome = state.table().intrigue() - goneIntrigue(state);
  }

  /// What lies neither in the deck nor with the Legions.
  private static int goneIntrigue(State state) {
    int gone = state.rome().faceUp().get(Category.INTRIGUE.index()).symbols();
    gone += intrigue(state.rome().faceDown());
    for (int seat = 0; seat < state.players().size(); seat++) {
      gone += state.player(seat).symbols(Category.INTRIGUE) + intrigue(state.player(seat).hand());
    }
    for (int i = 0; i < state.removed().size(); i++) {
      gone += state.removed().get(i).intrigue();
    }
    return gone
        + switch (state.step()) {
          case Step.Draw draw -> intrigue(draw.flight());
          case Step.Opening opening -> {
            int drawn = 0;
            for (Pile<Card> cards : opening.drawn()) {
              for (Card card : cards) {
                drawn += card.intrigue();
              }
            }
            yield drawn;
          }
          default -> 0;
        };
  }

  private static int intrigue(Pile<Slot> slots) {
    int intrigue = 0;
    for (int i = 0; i < slots.size(); i++) {
      intrigue += slots.get(i).card().intrigue();
    }
    return intrigue;
  }

  /// The most Intrigue of a group that the player can pay.
  int intrigue(int seat) {
    return groups.mostIntrigue(money(seat));
  }

  /// The most symbols of a group that the player can pay.
  int symbols(int seat) {
    return groups.mostSymbols(money(seat));
  }

  private int money(int seat) {
    Player player = state.player(seat);
    return player.aurei() + Buying.discount(state, player);
  }

  /// Whether it is this player who buys next.
  double now(int seat) {
    return now[seat];
  }

  /// How soon it is, if it is still in this round, before Rome takes its group.
  double soon(int seat) {
    return soon[seat];
  }

  /// How soon it is, if it is in the next round.
  double later(int seat) {
    return later[seat];
  }

  /// The more, the less Intrigue there is still to be had.
  double scarcity() {
    return 1 / (1 + toCome / 4.0);
  }
}
