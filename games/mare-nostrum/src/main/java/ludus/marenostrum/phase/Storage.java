package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Data;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Gift;
import ludus.marenostrum.MareNostrumEvent.KeepChanged;
import ludus.marenostrum.MareNostrumEvent.Stored;
import ludus.marenostrum.MareNostrumEvent.TilesRevealed;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Power;
import ludus.marenostrum.Realm;
import ludus.marenostrum.Resource;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Tile;
import ludus.marenostrum.Victory;

/// The end of Construction: fame, what may be kept, and new tiles (MN-3.3).
final class Storage {

  private Storage() {}

  static State begin(State state, Course course) {
    Seats famous = Victory.fame(state);
    if (!famous.isEmpty()) {
      return Victory.over(state, Victory.FIVE_HEROES, famous, course); // MN-3.3-a
    }
    int gardener = state.owner(Power.HANGING_GARDENS);
    return gardener == Board.NOBODY || state.stock(gardener).isEmpty()
        ? store(state, Board.NOBODY, Stock.NONE, course)
        : state.become(new Frame.Storing(gardener, Pile.empty()));
  }

  // the Hanging Gardens
  // ----------------------------------------------------------------------------

  static List<Move> moves(State state, Frame.Storing storing) {
    Stock stock = state.stock(storing.seat());
    Data data = state.table().data();
    int types = data.commodities().size();
    Pile.Builder<Move> moves = Pile.builder(2 * types + 1);
    for (int type = first(storing); type < types; type++) {
      if (stock.common(type) > 0) {
        moves.add(state.table().moves().keep(data.common(type)));
      }
      if (stock.hasLegendary(type)) {
        moves.add(state.table().moves().keep(data.legendary(type)));
      }
    }
    return moves.add(Moves.END_KEEPING).build();
  }

  /// Commodities of different types (MN-3.3-b), in the order of their types.
  private static int first(Frame.Storing storing) {
    return storing.kept().isEmpty()
        ? 0
        : storing.kept().last().commodity().orElseThrow().index() + 1;
  }

  static Optional<Refusal> refusal(State state, Frame.Storing storing, Move move) {
    if (!(move instanceof Move.Keep(Resource resource))) {
      return Rules.no("3.3-b", "keepNow");
    }
    if (resource.isCoin() || !state.stock(storing.seat()).has(resource)) {
      return Rules.no("3.3-b", "notYours");
    }
    return Rules.no("3.3-b", "keepDifferent");
  }

  static State play(State state, Frame.Storing storing, Move move, Course course) {
    int seat = storing.seat();
    Pile<Resource> kept = storing.kept();
    if (move instanceof Move.Keep(Resource resource)) {
      course.note(new KeepChanged(seat, resource));
      kept = kept.plus(resource);
      if (kept.size() < state.table().numbers().keptGoods()) {
        return state.keep(new Frame.Storing(seat, kept));
      }
    }
    return store(state, seat, Stock.of(kept), course);
  }

  // storing
  // ----------------------------------------------------------------------------------------

  /// Everybody keeps up to two Coins and discards the rest in the open (MN-3.3-b, MN-H-3).
  private static State store(State state, int gardener, Stock kept, Course course) {
    State now = state;
    for (int seat = 0; seat < state.seats(); seat++) {
      Stock stock = now.stock(seat);
      Stock keeps =
          Stock.coins(Math.min(stock.coins(), state.table().numbers().keptCoins()))
              .plus(seat == gardener ? kept : Stock.NONE);
      Stock discarded = stock.minus(keeps);
      course.note(
          new Stored(
              seat,
              state.table().data().amounts(discarded),
              keeps.size(),
              seat == gardener && stock.size() > stock.coins()
                  ? state.table().everybody().except(Seats.of(seat)) // what they keep was sealed
                  : Treasury.newTo(state, seat, stock)));
      now = Treasury.spend(now, seat, discarded);
    }
    return Movement.begin(refilled(openGift(now), course), course);
  }

  /// All stocks are as good as open now, so everybody can tell what the gift was, but for the type
  /// of a Legendary Commodity that was never shown: that the giver still knows (MN-H-4).
  private static State openGift(State state) {
    if (state.gift().isEmpty()) {
      return state;
    }
    Gift gift = state.gift().get();
    State now = state.withGift(Optional.empty());
    if (!gift.resource().legendary() || !now.stock(gift.receiver()).has(gift.resource())) {
      return now;
    }
    Realm giver = now.realm(gift.giver());
    int type = Stock.of(gift.resource()).legendary();
    return now.withRealm(gift.giver(), giver.withKnows(giver.knows().bits() | type));
  }

  /// Tiles are turned up until there are enough (MN-3.1.3-e, MN-3.3-e).
  private static State refilled(State state, Course course) {
    int missing =
        Math.min(state.table().numbers().faceUp() - state.faceUp().size(), state.faceDown().size());
    if (missing <= 0) {
      return state;
    }
    Pile<Tile> revealed = state.faceDown().top(missing);
    course.note(new TilesRevealed(revealed, state.seats()));
    return state.withDisplay(state.faceUp().plusAll(revealed), state.faceDown().rest(missing));
  }

  /// Others must not see what is kept before all of it is.
  static boolean unfinished(Frame.Storing storing, int seat) {
    return storing.seat() == seat && !storing.kept().isEmpty();
  }
}
