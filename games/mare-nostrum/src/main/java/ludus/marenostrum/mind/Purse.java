package ludus.marenostrum.mind;

import ludus.marenostrum.Numbers;
import ludus.marenostrum.Power;
import ludus.marenostrum.Resource;
import ludus.marenostrum.Stock;

/// What tokens are worth in hand: not one by one, but as the sets that they make (MN-3.0-f): one as
/// large as can be for a tile or the Pyramids, or many of three.
final class Purse {

  private static final int MOST = 13;

  /// Of a type there are hardly more tokens in one stock.
  private static final int DEEPEST = 8;

  /// What three Resources buy, in Resources: at least, and more for each of the rounds to come.
  private static final double AT_LEAST = 2.4;

  private static final double PER_ROUND = 0.75;

  /// A set that lacks a token or more is worth this share of the whole one, and so much less for
  /// each that it lacks.
  private static final double HOPE = 0.75;

  /// What each further type adds by itself: it fits into more sets than one that is there twice.
  private static final double TYPE = 0.15;

  private static final double TOKEN = 0.05;
  private static final double KEPT_COIN = 0.3;

  /// The worth of one large set, by its size; a small set; its size.
  private final double[] large = new double[MOST + 1];

  private final double small;
  private final int three;
  private final int tilePrice;
  private final int pyramids;
  private final int keptCoins;
  private final boolean hannibal;
  private final boolean cleopatra;

  Purse(Mind mind) {
    Numbers numbers = mind.state.table().numbers();
    int owned = mind.realm().tiles().size();
    three = numbers.caravan();
    tilePrice = owned < numbers.winningTiles() ? numbers.tilePrice(owned) : MOST + 1;
    pyramids = numbers.pyramids();
    keptCoins = numbers.keptCoins();
    small = AT_LEAST + PER_ROUND * Math.max(0, mind.horizon - 2);
    double tile = Worth.tiles(owned + 1) - Worth.tiles(owned) + 1;
    for (int size = 1; size <= MOST; size++) {
      double worth = size >= tilePrice ? tile : HOPE * steep(size, tilePrice) * tile;
      double win = size >= pyramids ? 1 : HOPE * steep(size, pyramids);
      large[size] = Math.max(worth, win * Mind.WIN);
    }
    hannibal = mind.realm().has(Power.HANNIBAL);
    cleopatra = mind.realm().has(Power.CLEOPATRA);
  }

  private static double steep(int size, int goal) {
    double square = square(size, goal);
    return square * square;
  }

  private static double square(int size, int goal) {
    double part = (double) size / goal;
    return part * part;
  }

  /// What a stock is worth.
  double worth(Stock stock) {
    long goods = stock.byType();
    long single = Stock.oneOfEach(goods);
    int types = Long.bitCount(single);
    int tokens = stock.size();
    int doubles = tokens - stock.coins() - types;
    boolean wild = (hannibal && doubles > 0) || (cleopatra && stock.coins() > 0);
    int size = Math.min(MOST, types + (wild ? 1 : 0));
    int used = size >= pyramids ? pyramids : size >= tilePrice ? tilePrice : size;
    double sets =
        Math.max(threes(goods, 0), large[size] + threes(goods - single, Math.max(0, types - used)));
    return sets
        + coins(stock.coins())
        + TYPE * types
        + TOKEN * tokens
        + KEPT_COIN * Math.min(stock.coins(), keptCoins);
  }

  private double coins(int coins) {
    int size = Math.min(MOST, coins);
    int used = size >= pyramids ? pyramids : size >= tilePrice ? tilePrice : size;
    return Math.max(threes(coins), large[size] + threes(size - used));
  }

  private double threes(int tokens) {
    int rest = tokens % three;
    int whole = (tokens - rest) / three;
    return whole * small + HOPE * square(rest, three) * small;
  }

  /// Small sets of these goods and of so many different ones besides.
  ///
  /// @param goods tokens of each type, four bits for each
  private double threes(long goods, int besides) {
    int sets = 0;
    int rest = 0;
    int within = besides; // tokens of which each set could have one
    long left = goods;
    for (int wanted = 1; wanted <= DEEPEST; wanted++) {
      long single = Stock.oneOfEach(left);
      within += Long.bitCount(single);
      left -= single;
      if (within < three * wanted) {
        rest = within - three * sets;
        break;
      }
      sets = wanted;
    }
    return sets * small + HOPE * square(Math.max(0, rest), three) * small;
  }

  double gain(Stock stock, Resource resource) {
    return worth(stock.plus(resource)) - worth(stock);
  }

  double loss(Stock stock, Resource resource) {
    return worth(stock) - worth(stock.minus(resource));
  }
}
