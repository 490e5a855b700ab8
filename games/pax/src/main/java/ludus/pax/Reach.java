package ludus.pax;

/// What the hands can still bring into the displays: as many cards as turns and money allow.
final class Reach {

  private static final int LAND = Category.LAND.index();
  private static final int INTRIGUE = Category.INTRIGUE.index();

  private final State state;
  private final Numbers numbers;
  private final Odds odds;
  private final int[] rome;
  private final int[][] symbols;
  private final double[] points;
  private final int[] cards;

  /// @param rome the strength of Rome in each category
  /// @param strength that of each player
  /// @param money what each player can spend on cards
  Reach(State state, Clock clock, Odds odds, int[] rome, int[][] strength, int[] money) {
    this.state = state;
    this.numbers = state.table().numbers();
    this.odds = odds;
    this.rome = rome;
    int seats = state.players().size();
    this.symbols = new int[seats][Category.COUNT];
    this.points = new double[seats];
    this.cards = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      int hand = state.player(seat).hand().size();
      cards[seat] = hand == 0 ? 0 : clock.affordable(seat, hand, money[seat]);
      if (cards[seat] > 0) {
        count(seat);
        points[seat] = points(seat, strength[seat]);
      }
    }
  }

  /// How many cards of the hand can still be played.
  int cards(int seat) {
    return cards[seat];
  }

  /// How many symbols of a category the player can still lay out, if it is the only one that
  /// matters.
  int symbols(int seat, int category) {
    return symbols[seat][category];
  }

  /// How many points the hand is worth, roughly: the cards that bring most are played first. Money
  /// is not counted.
  double points(int seat) {
    return points[seat];
  }

  private void count(int seat) {
    Player player = state.player(seat);
    int[] most = symbols[seat];
    int[] found = new int[Category.COUNT];
    for (int i = 0; i < player.hand().size(); i++) {
      Card card = player.hand().get(i).card();
      found[card.category().index()]++;
      most[card.category().index()] += card.symbols() - 1;
    }
    for (int category = 0; category < Category.COUNT; category++) {
      int played = Math.min(found[category], cards[seat]);
      most[category] = played + Math.min(played, most[category]); // those with two symbols first
    }
    int cap =
        Math.max(
            player.symbols(Category.LAND) + most[LAND],
            player.symbols(Category.INTRIGUE) + most[INTRIGUE]);
    limit(most, Category.ARMY, cap - player.symbols(Category.ARMY));
    limit(most, Category.FLEET, cap - player.symbols(Category.FLEET));
  }

  private static void limit(int[] symbols, Category category, int room) {
    symbols[category.index()] = Math.clamp(room, 0, symbols[category.index()]);
  }

  private double points(int seat, int[] strength) {
    Player player = state.player(seat);
    boolean[] played = new boolean[player.hand().size()];
    int[] added = new int[Category.COUNT];
    double sum = 0;
    for (int n = 0; n < cards[seat]; n++) {
      double most = 0;
      int best = -1;
      for (int i = 0; i < played.length; i++) {
        if (!played[i]) {
          double brings = brings(player, player.hand().get(i).card(), strength, added);
          if (brings > most) {
            most = brings;
            best = i;
          }
        }
      }
      if (best < 0) {
        return sum;
      }
      played[best] = true;
      Card card = player.hand().get(best).card();
      added[card.category().index()] += card.symbols();
      sum += most;
    }
    return sum;
  }

  /// What a card is worth in points after others.
  private double brings(Player player, Card card, int[] strength, int[] added) {
    int category = card.category().index();
    int ahead = strength[category] + added[category] - rome[category];
    double points =
        numbers.perCategoryStrongerThanRome()
            * (odds.stronger(ahead + card.symbols()) - odds.stronger(ahead));
    if (added[category] == 0 && player.display().get(category).cards().isEmpty()) {
      points += numbers.perCategoryInDisplay();
    }
    return switch (card.category()) {
      case ARMY ->
          fits(player, card, added) ? points + numbers.perArmySymbol() * card.symbols() : 0;
      case FLEET ->
          fits(player, card, added) ? points + numbers.perFleetSymbol() * card.symbols() : 0;
      default -> points;
    };
  }

  private static boolean fits(Player player, Card card, int[] added) {
    int cap =
        Math.max(
            player.symbols(Category.LAND) + added[LAND],
            player.symbols(Category.INTRIGUE) + added[INTRIGUE]);
    int before = player.symbols(card.category()) + added[card.category().index()];
    return before + card.symbols() <= cap;
  }
}
