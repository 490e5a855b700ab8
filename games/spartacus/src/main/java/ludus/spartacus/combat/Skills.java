package ludus.spartacus.combat;

import java.util.Optional;
import ludus.kernel.Pile;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Pool;
import ludus.spartacus.State;
import ludus.spartacus.effect.Traits;

/// What a fighter can do just now: by what is printed on its card, unless the other side of the
/// attack switches that off, and by its equipment that is ready (SP-CMB-40, SP-DAT-12).
public final class Skills {

  /// What equipment is good for.
  enum Item {
    /// wins the initiative
    NET,
    /// a speed attack
    THROW,
    /// an extra wound
    EDGE,
    /// a wound less
    COVER;

    boolean fits(Traits traits) {
      return switch (this) {
        case NET -> traits.winsInitiative();
        case THROW -> traits.speedAttack() > 0;
        case EDGE -> traits.addsWounds() > 0;
        case COVER -> traits.ignoresWounds() > 0;
      };
    }
  }

  private Skills() {}

  /// The first ready piece of equipment that is good for this.
  static Optional<MarketCard> item(State state, Fighter fighter, Item item) {
    Pile<MarketCard> equipment = fighter.entrant().equipment();
    for (int i = 0; i < equipment.size(); i++) {
      MarketCard card = equipment.get(i);
      if (item.fits(card.traits()) && isReady(state, fighter, card)) {
        return Optional.of(card);
      }
    }
    return Optional.empty();
  }

  private static boolean isReady(State state, Fighter fighter, MarketCard card) {
    return state.house(fighter.seat()).isReady(card);
  }

  /// What is printed on a combatant's card, as it works against this opponent. SP-DAT-12
  static Traits printed(Fighter fighter, Fighter opponent) {
    return opponent.card().traits().negates() ? Traits.NONE : fighter.card().traits();
  }

  /// Whether equal dice wound in an attack. SP-CMB-22
  public static boolean winsTies(Fighter attacker, Fighter defender) {
    return printed(attacker, defender).winsTies();
  }

  /// How far a normal attack reaches. SP-CMB-13, SP-CMB-14
  public static int reach(State state, Fighter fighter) {
    int reach = fighter.card().traits().reach();
    Pile<MarketCard> equipment = fighter.entrant().equipment();
    for (int i = 0; i < equipment.size(); i++) {
      MarketCard card = equipment.get(i);
      if (card.traits().reach() > reach && isReady(state, fighter, card)) {
        reach = card.traits().reach();
      }
    }
    return reach;
  }

  /// How far a speed attack reaches; 0 if there is none. Weapons don't lengthen it. SP-CMB-43
  public static int speedReach(State state, Fighter fighter) {
    Optional<MarketCard> item = item(state, fighter, Item.THROW);
    return item.isPresent() ? item.get().traits().speedAttack() : 0;
  }

  /// How many of its ATK dice a fighter may roll again in an attack. SP-CMB-15
  static int attackRerolls(State state, Frame.Match match, Frame.Exchange exchange) {
    if (exchange.speed()) {
      return 0;
    }
    Fighter attacker = match.fighter(exchange.attacker());
    int dice = printed(attacker, match.fighter(exchange.defender())).rerollAttack();
    Pile<MarketCard> equipment = attacker.entrant().equipment();
    for (int i = 0; i < equipment.size(); i++) {
      MarketCard card = equipment.get(i);
      dice += isReady(state, attacker, card) ? card.traits().rerollAttack() : 0;
    }
    return dice;
  }

  /// How many of its DEF dice a fighter may roll again; none of SPD dice in their place. SP-EC-61
  static int defenseRerolls(State state, Frame.Match match, Frame.Exchange exchange) {
    if (exchange.pool() != Pool.DEF) {
      return 0;
    }
    Fighter defender = match.fighter(exchange.defender());
    int dice = printed(defender, match.fighter(exchange.attacker())).rerollDefense();
    Pile<MarketCard> equipment = defender.entrant().equipment();
    for (int i = 0; i < equipment.size(); i++) {
      MarketCard card = equipment.get(i);
      dice += isReady(state, defender, card) ? card.traits().rerollDefense() : 0;
    }
    return dice;
  }

  /// The card that lets a fighter roll again, if it is one.
  static Optional<MarketCard> reroller(State state, Fighter fighter, boolean attack) {
    Pile<MarketCard> equipment = fighter.entrant().equipment();
    for (int i = 0; i < equipment.size(); i++) {
      MarketCard card = equipment.get(i);
      Traits traits = card.traits();
      if ((attack ? traits.rerollAttack() : traits.rerollDefense()) > 0
          && isReady(state, fighter, card)) {
        return Optional.of(card);
      }
    }
    return Optional.of(fighter.card());
  }
}
