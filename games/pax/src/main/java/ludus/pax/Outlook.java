package ludus.pax;

import java.util.Arrays;
import java.util.List;
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
          "lead in the best category, with hands");

  static final List<String> OF_A_CONSPIRATOR =
      List.of(
          "Primus Conspiratus",
          "Primus Conspiratus, safely",
          "Intrigue in display",
          "Intrigue in hand",
          "Intrigue in reach",
          "Intrigue ahead in display",
          "Intrigue ahead in reach",
          "most Intrigue in reach",
          "most Intrigue in reach, and last to act",
          "turns to come",
          "last to act",
          "cards for Intrigue",
          "aurei for Intrigue",
          "longest row for income",
          "Religion for choice",
          "Wealth for bargains",
          "Intrigue on offer now",
          "Intrigue on offer soon",
          "Intrigue on offer later",
          "Intrigue ahead, and little of it to come",
          "Intrigue ahead in reach, and little of it to come");

  static final List<String> OF_A_REBEL =
      List.of(
          "points now",
          "points likely",
          "points ahead",
          "categories",
          "new categories in hand",
          "Armies and Fleets in hand",
          "symbols in hand",
          "cards in hand",
          "cards in reach",
          "aurei",
          "most money",
          "longest row",
          "room for Armies and Fleets",
          "Religion",
          "Wealth",
          "symbols on offer now",
          "symbols on offer soon",
          "points in reach",
          "Intrigue in hand instead",
          "Primus Conspiratus now",
          "turns to come for points",
          "last to act for points",
          "Land",
          "Rome's odds of the displays",
          "Rome's odds with hands",
          "Rome's odds with hands and the dearest group");

  private static final int CLEAR = 4;

  /// Nothing is surer than this.
  private static final double UNSURE = 0.01;

  private static final int[] NO_SYMBOLS = new int[Category.COUNT];
  private static final int USUAL_SEATS = 3;

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
  private final int[] rows;
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
    this.rows = new int[seats];
    this.clock = new Clock(state);
    this.groups = new Groups(state.legions());
    this.offers = new Offers(state, clock, groups);
    int[] money = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      strength[seat] =
          Scoring.effective(Scoring.symbols(state.player(seat).display()), numbers.step());
      purses[seat] = purse(seat);
      money[seat] = forCards(seat);
    }
    this.reach = new Reach(state, clock, odds, rome, strength, money);
    for (int seat = 0; seat < seats; seat++) {
      richest[seat] = richest(seat);
      for (int category = 0; category < Category.COUNT; category++) {
        stronger[seat][category] = odds.stronger(strength[seat][category] - rome[category]);
      }
      points[seat] = likelyPoints(seat);
      intrigue[seat] = state.player(seat).symbols(Category.INTRIGUE);
      count(state.player(seat).hand(), hands[seat]);
      rows[seat] = longestRow(state.player(seat));
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
    for (int seat = 0; seat < seats; seat++) {
      symbols += symbolsInHand(state.player(seat));
      aurei += state.player(seat).aurei();
    }
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
      leads[6]
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

  double[] ofConspirator(int seat) {
    int best = 0;
    int bestInReach = 0;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        best = Math.max(best, intrigue[other]);
        bestInReach = Math.max(bestInReach, inReach[other]);
      }
    }
    boolean primus = state.pcHolder() == seat;
    int ahead = intrigue[seat] - best;
    int aheadInReach = inReach[seat] - bestInReach;
    boolean most = aheadInReach > 0 || (primus && aheadInReach == 0);
    double last = clock.lateness(seat);
    return new double[] {
      primus ? 1 : 0,
      primus && ahead > 1 ? 1 : 0,
      intrigue[seat],
      hands[seat][Category.INTRIGUE.index()],
      inReach[seat],
      Math.clamp(ahead, -CLEAR, CLEAR),
      Math.clamp(aheadInReach, -CLEAR, CLEAR),
      most ? 1 : 0,
      most ? last : 0,
      Math.min(3, clock.turns(seat)),
      last,
      Math.min(6, state.player(seat).hand().size()),
      Math.min(8, purses[seat]),
      rows[seat],
      Math.min(6, state.player(seat).symbols(Category.RELIGION)),
      Math.min(6, state.player(seat).symbols(Category.WEALTH)),
      offers.now(seat) * offers.intrigue(seat),
      offers.soon(seat) * offers.intrigue(seat),
      offers.later(seat) * offers.intrigue(seat),
      Math.clamp(ahead, -CLEAR, CLEAR) * offers.scarcity(),
      Math.clamp(aheadInReach, -CLEAR, CLEAR) * offers.scarcity()
    };
  }

  double[] ofRebel(int seat) {
    Player player = state.player(seat);
    double best = 0;
    for (int other = 0; other < seats; other++) {
      best = other == seat ? best : Math.max(best, points[other]);
    }
    double fresh = 0;
    double arms = 0;
    int seen = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      Card card = player.hand().get(i).card();
      Category category = card.category();
      int bit = 1 << category.index();
      if ((seen & bit) == 0 && player.row(category).cards().isEmpty()) {
        fresh++;
        seen |= bit;
      }
      if ((category == Category.ARMY || category == Category.FLEET) && Playing.fits(player, card)) {
        arms += card.symbols();
      }
    }
    int most = Math.max(player.symbols(Category.ARMY), player.symbols(Category.FLEET));
    return new double[] {
      certainPoints(seat),
      points[seat],
      Math.clamp(points[seat] - best, -10, 10),
      categories(player),
      fresh,
      arms,
      symbolsInHand(player),
      player.hand().size() + inFlight(seat),
      reach.cards(seat),
      purses[seat],
      richest[seat],
      rows[seat],
      player.cap() - most,
      Math.min(6, player.symbols(Category.RELIGION)),
      Math.min(6, player.symbols(Category.WEALTH)),
      offers.now(seat) * offers.symbols(seat),
      offers.soon(seat) * offers.symbols(seat),
      points[seat] + reach.points(seat),
      hands[seat][Category.INTRIGUE.index()],
      state.pcHolder() == seat ? 1 : 0,
      Math.min(3, clock.turns(seat)),
      clock.lateness(seat),
      player.symbols(Category.LAND),
      oddsOfDisplays,
      oddsWithHands,
      oddsWithGroup
    };
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
        Math.min(1, left / 2) * (0.3 * purses[0] + 0.8 * cards) + 0.1 * left * rows[0];
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

  private double certainPoints(int seat) {
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

  private double richest(int seat) {
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
  private int forCards(int seat) {
    return clock.turns(seat) == 1 ? state.player(seat).aurei() : purses[seat];
  }

  /// Money, with the income that the turn would bring if it ended now.
  private int purse(int seat) {
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

  private double inFlight(int seat) {
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

  private static double symbolsInHand(Player player) {
    double symbols = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      symbols += player.hand().get(i).card().symbols();
    }
    return symbols;
  }

  private static int categories(Player player) {
    int categories = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      categories += player.display().get(category).cards().isEmpty() ? 0 : 1;
    }
    return categories;
  }

  private static int longestRow(Player player) {
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
