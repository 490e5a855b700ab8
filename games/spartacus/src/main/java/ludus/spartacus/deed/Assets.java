package ludus.spartacus.deed;

import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.MarketCard;
import ludus.spartacus.SpartacusEvent.AssetDiscarded;
import ludus.spartacus.SpartacusEvent.AssetMoved;
import ludus.spartacus.SpartacusEvent.AssetTurned;
import ludus.spartacus.SpartacusEvent.GuardsDiscarded;
import ludus.spartacus.SpartacusEvent.GuardsExhausted;
import ludus.spartacus.SpartacusEvent.GuardsMoved;
import ludus.spartacus.Stand;
import ludus.spartacus.State;

/// Assets are turned, change hands and leave the game. A champion who is lost costs influence, one
/// who comes brings it (SP-CHP-3, SP-CHP-4).
public final class Assets {

  private Assets() {}

  public static State join(State state, int seat, MarketCard card) {
    House house = state.house(seat);
    return state.withHouse(seat, house.withAssets(house.assets().plus(card.fresh())));
  }

  public static State turn(State state, int seat, MarketCard card, Stand stand, Course course) {
    House house = state.house(seat);
    Asset asset = house.asset(card);
    if (asset.stand() == stand) {
      return state;
    }
    course.note(new AssetTurned(seat, card, stand));
    return state.withHouse(seat, house.with(asset.with(stand)));
  }

  /// To the Market discard, without its tokens. SP-EXH-5
  public static State discard(State state, int seat, MarketCard card, Course course) {
    course.note(new AssetDiscarded(seat, card));
    Asset asset = state.house(seat).asset(card);
    State laid = lay(leave(state, seat, card), card);
    return asset.isChampion() ? Influence.change(laid, seat, -1, "CHP-4", course) : laid;
  }

  /// To the Market discard. Nothing ever comes back from it, so that its order means nothing: it is
  /// kept sorted. SP-DCK-1
  public static State lay(State state, MarketCard card) {
    Pile<MarketCard> discard = state.marketDiscard();
    int at = 0;
    while (at < discard.size() && discard.get(at).index() < card.index()) {
      at++;
    }
    return state.withMarket(state.marketDeck(), discard.plusAt(at, card));
  }

  /// To another house, with its tokens. SP-MKT-6, SP-MKT-7
  public static State move(State state, int from, int to, MarketCard card, Course course) {
    course.note(new AssetMoved(from, to, card));
    Asset asset = state.house(from).asset(card);
    State gone = leave(state, from, card);
    House house = gone.house(to);
    State there = gone.withHouse(to, house.withAssets(house.assets().plus(asset)));
    if (!asset.isChampion()) {
      return there;
    }
    return Influence.change(
        Influence.change(there, from, -1, "CHP-4", course), to, 1, "CHP-3", course);
  }

  private static State leave(State state, int seat, MarketCard card) {
    House house = state.house(seat);
    return state.withHouse(seat, house.withAssets(house.assets().without(house.indexOf(card))));
  }

  /// Ready guards from the table to the Intrigue discard. SP-SET-10
  public static State discardGuards(State state, int seat, int count, Course course) {
    if (count == 0) {
      return state;
    }
    course.note(new GuardsDiscarded(seat, count));
    House house = state.house(seat);
    IntrigueCard guard = state.table().content().guard();
    State laid =
        state.withHouse(seat, house.withGuards(house.guards() - count, house.spentGuards()));
    for (int i = 0; i < count; i++) {
      laid = Cards.lay(laid, guard);
    }
    return laid;
  }

  public static State exhaustGuards(State state, int seat, int count, Course course) {
    if (count == 0) {
      return state;
    }
    course.note(new GuardsExhausted(seat, count));
    House house = state.house(seat);
    return state.withHouse(
        seat, house.withGuards(house.guards() - count, house.spentGuards() + count));
  }

  public static State moveGuards(State state, int from, int to, int count, Course course) {
    if (count == 0) {
      return state;
    }
    course.note(new GuardsMoved(from, to, count));
    House giver = state.house(from);
    State less =
        state.withHouse(from, giver.withGuards(giver.guards() - count, giver.spentGuards()));
    House taker = less.house(to);
    return less.withHouse(to, taker.withGuards(taker.guards() + count, taker.spentGuards()));
  }
}
