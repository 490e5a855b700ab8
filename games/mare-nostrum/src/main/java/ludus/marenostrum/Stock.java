package ludus.marenostrum;

/// So many tokens of each kind: a stock behind a screen, an offer, a payment, the reserve.
///
/// @param common four bits for each Commodity, in the order of the data file
/// @param legendary one bit for each Commodity: of a type there is one Legendary token
public record Stock(int coins, long common, int legendary) {

  public static final Stock NONE = new Stock(0, 0, 0);
  static final int MOST_TYPES = 16;
  public static final int MOST_TOKENS = 15;
  private static final long ONES = 0x1111_1111_1111_1111L;
  private static final long BYTES = 0x0101_0101_0101_0101L;
  private static final long HALVES = 0x0f0f_0f0f_0f0f_0f0fL;

  public static Stock coins(int coins) {
    return new Stock(coins, 0, 0);
  }

  public static Stock of(Resource resource) {
    return NONE.plus(resource);
  }

  public static Stock of(Iterable<Resource> resources) {
    Stock stock = NONE;
    for (Resource resource : resources) {
      stock = stock.plus(resource);
    }
    return stock;
  }

  public boolean isEmpty() {
    return coins == 0 && common == 0 && legendary == 0;
  }

  public int size() {
    return coins + commons() + Integer.bitCount(legendary);
  }

  /// How many common Commodities there are.
  public int commons() {
    return (int) ((((common & HALVES) + (common >>> 4 & HALVES)) * BYTES) >>> 56);
  }

  public int common(int type) {
    return (int) (common >>> (4 * type)) & 15;
  }

  public boolean hasLegendary(int type) {
    return (legendary >>> type & 1) != 0;
  }

  /// Tokens of this type, common and Legendary (MN-1.2-a).
  public int ofType(int type) {
    return common(type) + (legendary >>> type & 1);
  }

  public int count(Resource resource) {
    if (resource.isCoin()) {
      return coins;
    }
    int type = resource.commodity().orElseThrow().index();
    return resource.legendary() ? legendary >>> type & 1 : common(type);
  }

  public boolean has(Resource resource) {
    return count(resource) > 0;
  }

  /// Tokens of each type, common and Legendary, four bits for each.
  public long byType() {
    return common + Long.expand(legendary, ONES);
  }

  /// One token of each type of which there is one, where these are the tokens of each type.
  public static long oneOfEach(long byType) {
    return (byType | byType >>> 1 | byType >>> 2 | byType >>> 3) & ONES;
  }

  /// The types of Commodity that are there, one bit each.
  public int types() {
    return ((int) Long.compress(oneOfEach(common), ONES)) | legendary;
  }

  /// How many different kinds of tokens there are.
  public int kinds() {
    return (coins > 0 ? 1 : 0) + Long.bitCount(oneOfEach(common)) + Integer.bitCount(legendary);
  }

  public int typeCount() {
    return Integer.bitCount(types());
  }

  /// Whether all these tokens are among them.
  public boolean contains(Stock others) {
    if (coins < others.coins || (others.legendary & ~legendary) != 0) {
      return false;
    }
    for (long wanted = others.common, here = common; wanted != 0; wanted >>>= 4, here >>>= 4) {
      if ((wanted & 15) > (here & 15)) {
        return false;
      }
    }
    return true;
  }

  public Stock plus(Resource resource) {
    if (resource.isCoin()) {
      return new Stock(coins + 1, common, legendary);
    }
    int type = resource.commodity().orElseThrow().index();
    return resource.legendary()
        ? new Stock(coins, common, legendary | 1 << type)
        : new Stock(coins, common + (1L << (4 * type)), legendary);
  }

  public Stock minus(Resource resource) {
    if (resource.isCoin()) {
      return new Stock(coins - 1, common, legendary);
    }
    int type = resource.commodity().orElseThrow().index();
    return resource.legendary()
        ? new Stock(coins, common, legendary & ~(1 << type))
        : new Stock(coins, common - (1L << (4 * type)), legendary);
  }

  public Stock plus(Stock others) {
    return new Stock(coins + others.coins, common + others.common, legendary | others.legendary);
  }

  public Stock minus(Stock others) {
    return new Stock(coins - others.coins, common - others.common, legendary & ~others.legendary);
  }

  public Stock plusCommon(int type, int count) {
    return count == 0 ? this : new Stock(coins, common + ((long) count << (4 * type)), legendary);
  }

  public Stock plusCoins(int more) {
    return more == 0 ? this : new Stock(coins + more, common, legendary);
  }

  public Stock plusLegendary(int type) {
    return new Stock(coins, common, legendary | 1 << type);
  }

  /// What goes back to the open reserves: all but the Legendary tokens.
  public Stock open() {
    return legendary == 0 ? this : new Stock(coins, common, 0);
  }
}
