package ludus.spartacus.deed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.spartacus.Course;
import ludus.spartacus.Hands;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.Slot;
import ludus.spartacus.SpartacusEvent.CardDiscarded;
import ludus.spartacus.SpartacusEvent.CardsDrawn;
import ludus.spartacus.SpartacusEvent.DeckRenewed;
import ludus.spartacus.SpartacusEvent.GuardDeployed;
import ludus.spartacus.SpartacusEvent.GuardRetrieved;
import ludus.spartacus.SpartacusEvent.HandSeen;
import ludus.spartacus.State;

/// Intrigue cards go from the deck to hands, are seen, and end in the discard.
public final class Cards {

  private Cards() {}

  /// Draws so many, from a new deck if need be (SP-DCK-2).
  public static State draw(State state, int seat, int count, Course course) {
    State now = state;
    List<IntrigueCard> drawn = new ArrayList<>(count);
    Pile<Slot> hand = state.house(seat).hand();
    for (int i = 0; i < count; i++) {
      if (now.intrigueDeck().isEmpty()) {
        if (now.intrigueDiscard().isEmpty()) {
          break; // SP-EC-40
        }
        course.note(new DeckRenewed(now.intrigueDiscard().size()));
        now =
            now.withIntrigue(
                course.chance().shuffled(Hands.sorted(now.intrigueDiscard())), Pile.empty());
      }
      IntrigueCard card = now.intrigueDeck().first();
      drawn.add(card);
      hand = Hands.plus(hand, card);
      now = now.withIntrigue(now.intrigueDeck().rest(), now.intrigueDiscard());
    }
    if (drawn.isEmpty()) {
      return now;
    }
    course.note(() -> new CardsDrawn(seat, drawn.size(), Optional.of(List.copyOf(drawn))));
    return now.withHouse(seat, now.house(seat).withHand(hand));
  }

  /// Who doesn't know that this hand holds such a card.
  public static Seats newTo(State state, int seat, IntrigueCard card) {
    House house = state.house(seat);
    Slot slot = house.hand().get(house.inHand(card));
    return state.table().others(seat).except(slot.seenBy());
  }

  /// Out of the hand, to nowhere yet.
  public static State take(State state, int seat, IntrigueCard card) {
    House house = state.house(seat);
    return state.withHouse(seat, house.withHand(house.hand().without(house.inHand(card))));
  }

  /// From the hand to the discard, for all to see.
  public static State discard(State state, int seat, IntrigueCard card, Course course) {
    course.note(new CardDiscarded(seat, card, newTo(state, seat, card)));
    return lay(take(state, seat, card), card);
  }

  /// On top of the discard.
  public static State lay(State state, IntrigueCard card) {
    return state.withIntrigue(state.intrigueDeck(), state.intrigueDiscard().plus(card));
  }

  /// Back to the hand, now known to all (SP-HID-2).
  public static State giveBack(State state, int seat, IntrigueCard card) {
    House house = state.house(seat);
    return state.withHouse(
        seat, house.withHand(Hands.plusSeen(house.hand(), card, state.table().others(seat))));
  }

  /// A guard from the discard, if there is one, to the hand: everybody sees it. SP-EC-41
  public static State retrieveGuard(State state, int seat, Course course) {
    IntrigueCard guard = state.table().content().guard();
    int index = state.intrigueDiscard().indexOf(guard);
    if (index < 0) {
      return state;
    }
    course.note(new GuardRetrieved(seat));
    return giveBack(
        state.withIntrigue(state.intrigueDeck(), state.intrigueDiscard().without(index)),
        seat,
        guard);
  }

  /// From hand to table, ready. SP-ANY-3, SP-EXH-2
  public static State deployGuard(State state, int seat, Course course) {
    IntrigueCard guard = state.table().content().guard();
    course.note(new GuardDeployed(seat, newTo(state, seat, guard)));
    State taken = take(state, seat, guard);
    House house = taken.house(seat);
    return taken.withHouse(seat, house.withGuards(house.guards() + 1, house.spentGuards()));
  }

  /// A seat looks at so many random cards of another's hand. SP-HID-2
  public static State see(State state, int viewer, int of, int count, Course course) {
    Pile<Slot> hand = state.house(of).hand();
    int many = Math.min(count, hand.size());
    Pile<Slot> left = hand;
    List<IntrigueCard> seen = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      int place = course.chance().below(left.size());
      seen.add(left.get(place).card());
      left = left.without(place);
    }
    seen.sort((one, other) -> Integer.compare(one.index(), other.index()));
    course.note(new HandSeen(viewer, of, many, Optional.of(List.copyOf(seen))));
    return state.withHouse(of, state.house(of).withHand(Hands.learned(hand, viewer, seen)));
  }
}
