package ludus.spartacus.effect;

/// Whom a card means.
public enum Selector {
  /// the dominus who plays the card or owns the ability
  SELF("self"),
  /// the dominus declared as target
  TARGET("target"),
  /// a second dominus, declared with the target
  OTHER("other"),
  /// as a target: any dominus, of the player's choice
  ANY("any"),
  /// every dominus but self
  EACH_OTHER("eachOther"),
  /// every dominus
  ALL("all"),
  /// the one dominus with strictly least influence
  LEAST_INFLUENCE("leastInfluence"),
  /// the owner of the card concerned
  OWNER("owner"),
  /// as a target: a dominus with a committed combatant
  INVITED("invited"),
  /// the opposing combatant of an attack
  OPPONENT("opponent"),
  /// the bank
  BANK("bank"),
  /// the card has no target
  NONE("none");

  private final String id;

  Selector(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
