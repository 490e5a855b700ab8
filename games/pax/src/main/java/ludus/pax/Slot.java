package ludus.pax;

import ludus.kernel.Seats;
import ludus.kernel.Viewer;

/// A card in a hidden place, and who knows its face (PAX-INFO-8). Made only by [Table#slot], so
/// that equal slots are one object.
public record Slot(Card card, Seats knownTo) {

  boolean isKnownTo(int seat) {
    return knownTo.contains(seat);
  }

  boolean isKnownTo(Viewer viewer) {
    return viewer.isIn(knownTo);
  }
}
