package ludus.marenostrum;

import ludus.kernel.Pile;

/// A Hero, a Wonder or the Pyramids (MN-C-9). There is one object for each.
public final class Tile {

  public enum Kind {
    HERO,
    WONDER,
    PYRAMIDS
  }

  private final int index;
  private final String id;
  private final Kind kind;
  private final Power power;
  private final int[] bonus;
  private final boolean copyable;

  /// @param bonus what it adds on each track (MN-7-a)
  /// @param copyable whether Castor and Pollux can have its power (MN-10-CAS)
  Tile(int index, String id, Kind kind, Power power, Pile<Integer> bonus, boolean copyable) {
    this.index = index;
    this.id = id;
    this.kind = kind;
    this.power = power;
    this.bonus = bonus.stream().mapToInt(Integer::intValue).toArray();
    this.copyable = copyable;
  }

  public int index() {
    return index;
  }

  public String id() {
    return id;
  }

  public Kind kind() {
    return kind;
  }

  public Power power() {
    return power;
  }

  public int bonus(Track track) {
    return bonus(track.index());
  }

  int bonus(int track) {
    return bonus[track];
  }

  public boolean copyable() {
    return copyable;
  }

  @Override
  public String toString() {
    return id;
  }
}
