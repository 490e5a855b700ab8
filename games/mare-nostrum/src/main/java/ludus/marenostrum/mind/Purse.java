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

  private static final int STEEP = 4;

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
      double worth = size >= tilePrice ? tile : HOPE * part(size, tilePrice, STEEP) * tile;
      double win = size >= pyramids ? 1 : HOPE * part(size, pyramids, STEEP);
      large[size] = Math.max(worth, win * Mind.WIN);
    }
    hannibal = mind.realm().has(Power.HANNIBAL);
    cleopatra = mind.realm().has(Power.CLEOPATRA);
  }

  private static double part(int size, int goal, int steep) {
    return Math.pow((double) size / goal, steep);
  }

  /// What a stock is worth.
  double worth(Stock stock) {
    int types = stock.typeCount();
    int doubles = stock.size() - stock.coins() - types;
    boolean wild = (hannibal && doubles > 0) || (cleopatra && stock.coins() > 0);
    int size = Math.min(MOST, types + (wild ? 1 : 0));
    int used = size >= pyramids ? pyramids : size >= tilePrice ? tilePrice : size;
    double goods =
        Math.max(threes(stock, 0, 0), large[size] + threes(stock, 1, Math.max(0, types - used)));
    return goods
        + coins(stock.coins())
        + TYPE * types
        + TOKEN * stock.size()
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
    return whole * small + HOPE * part(rest, three, 2) * small;
  }

  /// Small sets of goods, where one token of each type is spent already, but for so many.
  ///
  /// @param spent 0 or 1
  private double threes(Stock stock, int spent, int but) {
    int sets = 0;
    int rest = 0;
    for (int wanted = 1; wanted <= DEEPEST; wanted++) {
      int within = but; // tokens of which each set could have one
      for (int left = stock.types(); left != 0; left &= left - 1) {
        int there = stock.ofType(Integer.numberOfTrailingZeros(left)) - spent;
        within += Math.min(there, wanted);
      }
      if (within < three * wanted) {
        rest = within - three * sets;
        break;
      }
      sets = wanted;
    }
    return sets * small + HOPE * part(Math.max(0, rest), three, 2) * small;
  }

  double gain(Stock stock, Resource resource) {
    return worth(stock.plus(resource)) - worth(stock);
  }

  double loss(Stock stock, Resource resource) {
    return worth(stock) - worth(stock.minus(resource));
  }
}
