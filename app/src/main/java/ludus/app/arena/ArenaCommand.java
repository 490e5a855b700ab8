package ludus.app.arena;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import ludus.app.Desk;
import ludus.app.Documents;
import ludus.app.GameChoice;
import ludus.app.LanguageChoice;
import ludus.app.Task;
import ludus.bots.Budget;
import ludus.bots.Level;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Report;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.json.Json;
import ludus.kernel.text.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Bots play each other, and the figures are told.
@Command(name = "arena", description = "Bots play each other; win rates with 95 %% intervals.")
public final class ArenaCommand extends Task {

  private static final int MOST_GAMES = 10_000_000;
  private static final int MOST_THREADS = 512;

  @Mixin private final GameChoice choice = new GameChoice();

  @Option(
      names = "--bots",
      split = ",",
      paramLabel = "LEVEL",
      description = "The line-up: one level for each seat, or one for all.")
  private List<String> bots = List.of();

  @Option(names = "--seats", paramLabel = "N", description = "How many seats (default: the bots).")
  private @Nullable Integer seats;

  @Option(names = "--games", paramLabel = "N", description = "How many games (default: 100).")
  private int games = 100;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The first game's seed; the others count on from it (default: a random one).")
  private @Nullable Long seed;

  @Option(
      names = "--budget",
      paramLabel = "200ms|500it",
      description = "How much a bot may think about a decision (default: what its level does).")
  private @Nullable String budget;

  @Option(names = "--threads", paramLabel = "N", description = "Threads (default: all processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", paramLabel = "F|-", description = "Writes the figures as JSON.")
  private @Nullable String json;

  @Option(names = "--html", paramLabel = "FILE", description = "Writes a page with charts.")
  private @Nullable Path html;

  public ArenaCommand(Desk desk) {
    super(desk);
  }

  @Override
  public Integer call() {
    Game<?, ?> game = choice.load();
    if (choice.asksForHelp()) {
      GameChoice.help(
          desk, game, Words.of(desk.language(), game.info().messages(), LanguageChoice.APP));
      return DONE;
    }
    within("--games", games, MOST_GAMES);
    within("--threads", threads, MOST_THREADS);
    List<Level> levels = levels();
    Experiment experiment =
        new Experiment(
            choice.setup(game, levels.size()),
            levels,
            games,
            seed == null ? ThreadLocalRandom.current().nextInt(1_000_000_000) : seed,
            Optional.ofNullable(budget).map(Budget::parse).orElse(Budget.STANDARD));
    Report report;
    try (ProgressBar bar = new ProgressBar(desk, games)) {
      report = Arena.run(game, experiment, threads, bar::at);
    }
    Findings findings = new Findings(game.info(), experiment, report, threads);
    if (!"-".equals(json)) {
      desk.say(new TextReport(findings).lines());
    }
    if (json != null) {
      Documents.put(desk, json, Json.pretty(new JsonReport(findings).toJson()));
    }
    if (html != null) {
      Documents.write(html, new HtmlReport(findings).page());
    }
    return DONE;
  }

  private static void within(String option, int number, int most) {
    if (number < 1 || number > most) {
      throw new BadInput(
          "%s must be a number from 1 to %d, not %d.".formatted(option, most, number));
    }
  }

  private List<Level> levels() {
    if (bots.isEmpty()) {
      throw new BadInput(
          "Name the bots with --bots; there is: %s.".formatted(String.join(", ", Level.ids())));
    }
    List<Level> levels = bots.stream().map(Level::named).toList();
    int count = seats == null ? levels.size() : seats;
    if (levels.size() == 1 && count > 0) {
      return Collections.nCopies(count, levels.getFirst());
    }
    if (levels.size() != count) {
      throw new BadInput(
          "%d bots are named for %d seats; name one for each, or one for all."
              .formatted(levels.size(), count));
    }
    return levels;
  }
}
