package ludus.spartacus.combat;

import ludus.kernel.Pile;
import ludus.spartacus.Frame.Entrant;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Pool;
import ludus.spartacus.State;
import ludus.spartacus.effect.Traits;

/// One fighter against one opponent, reduced to numbers: what tactics and simulations look at. The
/// dice and what is spent change in a simulated fight, the rest doesn't.
final class Side {

  int atk;
  int def;
  int spd;

  /// equipment that is used up: whether it is still there
  boolean net;

  int thrown;
  int edge;
  int cover;

  /// an ability for once in a match: whether it is gone
  boolean used;

  final int reach;
  final int attackRerolls;
  final int defenseRerolls;
  final boolean winsTies;
  final boolean speedForDefense;
  final int attackSet;
  final int counterSet;
  final int blockSet;
  final int blocks;
  final boolean rerollsInitiative;
  final boolean forces;
  final boolean determined;

  /// empty pools that those have at least whom it beats
  final int atLeast;

  private Side(State state, Fighter fighter, Fighter opponent) {
    Traits own = Skills.printed(fighter, opponent);
    atk = fighter.atk();
    def = fighter.def();
    spd = fighter.spd();
    used = fighter.used();
    winsTies = own.winsTies();
    speedForDefense = own.speedForDefense();
    attackSet = own.attackSet();
    counterSet = own.counterSet();
    blockSet = own.blockSet();
    blocks = own.blocks();
    forces = own.forcesReroll() > 0;
    determined = own.determined();
    atLeast = own.atLeast().emptyPools();
    rerollsInitiative = fighter.card().traits().rerollsInitiative();
    reach = Skills.reach(state, fighter);
    int red = own.rerollAttack();
    int black = own.rerollDefense();
    Pile<MarketCard> equipment = fighter.entrant().equipment();
    for (int i = 0; i < equipment.size(); i++) {
      MarketCard card = equipment.get(i);
      if (state.house(fighter.seat()).isReady(card)) {
        Traits item = card.traits();
        red += item.rerollAttack();
        black += item.rerollDefense();
        net |= item.winsInitiative();
        thrown = Math.max(thrown, item.speedAttack());
        edge = Math.max(edge, item.addsWounds());
        cover = Math.max(cover, item.ignoresWounds());
      }
    }
    attackRerolls = red;
    defenseRerolls = black;
  }

  private Side(Side other) {
    reach = other.reach;
    attackRerolls = other.attackRerolls;
    defenseRerolls = other.defenseRerolls;
    winsTies = other.winsTies;
    speedForDefense = other.speedForDefense;
    attackSet = other.attackSet;
    counterSet = other.counterSet;
    blockSet = other.blockSet;
    blocks = other.blocks;
    rerollsInitiative = other.rerollsInitiative;
    forces = other.forces;
    determined = other.determined;
    atLeast = other.atLeast;
    reset(other);
  }

  static Side of(State state, Fighter fighter, Fighter opponent) {
    return new Side(state, fighter, opponent);
  }

  /// Before a match, from what two dominus have committed or might.
  static Side of(State state, Entrant entrant, Entrant opponent) {
    Board board = state.table().content().board();
    return new Side(
        state,
        Fight.fresh(entrant, 0, board.starts().first()),
        Fight.fresh(opponent, 1, board.starts().last()));
  }

  Side copy() {
    return new Side(this);
  }

  /// Back to how another stands.
  void reset(Side other) {
    atk = other.atk;
    def = other.def;
    spd = other.spd;
    net = other.net;
    thrown = other.thrown;
    edge = other.edge;
    cover = other.cover;
    used = other.used;
  }

  int health() {
    return atk + def + spd;
  }

  void give(Pool pool) {
    switch (pool) {
      case ATK -> atk--;
      case DEF -> def--;
      case SPD -> spd--;
    }
  }

  int empty() {
    return (atk == 0 ? 1 : 0) + (def == 0 ? 1 : 0) + (spd == 0 ? 1 : 0);
  }
}
