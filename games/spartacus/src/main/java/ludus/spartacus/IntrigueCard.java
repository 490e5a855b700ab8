package ludus.spartacus;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.spartacus.effect.Condition;
import ludus.spartacus.effect.Program;
import ludus.spartacus.effect.Selector;
import ludus.spartacus.effect.Timing;

/// A card of the Intrigue deck. Its copies are alike (SP-SET-18), so that a hand or a deck holds
/// the same card several times. Each exists once for a data file.
public final class IntrigueCard {

  /// Schemes, reactions and guards.
  public enum Type {
    SCHEME,
    REACTION,
    GUARD
  }

  /// Whom a second dominus of the card may be.
  public record Other(boolean distinctFromTarget, boolean maySelf) {}

  /// @param copies104 in the larger deck profile
  /// @param target how the target is found
  /// @param other the second dominus, if the card names one
  /// @param targets whose houses are targeted and may use guards (SP-DAT-3)
  /// @param foilsExcept the only cards that foil it; empty if any foil does (SP-DAT-16)
  public record Face(
      String id,
      String set,
      Type type,
      int requirement,
      int cashIn,
      int copies,
      int copies104,
      Pile<Timing> timings,
      Selector target,
      Optional<Other> other,
      Pile<Selector> targets,
      Pile<String> foilsExcept,
      Pile<Condition> conditions,
      Program program) {}

  private final int index;
  private final Face face;
  private final Set<Timing> timings;
  private final Slot[] slots = new Slot[1 << Seats.MOST];

  IntrigueCard(int index, Face face) {
    this.index = index;
    this.face = face;
    timings = EnumSet.copyOf(face.timings());
    for (int seats = 0; seats < slots.length; seats++) {
      slots[seats] = new Slot(this, Seats.ofBits(seats));
    }
  }

  public int index() {
    return index;
  }

  public String id() {
    return face.id();
  }

  public Face face() {
    return face;
  }

  public Type type() {
    return face.type();
  }

  public boolean isScheme() {
    return face.type() == Type.SCHEME;
  }

  public boolean isGuard() {
    return face.type() == Type.GUARD;
  }

  public boolean acts(Timing timing) {
    return timings.contains(timing);
  }

  /// This card in a hand, known besides its owner to these seats.
  public Slot seenBy(Seats seats) {
    return slots[seats.bits()];
  }

  @Override
  public String toString() {
    return face.id();
  }
}
