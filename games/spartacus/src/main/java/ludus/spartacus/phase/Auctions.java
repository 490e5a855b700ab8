package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.Answered;
import ludus.spartacus.SpartacusEvent.AuctionFailed;
import ludus.spartacus.SpartacusEvent.BidsOpened;
import ludus.spartacus.SpartacusEvent.BidsTied;
import ludus.spartacus.SpartacusEvent.GoldConcealed;
import ludus.spartacus.SpartacusEvent.GoldShown;
import ludus.spartacus.SpartacusEvent.HostDecided;
import ludus.spartacus.SpartacusEvent.LotPeeked;
import ludus.spartacus.SpartacusEvent.LotRevealed;
import ludus.spartacus.SpartacusEvent.LotWon;
import ludus.spartacus.SpartacusEvent.RowDealt;
import ludus.spartacus.State;
import ludus.spartacus.deed.Assets;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Deeds;

/// Gold is concealed, a row of cards is auctioned one by one, and then the right to host (SP-MKT-10
/// to SP-MKT-27).
public final class Auctions {

  private static final Move.Bid[] BIDS = new Move.Bid[100];

  static {
    for (int gold = 0; gold < BIDS.length; gold++) {
      BIDS[gold] = new Move.Bid(gold);
    }
  }

  private Auctions() {}

  /// Everybody is done trading: purses close, the row is dealt. SP-MKT-9, SP-DCK-3
  static State begin(State state, Course course) {
    Pile<Integer> gold = gold(state);
    course.note(new GoldConcealed(gold));
    Pile<Integer> given = Pile.times(state.seats() * state.seats(), 0);
    int lots = Math.min(state.seats(), state.marketDeck().size()); // SP-DCK-1
    Pile.Builder<Frame.Lot> row = Pile.builder(lots);
    for (int i = 0; i < lots; i++) {
      row.add(
          new Frame.Lot(
              state.marketDeck().get(i),
              Seats.NONE,
              false,
              OptionalInt.empty(),
              OptionalInt.empty()));
    }
    course.note(new RowDealt(lots));
    return state
        .withPurses(Optional.of(new State.Purses(gold, gold, given)))
        .withMarket(state.marketDeck().rest(lots), state.marketDiscard())
        .become(new Frame.Auction(row.build(), 0, false));
  }

  private static Pile<Integer> gold(State state) {
    Pile.Builder<Integer> gold = Pile.builder(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      gold.add(state.house(seat).gold());
    }
    return gold.build();
  }

  /// The auction that is going on.
  public static Frame.Auction auction(State state) {
    return state.stack().innermost(Frame.Auction.class);
  }

  /// An informant looks at a facedown card. SP-HID-7
  public static State peek(State state, int seat, int lot, Course course) {
    Pile<Frame> frames = state.stack().frames();
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i) instanceof Frame.Auction auction) {
        Frame.Lot seen = auction.row().get(lot);
        course.note(new LotPeeked(seat, lot, Optional.of(seen.card())));
        Frame.Lot peeked =
            new Frame.Lot(
                seen.card(), seen.peekedBy().plus(seat), false, seen.winner(), seen.price());
        return state.withFrame(
            i, new Frame.Auction(auction.row().with(lot, peeked), auction.next(), auction.asked()));
      }
    }
    throw new IllegalStateException("There is no row");
  }

  static State advance(State state, Frame.Auction auction, Course course) {
    if (!auction.asked()) {
      State asked = state.keep(new Frame.Auction(auction.row(), auction.next(), true));
      return auction.row().isEmpty() ? asked : Windows.open(asked, Timing.ROW_DEALT, state.host());
    }
    int lots = auction.row().size();
    if (auction.next() > lots) {
      return end(state, course);
    }
    Frame.Auction next =
        auction.next() == lots
            ? new Frame.Auction(auction.row(), lots + 1, true)
            : reveal(state, auction, course);
    return state
        .keep(next)
        .push(
            Frame.Bidding.of(
                auction.next(),
                state.table().everybody(), // SP-EC-11
                Pile.times(state.seats(), 0),
                Pile.empty(),
                state.seats()));
  }

  /// From the left, one at a time. SP-MKT-11
  private static Frame.Auction reveal(State state, Frame.Auction auction, Course course) {
    int lot = auction.next();
    Frame.Lot hidden = auction.row().get(lot);
    course.note(
        new LotRevealed(lot, hidden.card(), state.table().everybody().except(hidden.peekedBy())));
    Frame.Lot open =
        new Frame.Lot(hidden.card(), hidden.peekedBy(), true, hidden.winner(), hidden.price());
    return new Frame.Auction(auction.row().with(lot, open), lot + 1, true);
  }

  // bidding --------------------------------------------------------------------------------------

  /// What a seat can bid now: gold on the table is not there twice, and gold that came after the
  /// first bid of this round is for the next. SP-MKT-12, SP-MKT-13, SP-MKT-29
  public static int most(State state, Frame.Bidding bidding, int seat) {
    int most = state.house(seat).gold() - bidding.table().get(seat);
    int limit = bidding.limits().get(seat);
    return limit < 0 ? most : Math.min(most, limit);
  }

  static Pile<Move> moves(State state, Frame.Bidding bidding, int seat) {
    if (!bidding.poll().asks(seat)) {
      return Pile.empty();
    }
    int most = most(state, bidding, seat);
    Pile.Builder<Move> moves = Pile.builder(most + 1);
    for (int gold = 0; gold <= most; gold++) {
      moves.add(gold < BIDS.length ? BIDS[gold] : new Move.Bid(gold));
    }
    return moves.build();
  }

  static State play(State state, Frame.Bidding bidding, int seat, int gold, Course course) {
    course.note(() -> new Answered(seat, Rules.rule("MKT-12")));
    Frame.Bidding answered = bidding.with(seat, gold, most(state, bidding, seat));
    return answered.poll().isComplete() ? open(state, answered, course) : state.keep(answered);
  }

  private static State open(State state, Frame.Bidding bidding, Course course) {
    Frame.Auction auction = auction(state);
    boolean host = bidding.lot() == auction.row().size();
    Optional<MarketCard> card =
        host ? Optional.empty() : Optional.of(auction.row().get(bidding.lot()).card());
    Pile.Builder<Integer> bids = Pile.builder(state.seats());
    int highest = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      int bid = bidding.poll().answer(seat).orElse(-1);
      bids.add(bid);
      highest = Math.max(highest, bid);
    }
    Pile<Integer> shown = bids.build();
    course.note(new BidsOpened(card, shown, state.table().everybody())); // SP-MKT-20
    State told = Deeds.bid(state, shown, bidding.table(), course);
    if (highest == 0) {
      return fail(told, bidding, card, course); // SP-MKT-17
    }
    Seats best = Seats.NONE;
    for (int seat = 0; seat < state.seats(); seat++) {
      best = shown.get(seat) == highest ? best.plus(seat) : best;
    }
    return best.size() == 1
        ? sell(told, bidding, card, best.list().getFirst(), highest, course)
        : again(told, bidding, best, shown, highest, course);
  }

  /// The tied put their bids on the table and bid again; the others take theirs back. SP-MKT-15,
  /// SP-MKT-16
  private static State again(
      State state, Frame.Bidding bidding, Seats tied, Pile<Integer> bids, int bid, Course course) {
    Pile.Builder<Integer> table = Pile.builder(state.seats());
    int total = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      int lies = tied.contains(seat) ? bidding.table().get(seat) + bid : 0;
      table.add(lies);
      total = Math.max(total, lies);
    }
    course.note(new BidsTied(tied, total));
    return state.become(
        Frame.Bidding.of(
            bidding.lot(),
            tied,
            table.build(),
            bidding.rounds().plus(new Frame.BidRound(bids)),
            state.seats()));
  }

  /// The highest pays the whole total to the bank. SP-MKT-14, SP-MKT-18, SP-MKT-23
  private static State sell(
      State state,
      Frame.Bidding bidding,
      Optional<MarketCard> card,
      int seat,
      int bid,
      Course course) {
    int price = bidding.table().get(seat) + bid;
    State paid = Gold.lose(state.pop(), seat, price, course);
    if (card.isEmpty()) {
      course.note(new HostDecided(seat, price));
      return paid.withHost(seat);
    }
    course.note(new LotWon(seat, card.get(), price));
    Frame.Auction auction = (Frame.Auction) paid.top();
    Frame.Lot sold = auction.row().get(bidding.lot());
    Frame.Lot won =
        new Frame.Lot(
            sold.card(), sold.peekedBy(), true, OptionalInt.of(seat), OptionalInt.of(price));
    return Assets.join(
        paid.keep(new Frame.Auction(auction.row().with(bidding.lot(), won), auction.next(), true)),
        seat,
        card.get()); // SP-MKT-21
  }

  /// Nobody bids: the card is discarded; the right to host is rolled for. SP-MKT-17, SP-MKT-24
  private static State fail(
      State state, Frame.Bidding bidding, Optional<MarketCard> card, Course course) {
    course.note(new AuctionFailed(card));
    State back = state.pop();
    if (card.isPresent()) {
      return Assets.lay(back, card.get());
    }
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < state.seats(); i++) {
      int seat = state.table().clockwise(state.host(), i);
      if (bidding.bidders().contains(seat)) {
        left.add(seat);
      }
    }
    int host = RollOff.among(left, "MKT-24", course);
    course.note(new HostDecided(host, 0));
    return back.withHost(host);
  }

  /// Gold is open again. SP-MKT-27
  private static State end(State state, Course course) {
    course.note(() -> new GoldShown(gold(state), state.table().everybody()));
    return state.withPurses(Optional.empty()).become(new Frame.PhaseEnd(false));
  }
}
