package ludus.marenostrum;

import java.util.Optional;

/// A place for one Building on the map (MN-M-7). There is one object for each.
public final class Icon {

  private final int index;
  private final Province province;
  private final int slot;
  private final Building kind;
  private final Optional<Commodity> commodity;
  private final int type;
  private final String name;

  /// @param index among all icons
  /// @param slot within its Province
  /// @param name `caravan1`, `caravan2`, `market`, `temple`, or the id of the City
  Icon(
      int index,
      Province province,
      int slot,
      Building kind,
      Optional<Commodity> commodity,
      String name) {
    this.index = index;
    this.province = province;
    this.slot = slot;
    this.kind = kind;
    this.commodity = commodity;
    this.type = commodity.map(Commodity::index).orElse(-1);
    this.name = name;
  }

  public int index() {
    return index;
  }

  public Province province() {
    return province;
  }

  public int slot() {
    return slot;
  }

  /// This icon in a set of the icons of its Province.
  public int bit() {
    return 1 << slot;
  }

  public Building kind() {
    return kind;
  }

  /// What a Caravan here brings.
  public Optional<Commodity> commodity() {
    return commodity;
  }

  /// The index of the Commodity that a Caravan here brings; -1 for other Buildings.
  public int type() {
    return type;
  }

  public String name() {
    return name;
  }

  public String id() {
    return province.id() + "." + name;
  }

  @Override
  public String toString() {
    return id();
  }
}
