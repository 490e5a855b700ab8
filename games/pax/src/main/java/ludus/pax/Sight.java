package ludus.pax;

import ludus.kernel.Pile;

/// How strong Rome and everybody are as one seat sees it: displays, and what it knows of Rome.
final class Sight {

  /// What a card that one hasn't seen adds to each category of Rome, about.
  private static final double UNSEEN = 0.2;

  private final State state;
  private final int seat;
  private final double[] rome = new double[Category.COUNT];

  /// The most symbols that anybody has laid out.
  private final int[] laidOut = new int[Category.COUNT];

  /// The most Intrigue that another player has laid out.
  private int rivalIntrigue;

  private double ahead;

  Sight(State state, int seat) {
    this.state = state;
    this.seat = seat;
    seeRome();
    seeDisplays();
  }

  /// Rome's symbols: those that the seat has seen, and its share of those that it hasn't.
  private void seeRome() {
    for (int category = 0; category < Category.COUNT; category++) {
      rome[category] = state.rome().faceUp().get(category).symbols();
    }
    Pile<Slot> faceDown = state.rome().faceDown();
    int unseen = 0;
    for (int i = 0; i < faceDown.size(); i++) {
      Slot slot = faceDown.get(i);
      if (slot.isKnownTo(seat)) {
        rome[slot.card().category().index()] += slot.card().symbols();
      } else {
        unseen++;
      }
    }
    int step = state.table().numbers().step();
    int armiesForFleets = (int) rome[Category.FLEET.index()] / step; // PAX-SCORE-2: whole ones
    int fleetsForArmies = (int) rome[Category.ARMY.index()] / step;
    for (int category = 0; category < Category.COUNT; category++) {
      rome[category] += UNSEEN * unseen;
    }
    rome[Category.ARMY.index()] += armiesForFleets;
    rome[Category.FLEET.index()] += fleetsForArmies;
  }

  /// All in one look: a search asks all the time.
  private void seeDisplays() {
    Numbers numbers = state.table().numbers();
    int step = numbers.step();
    double own = 0;
    double most = 0;
    for (int other = 0; other < state.players().size(); other++) {
      Pile<Row> display = state.player(other).display();
      int armies = display.get(Category.ARMY.index()).symbols();
      int fleets = display.get(Category.FLEET.index()).symbols();
      double points = numbers.perArmySymbol() * armies + numbers.perFleetSymbol() * fleets;
      for (int category = 0; category < Category.COUNT; category++) {
        int symbols = display.get(category).symbols();
        if (symbols > 0) {
          points += numbers.perCategoryInDisplay();
          points += symbols > rome[category] ? numbers.perCategoryStrongerThanRome() : 0;
          laidOut[category] = Math.max(laidOut[category], symbols);
        }
      }
      see(Category.ARMY, armies + fleets / step);
      see(Category.FLEET, fleets + armies / step);
      if (other == seat) {
        own = points;
      } else {
        most = Math.max(most, points);
        rivalIntrigue = Math.max(rivalIntrigue, display.get(Category.INTRIGUE.index()).symbols());
      }
    }
    ahead = own - most;
  }

  private void see(Category category, int symbols) {
    laidOut[category.index()] = Math.max(laidOut[category.index()], symbols);
  }

  /// Symbols laid out, with those that Armies bring for Fleets and Fleets for Armies.
  int effective(Player player, int category) {
    int own = player.display().get(category).symbols();
    int step = state.table().numbers().step();
    if (category == Category.ARMY.index()) {
      return own + player.symbols(Category.FLEET) / step;
    }
    return category == Category.FLEET.index() ? own + player.symbols(Category.ARMY) / step : own;
  }

  double rome(int category) {
    return rome[category];
  }

  int rivalIntrigue() {
    return rivalIntrigue;
  }

  /// Whether nobody is stronger than Rome there.
  boolean isHeld(int category) {
    return laidOut[category] <= rome[category];
  }

  /// How many categories Rome holds against all displays.
  int held() {
    int held = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      held += isHeld(category) ? 1 : 0;
    }
    return held;
  }

  /// How many categories Rome would get to hold by these cards.
  int gained(Pile<Card> cards) {
    int[] more = new int[Category.COUNT];
    for (int i = 0; i < cards.size(); i++) {
      more[cards.get(i).category().index()] += cards.get(i).symbols();
    }
    int gained = 0;
    for (int at = 0; at < Category.COUNT; at++) {
      gained += more[at] > 0 && !isHeld(at) && laidOut[at] <= rome[at] + more[at] ? 1 : 0;
    }
    return gained;
  }

  /// How many points the seat is ahead of the best of the others, of those that lie there.
  double ahead() {
    return ahead;
  }
}
