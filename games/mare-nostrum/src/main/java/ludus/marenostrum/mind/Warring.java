package ludus.marenostrum.mind;

import ludus.marenostrum.Board;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Icon;
import ludus.marenostrum.Move;
import ludus.marenostrum.Province;
import ludus.marenostrum.Sea;
import ludus.marenostrum.State;
import ludus.marenostrum.Table;
import ludus.marenostrum.Track;
import ludus.marenostrum.phase.Battle;
import ludus.marenostrum.phase.Convert;
import ludus.marenostrum.phase.Legions;
import ludus.marenostrum.phase.Odds;

/// Movement and Battle: ships go where they open something, Legions where the odds are good and the
/// gain is worth it, and not away from what must be guarded.
final class Warring {

  /// What it takes to move at all.
  private static final double EFFORT = 0.25;

  private static final double LAND = 0.12;
  private static final double SHIP = 2.0;

  /// What a Legion costs that is sacrificed (MN-10-SHE).
  private static final double SACRIFICE = 2.0;

  private static final double CERTAIN = 0.9;

  private final Mind mind;
  private final State state;
  private final Board board;
  private final Table table;
  private final War war;

  Warring(Mind mind) {
    this.mind = mind;
    state = mind.state;
    board = mind.board;
    table = state.table();
    war = new War(mind);
  }

  // peace and conversion -------------------------------------------------------------------------

  /// Peace is for the one whose Legions are most to be feared; not for one's own prey.
  double peace(int other) {
    double gain = -0.3;
    for (long left = board.controlled(mind.seat); left != 0; left &= left - 1) {
      Province province = table.province(Long.numberOfTrailingZeros(left));
      int attackers = war.attackers(other, province);
      if (attackers > 0) {
        int own = board.legions(mind.seat, province);
        gain += 0.2 * Math.max(0, attackers - own) / (1 + attackers) * war.stake(province);
      }
      gain += board.legions(other, province) > 0 ? war.stake(province) : 0;
    }
    return gain;
  }

  double convert(Province province) {
    int owner = board.controller(province);
    return Convert.takes(state, mind.seat, province)
        ? CERTAIN * war.converted(province)
        : -mind.share(owner) * Worth.province(mind, owner, province) - 1;
  }

  // at sea ---------------------------------------------------------------------------------------

  double sail(Sea from, Sea to) {
    int fleets = board.fleets(mind.seat);
    int after = fleets | 1 << to.index();
    after = board.triremes(mind.seat, from) == 1 ? after & ~(1 << from.index()) : after;
    return war.coverage(after, LAND) - war.coverage(LAND) - EFFORT;
  }

  double fightAtSea(Sea sea, int enemy) {
    Odds odds =
        mind.foresight.atSea(
            state, Battle.atSea(state, mind.seat, sea), Battle.atSea(state, enemy, sea));
    double harm = -mind.share(enemy) * odds.otherLosses();
    return SHIP * (harm - odds.losses())
        + odds.otherLosses() * mind.levels(enemy, Track.MILITARY, -1)
        + odds.losses() * mind.levels(mind.seat, Track.MILITARY, -1);
  }

  // on land --------------------------------------------------------------------------------------

  /// This Legion goes there, and as many more of those that still can as are best.
  double march(Frame.Marching frame, Province from, Province to) {
    int there = board.legions(mind.seat, to);
    int here = board.legions(mind.seat, from);
    int movable = Legions.movable(state, frame, from.index());
    int others = 0;
    long near = war.linked(to) & board.camps(mind.seat);
    near &= -1L << from.index() & ~from.bit();
    for (long left = near; left != 0; left &= left - 1) {
      others += Legions.movable(state, frame, Long.numberOfTrailingZeros(left));
    }
    double now = war.legions(to, there) + war.legions(from, here);
    double best = Double.NEGATIVE_INFINITY;
    for (int from1 = 1; from1 <= movable; from1++) {
      double stay = war.legions(from, here - from1);
      best = Math.max(best, war.legions(to, there + from1) + stay - EFFORT * from1);
      if (others > 0) {
        double all = war.legions(to, there + from1 + others) + stay;
        best = Math.max(best, all - EFFORT * (from1 + others) - 0.3);
      }
    }
    return best - now;
  }

  double fight(Province province, int enemy) {
    return war.fight(province, enemy);
  }

  // conquest -------------------------------------------------------------------------------------

  /// What is done with a conquered Province: the choice excludes the others there (MN-4.3-b).
  double conquer(Frame.Conquest frame, Move move) {
    return switch (move) {
      case Move.Pillage(Icon icon, boolean legendary) ->
          war.pillage(board.controller(icon.province()), icon, legendary);
      case Move.Occupy(Icon icon) -> occupy(frame, icon);
      case Move.OccupyMarker(Province province) -> war.marker(province);
      case Move.Sacrifice(Province province) -> CERTAIN * war.converted(province) - SACRIFICE;
      case Move.PlaceLegion(Icon icon) -> Worth.brings(mind, mind.seat, icon);
      default -> 0;
    };
  }

  /// One Building, and the next best ones that the other Legions there could occupy besides.
  private double occupy(Frame.Conquest frame, Icon icon) {
    Province province = icon.province();
    int owner = board.controller(province);
    int placed = board.placed(mind.seat, province);
    double worth = war.occupy(owner, icon);
    if (frame.occupying().contains(province)) {
      return worth;
    }
    int free = board.legions(mind.seat, province) - Integer.bitCount(placed) - 1;
    int taken = placed | icon.bit();
    for (int n = 0; n < free; n++) {
      double most = 0;
      int best = 0;
      for (int i = 0; i < province.icons().size(); i++) {
        Icon other = province.icons().get(i);
        if (board.isBuilt(other) && (taken & other.bit()) == 0) {
          double more = war.occupy(owner, other);
          best = more > most ? other.bit() : best;
          most = Math.max(most, more);
        }
      }
      worth += most;
      taken |= best;
    }
    return worth;
  }

  /// After a battle in which one held one's ground (MN-4.3-f).
  double reoccupy(Province province, Move move) {
    int owner = board.controller(province);
    return switch (move) {
      case Move.Reoccupy(Icon icon) ->
          board.isBuilt(icon) && owner != mind.seat && owner != Board.NOBODY
              ? war.occupy(owner, icon)
              : Worth.brings(mind, mind.seat, icon);
      case Move.ReoccupyMarker _ -> war.marker(province);
      default -> 0;
    };
  }
}
