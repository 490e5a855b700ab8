package ludus.marenostrum.mind;

import ludus.marenostrum.Numbers;
import ludus.marenostrum.Power;
import ludus.marenostrum.Realm;
import ludus.marenostrum.Stock;

/// What a stock can buy at best: the most that things of three prices are worth together, if each
/// is paid with a set of its own (MN-3.0-f).
final class Shopping {

  /// The kinds of things: a tile, what costs six, what costs three.
  static final int TILE = 0;

  static final int SIX = 1;
  static final int THREE = 2;
  static final int KINDS = 3;

  private static final int MOST = 6;

  /// What a Coin is worth that is kept for the next round (MN-3.3-b).
  static final double KEPT = 0.7;

  private final Stock stock;
  private final int[] costs;
  private final double[][] worths;
  private final int keptCoins;
  private final boolean hannibal;
  private final boolean cleopatra;

  /// How many types there are at least so many tokens of, added up.
  private final int[] within = new int[MOST + 1];

  private final int[] sizes = new int[MOST];
  private final int[] counts = new int[KINDS];

  /// The best that there is; the best with something of a kind, and how many of it that has.
  private double best = Double.NEGATIVE_INFINITY;

  private final double[] bests = new double[KINDS];
  private final int[] bestCounts = new int[KINDS];

  /// @param worths by kind, the best first
  Shopping(Realm realm, Stock stock, Numbers numbers, int tilePrice, double[][] worths) {
    this.stock = stock;
    this.worths = worths;
    costs = new int[] {tilePrice, numbers.market(), numbers.caravan()};
    keptCoins = numbers.keptCoins();
    hannibal = realm.has(Power.HANNIBAL);
    cleopatra = realm.has(Power.CLEOPATRA);
    long goods = stock.byType();
    for (int sets = 1; sets <= MOST; sets++) {
      long single = Stock.oneOfEach(goods);
      within[sets] = within[sets - 1] + Long.bitCount(single);
      goods -= single;
    }
    for (int kind = 0; kind < KINDS; kind++) {
      bests[kind] = Double.NEGATIVE_INFINITY;
    }
    search(TILE, 0, stock.coins(), 0, 0);
  }

  /// Buys more of this kind or goes on to the next.
  private void search(int kind, int goods, int coins, int helps, double worth) {
    if (kind == KINDS) {
      note(worth + KEPT * Math.min(keptCoins, coins));
      return;
    }
    search(kind + 1, goods, coins, helps, worth);
    int bought = counts[kind];
    if (bought == worths[kind].length) {
      return;
    }
    double more = worths[kind][bought];
    int cost = costs[kind];
    counts[kind]++;
    if (coins >= cost) {
      search(kind, goods, coins - cost, helps, worth + more);
    }
    if (goods < MOST) {
      sizes[goods] = cost;
      int help = hannibal || (cleopatra && coins > 0) ? 1 : 0;
      if (fits(goods + 1, helps)) {
        search(kind, goods + 1, coins, helps, worth + more);
      } else if (help == 1 && fits(goods + 1, helps + 1)) {
        search(kind, goods + 1, coins - (cleopatra ? 1 : 0), helps + 1, worth + more);
      }
    }
    counts[kind]--;
  }

  /// Whether so many sets of goods can be made: each number of the largest of them must find enough
  /// different goods. Sizes fall.
  private boolean fits(int sets, int helps) {
    int wanted = 0;
    for (int i = 0; i < sets; i++) {
      wanted += sizes[i];
      if (wanted - Math.min(helps, i + 1) > within[i + 1]) {
        return false;
      }
    }
    return wanted - (cleopatra ? helps : 0) <= stock.size() - stock.coins();
  }

  private void note(double worth) {
    best = Math.max(best, worth);
    for (int kind = 0; kind < KINDS; kind++) {
      if (counts[kind] > 0 && worth > bests[kind]) {
        bests[kind] = worth;
        bestCounts[kind] = counts[kind];
      }
    }
  }

  double best() {
    return best;
  }

  /// The best that there is with something of a kind that is worth so much.
  double with(int kind, double worth) {
    if (bestCounts[kind] == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    double least = worths[kind][bestCounts[kind] - 1];
    return bests[kind] - Math.max(0, least - worth);
  }
}
