package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import ludus.kernel.Game;
import ludus.kernel.laws.ScenarioLaws;
import org.junit.jupiter.api.Test;

/// Sections 16 and 17: the worked examples and edge cases, each a file of `scenarios/pax`.
class ScenariosTest extends ScenarioLaws<State, Move> {

  @Override
  protected Game<State, Move> game() {
    return TestTable.PAX;
  }

  @Override
  protected String rules() {
    return "PAX-";
  }

  /// EX-R1 to EX-R10 and EX-1 to EX-35, by the names of the files.
  @Test
  void every_worked_example_has_a_scenario() throws IOException {
    List<String> names = files().stream().map(file -> file.getFileName().toString()).toList();
    for (int example = 1; example <= 10; example++) {
      assertThat(names).anyMatch(startsWith("ex-r%02d-".formatted(example)));
    }
    for (int example = 1; example <= 35; example++) {
      assertThat(names).anyMatch(startsWith("ex-%02d-".formatted(example)));
    }
  }

  private static Predicate<String> startsWith(String start) {
    return name -> name.startsWith(start);
  }
}
