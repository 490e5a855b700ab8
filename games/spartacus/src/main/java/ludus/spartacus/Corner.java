package ludus.spartacus;

/// What can be wagered on, one corner of the arena each (SP-WAG-1).
public enum Corner {
  VICTORY_I,
  VICTORY_II,
  INJURY,
  DECAPITATION
}
