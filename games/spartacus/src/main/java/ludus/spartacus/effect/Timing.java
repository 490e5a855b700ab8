package ludus.spartacus.effect;

/// The windows in which cards, abilities and house rules act.
public enum Timing {
  OWN_TURN("ownTurn"),
  SCHEME_SUPPORT("scheme.support"),
  SCHEME_DECLARED("scheme.declared"),
  GUARD_ROLLED("guard.rolled"),
  REACTION_DECLARED("reaction.declared"),
  ANY_PHASE("anyPhase"),
  HEAL_ROLLED("upkeep.healRolled"),
  ROW_DEALT("market.rowDealt"),
  WAGERS_FINAL("arena.wagersFinal"),
  ROUND_START("combat.roundStart"),
  INITIATIVE_ROLLED("combat.initiativeRolled"),
  OWN_ATTACK("ownAttack"),
  ATTACK_ROLLED("combat.attackRolled"),
  COMPARED("combat.compared"),
  DEFEAT("combat.defeat"),
  DEATH("arena.death"),
  PASSIVE("passive");

  private final String id;
  private final String question;

  Timing(String id) {
    this.id = id;
    this.question = "window." + id;
  }

  /// What those are asked who might act in the window.
  public String question() {
    return question;
  }

  /// As in the data file.
  public String id() {
    return id;
  }
}
