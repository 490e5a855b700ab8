package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import ludus.kernel.RuleId;
import ludus.kernel.scenario.Scenario;
import ludus.kernel.scenario.ScenarioRun;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Sections 16 and 17: the worked examples and edge cases, each a file of `scenarios/pax`.
class ScenariosTest {

  private static final Path FOLDER = Path.of("..", "..", "scenarios", "pax");

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  @TestFactory
  Stream<DynamicTest> every_scenario_holds() throws IOException {
    return files().stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> run(file)));
  }

  private static void run(Path file) throws IOException {
    Scenario scenario = Scenario.parse(Files.readString(file));
    assertThat(scenario.game()).isEqualTo("pax");
    assertThat(scenario.title()).isNotBlank();
    assertThat(scenario.rules())
        .isNotEmpty()
        .extracting(RuleId::id)
        .allMatch(id -> id.startsWith("PAX-"));
    boolean expects =
        !scenario.expect().isEmpty()
            || scenario.outcome().isPresent()
            || scenario.agenda().isPresent();
    assertThat(expects).as("It expects something").isTrue();
    assertThat(ScenarioRun.of(TestTable.PAX, scenario).failures()).isEmpty();
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

  private static java.util.function.Predicate<String> startsWith(String start) {
    return name -> name.startsWith(start);
  }
}
