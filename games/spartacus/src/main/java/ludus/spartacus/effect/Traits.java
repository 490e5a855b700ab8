package ludus.spartacus.effect;

import ludus.spartacus.Defeat;

/// What a card does by being there, compiled from its abilities: looked up, never executed. A
/// number of 0 means: not at all.
///
/// @param countsAs as how many slaves it counts (SP-DAT-11)
/// @param healingDice how many dice it heals with
/// @param reach up to which distance it attacks
/// @param speedAttack range of a speed attack, by exhausting it
/// @param winsTies when attacking (SP-CMB-22)
/// @param speedForDefense may defend with SPD dice (SP-CMB-48)
/// @param attackSet size of a set in ATK that makes a wound, 2 or 3
/// @param counterSet size of a set in DEF that wounds the attacker
/// @param blockSet size of a set in DEF that cancels wounds
/// @param blocks how many wounds a set cancels; [#ALL] for every one
/// @param rerollAttack ATK dice it may reroll in an attack
/// @param rerollDefense DEF dice it may reroll in a defense
/// @param rerollsInitiative may reroll its whole initiative roll
/// @param forcesReroll dice of the opponent it may have rerolled once in a match
/// @param addsWounds by exhausting it
/// @param ignoresWounds by exhausting it
/// @param winsInitiative by exhausting it
/// @param negates switches off the opponent's printed ability (SP-DAT-12)
/// @param atLeast how badly those are beaten whom it beats (SP-CMB-33)
/// @param determined once in a match ignores a wound that would defeat it
/// @param gambles brings gold for three dice lost to one attack
public record Traits(
    int countsAs,
    int healingDice,
    int reach,
    int speedAttack,
    boolean winsTies,
    boolean speedForDefense,
    int attackSet,
    int counterSet,
    int blockSet,
    int blocks,
    int rerollAttack,
    int rerollDefense,
    boolean rerollsInitiative,
    int forcesReroll,
    int addsWounds,
    int ignoresWounds,
    boolean winsInitiative,
    boolean negates,
    Defeat atLeast,
    boolean determined,
    boolean gambles) {

  public static final int ALL = 99;

  public static final Traits NONE = new Builder().build();

  /// Collects traits while a card is read.
  static final class Builder {
    int countsAs = 1;
    int healingDice = 1;
    int reach = 1;
    int speedAttack;
    boolean winsTies;
    boolean speedForDefense;
    int attackSet;
    int counterSet;
    int blockSet;
    int blocks;
    int rerollAttack;
    int rerollDefense;
    boolean rerollsInitiative;
    int forcesReroll;
    int addsWounds;
    int ignoresWounds;
    boolean winsInitiative;
    boolean negates;
    Defeat atLeast = Defeat.NONE;
    boolean determined;
    boolean gambles;

    Traits build() {
      return new Traits(
          countsAs,
          healingDice,
          reach,
          speedAttack,
          winsTies,
          speedForDefense,
          attackSet,
          counterSet,
          blockSet,
          blocks,
          rerollAttack,
          rerollDefense,
          rerollsInitiative,
          forcesReroll,
          addsWounds,
          ignoresWounds,
          winsInitiative,
          negates,
          atLeast,
          determined,
          gambles);
    }
  }
}
