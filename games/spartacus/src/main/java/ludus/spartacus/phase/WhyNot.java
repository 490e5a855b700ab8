package ludus.spartacus.phase;

import java.util.OptionalInt;
import ludus.kernel.Agenda;
import ludus.kernel.Refusal;
import ludus.spartacus.Asset;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.HouseCard;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Rules;
import ludus.spartacus.State;
import ludus.spartacus.effect.Condition;
import ludus.spartacus.effect.Costs;
import ludus.spartacus.effect.Selector;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Bargains;

/// The reason why a move that isn't listed can't be made, for the one who tried it.
public final class WhyNot {

  private WhyNot() {}

  public static Refusal of(State state, int seat, Move move, Agenda agenda) {
    return switch (move) {
      case Move.Announce(IntrigueCard card) -> scheme(state, seat, card, false);
      case Move.PlayScheme(IntrigueCard card, OptionalInt target, OptionalInt other) ->
          played(state, seat, card, target, other);
      case Move.TurnUp(OptionalInt target, OptionalInt other) ->
          turnedUp(state, seat, target, other);
      case Move.React(IntrigueCard card, _, _) -> reaction(state, seat, card);
      case Move.CashIn(IntrigueCard card) ->
          !isTurn(state, seat)
              ? Rules.refuse("ANY-7", "notYourTurn")
              : holding("INT-5", state, seat, card);
      case Move.UseGuard _ -> guard(state, seat);
      case Move.UseAbility(MarketCard card, _) -> ability(state, seat, card);
      case Move.UseHouseRule(HouseCard.Rule rule, _) -> houseRule(state, seat, rule);
      case Move.Bid(int gold) -> bid(state, seat, gold);
      case Move.Sell(MarketCard card) -> sale(state, seat, card);
      case Move.SellGuard _ -> Rules.refuse("MKT-4", "noGuardToSell");
      case Move.DeployGuard _ ->
          Bargains.isFrozen(state)
              ? Rules.refuse("REA-14", "frozen")
              : Rules.refuse("ANY-3", "noGuardInHand");
      case Move.Done _, Move.NotDone _ -> Rules.refuse("MKT-8", "noMarket");
      case Move.AskSupport _, Move.GrantSupport _, Move.RefuseSupport _ ->
          Rules.refuse("INT-14", "noSupportNow");
      case Move.Withdraw _ -> Rules.refuse("INT-16", "nothingToWithdraw");
      case Move.EndTurn _ -> Rules.refuse("INT-3", "notYourTurn");
      case Move.DiscardCard _ -> Rules.refuse("INT-32", "noDiscardNow");
      case Move.ChooseHouse _ -> Rules.refuse("SET-3", "houseNotFree");
      case Move.HealNext _ -> Rules.refuse("UPK-17", "noHealingNow");
      case Move.KeepDie _ -> Rules.refuse("UPK-18", "noHealingNow");
      case Move.Ledger _ -> Rules.refuse("UPK-1", "noLedgerNow");
      case Move.Pass _ -> Rules.refuse("REA-16", "nothingToPass");
      case Move.PickAsset _,
          Move.PickCard _,
          Move.PickNumber _,
          Move.StopPicking _,
          Move.Answer _ ->
          Rules.refuse("DAT-5", "nothingToChoose");
      case Move.Accept(int from, int number) ->
          Bargains.offer(state, from, number)
              .filter(offer -> offer.to() == seat)
              .flatMap(offer -> Bargains.acceptRefusal(state, offer))
              .orElseGet(() -> Rules.refuse("DEA-5", "noOffer"));
      case Move.Decline _, Move.Retract _ -> Rules.refuse("DEA-9", "noOffer");
      case Move.JudgePledge _ -> Rules.refuse("DEA-11", "noPledge");
      default ->
          agenda.ask(seat).isEmpty()
              ? Rules.refuse("FSM-1", "notAsked")
              : Arena.refusal(state, seat, move).orElseGet(() -> Rules.refuse("FSM-1", "notNow"));
    };
  }

  private static Refusal bid(State state, int seat, int gold) {
    if (!(state.top() instanceof Frame.Bidding bidding) || !bidding.poll().asks(seat)) {
      return Rules.refuse("MKT-12", "noBidding");
    }
    if (gold < 0) {
      return Rules.refuse("MKT-12", "noSuchSum");
    }
    boolean late = gold <= state.house(seat).gold() - bidding.table().get(seat);
    return Rules.refuse(
        late ? "MKT-29" : "MKT-13",
        Rules.why("notThatMuch").with("gold", Auctions.most(state, bidding, seat)));
  }

  private static boolean isTurn(State state, int seat) {
    return state.top() instanceof Frame.IntrigueTurn turn && turn.seat() == seat && !turn.ending();
  }

  private static Refusal holding(String rule, State state, int seat, IntrigueCard card) {
    return state.house(seat).holds(card)
        ? Rules.refuse(rule, "notNow")
        : Rules.refuse(rule, "notInHand");
  }

  private static Refusal scheme(State state, int seat, IntrigueCard card, boolean up) {
    if (!isTurn(state, seat)) {
      return Rules.refuse("INT-3", "notYourTurn");
    }
    if (!state.house(seat).holds(card)) {
      return Rules.refuse("INT-10", "notInHand");
    }
    if (!card.isScheme()) {
      return Rules.refuse("INT-10", "noScheme");
    }
    return up ? Rules.refuse("INT-17", "noTarget") : Rules.refuse("INT-37", "announcedTooOften");
  }

  private static Refusal played(
      State state, int seat, IntrigueCard card, OptionalInt target, OptionalInt other) {
    if (!isTurn(state, seat) || !state.house(seat).holds(card) || !card.isScheme()) {
      return scheme(state, seat, card, true);
    }
    int missing = card.face().requirement() - state.house(seat).influence();
    return missing > 0
        ? Rules.refuse("INT-11", Rules.why("influenceShort").with("missing", missing))
        : unplayable(state, seat, card, target, other);
  }

  private static Refusal turnedUp(State state, int seat, OptionalInt target, OptionalInt other) {
    if (!(state.top() instanceof Frame.Scheme scheme)
        || scheme.seat() != seat
        || scheme.stage() != Frame.SchemeStage.FACEDOWN) {
      return Rules.refuse("INT-17", "nothingToTurnUp");
    }
    int missing = Scheming.requirement(scheme) - Scheming.total(state, scheme);
    return missing > 0
        ? Rules.refuse("INT-16", Rules.why("influenceShort").with("missing", missing))
        : unplayable(state, seat, scheme.card(), target, other);
  }

  /// The condition or cost that stands in the way of a card.
  static Refusal unplayable(
      State state, int seat, IntrigueCard card, OptionalInt target, OptionalInt other) {
    int aim = target.isPresent() ? target.getAsInt() : seat;
    boolean known = aim >= 0 && aim < state.seats() && Frame.seat(other) < state.seats();
    if (!known || (card.face().target() == Selector.ANY && target.isEmpty())) {
      return Rules.refuse("INT-17", "noTarget");
    }
    for (Condition condition : card.face().conditions()) {
      if (!Costs.holds(state, condition, seat, aim, Frame.seat(other))) {
        return Rules.refuse(
            "INT-21",
            Rules.why("condition." + condition.getClass().getSimpleName())
                .with("count", condition instanceof Condition.MinReady ready ? ready.n() : 0));
      }
    }
    boolean second = card.face().other().isPresent() == other.isPresent();
    return second && !Costs.payable(state, card.face().program(), seat, aim, Frame.seat(other), 0)
        ? Rules.refuse("INT-21", "cannotPayCosts")
        : Rules.refuse("INT-17", "noTarget");
  }

  private static Refusal reaction(State state, int seat, IntrigueCard card) {
    if (!state.house(seat).holds(card)) {
      return Rules.refuse("REA-9", "notInHand");
    }
    if (card.type() != IntrigueCard.Type.REACTION) {
      return Rules.refuse("REA-9", "noReaction");
    }
    int missing = card.face().requirement() - state.house(seat).influence();
    if (missing > 0) {
      return Rules.refuse("REA-5", Rules.why("influenceShort").with("missing", missing));
    }
    if (state.top() instanceof Frame.Window window
        && window.timing() == Timing.SCHEME_DECLARED
        && card.acts(Timing.SCHEME_DECLARED)
        && !Reactions.foils(card, Scheming.pending(state))) {
      return Rules.refuse("DAT-16", "immune");
    }
    boolean open =
        state.top() instanceof Frame.Window window
            ? window.poll().asks(seat) && card.acts(window.timing())
            : card.acts(Timing.ANY_PHASE) && Turns.mayReact(state);
    return open
        ? Rules.refuse("REA-12", "reactionConditions")
        : Rules.refuse("REA-9", "wrongWindow");
  }

  private static Refusal guard(State state, int seat) {
    if (!(state.top() instanceof Frame.Window window)
        || window.timing() != Timing.SCHEME_DECLARED
        || !window.poll().asks(seat)) {
      return Rules.refuse("INT-22", "noScheme");
    }
    Frame.Scheme scheme = Scheming.pending(state);
    if (scheme.bound().contains(seat)) {
      return Rules.refuse("DEA-10", "boundToPass");
    }
    return Scheming.targeted(scheme).contains(seat)
        ? Rules.refuse("INT-26", "noGuardReady")
        : Rules.refuse("INT-23", "notTargeted");
  }

  private static Refusal ability(State state, int seat, MarketCard card) {
    House house = state.house(seat);
    if (!house.has(card)) {
      return Rules.refuse("INT-8", "notYours");
    }
    Asset asset = house.asset(card);
    if (!asset.isReady()) {
      return Rules.refuse("EXH-1", "notReady");
    }
    return Arena.isCommitted(state, card)
        ? Rules.refuse("ARN-19", "inArena")
        : Rules.refuse("INT-7", "abilityNotNow");
  }

  private static Refusal houseRule(State state, int seat, HouseCard.Rule rule) {
    boolean own = state.house(seat).card().map(house -> house.rules().contains(rule)).orElse(false);
    if (!own) {
      return Rules.refuse("HSE-1", "notYours");
    }
    boolean now =
        rule.acts(Timing.OWN_TURN)
            ? isTurn(state, seat)
            : state.top() instanceof Frame.Scheme scheme
                && scheme.stage() == Frame.SchemeStage.FACEDOWN;
    return now ? Rules.refuse("HSE-4", "cannotPayCosts") : Rules.refuse("HSE-1", "ruleNotNow");
  }

  private static Refusal sale(State state, int seat, MarketCard card) {
    if (!(state.top() instanceof Frame.OpenMarket market)) {
      return Rules.refuse("MKT-4", "noMarket");
    }
    if (!state.house(seat).has(card)) {
      return Rules.refuse("MKT-4", "notYours");
    }
    if (market.done().contains(seat)) {
      return Rules.refuse("MKT-8", "youAreDone");
    }
    return state.house(seat).isReady(card)
        ? Rules.refuse("MKT-28", "championTraded")
        : Rules.refuse("MKT-3", "notReady");
  }
}
