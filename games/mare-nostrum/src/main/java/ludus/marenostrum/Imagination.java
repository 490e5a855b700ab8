package ludus.marenostrum;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Pile;
import ludus.marenostrum.phase.TradeOffer;

/// A position that a seat can't tell from the real one (MN-H-6). What it can work out stays
/// (MN-H-4): the common Commodities and Coins of the others follow from what everybody saw. Drawn
/// again are the order of the Legendary pile and the Legendary Commodities in other stocks that
/// were never shown, what the Trade Leader gave in secret, sealed offers, and face-down tiles.
final class Imagination {

  private final int seat;
  private final RandomGenerator own;

  private Imagination(int seat, RandomGenerator own) {
    this.seat = seat;
    this.own = own;
  }

  static State of(State state, int seat, RandomGenerator own) {
    Imagination imagination = new Imagination(seat, own);
    State now = imagination.withGift(state);
    now = imagination.withLegendary(now);
    now = now.withDisplay(now.faceUp(), imagination.tiles(now));
    return imagination.withFrame(now);
  }

  // the gift -------------------------------------------------------------------------------------

  /// Another token may have been given: any that the giver would still have otherwise. Which one it
  /// was is known if the receiver can't have it any more.
  private State withGift(State state) {
    if (state.gift().isEmpty() || state.gift().get().isKnownTo(seat)) {
      return state;
    }
    Gift gift = state.gift().get();
    Stock receiver = state.stock(gift.receiver());
    if (!receiver.has(gift.resource())) {
      return state;
    }
    Stock pot = state.stock(gift.giver()).plus(gift.resource());
    Resource given = anyOf(state, pot);
    return state
        .withStock(gift.giver(), pot.minus(given))
        .withStock(gift.receiver(), receiver.minus(gift.resource()).plus(given))
        .withGift(Optional.of(new Gift(gift.giver(), gift.receiver(), given)));
  }

  /// One token of a stock, each as likely. Legendary ones that the seat doesn't know come last, so
  /// that which they really are makes no difference.
  private Resource anyOf(State state, Stock pot) {
    int left = own.nextInt(pot.size());
    Data data = state.table().data();
    int known = state.realm(seat).knows().bits();
    for (Resource kind : data.resources()) {
      int type = kind.legendary() ? Stock.of(kind).legendary() : 0;
      if ((type & ~known) == 0) {
        left -= pot.count(kind);
        if (left < 0) {
          return kind;
        }
      }
    }
    int unknown = pot.legendary() & ~known;
    Integer[] types = new Integer[Integer.bitCount(unknown)];
    int count = 0;
    for (int bits = unknown; bits != 0; bits &= bits - 1) {
      types[count++] = Integer.numberOfTrailingZeros(bits);
    }
    Arrays.sort(types, (one, two) -> Integer.compare(marks(state, one), marks(state, two)));
    return data.legendary(types[left]);
  }

  /// Who besides its owner knows where a Legendary Commodity is, as bits.
  private static int marks(State state, int type) {
    int marks = 0;
    for (int other = 0; other < state.seats(); other++) {
      marks |= (state.realm(other).knows().bits() >>> type & 1) << other;
    }
    return marks;
  }

  // Legendary Commodities
  // --------------------------------------------------------------------------

  /// The types that the seat can't place are handed out anew: to the places in the pile first, then
  /// to the stocks. Who else knows a place still knows it.
  private State withLegendary(State state) {
    int known = state.realm(seat).knows().bits();
    if (state.gift().isPresent()
        && state.gift().get().isKnownTo(seat)
        && state.gift().get().resource().legendary()) {
      known |= Stock.of(state.gift().get().resource()).legendary();
    }
    int types = state.table().data().commodities().size();
    int[] places = new int[types];
    int count = 0;
    for (int i = 0; i < state.pile().size(); i++) {
      places[count++] = state.pile().get(i).index();
    }
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        count = unknown(state, other, known, places, count);
      }
    }
    int[] drawn = Arrays.copyOf(places, count);
    Arrays.sort(drawn);
    shuffle(drawn);
    int[] becomes = new int[types];
    for (int type = 0; type < types; type++) {
      becomes[type] = type;
    }
    for (int i = 0; i < count; i++) {
      becomes[places[i]] = drawn[i];
    }
    return renamed(state, becomes);
  }

  /// The places in a stock that the seat can't look into, those sorted by who knows them.
  private int unknown(State state, int other, int known, int[] places, int from) {
    int count = from;
    for (int bits = state.stock(other).legendary() & ~known; bits != 0; bits &= bits - 1) {
      int type = Integer.numberOfTrailingZeros(bits);
      int at = count++;
      while (at > from && rank(state, places[at - 1]) > rank(state, type)) {
        places[at] = places[at - 1];
        at--;
      }
      places[at] = type;
    }
    return count;
  }

  /// What is public of a place: who knows it, and whether it is the gift.
  private static int rank(State state, int type) {
    boolean gift =
        state.gift().isPresent()
            && state.gift().get().resource().legendary()
            && Stock.of(state.gift().get().resource()).hasLegendary(type);
    return (marks(state, type) << 1) | (gift ? 1 : 0);
  }

  private void shuffle(int[] items) {
    for (int i = items.length - 1; i > 0; i--) {
      int j = own.nextInt(i + 1);
      int swapped = items[i];
      items[i] = items[j];
      items[j] = swapped;
    }
  }

  private State renamed(State state, int[] becomes) {
    Pile<Commodity> types = state.table().data().commodities();
    Pile.Builder<Commodity> pile = Pile.builder(state.pile().size());
    for (int i = 0; i < state.pile().size(); i++) {
      pile.add(types.get(becomes[state.pile().get(i).index()]));
    }
    Pile.Builder<Realm> realms = Pile.builder(state.seats());
    for (int other = 0; other < state.seats(); other++) {
      Realm realm = state.realm(other);
      if (other == seat) {
        realms.add(realm);
      } else {
        Stock stock = realm.stock();
        Stock changed =
            new Stock(stock.coins(), stock.common(), renamed(stock.legendary(), becomes));
        realms.add(realm.withStock(changed).withKnows(renamed(realm.knows().bits(), becomes)));
      }
    }
    State now = state.withLegendary(pile.build(), state.discard()).withRealms(realms.build());
    if (state.gift().isEmpty() || !state.gift().get().resource().legendary()) {
      return now;
    }
    Gift gift = state.gift().get();
    int type = gift.resource().commodity().orElseThrow().index();
    Resource resource = state.table().data().legendary(becomes[type]);
    return now.withGift(Optional.of(new Gift(gift.giver(), gift.receiver(), resource)));
  }

  private static int renamed(int types, int[] becomes) {
    int changed = 0;
    for (int bits = types; bits != 0; bits &= bits - 1) {
      changed |= 1 << becomes[Integer.numberOfTrailingZeros(bits)];
    }
    return changed;
  }

  // tiles ----------------------------------------------------------------------------------------

  private Pile<Tile> tiles(State state) {
    int count = state.faceDown().size();
    if (count < 2) {
      return state.faceDown();
    }
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      order[i] = state.faceDown().get(i).index();
    }
    Arrays.sort(order);
    shuffle(order);
    Pile.Builder<Tile> tiles = Pile.builder(count);
    for (int index : order) {
      tiles.add(state.table().data().tiles().get(index));
    }
    return tiles.build();
  }

  // what is going on
  // -------------------------------------------------------------------------------

  /// What others have begun and not finished is forgotten; what they have sealed is drawn again.
  private State withFrame(State state) {
    return switch (state.top()) {
      case Frame.Offers offers -> state.keep(offers(state, offers));
      case Frame.Building building when building.seat() != seat && building.item().isPresent() ->
          state.keep(
              new Frame.Building(
                  building.seat(), building.untouched(), building.perseus(), Optional.empty()));
      case Frame.Perseus perseus when perseus.seat() != seat && perseus.item().isPresent() ->
          state.keep(new Frame.Perseus(perseus.seat(), perseus.picked(), Optional.empty()));
      case Frame.Storing storing when storing.seat() != seat ->
          state.keep(new Frame.Storing(storing.seat(), Pile.empty()));
      default -> state;
    };
  }

  private Frame.Offers offers(State state, Frame.Offers offers) {
    Pile<Stock> drawn = offers.offers();
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        Stock offer = offers.committed().contains(other) ? offer(state, offers, other) : Stock.NONE;
        drawn = drawn.with(other, offer);
      }
    }
    return new Frame.Offers(offers.value(), offers.committed(), drawn);
  }

  /// A random offer of as many Resources as the rules ask for (MN-2.1-d, MN-2.1-e).
  private Stock offer(State state, Frame.Offers offers, int other) {
    Stock stock = state.stock(other);
    int count = Math.min(stock.size(), offers.value());
    if (state.realm(other).has(Power.ANTIGONE)) {
      count = own.nextInt(Math.min(stock.size(), TradeOffer.MOST) + 1);
    }
    Stock offer = Stock.NONE;
    Data data = state.table().data();
    for (int i = 0; i < count; i++) {
      Stock rest = stock.minus(offer);
      int left = own.nextInt(rest.size());
      for (Resource kind : data.resources()) {
        left -= rest.count(kind);
        if (left < 0) {
          offer = offer.plus(kind);
          break;
        }
      }
    }
    return offer;
  }
}
