package ludus.pax;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import ludus.kernel.Pile;

/// What in a position tells how the game will end.
final class Outlook {

  static final List<String> OF_ROME =
      List.of(
          "always",
          "categories held",
          "categories likely to be held",
          "categories nearly held",
          "categories nearly lost",
          "categories held against all hands",
          "categories held with the dearest group",
          "one category above those needed",
          "one category above those needed, against all hands",
          "one category above those needed, with the dearest group",
          "symbols in hands",
          "aurei",
          "players",
          "odds of the displays",
          "odds with hands",
          "odds with hands and the dearest group",
          "lead in the worst category, with hands",
          "lead in the second worst category, with hands",
          "lead in the third worst category, with hands",
          "lead in the middle category, with hands",
          "lead in the third best category, with hands",
          "lead in the second best category, with hands",
          "lead in the best category, with hands",
          "Primus Conspiratus is somebody",
          "points of the one with most Intrigue",
          "lead in Intrigue",
          "turns to come in this round",
          "last round",
          "turns to come in the last round",
          "symbols on offer",
          "Intrigue on offer",
          "groups on offer",
          "two players",
          "four players",
          "turns to come",
          "cards in hands");

  /// Nothing is surer than this.
  private static final double UNSURE = 0.01;

  private static final int[] NO_SYMBOLS = new int[Category.COUNT];
  private static final int USUAL_SEATS = 3;

  /// Whoever is ahead by so much is clearly ahead.
  private static final int CLEAR_POINTS = 10;

  private static final int CLEAR_INTRIGUE = 5;

  private final State state;
  private final Numbers numbers;
  private final int seats;
  private final int[] rome;
  private final int[][] strength;
  private final double rounds;
  private final Odds odds;
  private final double[][] stronger;
  private final int[] purses;
  private final double[] richest;
  private final double[] points;
  private final int[] intrigue;
  private final int[] inReach;
  private final int[][] hands;
  private final Clock clock;
  private final Reach reach;
  private final Groups groups;
  private final Offers offers;
  private final int[] dearest;

  /// How likely Rome holds each category in the end, by the displays.
  private final double[] held;

  /// How likely Rome wins, as logarithms of the odds: by the displays, with hands, and with the
  /// dearest group besides.
  private final double oddsOfDisplays;

  private final double oddsWithHands;
  private final double oddsWithGroup;

  Outlook(State state) {
    this.state = state;
    this.numbers = state.table().numbers();
    this.seats = state.players().size();
    this.rome = Scoring.romeSymbols(state, _ -> true);
    this.strength = new int[seats][];
    this.rounds = Odds.roundsLeft(state);
    this.odds = Odds.of(state);
    this.stronger = new double[seats][Category.COUNT];
    this.purses = new int[seats];
    this.richest = new double[seats];
    this.points = new double[seats];
    this.intrigue = new int[seats];
    this.inReach = new int[seats];
    this.hands = new int[seats][Category.COUNT];
    this.clock = new Clock(state);
    this.groups = new Groups(state.legions());
    this.offers = new Offers(state, clock, groups);
    int[] money = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      strength[seat] =
          Scoring.effective(Scoring.symbols(state.player(seat).display()), numbers.step());
      purses[seat] = withIncome(seat);
      money[seat] = forCards(seat);
    }
    this.reach = new Reach(state, clock, odds, rome, strength, money);
    for (int seat = 0; seat < seats; seat++) {
      richest[seat] = likelyRichest(seat);
      for (int category = 0; category < Category.COUNT; category++) {
        stronger[seat][category] = odds.stronger(strength[seat][category] - rome[category]);
      }
      points[seat] = likelyPoints(seat);
      intrigue[seat] = state.player(seat).symbols(Category.INTRIGUE);
      count(state.player(seat).hand(), hands[seat]);
      inReach[seat] = intrigue[seat] + reach.symbols(seat, Category.INTRIGUE.index());
    }
    this.dearest = dearest();
    this.held = heldByDisplays();
    this.oddsOfDisplays = victory(held);
    this.oddsWithHands = victory(heldAgainstHands(NO_SYMBOLS));
    this.oddsWithGroup = victory(heldAgainstHands(dearest));
  }

  int seats() {
    return seats;
  }

  double[] ofRome() {
    double categories = 0;
    double likely = 0;
    double nearly = 0;
    double nearlyLost = 0;
    double againstHands = 0;
    double withDearest = 0;
    int[] leads = new int[Category.COUNT];
    for (int category = 0; category < Category.COUNT; category++) {
      int best = 0;
      int bestWithHand = 0;
      for (int seat = 0; seat < seats; seat++) {
        int own = strength[seat][category];
        best = Math.max(best, own);
        bestWithHand = Math.max(bestWithHand, own + hands[seat][category]);
      }
      categories += best <= rome[category] ? 1 : 0;
      likely += held[category];
      leads[category] = bestWithHand - rome[category];
      nearly += best == rome[category] + 1 ? 1 : 0;
      nearlyLost += best == rome[category] ? 1 : 0;
      againstHands += bestWithHand <= rome[category] ? 1 : 0;
      withDearest += best <= rome[category] + dearest[category] ? 1 : 0;
    }
    Arrays.sort(leads); // Rome wins by the one in the middle, if it needs four of seven
    double symbols = 0;
    double aurei = 0;
    int inRound = 0;
    int turns = 0;
    int cards = 0;
    for (int seat = 0; seat < seats; seat++) {
      symbols += symbolsInHand(state.player(seat));
      aurei += state.player(seat).aurei();
      inRound += clock.isInRound(seat) ? 1 : 0;
      turns += clock.turns(seat);
      cards += state.player(seat).hand().size();
    }
    int plotter = plotter();
    return new double[] {
      1,
      categories,
      likely,
      nearly,
      nearlyLost,
      againstHands,
      withDearest,
      aboveNeeded(categories),
      aboveNeeded(againstHands),
      aboveNeeded(withDearest),
      symbols / seats,
      aurei / seats,
      seats - USUAL_SEATS,
      oddsOfDisplays,
      oddsWithHands,
      oddsWithGroup,
      leads[0],
      leads[1],
      leads[2],
      leads[3],
      leads[4],
      leads[5],
      leads[6],
      state.pcHolder() == State.NOBODY ? 0 : 1,
      ahead(pointsInReach(plotter), mostOfOthers(plotter, this::pointsInReach)),
      Math.clamp(
          inReach[plotter] - mostOfOthers(plotter, this::intrigueInReach), 0, CLEAR_INTRIGUE),
      inRound,
      clock.isLastRound() ? 1 : 0,
      clock.isLastRound() ? inRound : 0,
      groups.symbols(),
      groups.intrigue(),
      groups.filled(),
      seats == 2 ? 1 : 0,
      seats == 4 ? 1 : 0,
      (double) turns / seats,
      (double) cards / seats
    };
  }

  private double[] heldByDisplays() {
    double[] romes = new double[Category.COUNT];
    for (int category = 0; category < Category.COUNT; category++) {
      double free = 1;
      for (int seat = 0; seat < seats; seat++) {
        free *= 1 - stronger[seat][category];
      }
      romes[category] = free;
    }
    return romes;
  }

  /// How likely Rome holds each category in the end if players lay out what is in their reach.
  ///
  /// @param group what Rome gets besides
  private double[] heldAgainstHands(int[] group) {
    double[] romes = new double[Category.COUNT];
    for (int category = 0; category < Category.COUNT; category++) {
      int strong = rome[category] + group[category];
      double free = 1;
      for (int seat = 0; seat < seats; seat++) {
        int own = strength[seat][category] + reach.symbols(seat, category);
        free *= 1 - odds.stronger(own - strong);
      }
      romes[category] = free;
    }
    return romes;
  }

  /// How likely Rome holds as many categories as it needs, as a logarithm of the odds, if each of
  /// them went its own way.
  private double victory(double[] romes) {
    double likely = UNSURE + (1 - 2 * UNSURE) * Odds.most(romes, numbers.romeWinsAtCategories());
    return Math.log(likely / (1 - likely));
  }

  private double aboveNeeded(double categories) {
    return Math.clamp(categories - numbers.romeWinsAtCategories() + 0.5, -1, 1);
  }

  /// The symbols that Rome would take if the round ended now.
  private int[] dearest() {
    int[] symbols = new int[Category.COUNT];
    Pile<Card> group = state.legions().get(groups.dearest());
    for (int i = 0; i < group.size(); i++) {
      symbols[group.get(i).category().index()] += group.get(i).symbols();
    }
    return symbols;
  }

  /// The one who is likeliest to be Primus Conspiratus in the end.
  private int plotter() {
    int plotter = 0;
    for (int seat = 1; seat < seats; seat++) {
      boolean holds = state.pcHolder() == seat;
      if (inReach[seat] > inReach[plotter] || (holds && inReach[seat] == inReach[plotter])) {
        plotter = seat;
      }
    }
    return plotter;
  }

  /// The most that another seat has; at least nothing.
  double mostOfOthers(int seat, IntToDoubleFunction amount) {
    double most = 0;
    for (int other = 0; other < seats; other++) {
      most = other == seat ? most : Math.max(most, amount.applyAsDouble(other));
    }
    return most;
  }

  /// How many points one is ahead of another.
  static double ahead(double points, double others) {
    return Math.clamp(points - others, -CLEAR_POINTS, CLEAR_POINTS);
  }

  State state() {
    return state;
  }

  Clock clock() {
    return clock;
  }

  Groups groups() {
    return groups;
  }

  Offers offers() {
    return offers;
  }

  double points(int seat) {
    return points[seat];
  }

  double pointsInReach(int seat) {
    return points[seat] + reach.points(seat);
  }

  int intrigue(int seat) {
    return intrigue[seat];
  }

  int intrigueInReach(int seat) {
    return inReach[seat];
  }

  /// How many cards of the hand can still be played.
  int cardsInReach(int seat) {
    return reach.cards(seat);
  }

  /// Symbols of a category in hand.
  int inHand(int seat, int category) {
    return hands[seat][category];
  }

  /// The same of every category; not to be changed.
  int[] inHand(int seat) {
    return hands[seat];
  }

  int aheadOfRome(int seat, int category) {
    return strength[seat][category] - rome[category];
  }

  /// The chance to be stronger than Rome in the end, with what is in reach and once Rome has the
  /// dearest group.
  double likelyStronger(int seat, int category) {
    int ahead = aheadOfRome(seat, category) - dearest[category];
    return odds.stronger(ahead + reach.symbols(seat, category));
  }

  /// What a card is worth in points after others.
  double brings(int seat, Card card, int[] added) {
    return reach.brings(state.player(seat), card, strength[seat], added);
  }

  int purse(int seat) {
    return purses[seat];
  }

  double richest(int seat) {
    return richest[seat];
  }

  double oddsOfDisplays() {
    return oddsOfDisplays;
  }

  double oddsWithHands() {
    return oddsWithHands;
  }

  double oddsWithGroup() {
    return oddsWithGroup;
  }

  /// A game against Rome alone. Estimated: bots don't play it among themselves.
  double solo() {
    Player player = state.player(0);
    double strong = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      strong += stronger[0][category];
    }
    double missing = Category.COUNT - categories(player);
    double lacking = Math.max(0, state.table().deal().strongerThanRomeIn() - strong);
    double left = Math.min(rounds, 6);
    double cards = Math.min(player.hand().size() + inFlight(0), 2 * left);
    double prospects =
        Math.min(1, left / 2) * (0.3 * purses[0] + 0.8 * cards) + 0.1 * left * longestRow(player);
    return sigmoid(1 - 0.7 * missing - 0.9 * lacking + 0.25 * prospects);
  }

  private double likelyPoints(int seat) {
    double strong = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      strong += stronger[seat][category];
    }
    return printedPoints(seat)
        + numbers.perCategoryStrongerThanRome() * strong
        + numbers.mostMoney() * richest[seat];
  }

  double certainPoints(int seat) {
    int strong = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      strong += strength[seat][category] > rome[category] ? 1 : 0;
    }
    return printedPoints(seat) + numbers.perCategoryStrongerThanRome() * strong;
  }

  /// Without those that hang on Rome or on money.
  private double printedPoints(int seat) {
    Player player = state.player(seat);
    return numbers.perCategoryInDisplay() * categories(player)
        + numbers.perArmySymbol() * strength[seat][Category.ARMY.index()]
        + numbers.perFleetSymbol() * strength[seat][Category.FLEET.index()]
        + (state.pcHolder() == seat ? numbers.primusConspiratus() : 0);
  }

  private double likelyRichest(int seat) {
    int best = 0;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        best = Math.max(best, money(other));
      }
    }
    return sigmoid((money(seat) - best + 0.5) / 2.0);
  }

  private int money(int seat) {
    return purses[seat] + state.player(seat).hand().size() * numbers.handCardMoneyWorth();
  }

  /// Money for cards: in the last turn income comes too late.
  int forCards(int seat) {
    return clock.turns(seat) == 1 ? state.player(seat).aurei() : purses[seat];
  }

  /// Money, with the income that the turn would bring if it ended now.
  private int withIncome(int seat) {
    int aurei = state.player(seat).aurei();
    if (seat != state.activePlayer()) {
      return aurei;
    }
    return switch (state.step()) {
      case Step.Play(Pile<Category> played) ->
          aurei + Income.of(numbers, state.player(seat), played);
      case Step.Draw _, Step.Buy _ -> aurei + numbers.incomeNoCardPlayed();
      default -> aurei;
    };
  }

  double inFlight(int seat) {
    return state.step() instanceof Step.Draw draw
            && seat == state.activePlayer()
            && draw.isOpen(Destination.HAND)
        ? 1
        : 0;
  }

  private static void count(Pile<Slot> hand, int[] symbols) {
    for (int i = 0; i < hand.size(); i++) {
      Card card = hand.get(i).card();
      symbols[card.category().index()] += card.symbols();
    }
  }

  static double symbolsInHand(Player player) {
    double symbols = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      symbols += player.hand().get(i).card().symbols();
    }
    return symbols;
  }

  static int categories(Player player) {
    int categories = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      categories += player.display().get(category).cards().isEmpty() ? 0 : 1;
    }
    return categories;
  }

  static int longestRow(Player player) {
    int longest = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      if (category != Category.INTRIGUE.index()) {
        longest = Math.max(longest, player.display().get(category).cards().size());
      }
    }
    return longest;
  }

  private static double sigmoid(double x) {
    return 1 / (1 + Math.exp(-x));
  }
}
