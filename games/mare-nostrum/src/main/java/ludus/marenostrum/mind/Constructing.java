package ludus.marenostrum.mind;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import ludus.marenostrum.Board;
import ludus.marenostrum.Icon;
import ludus.marenostrum.Move;
import ludus.marenostrum.Numbers;
import ludus.marenostrum.Power;
import ludus.marenostrum.Province;
import ludus.marenostrum.Realm;
import ludus.marenostrum.Resource;
import ludus.marenostrum.Sea;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Tile;
import ludus.marenostrum.Track;

/// What to build: all that the stock can buy is weighed together, so that a tile is not missed for
/// want of the goods spent on a Caravan, and nothing that would be lost is kept.
final class Constructing {

  /// What is worth less than this is not bought: what is kept is lost, but two Coins.
  private static final double LEAST = 0.3;

  /// What a Unit is good for, apart from what it guards, attacks and counts.
  private static final double LEGION = 0.6;

  private static final double FORTRESS = 0.2;
  private static final double TRIREME = 0.2;

  /// A Province that is only a marker can be lost.
  private static final double MARKER = 0.85;

  private static final double LAND = 0.3;

  /// Of what a further Legion could attack better, this share counts.
  private static final double ATTACK = 0.7;

  /// The next Unit of a kind is worth less.
  private static final double NEXT = 0.7;

  private static final int MOST_THREES = 6;
  private static final int MOST_SIXES = 3;

  /// Of two things that will both be bought: first what opens more, and what others might take.
  private static final double FIRST = 0.5;

  private static final double SECOND = 0.3;
  private static final double DISCOUNTED = 0.4;

  private final Mind mind;
  private final War war;
  private final List<Move> moves;
  private final double[] worths;
  private final double[][] kinds = new double[Shopping.KINDS][];
  private final int tilePrice;

  Constructing(Mind mind, List<Move> moves) {
    this.mind = mind;
    this.moves = moves;
    war = new War(mind);
    worths = new double[moves.size()];
    Numbers numbers = mind.state.table().numbers();
    tilePrice = tilePrice(mind.realm(), numbers);
    for (int i = 0; i < worths.length; i++) {
      worths[i] = worth(moves.get(i));
    }
    sort();
  }

  private static int tilePrice(Realm realm, Numbers numbers) {
    return numbers.tilePrice(Math.min(realm.tiles().size(), numbers.winningTiles()));
  }

  /// The worths of what can be bought, by kind, the best first.
  private void sort() {
    double[] threes = new double[moves.size() + 4];
    double[] sixes = new double[moves.size()];
    double tile = 0;
    int threeCount = 0;
    int sixCount = 0;
    double legion = 0;
    double fortress = 0;
    double trireme = 0;
    for (int i = 0; i < worths.length; i++) {
      double worth = worths[i];
      switch (moves.get(i)) {
        case Move.BuildLegion _ -> legion = Math.max(legion, worth);
        case Move.BuildFortress _ -> fortress = Math.max(fortress, worth);
        case Move.BuildTrireme _ -> trireme = Math.max(trireme, worth);
        case Move.BuyTile(Tile bought) when bought.kind() != Tile.Kind.PYRAMIDS ->
            tile = Math.max(tile, worth);
        case Move.BuildBuilding building when isSix(building) -> sixes[sixCount++] = worth;
        case Move.BuildBuilding _ -> threes[threeCount++] = worth;
        case Move.BuildControl(_, boolean free) when !free -> threes[threeCount++] = worth;
        default -> {}
      }
    }
    threes[threeCount++] = legion;
    threes[threeCount++] = NEXT * legion;
    threes[threeCount++] = fortress;
    threes[threeCount++] = trireme;
    kinds[Shopping.THREE] = best(threes, threeCount, MOST_THREES);
    kinds[Shopping.SIX] = best(sixes, sixCount, MOST_SIXES);
    kinds[Shopping.TILE] = tile > 0 ? new double[] {tile} : new double[0];
  }

  private static double[] best(double[] worths, int count, int most) {
    Arrays.sort(worths, 0, count);
    int kept = 0;
    while (kept < Math.min(most, count) && worths[count - 1 - kept] > LEAST) {
      kept++;
    }
    double[] best = new double[kept];
    for (int i = 0; i < kept; i++) {
      best[i] = worths[count - 1 - i];
    }
    return best;
  }

  private boolean isSix(Move.BuildBuilding building) {
    Numbers numbers = mind.state.table().numbers();
    return numbers.price(building.icon().kind()) == numbers.market();
  }

  // what things are worth ------------------------------------------------------------------------

  private double worth(Move move) {
    return switch (move) {
      case Move.BuildControl(Province province, _) -> MARKER * mind.province(province) + 0.3;
      case Move.BuildLegion(Province province, _) -> legion(province);
      case Move.BuildFortress(Province province, _) -> fortress(province);
      case Move.BuildTrireme(Sea sea, _) -> trireme(sea);
      case Move.BuildBuilding(Icon icon) -> building(icon);
      case Move.BuyTile(Tile tile) -> Worth.tile(mind, tile);
      default -> 0;
    };
  }

  /// A Market where there is no Caravan yet will be of use when there is one.
  private double building(Icon icon) {
    double worth = Worth.built(mind, icon);
    Board board = mind.board;
    double danger =
        board.landUnits(mind.seat, icon.province()) == 0
            ? war.danger(icon.province(), 0, false) > 0 ? 0.9 : 1
            : 1;
    return danger * worth;
  }

  private double legion(Province province) {
    Board board = mind.board;
    int there = board.legions(mind.seat, province);
    double guards = war.legions(province, there + 1) - war.legions(province, there);
    return LEGION
        + mind.levels(mind.seat, Track.MILITARY, 1)
        + Math.max(guards, ATTACK * war.opportunity(province));
  }

  private double fortress(Province province) {
    int there = mind.board.legions(mind.seat, province);
    double guards = war.danger(province, there, false) - war.danger(province, there, true);
    return FORTRESS + mind.levels(mind.seat, Track.MILITARY, 1) + 1.5 * guards;
  }

  private double trireme(Sea sea) {
    int fleets = mind.board.fleets(mind.seat);
    double more = war.coverage(fleets | 1 << sea.index(), LAND) - war.coverage(LAND);
    return TRIREME + mind.levels(mind.seat, Track.MILITARY, 1) + 0.8 * more;
  }

  // what to do -----------------------------------------------------------------------------------

  /// The gain of each listed move: how good the whole turn can become with it.
  double[] gains() {
    Shopping shopping = shopping(mind.stock());
    Numbers numbers = mind.state.table().numbers();
    double[] gains = new double[moves.size()];
    for (int i = 0; i < gains.length; i++) {
      double worth = worths[i];
      gains[i] =
          switch (moves.get(i)) {
            case Move.BuyTile(Tile tile) when tile.kind() == Tile.Kind.PYRAMIDS ->
                2 * Mind.WIN + shopping.best();
            case Move.BuyTile _ -> shopping.with(Shopping.TILE, worth) + FIRST;
            case Move.BuildControl(_, boolean free) ->
                free
                    ? shopping.best() + worth + FIRST
                    : shopping.with(Shopping.THREE, worth) + SECOND;
            case Move.BuildBuilding building when isSix(building) ->
                shopping.with(Shopping.SIX, worth);
            case Move.BuildBuilding _ -> shopping.with(Shopping.THREE, worth);
            case Move.BuildLegion(_, boolean cheap) -> unit(shopping, worth, cheap);
            case Move.BuildFortress(_, boolean cheap) -> unit(shopping, worth, cheap);
            case Move.BuildTrireme(_, boolean cheap) -> unit(shopping, worth, cheap);
            case Move.FreeLegions(int count) -> shopping.best() + count + FIRST;
            default -> Shopping.KEPT * Math.min(numbers.keptCoins(), mind.stock().coins()) + LEAST;
          };
    }
    return finite(gains);
  }

  private static double unit(Shopping shopping, double worth, boolean cheap) {
    return cheap ? shopping.best() + worth - DISCOUNTED : shopping.with(Shopping.THREE, worth);
  }

  /// What can't be bought in a sensible way is as bad as can be, not worse.
  private static double[] finite(double[] gains) {
    for (int i = 0; i < gains.length; i++) {
      gains[i] = Math.max(gains[i], -Mind.WIN);
    }
    return gains;
  }

  private Shopping shopping(Stock stock) {
    Realm realm = mind.realm();
    return new Shopping(realm, stock, mind.state.table().numbers(), tilePrice, kinds);
  }

  // paying ---------------------------------------------------------------------------------------

  /// How good each payment leaves the rest of the turn.
  ///
  /// @param others lists what could be built besides, as before the item was named
  static double[] payments(Mind mind, Supplier<List<Move>> others, List<Move> payments) {
    Numbers numbers = mind.state.table().numbers();
    Constructing plan = null;
    double[] gains = new double[payments.size()];
    Purse purse = new Purse(mind);
    for (int i = 0; i < gains.length; i++) {
      Stock left = mind.stock();
      if (payments.get(i) instanceof Move.Pay(int coins, List<Resource> goods)) {
        left = left.minus(Stock.coins(coins));
        for (int n = 0; n < goods.size(); n++) {
          left = left.minus(goods.get(n));
        }
      }
      double best = Shopping.KEPT * Math.min(numbers.keptCoins(), left.coins());
      if (buysMore(mind.realm(), left, numbers)) {
        plan = plan == null ? new Constructing(mind, others.get()) : plan;
        best = plan.shopping(left).best();
      }
      gains[i] = best + 0.05 * purse.worth(left);
    }
    return gains;
  }

  /// Whether something could still be bought: Hannibal or Cleopatra help with one token.
  private static boolean buysMore(Realm realm, Stock left, Numbers numbers) {
    int tile = tilePrice(realm, numbers);
    int least = Math.min(tile, Math.min(numbers.market(), numbers.caravan()));
    boolean helped = realm.has(Power.HANNIBAL) || realm.has(Power.CLEOPATRA);
    return left.coins() >= least || left.typeCount() + (helped ? 1 : 0) >= least;
  }
}
