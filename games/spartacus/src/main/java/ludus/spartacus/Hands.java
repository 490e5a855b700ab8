package ludus.spartacus;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import ludus.kernel.Pile;
import ludus.kernel.Seats;

/// Hands of Intrigue cards. Equal cards are alike: who has seen two of them knows that there are
/// two, not which. So of equal cards those that a seat knows come first, and the first is the one
/// that leaves: whoever knew of one then knows of one less (SP-HID-2).
public final class Hands {

  private Hands() {}

  /// With one more card that only its owner knows.
  public static Pile<Slot> plus(Pile<Slot> hand, IntrigueCard card) {
    int at = 0;
    while (at < hand.size() && hand.get(at).card().index() <= card.index()) {
      at++;
    }
    return hand.plusAt(at, card.seenBy(Seats.NONE));
  }

  /// With one more card that all these seats, and so everybody, know.
  public static Pile<Slot> plusSeen(Pile<Slot> hand, IntrigueCard card, Seats everybody) {
    int at = 0;
    while (at < hand.size() && hand.get(at).card().index() < card.index()) {
      at++;
    }
    return hand.plusAt(at, card.seenBy(everybody));
  }

  /// After a seat has seen these cards of it together.
  public static Pile<Slot> learned(Pile<Slot> hand, int viewer, List<IntrigueCard> seen) {
    Pile<Slot> learned = hand;
    for (int i = 0; i < hand.size(); i++) {
      Slot slot = hand.get(i);
      int before = 0;
      while (i - before > 0 && hand.get(i - before - 1).card() == slot.card()) {
        before++;
      }
      int count = 0;
      for (IntrigueCard card : seen) {
        count += card == slot.card() ? 1 : 0;
      }
      if (before < count) {
        learned = learned.with(i, slot.card().seenBy(slot.seenBy().plus(viewer)));
      }
    }
    return learned;
  }

  /// A hand that somebody wrote down, in its order; what is in order stays as it is.
  static Pile<Slot> inOrder(Pile<Slot> hand) {
    List<Slot> sorted = new ArrayList<>(hand);
    sorted.sort(Comparator.comparingInt(slot -> slot.card().index()));
    return Pile.copyOf(sorted);
  }

  /// In the order of the data file.
  public static Pile<IntrigueCard> sorted(Pile<IntrigueCard> cards) {
    List<IntrigueCard> sorted = new ArrayList<>(cards);
    sorted.sort(Comparator.comparingInt(IntrigueCard::index));
    return Pile.copyOf(sorted);
  }
}
