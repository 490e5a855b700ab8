package ludus.spartacus.phase;

import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Phase;
import ludus.spartacus.SpartacusEvent.AssetSold;
import ludus.spartacus.SpartacusEvent.DoneTrading;
import ludus.spartacus.SpartacusEvent.GuardSold;
import ludus.spartacus.State;
import ludus.spartacus.deed.Assets;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.talk.Bargains;

/// Everybody trades at will and sells to the bank, until all are done (SP-MKT-1).
public final class OpenMarket {

  private OpenMarket() {}

  static State begin(State state, Course course) {
    return Flow.begin(state, Phase.MARKET, course)
        .become(new Frame.OpenMarket(Seats.NONE, Pile.empty()));
  }

  /// Ready, without a Boast, and no champion that changed hands already. SP-MKT-3, SP-MKT-6,
  /// SP-MKT-28
  public static boolean isTradable(Frame.OpenMarket market, Asset asset) {
    return asset.isReady()
        && !asset.boasts()
        && !(asset.isChampion() && market.traded().contains(asset.card()));
  }

  static Pile<Move> moves(State state, Frame.OpenMarket market, int seat) {
    if (market.done().contains(seat)) {
      return Pile.of(Move.NotDone.IT); // SP-MKT-8
    }
    House house = state.house(seat);
    Pile.Builder<Move> moves = Pile.builder(house.assets().size() + 3);
    moves.add(Move.Done.IT);
    for (int i = 0; i < house.assets().size(); i++) {
      if (isTradable(market, house.assets().get(i))) {
        moves.add(new Move.Sell(house.assets().get(i).card())); // SP-MKT-4
      }
    }
    return house.guards() > 0 ? moves.add(Move.SellGuard.IT).build() : moves.build();
  }

  static State play(State state, Frame.OpenMarket market, int seat, Move move, Course course) {
    return switch (move) {
      case Move.Sell(MarketCard card) -> {
        course.note(new AssetSold(seat, card, card.gold()));
        boolean champion = state.house(seat).asset(card).isChampion();
        Pile<MarketCard> traded = champion ? market.traded().plus(card) : market.traded();
        State sold = Assets.discard(state, seat, card, course); // SP-MKT-7
        yield Gold.gain(sold, seat, card.gold(), course)
            .keep(new Frame.OpenMarket(market.done(), traded));
      }
      case Move.SellGuard _ -> {
        int gold = guardValue(state);
        course.note(new GuardSold(seat, gold));
        yield Gold.gain(Assets.discardGuards(state, seat, 1, course), seat, gold, course);
      }
      case Move.Done _ -> {
        course.note(new DoneTrading(seat, true));
        Seats done = market.done().plus(seat);
        yield done == state.table().everybody()
            ? Auctions.begin(Bargains.marketCloses(state, course), course)
            : state.keep(new Frame.OpenMarket(done, market.traded()));
      }
      case Move.NotDone _ -> {
        course.note(new DoneTrading(seat, false));
        yield state.keep(new Frame.OpenMarket(market.done().minus(seat), market.traded()));
      }
      default -> throw new IllegalArgumentException(move + " in the open market");
    };
  }

  /// What the bank pays for a guard: its cash-in value. SP-MKT-4
  public static int guardValue(State state) {
    return state.table().content().guard().face().cashIn();
  }

  /// After an asset has changed hands: who was done is so no more, and a champion can't go on.
  /// SP-MKT-31, SP-MKT-28
  public static State traded(State state, int one, int other, Pile<MarketCard> champions) {
    Frame.OpenMarket market = (Frame.OpenMarket) state.top();
    return state.keep(
        new Frame.OpenMarket(
            market.done().minus(one).minus(other), market.traded().plusAll(champions)));
  }
}
