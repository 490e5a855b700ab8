package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Pile;

/// A land area of the map (MN-M-1). There is one object for each.
public final class Province {

  private final int index;
  private final String id;
  private final long bit;
  private Pile<Icon> icons = Pile.empty();
  private final int[] kinds = new int[Building.values().length];

  Province(int index, String id) {
    this.index = index;
    this.id = id;
    this.bit = 1L << index;
  }

  void setIcons(List<Icon> found) {
    icons = Pile.copyOf(found);
    for (Icon icon : icons) {
      kinds[icon.kind().index()] |= icon.bit();
    }
  }

  public int index() {
    return index;
  }

  public String id() {
    return id;
  }

  /// This Province in a set of them.
  public long bit() {
    return bit;
  }

  /// Caravans, Market, Cities, Temple, in this order (MN-M-7).
  public Pile<Icon> icons() {
    return icons;
  }

  /// The icons of a kind, as a set.
  public int all(Building kind) {
    return kinds[kind.index()];
  }

  List<Icon> icons(Building kind) {
    List<Icon> found = new ArrayList<>();
    for (Icon icon : icons) {
      if (icon.kind() == kind) {
        found.add(icon);
      }
    }
    return found;
  }

  @Override
  public String toString() {
    return id;
  }
}
