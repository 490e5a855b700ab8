package ludus.kernel.forum;

import ludus.kernel.Pile;
import ludus.kernel.flow.Poll;
import ludus.kernel.flow.Stack;

/// A position of the Forum. The stack's top frame decides who is asked.
record ForumState(
    int round,
    Pile<House> houses,
    Pile<Integer> deck,
    Stack<Frame> stack,
    Pile<Offer> offers,
    int stamp) {

  /// The hand is sorted: its order tells nothing.
  record House(int coins, Pile<Integer> hand, int offersMade) {}

  record Offer(int from, int to, int coins, boolean secret) {}

  sealed interface Frame {
    /// The fists: coins in the open ones, and the answers of those that are shut.
    record Bidding(Pile<Integer> fists, Poll<Integer> poll) implements Frame {}

    /// Somebody has won the bidding and is about to roll.
    record Rolling(int host) implements Frame {}

    /// Who wants to foil the host? The answer is a card, or -1 for none.
    record Reaction(Poll<Integer> poll) implements Frame {}

    record Over() implements Frame {}
  }

  House house(int seat) {
    return houses.get(seat);
  }

  /// Coins that are neither in a fist nor bid.
  int free(int seat) {
    int coins = house(seat).coins();
    for (Frame frame : stack.frames()) {
      if (frame instanceof Frame.Bidding(Pile<Integer> fists, Poll<Integer> poll)) {
        return coins - poll.answer(seat).orElse(fists.get(seat));
      }
    }
    return coins;
  }

  ForumState withHouse(int seat, House house) {
    return new ForumState(round, houses.with(seat, house), deck, stack, offers, stamp);
  }

  ForumState withStack(Stack<Frame> changed) {
    return new ForumState(round, houses, deck, changed, offers, stamp);
  }

  ForumState withOffers(Pile<Offer> changed) {
    return new ForumState(round, houses, deck, stack, changed, stamp);
  }

  ForumState pay(int seat, int coins) {
    House house = house(seat);
    return withHouse(seat, new House(house.coins() + coins, house.hand(), house.offersMade()));
  }

  ForumState nextQuestion() {
    return new ForumState(round, houses, deck, stack, offers, stamp + 1);
  }

  static Pile<Integer> sortedIn(Pile<Integer> hand, int card) {
    int at = 0;
    while (at < hand.size() && hand.get(at) < card) {
      at++;
    }
    return hand.plusAt(at, card);
  }
}
