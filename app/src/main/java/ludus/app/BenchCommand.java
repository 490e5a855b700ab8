package ludus.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludus.bench.Figure;
import ludus.bench.Suite;
import ludus.kernel.BadInput;
import ludus.kernel.json.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Measures how fast the engine is.
@Command(
    name = "bench",
    description = "Runs the benchmarks; each figure with its unit, by processor time of one core.")
final class BenchCommand extends Task {

  private static final int MOST_SECONDS = 600;

  @Parameters(paramLabel = "NAME", arity = "0..*", description = "Only these benchmarks.")
  private List<String> names = List.of();

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description =
          "How long each is measured, after a warm-up of twice as long and of 10 s at least"
              + " (default: 5).")
  private int seconds = 5;

  @Option(names = "--json", paramLabel = "F|-", description = "Writes the figures as JSON.")
  private @Nullable String json;

  BenchCommand(Desk desk) {
    super(desk);
  }

  @Override
  public Integer call() {
    if (seconds < 1 || seconds > MOST_SECONDS) {
      throw new BadInput(
          "--seconds must be a number from 1 to %d, not %d.".formatted(MOST_SECONDS, seconds));
    }
    for (String name : names) {
      if (!Suite.names().contains(name)) {
        throw new BadInput(
            "There is no benchmark '%s'; there is: %s."
                .formatted(name, String.join(", ", Suite.names())));
      }
    }
    boolean quiet = "-".equals(json);
    List<Figure> figures = new ArrayList<>();
    for (String name : names.isEmpty() ? Suite.names() : names) {
      if (desk.progress()) {
        desk.err().print("\r" + name + " …");
        desk.err().flush();
      }
      Figure figure = Suite.measure(name, seconds);
      figures.add(figure);
      if (desk.progress()) {
        desk.err().print("\r" + " ".repeat(name.length() + 2) + "\r");
      }
      if (!quiet) {
        desk.say(line(figure));
      }
    }
    if (json != null) {
      Documents.put(desk, json, Json.pretty(Json.PLAIN.valueToTree(figures)));
    }
    return DONE;
  }

  private static String line(Figure figure) {
    StringBuilder line = new StringBuilder("%-14s".formatted(figure.name()));
    for (Figure.Measure measure : figure.measures()) {
      line.append(
          String.format(
              Locale.ROOT,
              measure.value() < 10 ? " %s %,.2f %s;" : " %s %,.0f %s;",
              measure.what(),
              measure.value(),
              measure.unit()));
    }
    return line.append(" ").append(figure.operation()).toString();
  }
}
