package ludus.spartacus;

import ludus.kernel.Seats;

/// A card in a hand and who knows it besides its owner (SP-HID-2). Each exists once.
public final class Slot {

  private final IntrigueCard card;
  private final Seats seenBy;

  Slot(IntrigueCard card, Seats seenBy) {
    this.card = card;
    this.seenBy = seenBy;
  }

  public IntrigueCard card() {
    return card;
  }

  public Seats seenBy() {
    return seenBy;
  }

  @Override
  public String toString() {
    return seenBy.isEmpty() ? card.id() : card + "/" + seenBy;
  }
}
