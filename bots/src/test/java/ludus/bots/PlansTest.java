package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Valuation;
import org.junit.jupiter.api.Test;

/// How the rest of a turn is planned: one word of three, two of which are the same.
class PlansTest {

  private static final Toy CHOICE =
      new Toy(List.of(0, 1), List.of(List.of("a", "a", "b"), List.of("x")), true, _ -> 0.5);

  /// What was judged, in order.
  private final List<List<String>> judged = new ArrayList<>();

  private Plans<List<String>, String> plans(String best) {
    Mind<List<String>, String> mind = CHOICE.foreseeing(0);
    Valuation<List<String>> valuation =
        new Valuation<>() {
          @Override
          public double[] values(List<String> said) {
            judged.add(said);
            double first = said.getFirst().equals(best) ? 1 : 0;
            return new double[] {first, 1 - first};
          }

          @Override
          public List<String> names() {
            return List.of();
          }

          @Override
          public double[] features(List<String> said, int seat) {
            return new double[0];
          }
        };
    return new Plans<>(new Mind<>(mind.game(), mind.instinct(), valuation));
  }

  @Test
  void the_best_way_is_planned_whichever_it_is() {
    assertThat(plans("a").plan(List.of(), 0, "now")).containsExactly("a");
    assertThat(plans("b").plan(List.of(), 0, "now")).containsExactly("b");
  }

  @Test
  void ways_to_equal_positions_are_judged_once() {
    Plans<List<String>, String> plans = plans("b");
    plans.plan(List.of(), 0, "now");
    assertThat(judged).containsExactly(List.of("a"), List.of("b"));
  }

  @Test
  void a_plan_is_made_in_four_positions_and_remembered() {
    Plans<List<String>, String> plans = plans("b");
    for (int time = 0; time < 10; time++) {
      assertThat(plans.plan(List.of(), 0, "now")).containsExactly("b");
    }
    assertThat(judged).hasSize(4 * 2);
    plans.plan(List.of(), 0, "later");
    assertThat(judged).hasSize(5 * 2);
  }
}
