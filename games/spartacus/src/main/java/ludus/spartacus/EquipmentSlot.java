package ludus.spartacus;

/// The three types of equipment; a combatant bears at most one of each (SP-CMP-4).
public enum EquipmentSlot {
  WEAPON,
  ARMOR,
  SPECIAL
}
