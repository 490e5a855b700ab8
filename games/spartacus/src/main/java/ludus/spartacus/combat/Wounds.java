package ludus.spartacus.combat;

import java.util.LinkedHashMap;
import java.util.Map;
import ludus.kernel.Pile;
import ludus.spartacus.Defeat;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Pool;

/// Dice are given up for wounds, one at a time, and empty pools decide how badly one is beaten.
public final class Wounds {

  /// Who has no more than this in all pools together has one die in each.
  private static final int LAST_DICE = 3;

  private Wounds() {}

  /// Whether a die of this pool can be given up: the last one only when no pool has more.
  /// SP-CMB-28, SP-CMB-29
  public static boolean canGive(Fighter fighter, Pool pool) {
    int dice = fighter.dice(pool);
    return dice > 1
        || (dice == 1 && Math.max(fighter.atk(), Math.max(fighter.def(), fighter.spd())) == 1);
  }

  /// Whether the Rule of One protects the last die of a pool.
  public static boolean isProtected(Fighter fighter, Pool pool) {
    return fighter.dice(pool) == 1 && !canGive(fighter, pool);
  }

  /// All ways of giving up so many dice that leave different pools, each by the choices that lead
  /// there: what is forced is not chosen.
  public static Map<Fighter, Pile<Pool>> ways(Fighter fighter, int wounds) {
    Map<Fighter, Pile<Pool>> ways = new LinkedHashMap<>();
    collect(fighter, wounds, Pile.empty(), ways);
    return ways;
  }

  private static void collect(
      Fighter fighter, int wounds, Pile<Pool> chosen, Map<Fighter, Pile<Pool>> ways) {
    if (wounds == 0 || fighter.health() == 0) {
      ways.putIfAbsent(fighter, chosen);
    } else if (isForced(fighter, wounds)) {
      collect(less(fighter, largest(fighter)), wounds - 1, chosen, ways);
    } else {
      for (Pool pool : POOLS) {
        if (canGive(fighter, pool)) {
          collect(less(fighter, pool), wounds - 1, chosen.plus(pool), ways);
        }
      }
    }
  }

  static Fighter less(Fighter fighter, Pool pool) {
    return fighter.with(
        fighter.atk() - (pool == Pool.ATK ? 1 : 0),
        fighter.def() - (pool == Pool.DEF ? 1 : 0),
        fighter.spd() - (pool == Pool.SPD ? 1 : 0));
  }

  /// Whether it makes no difference what is given up for so many wounds: only one pool can give, or
  /// all come down to one die at least; beyond that the fight is lost, and how badly depends on the
  /// number of wounds alone (SP-CMB-32).
  static boolean isForced(Fighter fighter, int wounds) {
    return wounds >= fighter.health() - LAST_DICE || options(fighter) == 1;
  }

  private static int options(Fighter fighter) {
    int options = 0;
    for (Pool pool : POOLS) {
      options += canGive(fighter, pool) ? 1 : 0;
    }
    return options;
  }

  private static final Pool[] POOLS = Pool.values();

  /// The largest pool, of equal ones SPD, then DEF. SP-FSM-7
  public static Pool largest(Fighter fighter) {
    int most = Math.max(fighter.atk(), Math.max(fighter.def(), fighter.spd()));
    return fighter.spd() == most ? Pool.SPD : fighter.def() == most ? Pool.DEF : Pool.ATK;
  }

  /// By the number of empty pools. SP-CMB-31
  public static Defeat level(Fighter fighter) {
    int empty =
        (fighter.atk() == 0 ? 1 : 0) + (fighter.def() == 0 ? 1 : 0) + (fighter.spd() == 0 ? 1 : 0);
    return LEVELS[empty];
  }

  private static final Defeat[] LEVELS = Defeat.values();

  /// Whether so many wounds would beat a fighter. SP-CMB-32
  static boolean wouldDefeat(Fighter fighter, int wounds) {
    return wounds > fighter.health() - LAST_DICE;
  }
}
