package ludus.spartacus;

import java.util.OptionalInt;
import ludus.kernel.Hint;
import ludus.kernel.Message;
import ludus.spartacus.effect.Costs;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.Scheming;
import ludus.spartacus.phase.Upkeep;
import ludus.spartacus.talk.Bargains;

/// What a person wants to know of a move before making it.
final class Hints {

  private Hints() {}

  static Hint of(State state, int seat, Move move) {
    return switch (move) {
      case Move.Ledger ledger -> ledger(state.house(seat), ledger);
      case Move.CashIn(IntrigueCard card) ->
          Hint.note(say("gain").with("gold", card.face().cashIn()));
      case Move.Sell(MarketCard card) -> {
        Hint hint = Hint.note(say("gain").with("gold", card.gold()));
        boolean champion =
            state.house(seat).has(card) && state.house(seat).asset(card).isChampion();
        yield champion ? hint.and(say("losesChampion")) : hint;
      }
      case Move.UseGuard _ -> Hint.note(say("guardOdds"));
      case Move.React(IntrigueCard card, OptionalInt target, OptionalInt other) ->
          played(state, seat, card, Frame.seat(target), Frame.seat(other))
              .and(say("givesUp").with("gold", card.face().cashIn()));
      case Move.PlayScheme(IntrigueCard card, OptionalInt target, OptionalInt other) ->
          played(state, seat, card, Frame.seat(target), Frame.seat(other));
      case Move.TurnUp(OptionalInt target, OptionalInt other) ->
          state.top() instanceof Frame.Scheme scheme && scheme.seat() == seat
              ? played(state, seat, scheme.card(), Frame.seat(target), Frame.seat(other))
              : Hint.NONE;
      case Move.AskSupport(int other) ->
          Hint.note(say("support").with("influence", state.house(other).influence()));
      case Move.GrantSupport _ ->
          Hint.note(say("support").with("influence", state.house(seat).influence()));
      case Move.UseHouseRule(_, OptionalInt amount) ->
          amount.isPresent() ? Hint.price(amount.getAsInt()) : Hint.NONE;
      case Move.Bid(int gold) ->
          state.top() instanceof Frame.Bidding bidding
              ? Hint.price(gold + bidding.table().get(seat))
              : Hint.NONE;
      case Move.Accept(int from, int number) ->
          Bargains.offer(state, from, number)
              .map(offer -> Hint.price(offer.terms().getGold()))
              .orElse(Hint.NONE);
      case Move.Withdraw _ ->
          Scheming.isPending(state) ? Hint.note(say("supportLapses")) : Hint.NONE;
      default -> Arena.hint(state, seat, move);
    };
  }

  private static Hint ledger(House house, Move.Ledger ledger) {
    int income = Upkeep.income(house);
    int expense = Upkeep.expense(house) - ledger.unpaid().size();
    return Hint.note(
        say("ledger")
            .with("income", income)
            .with("expense", expense)
            .with("gold", house.gold() + income - expense));
  }

  private static Hint played(State state, int seat, IntrigueCard card, int target, int other) {
    int aim = target == Frame.NOBODY ? seat : target;
    int gold = Costs.gold(state, card.face().program(), seat, aim, other);
    Message needs =
        say("requirement")
            .with("requirement", card.face().requirement())
            .with("influence", state.house(seat).influence());
    return gold > 0 ? Hint.price(gold).and(needs) : Hint.note(needs);
  }

  private static Message say(String key) {
    return Message.of("spartacus.hint." + key);
  }
}
