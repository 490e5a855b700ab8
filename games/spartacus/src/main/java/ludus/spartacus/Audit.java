package ludus.spartacus;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Seats;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.phase.Arena;

/// The invariants of a position, each broken one as a sentence.
final class Audit {

  private final State state;
  private final List<String> broken = new ArrayList<>();

  private Audit(State state) {
    this.state = state;
  }

  static List<String> of(State state) {
    Audit audit = new Audit(state);
    audit.marketCards();
    audit.intrigueCards();
    audit.houses();
    audit.stack();
    audit.purses();
    audit.broken.addAll(Arena.audit(state));
    return audit.broken;
  }

  /// Every card of the Market deck is in one place.
  private void marketCards() {
    int[] found = new int[state.table().content().market().size()];
    state.marketDeck().forEach(card -> found[card.index()]++);
    state.marketDiscard().forEach(card -> found[card.index()]++);
    for (House house : state.houses()) {
      house.assets().forEach(asset -> found[asset.card().index()]++);
    }
    for (Frame frame : state.stack().frames()) {
      if (frame instanceof Frame.Auction auction) {
        for (int lot = 0; lot < auction.row().size(); lot++) {
          boolean open = lot >= auction.next() || isOnBlock(lot);
          found[auction.row().get(lot).card().index()] += open ? 1 : 0;
        }
      }
    }
    for (MarketCard card : state.table().market()) {
      check(found[card.index()] == 1, "%s is in %d places.".formatted(card, found[card.index()]));
    }
  }

  private boolean isOnBlock(int lot) {
    for (Frame frame : state.stack().frames()) {
      if (frame instanceof Frame.Bidding bidding && bidding.lot() == lot) {
        return true;
      }
    }
    return false;
  }

  /// There are as many of each Intrigue card as the deck profile says.
  private void intrigueCards() {
    int[] found = new int[state.table().content().intrigue().size()];
    state.intrigueDeck().forEach(card -> found[card.index()]++);
    state.intrigueDiscard().forEach(card -> found[card.index()]++);
    int guard = state.table().content().guard().index();
    for (House house : state.houses()) {
      house.hand().forEach(slot -> found[slot.card().index()]++);
      found[guard] += house.guards() + house.spentGuards();
    }
    for (Frame frame : state.stack().frames()) {
      switch (frame) {
        case Frame.Scheme scheme -> {
          if (scheme.stage() == Frame.SchemeStage.FACEDOWN) {
            check(
                state.house(scheme.seat()).holds(scheme.card()),
                "The announced card is not in the schemer's hand.");
            check(scheme.card().isScheme(), "The announced card is no scheme.");
          } else {
            found[scheme.card().index()]++;
          }
        }
        case Frame.Reaction reaction -> found[reaction.card().index()]++;
        default -> {}
      }
    }
    for (IntrigueCard card : state.table().content().intrigue()) {
      check(
          found[card.index()] == state.table().copies(card),
          "There are %d of %s and not %d."
              .formatted(found[card.index()], card, state.table().copies(card)));
    }
  }

  private void houses() {
    Numbers numbers = state.table().numbers();
    for (int seat = 0; seat < state.seats(); seat++) {
      House house = state.house(seat);
      check(
          house.influence() >= numbers.leastInfluence()
              && house.influence() <= numbers.mostInfluence(),
          "Seat %d has influence %d (SP-CON-7).".formatted(seat, house.influence()));
      check(house.gold() >= 0, "Seat %d owes gold.".formatted(seat));
      check(
          house.guards() >= 0 && house.spentGuards() >= 0,
          "Seat %d has less than no guards.".formatted(seat));
      check(
          Gold.free(state, seat) >= 0,
          "Seat %d has committed more gold than it has (SP-ANY-2).".formatted(seat));
      int last = -1;
      for (Slot slot : house.hand()) {
        check(slot.card().index() >= last, "The hand of seat %d isn't sorted.".formatted(seat));
        check(!slot.seenBy().contains(seat), "Seat %d has spied on itself.".formatted(seat));
        last = slot.card().index();
      }
    }
  }

  private void stack() {
    check(!state.stack().frames().isEmpty(), "Nothing is going on.");
    check(state.stack().frames().size() < 24, "Too much is going on at once.");
    for (Frame frame : state.stack().frames()) {
      if (frame instanceof Frame.Window window) {
        Seats order = Seats.NONE;
        for (int seat : window.order()) {
          order = order.plus(seat);
        }
        check(
            window.poll().asked().except(order).isEmpty(),
            "Somebody is asked who has no place in the order.");
      }
    }
  }

  /// What is public of concealed gold adds up. SP-HID-4
  private void purses() {
    if (state.purses().isEmpty()) {
      return;
    }
    int open = 0;
    int real = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      open += state.purses().get().open().get(seat);
      real += state.house(seat).gold();
    }
    check(open == real, "The purses hold %d gold and not %d.".formatted(real, open));
  }

  private void check(boolean holds, String sentence) {
    if (!holds) {
      broken.add(sentence);
    }
  }
}
