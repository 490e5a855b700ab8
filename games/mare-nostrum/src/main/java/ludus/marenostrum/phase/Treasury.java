package ludus.marenostrum.phase;

import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.marenostrum.Commodity;
import ludus.marenostrum.Course;
import ludus.marenostrum.Gift;
import ludus.marenostrum.MareNostrumEvent.LegendaryDrawn;
import ludus.marenostrum.MareNostrumEvent.PileRenewed;
import ludus.marenostrum.Realm;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;

/// How tokens go from hand to hand: between the stocks, the open reserve, and the face-down pile of
/// Legendary Commodities.
public final class Treasury {

  private Treasury() {}

  /// Takes so much of the open reserve, as far as it reaches (MN-C-8).
  static State collect(State state, int seat, Stock income) {
    return state
        .withReserve(state.reserve().minus(income))
        .withStock(seat, state.stock(seat).plus(income));
  }

  /// What the reserve can give of this.
  static Stock available(State state, Stock wanted) {
    Stock reserve = state.reserve();
    if (reserve.contains(wanted)) {
      return wanted;
    }
    Stock given = Stock.coins(Math.min(reserve.coins(), wanted.coins()));
    int types = state.table().data().commodities().size();
    for (int type = 0; type < types; type++) {
      given = given.plusCommon(type, Math.min(reserve.common(type), wanted.common(type)));
    }
    return given;
  }

  static boolean canDraw(State state) {
    return !state.pile().isEmpty() || !state.discard().isEmpty();
  }

  /// Draws a Legendary Commodity unseen by the others (MN-1.2-c); from the discards if the pile is
  /// empty, and nothing if they are (MN-1.2-b).
  static State draw(State state, int seat, Course course) {
    if (!canDraw(state)) {
      return state;
    }
    State now = state;
    if (now.pile().isEmpty()) {
      now = now.withLegendary(course.chance().shuffled(now.discard()), Pile.empty());
      course.note(new PileRenewed(now.pile().size()));
    }
    Commodity drawn = now.pile().first();
    course.note(new LegendaryDrawn(seat, 1, Optional.of(Pile.of(drawn))));
    return now.withLegendary(now.pile().rest(), now.discard())
        .withStock(seat, now.stock(seat).plusLegendary(drawn.index()));
  }

  /// Spends or discards: open tokens go back to the reserve, Legendary ones to their discard pile
  /// (MN-3.0-i, MN-1.2-a).
  static State spend(State state, int seat, Stock spent) {
    State now = state.withStock(seat, state.stock(seat).minus(spent));
    now = now.withReserve(now.reserve().plus(spent.open()));
    return spent.legendary() == 0 ? now : discard(now, spent.legendary());
  }

  private static State discard(State state, int types) {
    Pile<Commodity> all = state.table().data().commodities();
    int there = types;
    for (int i = 0; i < state.discard().size(); i++) {
      there |= 1 << state.discard().get(i).index();
    }
    Pile.Builder<Commodity> discard = Pile.builder(all.size());
    for (int type = 0; type < all.size(); type++) {
      if ((there >>> type & 1) != 0) {
        discard.add(all.get(type));
      }
    }
    Pile.Builder<Realm> realms = Pile.builder(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      Realm realm = state.realm(seat);
      realms.add(realm.withKnows(realm.knows().bits() & ~types));
    }
    return state.withLegendary(state.pile(), discard.build()).withRealms(realms.build());
  }

  /// Everybody has seen where these Legendary Commodities are.
  static State shown(State state, int types) {
    if (types == 0) {
      return state;
    }
    Pile.Builder<Realm> realms = Pile.builder(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      Realm realm = state.realm(seat);
      realms.add(realm.withKnows(realm.knows().bits() | types));
    }
    return state.withRealms(realms.build());
  }

  /// The seats that learn something when these tokens of a stock are shown (MN-H-4): a Legendary
  /// Commodity that they did not know of, or what a gift was.
  static Seats newTo(State state, int owner, Stock shown) {
    Seats learning = Seats.NONE;
    if (shown.isEmpty()) {
      return learning;
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      if (seat != owner && learns(state, seat, owner, shown)) {
        learning = learning.plus(seat);
      }
    }
    return learning;
  }

  private static boolean learns(State state, int seat, int owner, Stock shown) {
    int known = state.realm(seat).knows().bits();
    if (state.gift().isPresent()) {
      Gift gift = state.gift().get();
      if (!gift.isKnownTo(seat)) {
        if (gift.isKnownTo(owner)) {
          return true;
        }
      } else if (gift.resource().legendary()) {
        known |= Stock.of(gift.resource()).legendary();
      }
    }
    return (shown.legendary() & ~known) != 0;
  }
}
