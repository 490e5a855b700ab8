package ludus.kernel.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import ludus.kernel.Game;
import ludus.kernel.RuleId;
import ludus.kernel.scenario.Scenario;
import ludus.kernel.scenario.ScenarioRun;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Every scenario file of a game holds, says in a sentence what it is about, and names its rules.
public abstract class ScenarioLaws<S, M> {

  protected abstract Game<S, M> game();

  /// What the ids of the game's rules begin with.
  protected abstract String rules();

  /// The files of the game's folder, by name.
  protected final List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("..", "..", "scenarios", game().info().id()))) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  @TestFactory
  Stream<DynamicTest> every_scenario_holds() throws IOException {
    assertThat(files()).isNotEmpty();
    return files().stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> run(file)));
  }

  private void run(Path file) throws IOException {
    Scenario scenario = Scenario.parse(Files.readString(file));
    assertThat(scenario.game()).isEqualTo(game().info().id());
    assertThat(scenario.title()).isNotBlank().doesNotEndWith(".");
    assertThat(scenario.title().substring(0, 1))
        .isEqualTo(scenario.title().substring(0, 1).toUpperCase(Locale.ROOT));
    assertThat(scenario.rules())
        .isNotEmpty()
        .extracting(RuleId::toString)
        .allMatch(id -> id.startsWith(rules()));
    boolean expects =
        !scenario.expect().isEmpty()
            || scenario.outcome().isPresent()
            || scenario.agenda().isPresent();
    assertThat(expects).as("It expects something").isTrue();
    assertThat(ScenarioRun.of(game(), scenario).failures()).isEmpty();
  }
}
