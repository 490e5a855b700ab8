package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Message;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Data;
import ludus.marenostrum.Move;
import ludus.marenostrum.Power;
import ludus.marenostrum.Realm;
import ludus.marenostrum.Resource;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;

/// Paying: each item with one set of Coins, or of Commodities of different types (MN-3.0-f).
public final class Payment {

  private static final int MOST_PROPOSALS = 4;

  private Payment() {}

  /// What must be paid for something.
  ///
  /// @param power the tile that makes it cheap (MN-3.0-l), if one does
  public record Price(int cost, Optional<Power> power) {
    static Price of(int cost) {
      return new Price(cost, Optional.empty());
    }

    static Price cheap(int cost, Power power) {
      return new Price(cost, Optional.of(power));
    }
  }

  // what is a set
  // ----------------------------------------------------------------------------------

  /// Whether these tokens are one set for this cost (MN-3.0-m).
  public static boolean isSet(Stock paid, int cost, Realm realm) {
    int size = paid.size();
    int coins = paid.coins();
    int goods = size - coins;
    if (size != cost) {
      return false;
    }
    if (goods == 0) {
      return true;
    }
    int doubles = goods - paid.typeCount();
    if (coins == 0) {
      return doubles == 0 || (doubles == 1 && realm.has(Power.HANNIBAL)); // MN-3.0-k
    }
    boolean oneCoin = coins == 1 && doubles == 0;
    boolean oneGood = goods == 1;
    return realm.has(Power.CLEOPATRA) && (oneCoin || oneGood); // MN-3.0-j
  }

  /// Whether this pays the price: a discount is one Coin or one token of its type (MN-3.0-l).
  static boolean pays(State state, Stock paid, Price price, Realm realm) {
    if (price.power().isEmpty()) {
      return isSet(paid, price.cost(), realm);
    }
    int type = state.table().data().discountGood(price.power().get()).index();
    return paid.size() == price.cost() && paid.coins() + paid.ofType(type) == price.cost();
  }

  /// Whether a stock holds any set of this size.
  public static boolean affords(Realm realm, int cost) {
    Stock stock = realm.stock();
    int coins = stock.coins();
    if (coins >= cost) {
      return true;
    }
    int types = stock.typeCount();
    if (types >= cost) {
      return true;
    }
    if (types == cost - 1 && realm.tiles().has(Power.HANNIBAL)) {
      return stock.size() - coins > types;
    }
    return realm.tiles().has(Power.CLEOPATRA)
        && ((types >= cost - 1 && coins >= 1) || (coins >= cost - 1 && types >= 1));
  }

  static boolean affordsCheap(State state, Realm realm, Power power) {
    return realm.stock().coins() > 0
        || realm.stock().ofType(state.table().data().discountGood(power).index()) > 0;
  }

  // proposals
  // --------------------------------------------------------------------------------------

  /// A few sensible payments; any other set is accepted too.
  public static List<Move> proposals(State state, int seat, Price price) {
    Realm realm = state.realm(seat);
    List<Stock> sets = new ArrayList<>(MOST_PROPOSALS);
    if (price.power().isPresent()) {
      cheap(realm.stock(), state.table().data().discountGood(price.power().get()).index(), sets);
    } else {
      sets(realm, price.cost(), sets);
    }
    Pile.Builder<Move> moves = Pile.builder(sets.size());
    for (int i = 0; i < sets.size(); i++) {
      moves.add(pay(state.table().data(), sets.get(i)));
    }
    return moves.build();
  }

  private static void cheap(Stock stock, int type, List<Stock> sets) {
    if (stock.coins() > 0) {
      sets.add(Stock.coins(1));
    }
    if (stock.common(type) > 0) {
      sets.add(Stock.NONE.plusCommon(type, 1));
    }
    if (stock.hasLegendary(type)) {
      sets.add(Stock.NONE.plusLegendary(type));
    }
  }

  private static void sets(Realm realm, int cost, List<Stock> sets) {
    Stock stock = realm.stock();
    int types = stock.typeCount();
    if (stock.coins() >= cost) {
      sets.add(Stock.coins(cost));
    }
    if (types >= cost) {
      add(sets, goods(stock, cost, true));
      add(sets, goods(stock, cost, false));
    }
    if (realm.has(Power.HANNIBAL) && types >= cost - 1 && stock.size() - stock.coins() > types) {
      Stock single = goods(stock, cost - 1, true);
      add(sets, single.plus(goods(within(stock.minus(single), single.types()), 1, true)));
    }
    if (realm.has(Power.CLEOPATRA)) {
      if (types >= cost - 1 && stock.coins() >= 1) {
        add(sets, goods(stock, cost - 1, true).plusCoins(1));
      }
      if (stock.coins() >= cost - 1 && types >= 1) {
        add(sets, goods(stock, 1, true).plusCoins(cost - 1));
      }
    }
  }

  private static void add(List<Stock> sets, Stock set) {
    if (sets.size() < MOST_PROPOSALS && !sets.contains(set)) {
      sets.add(set);
    }
  }

  /// Only the Commodities of these types.
  private static Stock within(Stock stock, int types) {
    Stock found = Stock.NONE;
    for (int left = types; left != 0; left &= left - 1) {
      int type = Integer.numberOfTrailingZeros(left);
      found = found.plusCommon(type, stock.common(type));
    }
    return new Stock(0, found.common(), stock.legendary() & types);
  }

  /// So many Commodities of different types: those first of which there are most, or fewest. A
  /// Legendary one goes only where there is no common one.
  private static Stock goods(Stock stock, int count, boolean mostFirst) {
    long common = 0;
    int legendary = 0;
    int taken = 0;
    int most = Stock.MOST_TOKENS + 1;
    for (int step = 1; step <= most && taken < count; step++) {
      int wanted = mostFirst ? most + 1 - step : step;
      for (int left = stock.types(); left != 0 && taken < count; left &= left - 1) {
        int type = Integer.numberOfTrailingZeros(left);
        if (stock.ofType(type) == wanted) {
          taken++;
          if (stock.common(type) > 0) {
            common += 1L << (4 * type);
          } else {
            legendary |= 1 << type;
          }
        }
      }
    }
    return new Stock(0, common, legendary);
  }

  private static Move pay(Data data, Stock set) {
    int types = data.commodities().size();
    Pile.Builder<Resource> goods = Pile.builder(set.size());
    for (int type = 0; type < types; type++) {
      for (int i = set.common(type); i > 0; i--) {
        goods.add(data.common(type));
      }
    }
    for (int left = set.legendary(); left != 0; left &= left - 1) {
      goods.add(data.legendary(Integer.numberOfTrailingZeros(left)));
    }
    return new Move.Pay(set.coins(), goods.build());
  }

  // refusals
  // ---------------------------------------------------------------------------------------

  /// The tokens of a payment; nothing if no stock could hold them.
  static Optional<Stock> tokens(Move.Pay pay, State state, int seat) {
    Stock stock = state.stock(seat);
    if (pay.coins() < 0 || pay.coins() > stock.coins() || pay.goods().size() > stock.size()) {
      return Optional.empty();
    }
    Stock left = stock.minus(Stock.coins(pay.coins()));
    for (Resource good : pay.goods()) {
      if (good.isCoin() || !left.has(good)) {
        return Optional.empty();
      }
      left = left.minus(good);
    }
    return Optional.of(stock.minus(left));
  }

  static Optional<Refusal> refusal(State state, int seat, Move.Pay pay, Price price) {
    Optional<Stock> tokens = tokens(pay, state, seat);
    if (tokens.isEmpty()) {
      return Rules.no("3.0-f", "notYours");
    }
    Stock paid = tokens.get();
    if (pays(state, paid, price, state.realm(seat))) {
      return Optional.empty();
    }
    if (paid.size() != price.cost()) {
      Message why = Rules.why("wrongCount").with("cost", price.cost()).with("paid", paid.size());
      return Rules.no("3.0-f", why);
    }
    if (price.power().isPresent()) {
      return Rules.no("3.0-l", "discountToken");
    }
    return paid.coins() > 0 ? Rules.no("3.0-f", "mixedSet") : Rules.no("3.0-f", "twiceInSet");
  }
}
