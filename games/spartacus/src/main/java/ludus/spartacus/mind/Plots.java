package ludus.spartacus.mind;

import java.util.Optional;
import ludus.kernel.Pile;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.Stand;
import ludus.spartacus.State;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.effect.Amount;
import ludus.spartacus.effect.Costs;
import ludus.spartacus.effect.Filter;
import ludus.spartacus.effect.Op;
import ludus.spartacus.effect.Program;
import ludus.spartacus.effect.Selector;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.phase.Scheming;

/// What cards do to each house, and what that is worth to the one who thinks about it.
final class Plots {

  /// How likely a scheme that threatens nobody is foiled all the same.
  private static final double SPITE = 0.08;

  private static final double FOILED_WITHOUT_GUARDS = 0.25;
  private static final double FOILED_BY_GUARDS = 0.5;

  private Plots() {}

  // what a card does -----------------------------------------------------------------------------

  /// The worth of all that a program does, costs included.
  static double gain(Mind mind, Program program, int self, int target, int other, int owner) {
    double gain = 0;
    Pile<Op> ops = program.ops();
    for (int i = 0; i < ops.size(); i++) {
      gain += gain(mind, ops.get(i), self, target, other, owner);
    }
    return gain;
  }

  static double gain(Mind mind, IntrigueCard card, int self, int target, int other) {
    return gain(mind, card.face().program(), self, target, other, Frame.NOBODY);
  }

  private static double gain(Mind mind, Op op, int self, int target, int other, int owner) {
    State state = mind.state;
    return switch (op) {
      case Op.GainGold(Selector who, Amount n) ->
          mind.gold(seat(who, self, target, other, owner), count(state, n, self, target, other));
      case Op.LoseGold(Selector who, Amount n) ->
          mind.gold(seat(who, self, target, other, owner), -count(state, n, self, target, other));
      case Op.PayGold(_, Selector to, Amount n) -> {
        int gold = count(state, n, self, target, other);
        yield mind.gold(self, -gold)
            + (to == Selector.BANK ? 0 : mind.gold(seat(to, self, target, other, owner), gold));
      }
      case Op.StealGold(Selector from, Selector to, Amount n) -> {
        int victim = seat(from, self, target, other, owner);
        int gold = Math.min(count(state, n, self, target, other), mind.gold(victim));
        yield mind.gold(victim, -gold) + mind.gold(seat(to, self, target, other, owner), gold);
      }
      case Op.PayEachOther(_, Amount n) -> {
        int gold = count(state, n, self, target, other);
        double gain = mind.gold(self, -gold * (state.seats() - 1));
        for (int seat = 0; seat < state.seats(); seat++) {
          gain += seat == self ? 0 : mind.gold(seat, gold);
        }
        yield gain;
      }
      case Op.GainInfluence(Selector who, Amount n) ->
          influence(mind, who, self, target, other, owner, count(state, n, self, target, other));
      case Op.LoseInfluence(Selector who, Amount n) ->
          influence(mind, who, self, target, other, owner, -count(state, n, self, target, other));
      case Op.DrawIntrigue(Selector who, Amount n) ->
          mind.share(seat(who, self, target, other, owner))
              * Worth.CARD
              * count(state, n, self, target, other);
      case Op.DiscardIntrigue(Selector who, _, Op.Mode mode) ->
          mode == Op.Mode.UP_TO
              ? 0.5
              : -0.6 * Worth.CARD * mind.share(seat(who, self, target, other, owner));
      case Op.ViewHand _ -> 0.4 * mind.share(self);
      case Op.PeekMarket _ -> 0.3 * mind.share(self);
      case Op.RetrieveGuard _ -> Worth.guard(2) * mind.share(self);
      case Op.DiscardAsset(Selector who, Filter filter, Amount n, boolean owners, _) -> {
        int victim = seat(who, self, target, other, owner);
        yield -mind.share(victim)
            * assets(state, victim, filter, count(state, n, self, target, other), owners);
      }
      case Op.TurnAsset(Selector who, Filter filter, Amount n, Stand to, boolean owners, _) -> {
        int victim = seat(who, self, target, other, owner);
        int count =
            n instanceof Amount.All
                ? filter.ready(state.house(victim))
                : count(state, n, self, target, other);
        yield -mind.share(victim)
            * (to == Stand.INJURED
                ? 0.5 * assets(state, victim, filter, count, owners)
                : count * idle(filter));
      }
      case Op.SwapCombatant _,
          Op.FoilScheme _,
          Op.FoilReaction _,
          Op.ModifyRequirement _,
          Op.RerollHealing _,
          Op.RerollGuard _,
          Op.May _,
          Op.ChooseOne _,
          Op.Jump _ ->
          0;
    };
  }

  private static double influence(
      Mind mind, Selector who, int self, int target, int other, int owner, int more) {
    if (who != Selector.ALL && who != Selector.EACH_OTHER) {
      return mind.influence(seat(who, self, target, other, owner), more);
    }
    double gain = 0;
    for (int seat = 0; seat < mind.state.seats(); seat++) {
      gain += who == Selector.EACH_OTHER && seat == self ? 0 : mind.influence(seat, more);
    }
    return gain;
  }

  /// Losing so many assets, the first of them as good as the one that is picked.
  private static double assets(State state, int seat, Filter filter, int count, boolean byOwner) {
    House house = state.house(seat);
    if (filter == Filter.GUARD) {
      return Math.min(count, house.guards()) * Worth.guard(house.guards());
    }
    return count * Worth.picked(state, seat, filter, byOwner);
  }

  /// What a card loses that does nothing until the next Upkeep.
  private static double idle(Filter filter) {
    return filter == Filter.GUARD ? 0.5 : filter == Filter.SLAVE ? 0.25 : 0.8;
  }

  private static int seat(Selector who, int self, int target, int other, int owner) {
    return switch (who) {
      case TARGET, LEAST_INFLUENCE, ANY, INVITED -> target;
      case OTHER -> other;
      case OWNER -> owner == Frame.NOBODY ? self : owner;
      default -> self;
    };
  }

  private static int count(State state, Amount n, int self, int target, int other) {
    return switch (n) {
      case Amount.GoldValueOfCost(int times) -> 2 * times;
      case Amount.Discarded _, Amount.All _ -> 1;
      default -> Costs.amount(state, n, self, target, other, 0);
    };
  }

  // how likely it succeeds -----------------------------------------------------------------------

  /// How likely a scheme is not foiled, by what everybody sees.
  static double success(State state, IntrigueCard card, int self, int target, int other) {
    double success = 1 - SPITE;
    Pile<Selector> targets = card.face().targets();
    for (int i = 0; i < targets.size(); i++) {
      int seat = targets.get(i) == Selector.OTHER ? other : target;
      if (seat != Frame.NOBODY && seat != self) {
        success *= 1 - (state.house(seat).guards() > 0 ? FOILED_BY_GUARDS : FOILED_WITHOUT_GUARDS);
      }
    }
    return success;
  }

  /// What a scheme promises its player: the gain, if it isn't foiled.
  static double promise(Mind mind, IntrigueCard card, int target, int other) {
    int aim = target == Frame.NOBODY ? given(mind, card) : target;
    return success(mind.state, card, mind.seat, aim, other)
        * gain(mind, card, mind.seat, aim, other);
  }

  private static int given(Mind mind, IntrigueCard card) {
    return switch (card.face().target()) {
      case LEAST_INFLUENCE -> Math.max(0, Costs.least(mind.state));
      default -> mind.seat;
    };
  }

  /// The best that can be made of a scheme now, if support doesn't lack; nothing if its conditions
  /// don't hold.
  static double best(Mind mind, IntrigueCard card) {
    State state = mind.state;
    boolean aims = card.face().target() == Selector.ANY;
    boolean second = card.face().other().isPresent();
    double best = 0;
    for (int target = 0; target < (aims ? state.seats() : 1); target++) {
      for (int other = 0; other < (second ? state.seats() : 1); other++) {
        int aim = aims ? target : Frame.NOBODY;
        int two = second ? other : Frame.NOBODY;
        if (Scheming.isPossible(state, mind.seat, card, aims ? aim : given(mind, card), two)
            && (!second || Scheming.isOther(card, mind.seat, aim, two))) {
          best = Math.max(best, mind.promise(card, aim, two));
        }
      }
    }
    return best;
  }

  // cards in hand --------------------------------------------------------------------------------

  /// What a card is worth that is kept in hand.
  static double kept(Mind mind, IntrigueCard card) {
    House house = mind.house();
    boolean able = house.influence() >= card.face().requirement();
    return switch (card.type()) {
      case GUARD -> Worth.guard(house.guards() + house.spentGuards());
      case REACTION -> card.acts(Timing.SCHEME_DECLARED) ? (able ? 3.3 : 1.6) : (able ? 1.9 : 1.0);
      case SCHEME -> {
        double best = mind.prospect(card);
        int missing = card.face().requirement() - house.influence();
        double soon = missing <= 0 ? 0.8 : missing <= reach(mind) ? 0.45 : 0.2;
        yield Math.max(0.8, best > 0 ? soon * best : 1.2);
      }
    };
  }

  /// The most that one supporter could add.
  static int reach(Mind mind) {
    int most = 0;
    for (int seat = 0; seat < mind.state.seats(); seat++) {
      most = seat == mind.seat ? most : Math.max(most, mind.state.house(seat).influence());
    }
    return most;
  }

  // schemes on the table -------------------------------------------------------------------------

  /// What it is worth to this dominus that the declared scheme succeeds.
  static double gain(Mind mind, Frame.Scheme scheme) {
    return gain(mind, scheme.card(), scheme.seat(), scheme.target(), scheme.other());
  }

  /// The scheme, if one is declared.
  static Optional<Frame.Scheme> declared(State state) {
    Pile<Frame> frames = state.stack().frames();
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i) instanceof Frame.Scheme scheme) {
        return scheme.stage() == Frame.SchemeStage.DECLARED
            ? Optional.of(scheme)
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// What a card costs in gold now, for those who haven't so much.
  static boolean affordable(Mind mind, int gold) {
    return Gold.free(mind.state, mind.seat) >= gold;
  }
}
