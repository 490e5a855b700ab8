package ludus.marenostrum.mind;

import ludus.kernel.Pile;
import ludus.marenostrum.Board;
import ludus.marenostrum.Building;
import ludus.marenostrum.Icon;
import ludus.marenostrum.Numbers;
import ludus.marenostrum.Power;
import ludus.marenostrum.Province;
import ludus.marenostrum.State;
import ludus.marenostrum.Table;
import ludus.marenostrum.phase.Battle;
import ludus.marenostrum.phase.Battle.Force;
import ludus.marenostrum.phase.Odds;
import org.jspecify.annotations.Nullable;

/// What it is worth to have so many Legions in a Province when the march is over: what they guard,
/// what they would conquer, what they would lose.
final class War {

  /// How many rounds an occupation lasts, about.
  private static final double HELD = 1.5;

  /// How likely an occupied marker is converted in the end (MN-4.3.3-c), and how much of a Province
  /// that was taken is worth: it must be held as well.
  private static final double CONVERTED = 0.45;

  /// How likely a neighbour comes who could win, in a round; the more likely, the surer he can be.
  private static final double APPETITE = 0.25;

  private static final double GREED = 0.45;

  /// What an enemy in the own Capital Province costs besides.
  private static final double CAPITAL = 4;

  /// What a Unit is worth that dies in battle; harm to others counts by their share.
  private static final double LIFE = 2.2;

  /// What has been conquered is not always left in peace until it counts.
  private static final double SURE = 0.75;

  private final Mind mind;
  private final State state;
  private final Board board;
  private final Table table;
  private final long foreign;
  private final long enemies;
  private final Waters own;

  /// How far others can come after sailing, by seat.
  private final @Nullable Waters[] others;

  // what has been thought through already, by Province; 0 is soon found again

  private final double[] @Nullable [] worths;
  private final double[] @Nullable [] prizes;
  private final double[] stakes;
  private final double[] openings;
  private final byte[] attackers; // and one more
  private double covered;

  /// More Legions than that make no difference.
  private static final int MOST = 9;

  private static final double[] NOTHING = new double[MOST];

  War(Mind mind) {
    this.mind = mind;
    state = mind.state;
    board = mind.board;
    table = state.table();
    foreign = board.controlled() & ~board.controlled(mind.seat);
    enemies = board.enemies(mind.seat);
    own = new Waters(table, board.fleets(mind.seat));
    others = new Waters[state.seats()];
    int provinces = table.provinces().size();
    worths = new double[provinces][];
    prizes = new double[provinces][];
    stakes = new double[provinces];
    openings = new double[provinces];
    attackers = new byte[state.seats() * provinces];
  }

  /// The Provinces to which own Legions can go from this one.
  long linked(Province province) {
    return own.linked(province);
  }

  /// So many own Legions in a Province, at the end of the own march.
  double legions(Province province, int count) {
    int at = Math.min(count, MOST - 1);
    double[] known = worths[province.index()];
    if (known == null) {
      known = new double[MOST];
      worths[province.index()] = known;
    }
    if (known[at] == 0) {
      known[at] = count(province, at);
    }
    return known[at];
  }

  private double count(Province province, int count) {
    boolean own = board.controls(mind.seat, province);
    int enemy = enemy(province);
    boolean fortress = board.hasFortress(mind.seat, province);
    if (enemy != Board.NOBODY && (count > 0 || fortress)) {
      return battle(province, count, enemy);
    }
    if (own) {
      return enemy == Board.NOBODY ? -danger(province, count, fortress) : -stake(province);
    }
    return count == 0 ? 0 : prize(province, count);
  }

  /// The strongest of those whom one would have to fight there.
  private int enemy(Province province) {
    int enemy = Board.NOBODY;
    if ((enemies & province.bit()) == 0) {
      return enemy;
    }
    for (int other = 0; other < state.seats(); other++) {
      if (other != mind.seat
          && board.landUnits(other, province) > 0
          && !state.peace().between(mind.seat, other)
          && (enemy == Board.NOBODY
              || board.landUnits(other, province) > board.landUnits(enemy, province))) {
        enemy = other;
      }
    }
    return enemy;
  }

  private double battle(Province province, int count, int enemy) {
    Force own = Battle.onLand(state, mind.seat, province, mind.seat, count);
    Force other = Battle.onLand(state, enemy, province, mind.seat);
    Odds odds = mind.foresight.onLand(state, own, other);
    double killed = LIFE * (-mind.share(enemy) * odds.otherLosses() - odds.losses());
    if (board.controls(mind.seat, province)) {
      return killed - (1 - odds.alone()) * stake(province);
    }
    int left = Math.max(1, (int) Math.round(count - odds.losses()));
    return killed + odds.alone() * prize(province, left);
  }

  /// How a battle against somebody there is worth to be fought.
  double fight(Province province, int enemy) {
    return battle(province, board.legions(mind.seat, province), enemy);
  }

  // what can be lost -----------------------------------------------------------------------------

  /// What others could take away from an own Province, guarded by so many Legions.
  double danger(Province province, int legions, boolean fortress) {
    double worst = 0;
    for (int other = 0; other < state.seats(); other++) {
      int attackers = other == mind.seat ? 0 : attackers(other, province);
      if (attackers > 0) {
        double wins = 1;
        if (legions > 0 || fortress) {
          Force own = guard(province, other, legions, fortress);
          Force foe = Battle.onLand(state, other, province, other, attackers);
          wins = mind.foresight.onLand(state, foe, own).alone();
        }
        worst = Math.max(worst, wins);
      }
    }
    return worst == 0 ? 0 : (APPETITE + GREED * worst) * worst * stake(province);
  }

  private Force guard(Province province, int attacker, int legions, boolean fortress) {
    Force there = Battle.onLand(state, mind.seat, province, attacker, legions);
    if (there.fortress() == fortress) {
      return there;
    }
    Numbers numbers = table.numbers();
    int sign = fortress ? 1 : -1;
    return new Force(
        there.seat(),
        there.units(),
        fortress,
        there.extra(),
        there.bonus() + sign * numbers.fortressBonus(),
        there.cancels() + sign * numbers.fortressCancels());
  }

  /// How many Legions somebody could bring to a Province in one turn, after sailing.
  int attackers(int other, Province province) {
    int at = other * worths.length + province.index();
    if (attackers[at] == 0) {
      long from = sailed(other).linked(province) | province.bit();
      attackers[at] = (byte) (legions(other, from) + 1);
    }
    return attackers[at] - 1;
  }

  private Waters sailed(int other) {
    Waters waters = others[other];
    if (waters == null) {
      int fleets = board.fleets(other);
      int reach = fleets;
      for (int left = fleets; left != 0; left &= left - 1) {
        reach |= table.seaNeighbours(Integer.numberOfTrailingZeros(left));
      }
      waters = new Waters(table, reach);
      others[other] = waters;
    }
    return waters;
  }

  /// The Legions of somebody in some Provinces.
  private int legions(int who, long provinces) {
    int legions = 0;
    for (long left = provinces & board.camps(who); left != 0; left &= left - 1) {
      legions += board.legions(who, table.province(Long.numberOfTrailingZeros(left)));
    }
    return legions;
  }

  /// What an enemy in an own Province would cost.
  double stake(Province province) {
    int at = province.index();
    if (stakes[at] == 0) {
      stakes[at] = count(province);
    }
    return stakes[at];
  }

  private double count(Province province) {
    double yield = 0;
    double great = 0;
    Pile<Icon> icons = province.icons();
    for (int i = 0; i < icons.size(); i++) {
      Icon icon = icons.get(i);
      if (mind.holdings.holds(mind.seat, icon)) {
        yield += Worth.brings(mind, mind.seat, icon);
        great -= isGreat(icon) ? Worth.city(mind, mind.seat, -1) : 0;
      }
    }
    boolean capital = mind.realm().capital() == province;
    return HELD * yield + great + (capital ? CAPITAL : CONVERTED * 0.5 * mind.province(province));
  }

  // what can be won ------------------------------------------------------------------------------

  /// The best that so many Legions do with a Province in which nobody resists.
  double prize(Province province, int count) {
    double[] known = prizes[province.index()];
    if (known == null) {
      int owner = board.controller(province);
      boolean foe = owner != Board.NOBODY && owner != mind.seat;
      known = foe ? prizes(province, owner) : NOTHING;
      prizes[province.index()] = known;
    }
    return known[Math.min(count, MOST - 1)];
  }

  /// By the number of Legions: one pillages or takes the marker, each occupies one Building.
  private double[] prizes(Province province, int owner) {
    double[] occupied = new double[MOST]; // the best first
    int count = 0;
    double best = marker(province);
    Pile<Icon> icons = province.icons();
    for (int built = board.built(province); built != 0; built &= built - 1) {
      Icon icon = icons.get(Integer.numberOfTrailingZeros(built));
      best = Math.max(best, pillage(owner, icon, false));
      double worth = occupy(owner, icon);
      if (worth > 0) {
        int at = count++;
        while (at > 0 && occupied[at - 1] < worth) {
          occupied[at] = occupied[at - 1];
          at--;
        }
        occupied[at] = worth;
      }
    }
    double[] prizes = new double[MOST];
    double sum = 0;
    for (int legions = 1; legions < MOST; legions++) {
      sum += occupied[legions - 1];
      prizes[legions] = SURE * Math.max(best, sum);
    }
    return prizes;
  }

  private static boolean isGreat(Icon icon) {
    return icon.kind() == Building.CAPITAL || icon.kind() == Building.LEGENDARY_CITY;
  }

  /// One Building destroyed (MN-4.3.1-a).
  double pillage(int owner, Icon icon, boolean legendary) {
    double harm = 0.7 * mind.horizon * Worth.brings(mind, owner, icon);
    harm -= isGreat(icon) ? Worth.city(mind, owner, -1) : 0;
    double booty =
        icon.kind() == Building.MARKET || icon.kind() == Building.TEMPLE
            ? 0
            : mind.realm().has(Power.HAMILCAR) ? 1.6 : 0.8;
    return booty
        + (legendary ? 0.2 : 0)
        - mind.share(owner) * harm
        + mind.levels(owner, icon.kind().track(), -1);
  }

  /// One Building occupied (MN-4.3.2-a): its income, its place on the tracks, and great Cities.
  double occupy(int owner, Icon icon) {
    double worth =
        HELD
            * (Worth.brings(mind, mind.seat, icon)
                - mind.share(owner) * Worth.brings(mind, owner, icon));
    if (isGreat(icon)) {
      worth += Worth.city(mind, mind.seat, 1) + mind.share(owner) * Worth.city(mind, owner, -1);
    }
    return worth
        + mind.levels(mind.seat, icon.kind().track(), 1)
        + mind.levels(owner, icon.kind().track(), -1);
  }

  /// The marker occupied, to be converted later (MN-4.3.3-c).
  double marker(Province province) {
    int owner = board.controller(province);
    if (state.realm(owner).capital() == province || !takes(province)) {
      return 0;
    }
    return CONVERTED * converted(province);
  }

  /// A Province that changes hands.
  double converted(Province province) {
    int owner = board.controller(province);
    return mind.province(province) - mind.share(owner) * Worth.province(mind, owner, province);
  }

  /// Whether the own marker would take the place of the other (MN-4.3.3-e, MN-4.3.3-f).
  private boolean takes(Province province) {
    return state.markers(mind.seat) > 0
        && (own.linked(province) & board.controlled(mind.seat)) != 0;
  }

  // reach ----------------------------------------------------------------------------------------

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
      int legions = gathered(target, own);
      openings[at] = legions(target, legions + 1) - Math.max(0, legions(target, legions));
    }
    return openings[at];
  }

  /// The own Legions that are in a Province or could come there.
  private int gathered(Province target, Waters waters) {
    return legions(mind.seat, waters.linked(target) | target.bit());
  }

  /// What the own Triremes are good for.
  double coverage(double land) {
    if (covered == 0) {
      covered = coverage(own, land);
    }
    return covered;
  }

  /// What own Triremes in these Seas would be good for.
  double coverage(int fleets, double land) {
    return coverage(new Waters(table, fleets), land);
  }

  /// The best attack that is possible, and the best Provinces that could be controlled.
  private double coverage(Waters waters, double land) {
    long linked = 0;
    double best = 0;
    for (long left = board.camps(mind.seat); left != 0; left &= left - 1) {
      linked |= waters.linked(table.province(Long.numberOfTrailingZeros(left)));
    }
    for (long left = linked & foreign; left != 0; left &= left - 1) {
      Province target = table.province(Long.numberOfTrailingZeros(left));
      best = Math.max(best, legions(target, gathered(target, waters)));
    }
    long free = waters.linked(board.controlled(mind.seat));
    free &= ~foreign & ~board.controlled(mind.seat) & ~enemies;
    double first = 0;
    double second = 0;
    for (long left = free; left != 0; left &= left - 1) {
      double worth = mind.province(table.province(Long.numberOfTrailingZeros(left)));
      second = Math.max(second, Math.min(first, worth));
      first = Math.max(first, worth);
    }
    return best + land * (first + second);
  }
}
