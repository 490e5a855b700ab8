package ludus.spartacus.deed;

import ludus.spartacus.Course;
import ludus.spartacus.House;
import ludus.spartacus.Numbers;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.InfluenceChanged;
import ludus.spartacus.State;

/// Influence rises and falls between 1 and 12; what goes beyond is lost (SP-CON-7).
public final class Influence {

  private Influence() {}

  /// @param rule the rule it follows from, without "SP-"
  public static State change(State state, int seat, int by, String rule, Course course) {
    Numbers numbers = state.table().numbers();
    House house = state.house(seat);
    int before = house.influence();
    int now = Math.clamp(before + by, numbers.leastInfluence(), numbers.mostInfluence());
    if (now == before) {
      return state; // SP-CON-8
    }
    course.note(() -> new InfluenceChanged(seat, before, now, Rules.rule(rule)));
    return state.withHouse(seat, house.withInfluence(now));
  }
}
