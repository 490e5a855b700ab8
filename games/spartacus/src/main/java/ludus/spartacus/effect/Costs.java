package ludus.spartacus.effect;

import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.State;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.phase.Arena;

/// Whether costs can be paid in full, and conditions hold (SP-CON-10).
public final class Costs {

  private Costs() {}

  /// Whether all costs of a program can be paid. @param amount the number chosen on use
  public static boolean payable(
      State state, Program program, int self, int target, int other, int amount) {
    for (int i = 0; i < program.costs(); i++) {
      if (!payable(state, program.ops().get(i), self, target, other, amount)) {
        return false;
      }
    }
    return true;
  }

  private static boolean payable(State state, Op op, int self, int target, int other, int amount) {
    return switch (op) {
      case Op.PayGold(_, _, Amount n) ->
          amount(state, n, self, target, other, amount) <= Gold.free(state, self);
      case Op.PayEachOther(_, Amount n) ->
          amount(state, n, self, target, other, amount) * (state.seats() - 1)
              <= Gold.free(state, self);
      case Op.DiscardAsset(_, Filter filter, Amount n, _, _) ->
          amount(state, n, self, target, other, amount) <= usable(state, self, filter);
      case Op.TurnAsset(_, Filter filter, Amount n, _, _, _) ->
          amount(state, n, self, target, other, amount) <= usable(state, self, filter);
      default -> true;
    };
  }

  /// Ready assets that are not in the arena, counted by weight. SP-ARN-19, SP-DAT-22
  private static int usable(State state, int seat, Filter filter) {
    House house = state.house(seat);
    if (filter == Filter.GUARD) {
      return house.guards();
    }
    int usable = 0;
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      usable +=
          asset.isReady() && filter.fits(asset) && !Arena.isCommitted(state, asset.card())
              ? Filter.weight(asset)
              : 0;
    }
    return usable;
  }

  /// How much gold the costs of a program take from the one who pays them.
  public static int gold(State state, Program program, int self, int target, int other) {
    int gold = 0;
    for (int i = 0; i < program.costs(); i++) {
      gold +=
          switch (program.ops().get(i)) {
            case Op.PayGold(_, _, Amount n) -> amount(state, n, self, target, other, 0);
            case Op.PayEachOther(_, Amount n) ->
                amount(state, n, self, target, other, 0) * (state.seats() - 1);
            default -> 0;
          };
    }
    return gold;
  }

  /// An amount that depends on nothing that happened in the effect itself. SP-INT-39
  public static int amount(State state, Amount n, int self, int target, int other, int chosen) {
    return switch (n) {
      case Amount.Fixed(int fixed) -> fixed;
      case Amount.PerReady(Filter filter, Selector of, int times) ->
          times * filter.ready(state.house(seat(of, self, target, other)));
      case Amount.Chosen(int times) -> times * chosen;
      case Amount.GoldValueOfCost _, Amount.Discarded _, Amount.All _ -> 0;
    };
  }

  private static int seat(Selector selector, int self, int target, int other) {
    return switch (selector) {
      case TARGET -> target;
      case OTHER -> other;
      default -> self;
    };
  }

  /// Whether all conditions hold.
  public static boolean hold(
      State state, Pile<Condition> conditions, int self, int target, int other) {
    for (int i = 0; i < conditions.size(); i++) {
      if (!holds(state, conditions.get(i), self, target, other)) {
        return false;
      }
    }
    return true;
  }

  public static boolean holds(State state, Condition condition, int self, int target, int other) {
    return switch (condition) {
      case Condition.MinReady(Selector who, Filter filter, int n) ->
          filter.ready(state.house(seat(who, self, target, other))) >= n;
      case Condition.NoReady(Selector who, Filter filter) ->
          filter.ready(state.house(seat(who, self, target, other))) == 0;
      case Condition.NoGold(Selector who) ->
          state.house(seat(who, self, target, other)).gold() == 0;
      case Condition.UniqueLeastInfluence _ -> least(state) != Frame.NOBODY;
      case Condition.NotPhase(var phase) -> state.phase() != phase;
      case Condition.TargetNot(Selector who) -> target != seat(who, self, target, other);
    };
  }

  /// The one dominus with least influence, or nobody if that place is tied. SP-EC-35
  public static int least(State state) {
    int least = Frame.NOBODY;
    int lowest = Integer.MAX_VALUE;
    for (int seat = 0; seat < state.seats(); seat++) {
      int influence = state.house(seat).influence();
      if (influence < lowest) {
        lowest = influence;
        least = seat;
      } else if (influence == lowest) {
        least = Frame.NOBODY;
      }
    }
    return least;
  }
}
