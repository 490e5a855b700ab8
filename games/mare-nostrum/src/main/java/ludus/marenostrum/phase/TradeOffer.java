package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.MareNostrumEvent.OfferChanged;
import ludus.marenostrum.MareNostrumEvent.OfferSealed;
import ludus.marenostrum.MareNostrumEvent.OffersRevealed;
import ludus.marenostrum.MareNostrumEvent.PhaseBegan;
import ludus.marenostrum.MareNostrumEvent.TokenPlayed;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Phase;
import ludus.marenostrum.Power;
import ludus.marenostrum.Resource;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Track;
import ludus.marenostrum.TradeToken;

/// Phase 2, first half: the number, and the sealed offers (MN-2.1).
public final class TradeOffer {

  /// Antigone offers at most so many (MN-2.1-e).
  public static final int MOST = 5;

  private TradeOffer() {}

  static State begin(State state, Course course) {
    course.note(new PhaseBegan(state.round(), Phase.TRADE));
    boolean all = state.usedTokens().size() == state.table().data().tokens().size();
    State now = all ? state.withTitles(state.titles(), Pile.empty()) : state; // MN-2.1-b
    return now.begin(Phase.TRADE, new Frame.Token());
  }

  // the number -----------------------------------------------------------------------------------

  static List<Move> tokenMoves(State state) {
    List<Move> moves = new ArrayList<>(6);
    for (TradeToken token : state.table().data().tokens()) {
      if (!state.usedTokens().contains(token)) {
        for (int value : token.values()) {
          moves.add(new Move.PlayToken(value));
        }
      }
    }
    return moves;
  }

  static Optional<Refusal> tokenRefusal(State state, Move move) {
    if (move instanceof Move.PlayToken(int value) && token(state, value).isPresent()) {
      return Rules.no("2.1-b", "tokenUsed");
    }
    return Rules.no("2.1-a", "chooseToken");
  }

  private static Optional<TradeToken> token(State state, int value) {
    Pile<TradeToken> tokens = state.table().data().tokens();
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).values().contains(value)) {
        return Optional.of(tokens.get(i));
      }
    }
    return Optional.empty();
  }

  static State play(State state, int seat, Move.PlayToken move, Course course) {
    TradeToken token = token(state, move.value()).orElseThrow();
    course.note(new TokenPlayed(seat, token, move.value()));
    Pile<TradeToken> used = state.usedTokens();
    int at = 0;
    while (at < used.size() && used.get(at).index() < token.index()) {
      at++;
    }
    State now = state.withTitles(state.titles(), used.plusAt(at, token));
    Seats committed = Seats.NONE;
    Pile<Stock> offers = Pile.times(now.seats(), Stock.NONE);
    for (int other = 0; other < now.seats(); other++) {
      Stock stock = now.stock(other);
      boolean antigone = now.realm(other).has(Power.ANTIGONE);
      if (stock.isEmpty() || (!antigone && stock.size() <= move.value())) {
        committed = committed.plus(other); // MN-R-8: nothing to choose, as everybody can see
        offers = offers.with(other, stock);
      } else if (!antigone && move.value() == 0) {
        committed = committed.plus(other);
      }
    }
    return now.become(new Frame.Offers(move.value(), committed, offers));
  }

  // the offers -----------------------------------------------------------------------------------

  static Agenda agenda(State state, Frame.Offers offers) {
    List<Ask> must = new ArrayList<>(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      if (!offers.committed().contains(seat)) {
        must.add(new Ask(seat, "offer", state.stamp()));
      }
    }
    return Agenda.of(must, List.of());
  }

  /// How many Resources a seat may offer at most, and how many it must.
  public static int most(State state, Frame.Offers offers, int seat) {
    int size = state.stock(seat).size();
    return Math.min(size, state.realm(seat).has(Power.ANTIGONE) ? MOST : offers.value());
  }

  public static int least(State state, Frame.Offers offers, int seat) {
    return state.realm(seat).has(Power.ANTIGONE)
        ? 0
        : Math.min(offers.value(), state.stock(seat).size());
  }

  /// Token by token in the order of the data file, so that an offer has one way to be made.
  static List<Move> moves(State state, Frame.Offers offers, int seat) {
    if (offers.committed().contains(seat)) {
      return List.of();
    }
    Stock draft = offers.offers().get(seat);
    Stock left = state.stock(seat).minus(draft);
    int missing = Math.max(0, least(state, offers, seat) - draft.size());
    Pile<Resource> kinds = state.table().data().resources();
    int from = last(kinds, draft);
    Pile.Builder<Move> moves = Pile.builder(kinds.size() - from + 1);
    if (draft.size() < most(state, offers, seat)) {
      int room = 0; // tokens of this kind and of those behind it
      for (int i = from; i < kinds.size(); i++) {
        room += left.count(kinds.get(i));
      }
      for (int i = from; i < kinds.size() && room >= missing; i++) {
        int count = left.count(kinds.get(i));
        if (count > 0) {
          moves.add(state.table().moves().offer(kinds.get(i)));
        }
        room -= count;
      }
    }
    if (state.realm(seat).has(Power.ANTIGONE)) {
      moves.add(Moves.SEAL);
    }
    return moves.build();
  }

  /// The index of the last kind in an offer.
  private static int last(Pile<Resource> kinds, Stock draft) {
    for (int i = kinds.size() - 1; i > 0; i--) {
      if (draft.has(kinds.get(i))) {
        return i;
      }
    }
    return 0;
  }

  static Optional<Refusal> refusal(State state, Frame.Offers offers, int seat, Move move) {
    if (offers.committed().contains(seat)) {
      return Rules.no("2.1-f", "offerSealed");
    }
    return switch (move) {
      case Move.Offer(Resource resource)
          when !state.stock(seat).minus(offers.offers().get(seat)).has(resource) ->
          Rules.no("2.1-d", "notYours");
      case Move.Offer _ -> Rules.no("2.1-d", "offerOrder");
      case Move.SealOffer _ -> Rules.no("2.1-d", "offerTooSmall");
      default -> Rules.no("2.1-d", "makeOffer");
    };
  }

  static State play(State state, Frame.Offers offers, int seat, Move move, Course course) {
    if (!(move instanceof Move.Offer(Resource resource))) {
      return seal(state, offers, seat, course);
    }
    Stock draft = offers.offers().get(seat).plus(resource);
    Frame.Offers now =
        new Frame.Offers(offers.value(), offers.committed(), offers.offers().with(seat, draft));
    course.note(new OfferChanged(seat, resource));
    boolean full = draft.size() == most(state, offers, seat);
    return full ? seal(state, now, seat, course) : state.keep(now);
  }

  private static State seal(State state, Frame.Offers offers, int seat, Course course) {
    course.note(new OfferSealed(seat));
    return state.keep(
        new Frame.Offers(offers.value(), offers.committed().plus(seat), offers.offers()));
  }

  /// When the last offer is in, all are turned up at once (MN-2.1-f).
  static State advance(State state, Frame.Offers offers, Course course) {
    if (offers.committed().size() < state.seats()) {
      return state;
    }
    course.tell(() -> new OffersRevealed(state.table().data().amounts(offers.offers())));
    int legendary = 0;
    boolean any = false;
    for (int seat = 0; seat < state.seats(); seat++) {
      legendary |= offers.offers().get(seat).legendary();
      any |= !offers.offers().get(seat).isEmpty();
    }
    State now = Treasury.shown(state, legendary);
    if (!any) {
      return Construction.begin(now, course); // MN-2.1-g
    }
    int leader = state.leader(Track.TRADE);
    return now.become(new Frame.Chain(offers.value(), leader, offers.offers(), Pile.empty()));
  }

  /// True inside an offer that is neither empty nor sealed.
  static boolean unfinished(Frame.Offers offers, int seat) {
    return !offers.committed().contains(seat) && !offers.offers().get(seat).isEmpty();
  }
}
