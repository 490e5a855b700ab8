package ludus.spartacus.deed;

import java.util.Optional;
import ludus.kernel.Pile;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.Move;
import ludus.spartacus.SpartacusEvent.GoldGained;
import ludus.spartacus.SpartacusEvent.GoldLost;
import ludus.spartacus.SpartacusEvent.GoldPaid;
import ludus.spartacus.State;
import ludus.spartacus.effect.Costs;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.Upkeep;
import ludus.spartacus.talk.Deeds;

/// Gold changes hands. The bank never runs out (SP-CON-6).
public final class Gold {

  private Gold() {}

  public static State gain(State state, int seat, int gold, Course course) {
    if (gold <= 0) {
      return state;
    }
    course.note(new GoldGained(seat, gold));
    return openly(state, seat, gold);
  }

  /// Pays the bank so much, or all if that is less.
  public static State lose(State state, int seat, int gold, Course course) {
    int lost = Math.min(gold, state.house(seat).gold());
    if (lost <= 0) {
      return state;
    }
    course.note(new GoldLost(seat, lost));
    return openly(state, seat, -lost);
  }

  /// From house to house. While gold is concealed only the two see it, unless it is `open`.
  public static State pay(State state, int from, int to, int gold, boolean open, Course course) {
    if (gold <= 0 || from == to) {
      return state;
    }
    boolean secret = state.purses().isPresent() && !open;
    course.note(new GoldPaid(from, to, gold, secret));
    return Deeds.paid(moved(state, from, to, gold, secret), from, to, gold, course);
  }

  /// Taken and not given: no promise is kept by it.
  public static State take(State state, int from, int to, int gold, Course course) {
    if (gold <= 0) {
      return state;
    }
    course.note(new GoldPaid(from, to, gold, false));
    return moved(state, from, to, gold, false);
  }

  private static State moved(State state, int from, int to, int gold, boolean secret) {
    if (!secret) {
      return openly(openly(state, from, -gold), to, gold);
    }
    State.Purses purses = state.purses().orElseThrow();
    int there = from * state.seats() + to;
    int back = to * state.seats() + from;
    Pile<Integer> given =
        purses
            .given()
            .with(there, purses.given().get(there) + gold)
            .with(back, purses.given().get(back) - gold);
    return add(add(state, from, -gold), to, gold)
        .withPurses(Optional.of(new State.Purses(purses.atClose(), purses.open(), given)));
  }

  /// A change that everybody sees, also while gold is concealed.
  private static State openly(State state, int seat, int gold) {
    State changed = add(state, seat, gold);
    if (state.purses().isEmpty()) {
      return changed;
    }
    State.Purses purses = state.purses().get();
    Pile<Integer> open = purses.open().with(seat, purses.open().get(seat) + gold);
    return changed.withPurses(
        Optional.of(new State.Purses(purses.atClose(), open, purses.given())));
  }

  private static State add(State state, int seat, int gold) {
    House house = state.house(seat);
    return state.withHouse(seat, house.withGold(house.gold() + gold));
  }

  /// What a seat can give away or bid: its gold, less what is committed. SP-ANY-2, SP-REA-16
  public static int free(State state, int seat) {
    return state.house(seat).gold() - committed(state, seat);
  }

  /// Gold on the table of an auction, in a sealed bid, in sealed wagers or in a sealed answer.
  public static int committed(State state, int seat) {
    return switch (state.top()) {
      case Frame.Bidding bidding ->
          bidding.table().get(seat) + bidding.poll().answer(seat).orElse(0);
      case Frame.Window window ->
          onTable(state, seat)
              + window.poll().answer(seat).map(answer -> cost(state, seat, answer)).orElse(0);
      case Frame.Ledgers ledgers -> Upkeep.committed(state, ledgers, seat);
      case Frame.Wagers _ -> Arena.committed(state, seat);
      default -> onTable(state, seat);
    };
  }

  private static int onTable(State state, int seat) {
    if (state.purses().isEmpty()) {
      return 0;
    }
    for (int i = state.stack().frames().size() - 1; i >= 0; i--) {
      if (state.stack().frames().get(i) instanceof Frame.Bidding bidding) {
        return bidding.table().get(seat);
      }
    }
    return 0;
  }

  private static int cost(State state, int seat, Move answer) {
    return answer instanceof Move.React react
        ? Costs.gold(
            state,
            react.card().face().program(),
            seat,
            Frame.seat(react.target()),
            Frame.seat(react.other()))
        : 0;
  }
}
