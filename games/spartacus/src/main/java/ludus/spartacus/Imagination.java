package ludus.spartacus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;
import ludus.kernel.flow.Poll;
import ludus.kernel.flow.Stack;
import ludus.spartacus.Frame.SchemeStage;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.Auctions;
import ludus.spartacus.phase.Upkeep;
import ludus.spartacus.talk.Offer;
import ludus.spartacus.talk.Pledge;
import ludus.spartacus.talk.Talk;

/// A position that a seat can't tell from the real one: hands, decks, facedown cards, purses and
/// sealed answers of others are drawn again; what others arranged in private is left out.
final class Imagination {

  private final State state;
  private final int seat;
  private final RandomGenerator own;
  private final List<IntrigueCard> intrigue = new ArrayList<>();
  private final List<MarketCard> market = new ArrayList<>();

  private Imagination(State state, int seat, RandomGenerator own) {
    this.state = state;
    this.seat = seat;
    this.own = own;
  }

  static State of(State state, int seat, RandomGenerator own) {
    return new Imagination(state, seat, own).imagined();
  }

  private State imagined() {
    gather();
    int schemer = facedownSchemer();
    Optional<IntrigueCard> announced =
        schemer == Frame.NOBODY ? Optional.empty() : announced(schemer);
    Pile.Builder<House> houses = Pile.builder(state.seats());
    int[] gold = gold();
    for (int other = 0; other < state.seats(); other++) {
      House house = state.house(other);
      House rich = house.gold() == gold[other] ? house : house.withGold(gold[other]);
      houses.add(
          other == seat
              ? rich
              : rich.withHand(hand(house.hand(), other == schemer ? announced : Optional.empty())));
    }
    Pile<IntrigueCard> deck = Pile.copyOf(intrigue);
    State drawn =
        state
            .withHouses(houses.build())
            .withIntrigue(deck, state.intrigueDiscard())
            .withTalk(talk());
    Pile.Builder<Frame> frames = Pile.builder(state.stack().frames().size());
    for (Frame frame : state.stack().frames()) {
      frames.add(frame(frame, announced));
    }
    State framed =
        new State(
            drawn.table(),
            drawn.round(),
            drawn.phase(),
            drawn.host(),
            drawn.stamp(),
            drawn.houses(),
            drawn.intrigueDeck(),
            drawn.intrigueDiscard(),
            Pile.copyOf(market),
            drawn.marketDiscard(),
            purses(),
            new Stack<>(frames.build()),
            drawn.talk());
    return answered(framed);
  }

  /// All cards that the seat can't place: sorted, then shuffled, so that nothing of their real
  /// order is left.
  private void gather() {
    intrigue.addAll(state.intrigueDeck());
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        for (Slot slot : state.house(other).hand()) {
          if (!slot.seenBy().contains(seat)) {
            intrigue.add(slot.card());
          }
        }
      }
    }
    sort(intrigue);
    market.addAll(state.marketDeck());
    for (Frame frame : state.stack().frames()) {
      if (frame instanceof Frame.Auction auction) {
        for (Frame.Lot lot : auction.row()) {
          if (isHidden(lot)) {
            market.add(lot.card());
          }
        }
      }
    }
    market.sort(Comparator.comparingInt(MarketCard::index));
    shuffle(intrigue);
    shuffle(market);
  }

  /// Equal cards are the same, so that it is enough to count them.
  private void sort(List<IntrigueCard> cards) {
    Pile<IntrigueCard> all = state.table().content().intrigue();
    int[] copies = new int[all.size()];
    for (int i = 0; i < cards.size(); i++) {
      copies[cards.get(i).index()]++;
    }
    cards.clear();
    for (int i = 0; i < copies.length; i++) {
      for (int copy = 0; copy < copies[i]; copy++) {
        cards.add(all.get(i));
      }
    }
  }

  private boolean isHidden(Frame.Lot lot) {
    return !lot.faceup() && !lot.peekedBy().contains(seat);
  }

  private <T> void shuffle(List<T> items) {
    for (int i = items.size() - 1; i > 0; i--) {
      int j = own.nextInt(i + 1);
      T swapped = items.get(i);
      items.set(i, items.get(j));
      items.set(j, swapped);
    }
  }

  // hands ----------------------------------------------------------------------------------------

  private int facedownSchemer() {
    for (Frame frame : state.stack().frames()) {
      if (frame instanceof Frame.Scheme scheme
          && scheme.stage() == SchemeStage.FACEDOWN
          && scheme.seat() != seat) {
        return scheme.seat();
      }
    }
    return Frame.NOBODY;
  }

  /// Some scheme that the schemer could have announced: one of those seen in that hand, or an
  /// unseen one, which is then dealt into the hand.
  private Optional<IntrigueCard> announced(int schemer) {
    List<IntrigueCard> seen = new ArrayList<>();
    boolean unseen = false;
    for (Slot slot : state.house(schemer).hand()) {
      if (!slot.seenBy().contains(seat)) {
        unseen = true;
      } else if (slot.card().isScheme()) {
        seen.add(slot.card());
      }
    }
    int scheme = -1;
    for (int i = 0; i < intrigue.size() && scheme < 0 && unseen; i++) {
      scheme = intrigue.get(i).isScheme() ? i : -1;
    }
    boolean takeSeen = scheme < 0 || (!seen.isEmpty() && own.nextBoolean());
    if (takeSeen) {
      return Optional.of(seen.get(own.nextInt(seen.size())));
    }
    IntrigueCard card = intrigue.get(scheme);
    intrigue.remove(scheme);
    intrigue.addFirst(card); // the next that is dealt, and the hand of the schemer takes it
    return Optional.of(card);
  }

  private Pile<Slot> hand(Pile<Slot> hand, Optional<IntrigueCard> announced) {
    List<Slot> slots = new ArrayList<>();
    int[] marks = new int[hand.size()];
    int unseen = 0;
    for (Slot slot : hand) {
      if (slot.seenBy().contains(seat)) {
        slots.add(slot);
      } else {
        marks[unseen++] = slot.seenBy().bits();
      }
    }
    Arrays.sort(marks, 0, unseen);
    boolean dealt = announced.isEmpty() || holds(slots, announced.get());
    for (int i = 0; i < unseen; i++) {
      IntrigueCard card =
          dealt ? intrigue.removeLast() : intrigue.remove(intrigue.indexOf(announced.get()));
      dealt = true;
      slots.add(card.seenBy(Seats.ofBits(marks[i])));
    }
    slots.sort(
        Comparator.<Slot>comparingInt(slot -> slot.card().index())
            .thenComparingInt(slot -> slot.seenBy().contains(seat) ? 0 : 1)
            .thenComparingInt(slot -> -slot.seenBy().size())
            .thenComparingInt(slot -> slot.seenBy().bits()));
    return Pile.copyOf(slots);
  }

  private static boolean holds(List<Slot> slots, IntrigueCard card) {
    for (Slot slot : slots) {
      if (slot.card() == card) {
        return true;
      }
    }
    return false;
  }

  // gold -----------------------------------------------------------------------------------------

  /// While gold is concealed: what can be worked out for each of the others, and now and then some
  /// coins that two of them might have passed on. SP-HID-4
  private int[] gold() {
    int seats = state.seats();
    int[] gold = new int[seats];
    for (int other = 0; other < seats; other++) {
      gold[other] = state.house(other).gold();
    }
    if (state.purses().isEmpty()) {
      return gold;
    }
    State.Purses purses = state.purses().get();
    int[] least = new int[seats];
    int missing = 0;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        gold[other] = purses.open().get(other) + purses.given().get(seat * seats + other);
        least[other] = onTable(other);
        if (gold[other] < least[other]) {
          missing += least[other] - gold[other];
          gold[other] = least[other];
        }
      }
    }
    for (int other = 0; other < seats && missing > 0; other++) {
      if (other != seat) {
        int taken = Math.min(missing, gold[other] - least[other]);
        gold[other] -= taken;
        missing -= taken;
      }
    }
    int from = own.nextInt(seats);
    int to = own.nextInt(seats);
    int coins = own.nextInt(4);
    if (from != seat && to != seat && own.nextInt(4) == 0) {
      int passed = Math.min(coins, gold[from] - least[from]);
      gold[from] -= passed;
      gold[to] += passed;
    }
    return gold;
  }

  private int onTable(int other) {
    for (Frame frame : state.stack().frames()) {
      if (frame instanceof Frame.Bidding bidding) {
        return bidding.table().get(other);
      }
    }
    return 0;
  }

  /// Gifts between two others are unknown.
  private Optional<State.Purses> purses() {
    return state
        .purses()
        .map(
            purses -> {
              int seats = state.seats();
              Pile<Integer> given = purses.given();
              for (int i = 0; i < given.size(); i++) {
                if (given.get(i) != 0 && i / seats != seat && i % seats != seat) {
                  given = given.with(i, 0);
                }
              }
              return new State.Purses(purses.atClose(), purses.open(), given);
            });
  }

  // talk -----------------------------------------------------------------------------------------

  private Talk talk() {
    Talk talk = state.talk();
    Viewer viewer = Viewer.seat(seat);
    List<Offer> offers = talk.offers().stream().filter(offer -> offer.isSeenBy(viewer)).toList();
    List<Pledge> pledges =
        talk.pledges().stream().filter(pledge -> pledge.isSeenBy(viewer)).toList();
    List<Offer> declined =
        talk.declined().stream().filter(offer -> offer.isSeenBy(viewer)).toList();
    return offers.size() == talk.offers().size()
            && pledges.size() == talk.pledges().size()
            && declined.size() == talk.declined().size()
        ? talk
        : new Talk(Pile.copyOf(offers), Pile.copyOf(pledges), talk.made(), Pile.copyOf(declined));
  }

  // frames ---------------------------------------------------------------------------------------

  private Frame frame(Frame frame, Optional<IntrigueCard> announced) {
    return switch (frame) {
      case Frame.Scheme scheme
          when announced.isPresent() && scheme.stage() == SchemeStage.FACEDOWN ->
          scheme.with(announced.get());
      case Frame.IntrigueTurn turn when turn.seat() != seat && !turn.returned().isEmpty() ->
          new Frame.IntrigueTurn(
              turn.seat(),
              Pile.times(turn.returned().size(), state.table().content().intrigue().first()),
              turn.ending());
      case Frame.Auction auction -> {
        Pile.Builder<Frame.Lot> row = Pile.builder(auction.row().size());
        for (Frame.Lot lot : auction.row()) {
          row.add(
              isHidden(lot)
                  ? new Frame.Lot(
                      market.removeLast(), lot.peekedBy(), false, lot.winner(), lot.price())
                  : lot);
        }
        yield new Frame.Auction(row.build(), auction.next(), auction.asked());
      }
      case Frame.Window(var timing, var order, Poll<Move> poll) ->
          new Frame.Window(timing, order, passed(poll));
      default -> frame;
    };
  }

  /// Nobody knows what the others have answered: for all one knows they pass.
  private Poll<Move> passed(Poll<Move> poll) {
    Poll<Move> passed = poll;
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && poll.answer(other).isPresent()) {
        passed = passed.with(other, Move.Pass.IT);
      }
    }
    return passed;
  }

  /// Sealed answers that depend on what the imagined position holds.
  private State answered(State drawn) {
    return switch (drawn.top()) {
      case Frame.Ledgers ledgers -> {
        Poll<Move.Ledger> poll = ledgers.poll();
        for (int other = 0; other < state.seats(); other++) {
          if (other != seat && poll.answer(other).isPresent()) {
            poll = poll.with(other, (Move.Ledger) Upkeep.fallback(drawn, other));
          }
        }
        yield drawn.keep(new Frame.Ledgers(poll));
      }
      case Frame.Bidding bidding -> {
        Frame.Bidding imagined =
            Frame.Bidding.of(
                bidding.lot(), bidding.bidders(), bidding.table(), bidding.rounds(), state.seats());
        for (int other = 0; other < state.seats(); other++) {
          if (bidding.poll().answer(other).isPresent()) {
            boolean mine = other == seat;
            int most = Auctions.most(drawn, mine ? bidding : imagined, other);
            int bid =
                mine ? bidding.poll().answer(other).get() : own.nextInt(Math.min(6, most) + 1);
            imagined = imagined.with(other, bid, most);
          }
        }
        yield drawn.keep(imagined);
      }
      case Frame.Wagers _, Frame.Initiative _, Frame.Exchange _ ->
          drawn.keep(Arena.imagine(drawn, drawn.top(), seat, own));
      default -> drawn;
    };
  }
}
