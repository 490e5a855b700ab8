package ludus.spartacus.phase;

import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.Numbers;
import ludus.spartacus.SpartacusEvent.TributePaid;
import ludus.spartacus.State;

/// The bank pays for the fame of the committed combatants, before wagers (SP-TRB).
public final class Tribute {

  private Tribute() {}

  static State pay(State state, Pile<Frame.Entrant> entrants, Course course) {
    State now = state;
    for (int i = 0; i < entrants.size(); i++) {
      Frame.Entrant entrant = entrants.get(i);
      House house = now.house(entrant.seat());
      int gold = of(state.table().numbers(), house.asset(entrant.card()));
      if (gold > 0) {
        course.note(new TributePaid(entrant.seat(), entrant.card(), gold));
        now = now.withHouse(entrant.seat(), house.withGold(house.gold() + gold));
      }
    }
    return now;
  }

  /// 2 gold for each favor, 6 for a champion. SP-TRB-1, SP-TRB-2
  public static int of(Numbers numbers, Asset asset) {
    return asset.isChampion() ? numbers.championTribute() : asset.favors() * numbers.favorTribute();
  }
}
