package ludus.pax;

import ludus.kernel.Pile;

/// How strong Rome is, as one seat sees it.
final class Sight {

  /// What a card that one hasn't seen adds to each category of Rome, about.
  private static final double UNSEEN = 0.2;

  private final int step;
  private final double[] rome = new double[Category.COUNT];

  Sight(State state, int seat) {
    this.step = state.table().numbers().step();
    seeRome(state.rome(), seat);
  }

  /// Rome's symbols: those that the seat has seen, and its share of those that it hasn't.
  private void seeRome(Rome there, int seat) {
    for (int category = 0; category < Category.COUNT; category++) {
      rome[category] = there.faceUp().get(category).symbols();
    }
    Pile<Slot> faceDown = there.faceDown();
    int unseen = 0;
    for (int i = 0; i < faceDown.size(); i++) {
      Slot slot = faceDown.get(i);
      if (slot.isKnownTo(seat)) {
        rome[slot.card().category().index()] += slot.card().symbols();
      } else {
        unseen++;
      }
    }
    int armiesForFleets = (int) rome[Category.FLEET.index()] / step; // PAX-SCORE-2: whole ones
    int fleetsForArmies = (int) rome[Category.ARMY.index()] / step;
    for (int category = 0; category < Category.COUNT; category++) {
      rome[category] += UNSEEN * unseen;
    }
    rome[Category.ARMY.index()] += armiesForFleets;
    rome[Category.FLEET.index()] += fleetsForArmies;
  }

  /// By how many symbols a player is ahead of Rome, with those that Armies bring for Fleets and
  /// Fleets for Armies.
  double ahead(Player player, int category) {
    int own = player.display().get(category).symbols();
    if (category == Category.ARMY.index()) {
      own += player.symbols(Category.FLEET) / step;
    } else if (category == Category.FLEET.index()) {
      own += player.symbols(Category.ARMY) / step;
    }
    return own - rome[category];
  }
}
