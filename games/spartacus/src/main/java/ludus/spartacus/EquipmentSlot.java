package ludus.spartacus;

/// The three types of equipment; a combatant bears at most one of each (SP-CMP-4).
public enum EquipmentSlot {
  WEAPON(0),
  ARMOR(1),
  SPECIAL(2);

  private final int index;

  EquipmentSlot(int index) {
    this.index = index;
  }

  /// Its place in the order weapon, armor, special.
  public int index() {
    return index;
  }
}
