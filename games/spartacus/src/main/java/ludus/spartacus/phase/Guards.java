package ludus.spartacus.phase;

import ludus.kernel.Seats;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.MarketCard;
import ludus.spartacus.SpartacusEvent.GuardRerolled;
import ludus.spartacus.SpartacusEvent.GuardUsed;
import ludus.spartacus.State;
import ludus.spartacus.deed.Cards;
import ludus.spartacus.effect.Timing;

/// A guard stands up against a scheme that targets its house: discarded either way, it foils with 4
/// to 6 (SP-INT-24).
public final class Guards {

  private Guards() {}

  static boolean isSuccess(State state, int die) {
    return die >= state.table().numbers().guardFrom();
  }

  static State stand(State state, int seat, boolean fromHand, Course course) {
    IntrigueCard guard = state.table().content().guard();
    Seats newTo = fromHand ? Cards.newTo(state, seat, guard) : Seats.NONE;
    House house = state.house(seat);
    State gone =
        fromHand
            ? Cards.take(state, seat, guard)
            : state.withHouse(seat, house.withGuards(house.guards() - 1, house.spentGuards()));
    int die = course.die();
    course.note(new GuardUsed(seat, fromHand, die, isSuccess(state, die), newTo));
    return Cards.lay(gone, guard).push(new Frame.GuardDie(seat, die, false));
  }

  static State advance(State state, Frame.GuardDie die) {
    boolean success = isSuccess(state, die.die());
    if (!success && !die.asked()) {
      State asked = state.keep(new Frame.GuardDie(die.seat(), die.die(), true));
      return Windows.open(asked, Timing.GUARD_ROLLED, die.seat()); // SP-EC-42
    }
    State done = state.pop();
    return success ? Scheming.foil(done, die.seat()) : done; // SP-INT-25
  }

  /// A bodyguard has a failed die of its own house rolled again. SP-EC-42
  public static State reroll(State state, MarketCard with, Course course) {
    for (int i = state.stack().frames().size() - 1; i >= 0; i--) {
      if (state.stack().frames().get(i) instanceof Frame.GuardDie die) {
        int now = course.die();
        course.note(new GuardRerolled(die.seat(), with, now, isSuccess(state, now)));
        return state.withFrame(i, new Frame.GuardDie(die.seat(), now, die.asked()));
      }
    }
    throw new IllegalStateException("There is no guard die");
  }
}
