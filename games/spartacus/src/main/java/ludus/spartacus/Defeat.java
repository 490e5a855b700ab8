package ludus.spartacus;

/// How badly a combatant is beaten: by the number of empty pools (SP-CMB-31).
public enum Defeat {
  NONE,
  YIELD,
  INJURY,
  DECAPITATION
}
