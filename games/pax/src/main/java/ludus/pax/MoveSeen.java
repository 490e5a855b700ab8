package ludus.pax;

import java.util.List;
import ludus.kernel.Impression;
import ludus.kernel.Pile;

/// A move as numbers: what it does with which card, and what would follow.
final class MoveSeen {

  private static final int KINDS = Category.COUNT;
  private static final int ARMY = Category.ARMY.index();
  private static final int FLEET = Category.FLEET.index();
  private static final int INTRIGUE = Category.INTRIGUE.index();

  private static final int[] AUREI = {1, 2, 3, 4, 6, 8, 10, 13};
  private static final int[] VALUES = {2, 3, 4};
  private static final int[] OVER = {-2, -1, 0, 1, 2, 4};

  /// Where a card can go.
  private enum Way {
    HAND,
    BOTTOM,
    LEGION,
    PLAY,
    KEEP
  }

  private static final int WAYS = Way.values().length;

  private static final Places PLACES = new Places();

  private static final int TYPE = PLACES.take(5);
  private static final int WAY = PLACES.take(WAYS);
  private static final int SINGLE = PLACES.take(WAYS * KINDS);
  private static final int DOUBLE = PLACES.take(WAYS * KINDS);
  private static final int VALUE = PLACES.take(WAYS * VALUES.length);
  private static final int NEW = PLACES.take(WAYS);
  private static final int STRONGER = PLACES.take(WAYS);
  private static final int LEAD = PLACES.take(WAYS);
  private static final int TOO_MANY = PLACES.take(WAYS);
  private static final int CONSPIRATUS = PLACES.take(WAYS);
  private static final int ALIKE = PLACES.take(WAYS);
  private static final int RAISES = PLACES.take(WAYS);
  private static final int ROW = PLACES.take(WAYS);
  private static final int FREES = PLACES.take(WAYS);

  private static final int DEAREST = PLACES.take(1);
  private static final int WAS_DEAREST = PLACES.take(1);
  private static final int GROUP_VALUE = PLACES.take(1);
  private static final int OVER_DEAREST = PLACES.take(OVER.length);
  private static final int AFFORDABLE = PLACES.take(1);
  private static final int OVER_MONEY = PLACES.take(OVER.length);
  private static final int NEXT_CAN = PLACES.take(1);
  private static final int BEFORE_ME = PLACES.take(1);
  private static final int GROUP_INTRIGUE = PLACES.take(1);
  private static final int GROUP_SIZE = PLACES.take(1);
  private static final int GROUP_KIND = PLACES.take(KINDS);
  private static final int ROME_GAINS = PLACES.take(1);

  private static final int BOUGHT = PLACES.take(KINDS);
  private static final int BOUGHT_NEW = PLACES.take(1);
  private static final int BOUGHT_LEADS = PLACES.take(1);
  private static final int PRICE = PLACES.take(1);
  private static final int MONEY_LEFT = PLACES.take(AUREI.length);
  private static final int PAYABLE = PLACES.take(1);
  private static final int WAITING = PLACES.take(1);
  private static final int FROM_ROME = PLACES.take(1);
  private static final int ROME_LOSES = PLACES.take(1);
  private static final int BOUGHT_PLOT = PLACES.take(1);
  private static final int BOUGHT_SIZE = PLACES.take(1);

  private static final int COST = PLACES.take(1);
  private static final int INCOME = PLACES.take(1);
  private static final int MORE_INCOME = PLACES.take(1);
  private static final int LEFT_IN_HAND = PLACES.take(1);
  private static final int LEFT_PLAYABLE = PLACES.take(1);
  private static final int LEFT_INTRIGUE = PLACES.take(1);
  private static final int NOTHING_PLAYED = PLACES.take(1);

  static final int MOVE = PLACES.take(0);

  private static final int NORMAL = 0;
  private static final int PASS = 1;
  private static final int BUY = 2;
  private static final int SKIP = 3;
  private static final int END = 4;

  private final Sight sight;
  private final State state;
  private final int seat;
  private final int seats;
  private final Player player;
  private final Numbers numbers;
  private final Groups groups;
  private final int[] rome;
  private final int[][] strength;
  private final int[] best;

  MoveSeen(Sight sight) {
    this.sight = sight;
    this.state = sight.state;
    this.seat = sight.seat;
    this.seats = sight.seats;
    this.player = state.player(seat);
    this.numbers = state.table().numbers();
    this.groups = sight.groups;
    this.rome = sight.rome;
    this.strength = sight.strength;
    this.best = sight.best;
  }

  void see(Move move, Impression into) {
    switch (move) {
      case Move.ChooseTurn(Move.Turn turn) ->
          into.add(TYPE + (turn == Move.Turn.PASS ? PASS : NORMAL), 1);
      case Move.Assign(Card card, Destination to, var legion) -> {
        switch (to) {
          case HAND -> card(into, Way.HAND, card);
          case BOTTOM -> card(into, Way.BOTTOM, card);
          case LEGION -> {
            card(into, Way.LEGION, card);
            toLegion(into, card, legion.getAsInt() - 1);
          }
        }
      }
      case Move.Buy(int legion) -> buy(into, legion - 1);
      case Move.SkipBuy _ -> into.add(TYPE + SKIP, 1);
      case Move.PlayCard(Card card) -> play(into, card);
      case Move.EndPlay _ -> end(into);
      case Move.ChooseOpening(Card keep, List<Card> _) -> card(into, Way.KEEP, keep);
    }
  }

  @SuppressWarnings("EnumOrdinal") // the order of the places is the order of the constants
  private void card(Impression into, Way to, Card card) {
    int way = to.ordinal();
    int kind = card.category().index();
    into.add(WAY + way, 1);
    into.add((card.symbols() > 1 ? DOUBLE : SINGLE) + way * KINDS + kind, 1);
    into.steps(VALUE + way * VALUES.length, card.value(), VALUES);
    Row row = player.display().get(kind);
    into.add(NEW + way, row.symbols() == 0 ? 1 : 0);
    int lead = strength[0][kind] - rome[kind];
    int leadAfter = lead + card.symbols();
    into.add(STRONGER + way, lead <= 0 && leadAfter > 0 ? 1 : 0);
    into.add(LEAD + way, Math.clamp(leadAfter, -4, 4) / 4.0);
    into.add(FREES + way, best[kind] <= 0 && leadAfter > 0 ? 1 : 0);
    if (kind == ARMY || kind == FLEET) {
      int over = row.symbols() + card.symbols() - player.cap();
      into.add(TOO_MANY + way, over > 0 ? over / 2.0 : 0);
    }
    if (kind == INTRIGUE) {
      boolean takes =
          state.pcHolder() != seat && row.symbols() + card.symbols() > Conspiracy.toBeat(state);
      into.add(CONSPIRATUS + way, takes ? 1 : 0);
    }
    if (kind == INTRIGUE || card.category() == Category.LAND) {
      into.add(RAISES + way, Math.max(0, row.symbols() + card.symbols() - player.cap()) / 2.0);
    }
    into.add(ALIKE + way, alike(card.category()) / 2.0);
    into.add(ROW + way, row.cards().size() / 3.0);
  }

  private int alike(Category category) {
    int alike = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      alike += player.hand().get(i).card().category() == category ? 1 : 0;
    }
    return alike;
  }

  private void toLegion(Impression into, Card card, int legion) {
    int dearest = groups.dearest();
    int value = groups.value(legion) + card.value();
    boolean isDearest = legion == dearest || value > groups.value(dearest);
    into.add(DEAREST, isDearest ? 1 : 0);
    into.add(WAS_DEAREST, legion == dearest ? 1 : 0);
    into.add(GROUP_VALUE, value / 5.0);
    into.steps(OVER_DEAREST, value - groups.value(dearest), OVER);
    int price = Math.max(0, value - Buying.discount(state, player));
    into.add(AFFORDABLE, price <= player.aurei() ? 1 : 0);
    into.steps(OVER_MONEY, price - player.aurei(), OVER);
    into.add(NEXT_CAN, seats > 1 && sight.canPay(state.player(sight.other(1)), value) ? 1 : 0);
    int others = 0;
    for (int turn = 1; turn < seats; turn++) {
      others += sight.canPay(state.player(sight.other(turn)), value) ? 1 : 0;
    }
    into.add(BEFORE_ME, others / 3.0);
    into.add(GROUP_INTRIGUE, (groups.intrigue(legion) + card.intrigue()) / 2.0);
    Pile<Card> group = state.legions().get(legion);
    into.add(GROUP_SIZE, group.size() / 3.0);
    int[] symbols = Sight.symbols(group);
    symbols[card.category().index()] += card.symbols();
    int gains = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      into.add(GROUP_KIND + kind, symbols[kind] / 2.0);
      gains += isDearest && best[kind] > 0 && best[kind] <= symbols[kind] ? 1 : 0;
    }
    into.add(ROME_GAINS, gains);
  }

  private void buy(Impression into, int legion) {
    into.add(TYPE + BUY, 1);
    Pile<Card> group = state.legions().get(legion);
    int[] symbols = Sight.symbols(group);
    int fresh = 0;
    int leads = 0;
    int saved = 0;
    boolean fromRome = legion == groups.dearest();
    for (int kind = 0; kind < KINDS; kind++) {
      if (symbols[kind] > 0) {
        into.add(BOUGHT + kind, symbols[kind] / 2.0);
        fresh += player.display().get(kind).symbols() == 0 ? 1 : 0;
        int lead = strength[0][kind] - rome[kind];
        leads += lead <= 0 && lead + symbols[kind] > 0 ? 1 : 0;
        saved += fromRome && best[kind] > 0 && best[kind] <= symbols[kind] ? 1 : 0;
      }
    }
    int price = Buying.price(state, player, legion);
    int left = player.aurei() - price;
    int payable = Playing.payable(left);
    into.add(BOUGHT_NEW, fresh / 2.0);
    into.add(BOUGHT_LEADS, leads / 2.0);
    into.add(PRICE, price / 5.0);
    into.steps(MONEY_LEFT, left, AUREI);
    into.add(PAYABLE, payable / 3.0);
    into.add(WAITING, Math.max(0, player.hand().size() + group.size() - payable) / 3.0);
    into.add(FROM_ROME, fromRome ? 1 : 0);
    into.add(ROME_LOSES, saved);
    int plot = player.symbols(Category.INTRIGUE) + symbols[INTRIGUE];
    into.add(
        BOUGHT_PLOT,
        symbols[INTRIGUE] > 0 && state.pcHolder() != seat && plot > Conspiracy.toBeat(state)
            ? 1
            : 0);
    into.add(BOUGHT_SIZE, group.size() / 3.0);
  }

  private void play(Impression into, Card card) {
    card(into, Way.PLAY, card);
    Pile<Category> played = ((Step.Play) state.step()).played();
    int before = Income.of(numbers, player, played);
    int after = incomeAfter(card, played, before);
    into.add(COST, played.size() / 3.0);
    into.add(INCOME, after / 4.0);
    into.add(MORE_INCOME, (after - before) / 2.0);
  }

  private int incomeAfter(Card card, Pile<Category> played, int before) {
    if (card.category() == Category.INTRIGUE || played.contains(Category.INTRIGUE)) {
      return 0;
    }
    boolean senator = played.contains(Category.SENATOR);
    int rows = played.isEmpty() ? 0 : before - (senator ? 1 : 0);
    int longest = Math.max(rows, player.row(card.category()).cards().size() + 1);
    return longest + (senator || card.category() == Category.SENATOR ? 1 : 0);
  }

  private void end(Impression into) {
    into.add(TYPE + END, 1);
    Step.Play step = (Step.Play) state.step();
    int playable = 0;
    int intrigue = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      Card card = player.hand().get(i).card();
      playable += Playing.cost(step) <= player.aurei() && Playing.fits(player, card) ? 1 : 0;
      intrigue += card.intrigue();
    }
    into.add(LEFT_IN_HAND, player.hand().size() / 3.0);
    into.add(LEFT_PLAYABLE, playable / 3.0);
    into.add(LEFT_INTRIGUE, intrigue / 2.0);
    into.add(NOTHING_PLAYED, step.played().isEmpty() ? 1 : 0);
    into.add(INCOME, Income.of(numbers, player, step.played()) / 4.0);
  }
}
