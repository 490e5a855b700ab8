package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludus.kernel.Pile;

/// What in a position tells of one seat whether it will be Primus Conspiratus in the end, and
/// whether it will have most points.
final class SeatOutlook {

  private static final List<String> OF_POINTS =
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
          "points in reach ahead",
          "points in hand",
          "Rome's odds of the displays",
          "Rome's odds with hands",
          "Rome's odds with hands and the dearest group");

  private static final List<String> OF_INTRIGUE =
      List.of(
          "Primus Conspiratus",
          "Primus Conspiratus, safely",
          "Intrigue in reach",
          "Intrigue ahead in display",
          "Intrigue ahead in reach",
          "most Intrigue in reach",
          "most Intrigue in reach, and last to act",
          "last to act",
          "few cards in hand",
          "few aurei",
          "Intrigue on offer now",
          "Intrigue on offer soon",
          "Intrigue on offer later",
          "Intrigue ahead, and little of it to come",
          "Intrigue ahead in reach, and little of it to come");

  private static final List<String> OF_A_CATEGORY =
      List.of("in display", "in hand", "ahead of Rome", "likely stronger than Rome");

  private static final List<String> OF_TIME =
      List.of(
          "turns to come",
          "no turn to come",
          "one turn to come",
          "two turns to come",
          "buys first",
          "buys second",
          "buys third",
          "buys fourth",
          "buys after Rome, second",
          "buys after Rome, third",
          "buys after Rome, fourth",
          "buys after Rome, fifth",
          "buying or playing");

  private static final List<String> OF_EFFECTS =
      List.of(
          "cards seen two at a time",
          "cards seen three at a time",
          "discount",
          "room for Armies",
          "room for Fleets");

  private static final List<String> OF_GROUPS =
      List.of(
          "points of the best group",
          "points of the second best group",
          "points of the third best group",
          "Intrigue of a group",
          "Intrigue of another group",
          "points of the best group later",
          "points of the second best group later",
          "Intrigue of a group later",
          "Intrigue of another group later",
          "points of a group that is too dear",
          "Intrigue of a group that is too dear",
          "points of the dearest group",
          "Intrigue of the dearest group");

  private static final List<String> OF_ANOTHER =
      List.of(
          "points ahead of",
          "points in reach ahead of",
          "Intrigue ahead of",
          "Intrigue in reach ahead of",
          "Primus Conspiratus is");

  private static final List<String> OTHERS = List.of("the next", "the second next", "the third");

  private static final List<String> OF_THE_TABLE =
      List.of("two players at the table", "three players at the table");

  static final List<String> NAMES = names();

  /// Turns of others before one buys that are told apart.
  private static final int PLACES = 4;

  private static final int CLEAR = 4;
  private static final int MOST_ROOM = 5;

  private final Outlook outlook;
  private final State state;
  private final int seat;
  private final Player player;
  private final Clock clock;
  private final Groups groups;
  private final Offers offers;
  private final double[] features = new double[NAMES.size()];
  private int next;

  private SeatOutlook(Outlook outlook, int seat) {
    this.outlook = outlook;
    this.state = outlook.state();
    this.seat = seat;
    this.player = state.player(seat);
    this.clock = outlook.clock();
    this.groups = outlook.groups();
    this.offers = outlook.offers();
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(OF_POINTS);
    names.addAll(OF_INTRIGUE);
    for (Category category : Category.values()) {
      String name =
          category.name().charAt(0) + category.name().substring(1).toLowerCase(Locale.ROOT);
      OF_A_CATEGORY.forEach(what -> names.add(name + " " + what));
    }
    names.addAll(OF_TIME);
    names.addAll(OF_EFFECTS);
    names.addAll(OF_GROUPS);
    for (String other : OTHERS) {
      OF_ANOTHER.forEach(what -> names.add(what + " " + other));
    }
    names.addAll(OF_THE_TABLE);
    return List.copyOf(names);
  }

  static double[] of(Outlook outlook, int seat) {
    SeatOutlook told = new SeatOutlook(outlook, seat);
    told.points();
    told.intrigue();
    told.categories();
    told.time();
    told.effects();
    told.groups();
    told.others();
    return told.features;
  }

  private void add(double value) {
    features[next++] = value;
  }

  private void add(boolean holds) {
    features[next++] = holds ? 1 : 0;
  }

  private void points() {
    double points = outlook.points(seat);
    double inReach = outlook.pointsInReach(seat);
    add(outlook.certainPoints(seat));
    add(points);
    add(Outlook.ahead(points, outlook.mostOfOthers(seat, outlook::points)));
    add(Outlook.categories(player));
    add(freshCategories());
    add(arms());
    add(Outlook.symbolsInHand(player));
    add(player.hand().size() + outlook.inFlight(seat));
    add(outlook.cardsInReach(seat));
    add(outlook.purse(seat));
    add(outlook.richest(seat));
    add(Outlook.longestRow(player));
    int army = player.symbols(Category.ARMY);
    int fleet = player.symbols(Category.FLEET);
    add(player.cap() - Math.max(army, fleet));
    add(Math.min(6, player.symbols(Category.RELIGION)));
    add(Math.min(6, player.symbols(Category.WEALTH)));
    add(offers.now(seat) * offers.symbols(seat));
    add(offers.soon(seat) * offers.symbols(seat));
    add(inReach);
    add(Outlook.ahead(inReach, outlook.mostOfOthers(seat, outlook::pointsInReach)));
    add(inReach - points);
    add(outlook.oddsOfDisplays());
    add(outlook.oddsWithHands());
    add(outlook.oddsWithGroup());
  }

  private double freshCategories() {
    int seen = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      Category category = player.hand().get(i).card().category();
      if (player.row(category).cards().isEmpty()) {
        seen |= 1 << category.index();
      }
    }
    return Integer.bitCount(seen);
  }

  private double arms() {
    double arms = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      Card card = player.hand().get(i).card();
      boolean isArms = card.category() == Category.ARMY || card.category() == Category.FLEET;
      arms += isArms && Playing.fits(player, card) ? card.symbols() : 0;
    }
    return arms;
  }

  private void intrigue() {
    boolean primus = state.pcHolder() == seat;
    double ahead = outlook.intrigue(seat) - outlook.mostOfOthers(seat, outlook::intrigue);
    double aheadInReach =
        outlook.intrigueInReach(seat) - outlook.mostOfOthers(seat, outlook::intrigueInReach);
    boolean most = aheadInReach > 0 || (primus && aheadInReach == 0);
    double last = clock.lateness(seat);
    add(primus);
    add(primus && ahead > 1);
    add(outlook.intrigueInReach(seat));
    add(Math.clamp(ahead, -CLEAR, CLEAR));
    add(Math.clamp(aheadInReach, -CLEAR, CLEAR));
    add(most);
    add(most ? last : 0);
    add(last);
    add(Math.min(6, player.hand().size()));
    add(Math.min(8, outlook.purse(seat)));
    add(offers.now(seat) * offers.intrigue(seat));
    add(offers.soon(seat) * offers.intrigue(seat));
    add(offers.later(seat) * offers.intrigue(seat));
    add(Math.clamp(ahead, -CLEAR, CLEAR) * offers.scarcity());
    add(Math.clamp(aheadInReach, -CLEAR, CLEAR) * offers.scarcity());
  }

  private void categories() {
    for (int category = 0; category < Category.COUNT; category++) {
      add(Math.min(8, player.display().get(category).symbols()));
      add(Math.min(6, outlook.inHand(seat, category)));
      add(Math.clamp(outlook.aheadOfRome(seat, category), -CLEAR, CLEAR));
      add(outlook.likelyStronger(seat, category));
    }
  }

  private void time() {
    int turns = clock.turns(seat);
    int waiting = clock.waiting(seat);
    boolean now = clock.isInRound(seat);
    boolean later = !now && !clock.isLastRound();
    add(Math.min(3, turns));
    add(turns == 0);
    add(turns == 1);
    add(turns == 2);
    for (int place = 0; place < PLACES; place++) {
      add(now && waiting == place);
    }
    for (int place = 1; place <= PLACES; place++) {
      add(later && waiting == place);
    }
    add(state.step() instanceof Step.Buy || state.step() instanceof Step.Play);
  }

  private void effects() {
    int religion = player.symbols(Category.RELIGION);
    add(religion >= 3);
    add(religion >= 6);
    add(Buying.discount(state, player));
    add(Math.clamp(player.cap() - player.symbols(Category.ARMY), -1, MOST_ROOM));
    add(Math.clamp(player.cap() - player.symbols(Category.FLEET), -1, MOST_ROOM));
  }

  /// What the groups are worth to the seat, if it has played its hand by then.
  private void groups() {
    int[] added = outlook.inHand(seat);
    int money = player.aurei() + Buying.discount(state, player);
    int dearest = groups.dearest();
    double[] best = new double[3];
    double tooDear = 0;
    double ofDearest = 0;
    int intrigue = 0;
    int another = 0;
    int tooDearIntrigue = 0;
    for (int legion = 0; legion < state.legions().size(); legion++) {
      Pile<Card> group = state.legions().get(legion);
      double points = 0;
      for (int i = 0; i < group.size(); i++) {
        points += outlook.brings(seat, group.get(i), added);
      }
      int here = groups.intrigue(legion);
      ofDearest = legion == dearest ? points : ofDearest;
      if (groups.value(legion) <= money) {
        sortIn(best, points);
        another = Math.max(another, Math.min(intrigue, here));
        intrigue = Math.max(intrigue, here);
      } else {
        tooDear = Math.max(tooDear, points);
        tooDearIntrigue = Math.max(tooDearIntrigue, here);
      }
    }
    boolean now = clock.isInRound(seat);
    boolean atAll = clock.turns(seat) > 0;
    boolean later = atAll && !now;
    add(now ? best[0] : 0);
    add(now ? best[1] : 0);
    add(now ? best[2] : 0);
    add(now ? intrigue : 0);
    add(now ? another : 0);
    add(later ? best[0] : 0);
    add(later ? best[1] : 0);
    add(later ? intrigue : 0);
    add(later ? another : 0);
    add(atAll ? tooDear : 0);
    add(atAll ? tooDearIntrigue : 0);
    add(ofDearest);
    add(groups.intrigue(dearest));
  }

  /// The largest first.
  private static void sortIn(double[] best, double value) {
    double smaller = value;
    for (int i = 0; i < best.length; i++) {
      double larger = Math.max(best[i], smaller);
      smaller = Math.min(best[i], smaller);
      best[i] = larger;
    }
  }

  /// How the seat stands against those who act after it, in their order.
  private void others() {
    int seats = outlook.seats();
    for (int i = 1; i <= OTHERS.size(); i++) {
      int other = (seat + i) % seats;
      if (i >= seats) {
        next += OF_ANOTHER.size();
        continue;
      }
      double intrigue = outlook.intrigue(seat) - outlook.intrigue(other);
      double intrigueInReach = outlook.intrigueInReach(seat) - outlook.intrigueInReach(other);
      add(Outlook.ahead(outlook.points(seat), outlook.points(other)));
      add(Outlook.ahead(outlook.pointsInReach(seat), outlook.pointsInReach(other)));
      add(Math.clamp(intrigue, -CLEAR, CLEAR));
      add(Math.clamp(intrigueInReach, -CLEAR, CLEAR));
      add(state.pcHolder() == other);
    }
    add(seats == 2);
    add(seats == 3);
  }
}
