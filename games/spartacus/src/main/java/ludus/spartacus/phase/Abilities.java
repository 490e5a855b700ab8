package ludus.spartacus.phase;

import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.Move;
import ludus.spartacus.SpartacusEvent.AbilityUsed;
import ludus.spartacus.Stand;
import ludus.spartacus.State;
import ludus.spartacus.deed.Assets;
import ludus.spartacus.effect.Ability;
import ludus.spartacus.effect.Op;
import ludus.spartacus.effect.Resolve;
import ludus.spartacus.effect.Timing;

/// Printed abilities that are used outside combat. Exhausting the card is paid first; nobody can
/// foil it (SP-INT-8).
public final class Abilities {

  private static final OptionalInt NONE = OptionalInt.empty();

  private Abilities() {}

  /// Whether a seat has a ready card that acts in this window, for all to see.
  static boolean has(State state, int seat, Timing timing) {
    House house = state.house(seat);
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (asset.isReady()
          && Windows.acts(asset, timing)
          && !Arena.isCommitted(state, asset.card())) { // SP-ARN-19
        return true;
      }
    }
    return false;
  }

  /// Adds all uses of a seat's abilities in a window.
  static void list(State state, int seat, Timing timing, Pile.Builder<Move> moves) {
    House house = state.house(seat);
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (!asset.isReady() || asset.card().face().abilities().isEmpty()) {
        continue;
      }
      Pile<Ability> abilities = asset.card().face().abilities();
      for (int n = 0; n < abilities.size(); n++) {
        Ability ability = abilities.get(n);
        if (ability.timing() == timing
            && !ability.program().ops().isEmpty()
            && !Arena.isCommitted(state, asset.card())) {
          uses(state, seat, asset, ability, moves);
        }
      }
    }
  }

  private static void uses(
      State state, int seat, Asset asset, Ability ability, Pile.Builder<Move> moves) {
    switch (ability.program().ops().first()) {
      case Op.ViewHand _ -> { // SP-DAT-19
        for (int other = 0; other < state.seats(); other++) {
          if (other != seat) {
            moves.add(new Move.UseAbility(asset.card(), state.table().named(other)));
          }
        }
      }
      case Op.PeekMarket _ -> {
        Frame.Auction auction = Auctions.auction(state);
        for (int lot = auction.next(); lot < auction.row().size(); lot++) {
          moves.add(new Move.UseAbility(asset.card(), OptionalInt.of(lot)));
        }
      }
      case Op.RerollHealing _ -> {
        Pile<Integer> dice = Upkeep.roll(state).dice();
        if (dice.size() == 1) {
          moves.add(new Move.UseAbility(asset.card(), NONE));
        } else { // SP-UPK-18
          for (int i = 0; i < dice.size(); i++) {
            if (i == 0 || !dice.get(i).equals(dice.get(i - 1))) {
              moves.add(new Move.UseAbility(asset.card(), OptionalInt.of(dice.get(i))));
            }
          }
        }
      }
      default -> moves.add(new Move.UseAbility(asset.card(), NONE));
    }
  }

  /// Pays by exhausting the card, then goes on to the effect. SP-INT-8
  static State use(State state, int seat, Move.UseAbility move, Course course) {
    Ability ability = used(state, move);
    course.note(new AbilityUsed(seat, move.card(), ability.number()));
    State paid =
        ability.exhaust() ? Assets.turn(state, seat, move.card(), Stand.EXHAUSTED, course) : state;
    return paid.push(Resolve.ability(move.card(), ability, seat, Frame.seat(move.choice())));
  }

  /// No card has two abilities that are used outside combat.
  private static Ability used(State state, Move.UseAbility move) {
    for (Ability ability : move.card().face().abilities()) {
      if (!ability.program().ops().isEmpty()) {
        return ability;
      }
    }
    throw new IllegalArgumentException(move + " in " + state.top());
  }
}
