package ludus.spartacus;

/// The three dice pools of a combatant.
public enum Pool {
  ATK,
  DEF,
  SPD
}
