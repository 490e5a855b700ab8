package ludus.marenostrum.mind;

import ludus.marenostrum.Board;
import ludus.marenostrum.Building;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Province;
import ludus.marenostrum.Sea;
import ludus.marenostrum.State;
import ludus.marenostrum.Table;
import ludus.marenostrum.phase.Legions;

/// War at a glance: Units are counted, Buildings are all alike but for the great Cities, and others
/// come from next door or over the Seas where they have ships already.
final class WarGlance {

  /// A Fortress defends like so many Legions.
  static final int FORTRESS = 2;

  private static final double EFFORT = 0.25;
  private static final double LIFE = 2.2;
  private static final double LAND = 0.12;

  private static final double APPETITE = 0.25;
  private static final double GREED = 0.45;
  private static final double CAPITAL = 4;

  /// How many rounds an occupation lasts; what a Building brings in each.
  private static final double HELD = 1.5;

  private static final double YIELD = 0.9;
  private static final double CONVERTED = 0.45;
  private static final double SURE = 0.75;
  private static final double BOOTY = 0.8;

  /// Hits of one Legion, on average.
  private static final double HITS = 0.6;

  private static final int MOST = 12;

  /// The chance that so many Legions win against so many and remain.
  private static final double[][] WINS = new double[MOST + 1][MOST + 1];

  static {
    for (int own = 0; own <= MOST; own++) {
      for (int others = 0; others <= MOST; others++) {
        WINS[own][others] = gone(others, own) * (1 - gone(own, others));
      }
    }
  }

  private static double gone(int force, int dice) {
    double hits = Math.max(0, 0.7 * dice - 0.4) + 0.5 - force;
    return 1 / (1 + Math.exp(-1.7 * hits / Math.sqrt(0.12 + 0.12 * dice)));
  }

  private final Mind mind;
  private final State state;
  private final Board board;
  private final Table table;
  private final int seat;
  private final long enemies;
  private final long foreign;

  /// Where others could come.
  private final long exposed;

  private final Waters own;

  // what has been seen already, by Province; 0 is soon found again

  private final byte[] threats; // and one more
  private final double[] openings;
  private double open;

  WarGlance(Mind mind) {
    this.mind = mind;
    state = mind.state;
    board = mind.board;
    table = state.table();
    seat = mind.seat;
    enemies = board.enemies(seat);
    foreign = board.controlled() & ~board.controlled(seat);
    own = new Waters(table, board.fleets(seat));
    long reach = 0;
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        reach |= table.shore(board.fleets(other));
        for (long left = board.camps(other); left != 0; left &= left - 1) {
          reach |= table.neighbours(Long.numberOfTrailingZeros(left));
        }
      }
    }
    exposed = reach;
    threats = new byte[table.provinces().size()];
    openings = new double[threats.length];
  }

  // what can be lost -----------------------------------------------------------------------------

  /// What others could take away from an own Province that so many guard.
  double danger(Province province, int guards) {
    if ((exposed & province.bit()) == 0) {
      return 0;
    }
    int threat = threat(province);
    if (threat == 0) {
      return 0;
    }
    double wins = guards == 0 ? 1 : wins(threat, guards);
    return (APPETITE + GREED * wins) * wins * stake(province);
  }

  /// The most Legions with which one of the others could come.
  private int threat(Province province) {
    int at = province.index();
    if (threats[at] == 0) {
      int most = 0;
      for (int other = 0; other < state.seats(); other++) {
        if (other != seat) {
          most = Math.max(most, near(other, province));
        }
      }
      threats[at] = (byte) (most + 1);
    }
    return threats[at] - 1;
  }

  /// The Legions of somebody next to a Province, or across a Sea with ships of his.
  private int near(int other, Province province) {
    long from = table.neighbours(province.index());
    from |= table.shore(table.seasOf(province.index()) & board.fleets(other));
    return legions(other, from);
  }

  private int legions(int who, long provinces) {
    int legions = 0;
    for (long left = provinces & board.camps(who); left != 0; left &= left - 1) {
      legions += board.legions(who, table.province(Long.numberOfTrailingZeros(left)));
    }
    return legions;
  }

  private static double wins(int own, int others) {
    return WINS[Math.min(own, MOST)][Math.min(others, MOST)];
  }

  /// What an enemy in an own Province would cost.
  private double stake(Province province) {
    int held = mind.holdings.held(seat, province);
    double stake = (HELD + 0.5 * CONVERTED * mind.horizon) * YIELD * Integer.bitCount(held);
    stake -= (held & great(province)) != 0 ? Worth.city(mind, seat, -1) : 0;
    return stake + (mind.realm().capital() == province ? CAPITAL : 0);
  }

  private static int great(Province province) {
    return province.all(Building.CAPITAL) | province.all(Building.LEGENDARY_CITY);
  }

  // what can be won ------------------------------------------------------------------------------

  /// What so many Legions do with a foreign Province in which nobody resists.
  private double prize(Province province, int count) {
    if ((foreign & province.bit()) == 0 || count <= 0) {
      return 0;
    }
    int buildings = board.built(province);
    int built = Integer.bitCount(buildings);
    if (built == 0) {
      return 0;
    }
    int owner = board.controller(province);
    double harm = -mind.share(owner);
    double pillage = BOOTY + harm * mind.horizon * YIELD;
    double occupy = HELD * YIELD * (1 + harm) * Math.min(count, built);
    if ((buildings & great(province)) != 0) {
      double lost = harm * -Worth.city(mind, owner, -1);
      pillage += lost;
      occupy += lost + Worth.city(mind, seat, 1);
    }
    double best = Math.max(pillage, occupy);
    if (state.realm(owner).capital() != province) {
      best = Math.max(best, CONVERTED * mind.horizon * YIELD * (1 + harm) * built);
    }
    return SURE * best;
  }

  /// So many own Legions in a Province.
  private double legions(Province province, int count) {
    boolean controls = board.controls(seat, province);
    int foes = (enemies & province.bit()) == 0 ? 0 : foes(province);
    int guards = count + (controls && board.hasFortress(seat, province) ? FORTRESS : 0);
    if (foes == 0) {
      return controls ? -danger(province, guards) : prize(province, count);
    }
    if (guards == 0) {
      return controls ? -stake(province) : 0;
    }
    double wins = wins(guards, foes);
    double killed = LIFE * (0.3 * Math.min(foes, HITS * guards) - Math.min(guards, HITS * foes));
    return controls
        ? killed - (1 - wins) * stake(province)
        : killed + wins * prize(province, Math.max(1, (int) (count - HITS * foes)));
  }

  /// How many one would have to fight there.
  private int foes(Province province) {
    int most = 0;
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && !state.peace().between(seat, other)) {
        int fortress = board.hasFortress(other, province) ? FORTRESS : 0;
        most = Math.max(most, board.legions(other, province) + fortress);
      }
    }
    return most;
  }

  /// What a further Legion from a Province could attack better.
  double opportunity(Province from) {
    double best = 0;
    for (long left = own.linked(from) & foreign; left != 0; left &= left - 1) {
      best = Math.max(best, opening(table.province(Long.numberOfTrailingZeros(left))));
    }
    return best;
  }

  /// What one Legion more than can come there now would do in a foreign Province.
  private double opening(Province target) {
    int at = target.index();
    if (openings[at] == 0) {
      int there = legions(seat, own.linked(target) | target.bit());
      double now = Math.max(0, legions(target, there));
      openings[at] = legions(target, there + 1) - now;
    }
    return openings[at];
  }

  // movement -------------------------------------------------------------------------------------

  /// This Legion alone, or all that still can go there.
  double march(Frame.Marching frame, Province from, Province to) {
    int there = board.legions(seat, to);
    int here = board.legions(seat, from);
    double now = legions(to, there) + legions(from, here);
    double one = legions(to, there + 1) + legions(from, here - 1) - EFFORT;
    int movable = Legions.movable(state, frame, from.index());
    int all = movable;
    long others = own.linked(to) & board.camps(seat) & -1L << from.index() & ~from.bit();
    for (long left = others; left != 0; left &= left - 1) {
      all += Legions.movable(state, frame, Long.numberOfTrailingZeros(left));
    }
    if (all == 1) {
      return one - now;
    }
    double together = legions(to, there + all) + legions(from, here - movable) - EFFORT * all;
    return Math.max(one, together) - now;
  }

  /// Ships go where they open an attack, or land that nobody has.
  double sail(Sea from, Sea to) {
    int fleets = board.fleets(seat);
    int after = fleets | 1 << to.index();
    after = board.triremes(seat, from) == 1 ? after & ~(1 << from.index()) : after;
    return open(new Waters(table, after)) - openNow() - EFFORT;
  }

  /// What ships in one Sea more would open.
  double opens(Sea sea) {
    int fleets = board.fleets(seat);
    int after = fleets | 1 << sea.index();
    return after == fleets ? 0 : open(new Waters(table, after)) - openNow();
  }

  private double openNow() {
    if (open == 0) {
      open = open(own);
    }
    return open;
  }

  private double open(Waters waters) {
    long targets = waters.linked(board.camps(seat)) & foreign;
    double best = 0;
    for (long left = targets; left != 0; left &= left - 1) {
      Province target = table.province(Long.numberOfTrailingZeros(left));
      int army = legions(seat, waters.linked(target) | target.bit());
      best = Math.max(best, legions(target, army));
    }
    long free = waters.linked(board.controlled(seat)) & ~board.controlled() & ~enemies;
    return best + LAND * mind.horizon * Math.min(2, Long.bitCount(free));
  }
}
