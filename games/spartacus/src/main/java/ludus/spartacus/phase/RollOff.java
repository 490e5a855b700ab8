package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import ludus.spartacus.Course;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.RolledOff;

/// One die each; the highest wins, and only those tied for it roll again (SP-CON-12).
public final class RollOff {

  /// No dice that are dice tie so often; what stands in for them may.
  public static final int MOST_TIES = 60;

  private RollOff() {}

  /// @param rule the rule it follows from, without "SP-"
  public static int among(List<Integer> seats, String rule, Course course) {
    List<Integer> left = seats;
    for (int ties = 0; left.size() > 1 && ties < MOST_TIES; ties++) {
      List<Integer> dice = new ArrayList<>();
      int highest = 0;
      for (int i = 0; i < left.size(); i++) {
        int die = course.die();
        dice.add(die);
        highest = Math.max(highest, die);
      }
      course.note(new RolledOff(List.copyOf(left), List.copyOf(dice), Rules.rule(rule)));
      List<Integer> best = new ArrayList<>();
      for (int i = 0; i < left.size(); i++) {
        if (dice.get(i) == highest) {
          best.add(left.get(i));
        }
      }
      left = best;
    }
    return left.getFirst();
  }
}
