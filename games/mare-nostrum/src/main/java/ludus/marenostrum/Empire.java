package ludus.marenostrum;

import ludus.kernel.Pile;

/// One of the empires, with what it begins with (MN-S-3). There is one object for each.
///
/// @param color the name of its colour
/// @param markers the start Provinces, the one with the Capital among them
/// @param built the Buildings at the start
/// @param legions by Province
/// @param fortresses where they stand at the start
/// @param levels on the three tracks at the start (MN-S-5)
public record Empire(
    int index,
    String id,
    String color,
    Tile hero,
    Province capital,
    Provinces markers,
    Pile<Icon> built,
    Pile<Province> legions,
    Provinces fortresses,
    Stock stock,
    Pile<Integer> levels) {

  @Override
  public boolean equals(Object other) {
    return other instanceof Empire empire && id.equals(empire.id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return id;
  }
}
