package ludus.marenostrum.mind;

import java.util.Arrays;
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
import ludus.marenostrum.phase.Convert;
import ludus.marenostrum.phase.Odds;

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
  private final double[] worths;
  private static final int MOST = 9;

  War(Mind mind) {
    this.mind = mind;
    state = mind.state;
    board = mind.board;
    table = state.table();
    worths = new double[table.provinces().size() * MOST];
    Arrays.fill(worths, Double.NaN);
  }

  /// So many own Legions in a Province, at the end of the own march.
  double legions(Province province, int count) {
    int at = province.index() * MOST + Math.min(count, MOST - 1);
    if (Double.isNaN(worths[at])) {
      worths[at] = count(province, Math.min(count, MOST - 1));
    }
    return worths[at];
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
    int fleets = board.fleets(other);
    int reach = fleets;
    for (int left = fleets; left != 0; left &= left - 1) {
      reach |= table.seaNeighbours(Integer.numberOfTrailingZeros(left));
    }
    long from = (table.linked(province, reach) | province.bit()) & board.camps(other);
    int legions = 0;
    for (long left = from; left != 0; left &= left - 1) {
      legions += board.legions(other, table.province(Long.numberOfTrailingZeros(left)));
    }
    return legions;
  }

  /// What an enemy in an own Province would cost.
  double stake(Province province) {
    double yield = 0;
    double great = 0;
    Pile<Icon> icons = province.icons();
    for (int i = 0; i < icons.size(); i++) {
      Icon icon = icons.get(i);
      if (board.isBuilt(icon) && board.controller(icon) == mind.seat) {
        yield += Worth.brings(mind, mind.seat, icon);
        great -= isGreat(icon) ? Worth.city(mind, mind.seat, -1) : 0;
      }
    }
    boolean capital = mind.realm().capital() == province;
    return HELD * yield
        + great
        + (capital ? CAPITAL : CONVERTED * 0.5 * Worth.province(mind, mind.seat, province));
  }

  // what can be won ------------------------------------------------------------------------------

  /// The best that so many Legions do with a Province in which nobody resists.
  double prize(Province province, int count) {
    int owner = board.controller(province);
    if (owner == Board.NOBODY || owner == mind.seat) {
      return 0;
    }
    double best = 0;
    double occupied = 0;
    int taken = 0;
    Pile<Icon> icons = province.icons();
    for (int n = 0; n < count; n++) {
      int next = -1;
      double most = 0;
      for (int i = 0; i < icons.size(); i++) {
        Icon icon = icons.get(i);
        if (board.isBuilt(icon) && (taken & icon.bit()) == 0) {
          double worth = occupy(owner, icon);
          if (worth > most) {
            most = worth;
            next = i;
          }
          best = n == 0 ? Math.max(best, pillage(owner, icon, false)) : best;
        }
      }
      if (next < 0) {
        break;
      }
      occupied += most;
      taken |= icons.get(next).bit();
    }
    best = Math.max(best, occupied);
    return SURE * Math.max(best, marker(province));
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
    if (state.realm(owner).capital() == province || !Convert.takes(state, mind.seat, province)) {
      return 0;
    }
    return CONVERTED * converted(province);
  }

  /// A Province that changes hands.
  double converted(Province province) {
    int owner = board.controller(province);
    return Worth.province(mind, mind.seat, province)
        - mind.share(owner) * Worth.province(mind, owner, province);
  }

  // reach ----------------------------------------------------------------------------------------

  /// What own Triremes in these Seas are good for: the best attack that they allow, and the best
  /// Provinces that could be controlled.
  double coverage(int fleets, double land) {
    long linked = 0;
    double best = 0;
    for (long left = board.camps(mind.seat); left != 0; left &= left - 1) {
      linked |= table.linked(table.province(Long.numberOfTrailingZeros(left)), fleets);
    }
    linked &= board.controlled() & ~board.controlled(mind.seat);
    for (long left = linked; left != 0; left &= left - 1) {
      Province target = table.province(Long.numberOfTrailingZeros(left));
      long from = table.linked(target, fleets) & board.camps(mind.seat);
      int legions = board.legions(mind.seat, target);
      for (long camps = from; camps != 0; camps &= camps - 1) {
        legions += board.legions(mind.seat, table.province(Long.numberOfTrailingZeros(camps)));
      }
      best = Math.max(best, legions(target, legions));
    }
    long free = table.linked(board.controlled(mind.seat), fleets);
    free &= ~board.controlled() & ~board.enemies(mind.seat);
    double first = 0;
    double second = 0;
    for (long left = free; left != 0; left &= left - 1) {
      Province target = table.province(Long.numberOfTrailingZeros(left));
      double worth = Worth.province(mind, mind.seat, target);
      second = Math.max(second, Math.min(first, worth));
      first = Math.max(first, worth);
    }
    return best + land * (first + second);
  }
}
