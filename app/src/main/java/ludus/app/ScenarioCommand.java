package ludus.app;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import ludus.kernel.BadInput;
import ludus.kernel.json.Json;
import ludus.kernel.scenario.Scenario;
import ludus.kernel.scenario.ScenarioRun;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Runs scenario files and says which of them hold.
@Command(
    name = "scenario",
    description = "Runs scenario files: positions, moves and what must hold.")
final class ScenarioCommand extends Task {

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|DIR",
      description = "Scenario files, and folders of them (*.json).")
  private List<Path> places = List.of();

  @Option(names = "--print", description = "Shows the final state of each as JSON.")
  private boolean print;

  @Option(names = "--json", paramLabel = "F|-", description = "Writes the results as JSON.")
  private @Nullable String json;

  @Option(
      names = "--data-file",
      paramLabel = "FILE",
      description = "Plays with an owner's corrected data.")
  private @Nullable Path dataFile;

  ScenarioCommand(Desk desk) {
    super(desk);
  }

  private enum Verdict {
    OK,
    FAILED,
    UNREADABLE
  }

  private record Ran(
      Path file, String title, Verdict verdict, List<String> reasons, Optional<ObjectNode> state) {}

  @Override
  public Integer call() {
    List<Path> files = places.stream().flatMap(place -> files(place).stream()).toList();
    if (files.isEmpty()) {
      throw new BadInput("There is no scenario (*.json) in %s.".formatted(names()));
    }
    boolean quiet = "-".equals(json);
    List<Ran> all = new ArrayList<>();
    for (Path file : files) {
      Ran ran = run(file);
      all.add(ran);
      if (!quiet) {
        tell(ran);
      }
    }
    if (!quiet) {
      summary(all);
    }
    if (json != null) {
      Documents.put(desk, json, Json.pretty(toJson(all)));
    }
    return count(all, Verdict.UNREADABLE) > 0 ? WRONG : count(all, Verdict.FAILED) > 0 ? NO : DONE;
  }

  private String names() {
    return String.join(", ", places.stream().map(Path::toString).toList());
  }

  private static List<Path> files(Path place) {
    if (!Files.isDirectory(place)) {
      return List.of(place);
    }
    try (Stream<Path> inside = Files.walk(place)) {
      return inside
          .filter(file -> file.toString().endsWith(".json") && Files.isRegularFile(file))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new BadInput("The folder %s can't be read.".formatted(place), e);
    }
  }

  private Ran run(Path file) {
    String title = "";
    try {
      Scenario scenario = Scenario.parse(Documents.read(file));
      title = scenario.title();
      Optional<String> data = Optional.ofNullable(dataFile).map(Documents::read);
      ScenarioRun run = ScenarioRun.of(Games.named(scenario.game()).load(data), scenario);
      Verdict verdict = run.failures().isEmpty() ? Verdict.OK : Verdict.FAILED;
      return new Ran(file, title, verdict, run.failures(), Optional.of(run.state()));
    } catch (BadInput e) {
      String reason = String.valueOf(e.getMessage());
      return new Ran(file, title, Verdict.UNREADABLE, List.of(reason), Optional.empty());
    }
  }

  private void tell(Ran ran) {
    String mark =
        switch (ran.verdict()) {
          case OK -> "ok      ";
          case FAILED -> "FAILED  ";
          case UNREADABLE -> "ERROR   ";
        };
    PrintStream to = ran.verdict() == Verdict.UNREADABLE ? desk.err() : desk.out();
    to.println(mark + ran.file() + (ran.title().isEmpty() ? "" : ": " + ran.title()));
    ran.reasons().forEach(reason -> to.println("        " + reason));
    if (print) {
      ran.state().ifPresent(state -> desk.say(Json.pretty(state)));
    }
  }

  private void summary(List<Ran> all) {
    long failed = count(all, Verdict.FAILED);
    long unreadable = count(all, Verdict.UNREADABLE);
    desk.say(
        "%d of %d scenarios hold%s%s."
            .formatted(
                count(all, Verdict.OK),
                all.size(),
                failed > 0 ? ", " + failed + " failed" : "",
                unreadable > 0 ? ", " + unreadable + " can't be used" : ""));
  }

  private static long count(List<Ran> all, Verdict verdict) {
    return all.stream().filter(ran -> ran.verdict() == verdict).count();
  }

  private ArrayNode toJson(List<Ran> all) {
    ArrayNode list = Json.PLAIN.createArrayNode();
    for (Ran ran : all) {
      ObjectNode node = list.addObject();
      node.put("file", ran.file().toString());
      node.put("title", ran.title());
      node.put("verdict", ran.verdict().name());
      ArrayNode reasons = node.putArray("reasons");
      ran.reasons().forEach(reasons::add);
      if (print) {
        ran.state().ifPresent(state -> node.set("state", state));
      }
    }
    return list;
  }
}
