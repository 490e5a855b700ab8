package ludus.spartacus;

/// How badly a combatant is beaten: by the number of empty pools (SP-CMB-31).
public enum Defeat {
  NONE(0),
  YIELD(1),
  INJURY(2),
  DECAPITATION(3);

  private final int emptyPools;

  Defeat(int emptyPools) {
    this.emptyPools = emptyPools;
  }

  /// How many pools are empty.
  public int emptyPools() {
    return emptyPools;
  }
}
