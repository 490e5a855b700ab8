package ludus.app.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import ludus.app.Desk;
import ludus.app.Documents;
import ludus.app.GameChoice;
import ludus.app.LanguageChoice;
import ludus.app.Task;
import ludus.bots.Budget;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Comparison;
import ludus.bots.arena.Contestant;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Ground;
import ludus.bots.arena.GroundProvider;
import ludus.bots.arena.Played;
import ludus.bots.arena.Question;
import ludus.bots.arena.Report;
import ludus.bots.arena.Threads;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.json.Json;
import ludus.kernel.text.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/// Bots play each other, and the figures are told.
@Command(
    name = "arena",
    description = {
      "Bots play each other; win rates with 95 %% intervals.",
      "A bot is a level, `textbook` or `flat`, with a budget of its own if you like: caesar@20it."
    },
    footer = {
      "",
      "Examples:",
      "  ludus arena pax --bots equestrian,plebeian,plebeian,random --html report.html",
      "  ludus arena spartacus --duel equestrian,plebeian --games 600 --stop-when-clear",
      "  ludus arena mare-nostrum --round-robin random,plebeian,textbook@50it",
      "  ludus arena spartacus --bots plebeian --seats 4 --compare length=standard",
      "  ludus arena pax --ladder --fraction 0.1 --seed 1",
      "docs/arena.md says how to read the figures."
    })
public final class ArenaCommand extends Task {

  private static final int MOST_GAMES = 10_000_000;

  /// Those that are compared are kept until the end.
  private static final int MOST_PAIRS = 1_000_000;

  private static final int MOST_THREADS = 512;
  private static final int SEATS_OF_A_DUEL = 4;
  private static final int GAMES = 100;
  private static final int GAMES_OF_A_STEP = 600;

  @Mixin private final GameChoice choice = new GameChoice();
  @Mixin private final LanguageChoice language = new LanguageChoice();

  @Option(
      names = "--bots",
      split = ",",
      paramLabel = "BOT",
      description = "A line-up: one bot for each seat, or one for all; it turns by a seat a game.")
  private List<String> bots = List.of();

  @Option(
      names = "--duel",
      split = ",",
      paramLabel = "BOT",
      description = "Two bots share the seats of a table, in all arrangements of each deal.")
  private List<String> duel = List.of();

  @Option(
      names = "--round-robin",
      split = ",",
      paramLabel = "BOT",
      description = "Duels of each bot with each, and ratings.")
  private List<String> roundRobin = List.of();

  @Option(
      names = "--ladder",
      description = "Duels of each level with the one below, until it is clear who wins 65 %%.")
  private boolean ladder;

  @Option(
      names = "--compare",
      split = ",",
      paramLabel = "CHANGE",
      description =
          "Plays the line-up or duel twice on the same chance: as it is, and with these options"
              + " (NAME=VALUE) or data (data=FILE) changed.")
  private List<String> changes = List.of();

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "How many seats (default: the bots of a line-up; 4 in duels).")
  private @Nullable Integer seats;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "How many games (default: 100; for each step of the ladder at most 600). Duels play whole"
              + " deals.")
  private @Nullable Integer games;

  @Option(
      names = "--stop-when-clear",
      description = "Ends as soon as it is clear who is better (a sequential test, 5 %% of error).")
  private boolean stopWhenClear;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The first deal's seed; the others count on from it (default: a random one).")
  private @Nullable Long seed;

  @Option(
      names = "--budget",
      paramLabel = "200ms|500it",
      description = "How much a bot may think about a decision (default: what its level does).")
  private @Nullable String budget;

  @Option(
      names = "--fraction",
      paramLabel = "F",
      description = "The ladder with this part of each level's iterations (default: 1).")
  private @Nullable Double fraction;

  @Option(names = "--threads", paramLabel = "N", description = "Threads (default: all processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--master",
      paramLabel = "URL",
      description = "Plays on Apache Spark, in a build with it: local[*], or a cluster's master.")
  private @Nullable String master;

  @Option(names = "--json", paramLabel = "F|-", description = "Writes the figures as JSON.")
  private @Nullable String json;

  @Option(names = "--csv", paramLabel = "F|-", description = "Writes a row for each game.")
  private @Nullable String csv;

  @Option(names = "--html", paramLabel = "FILE", description = "Writes a page with charts.")
  private @Nullable Path html;

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description = "Writes the ladder into its place in this Markdown file (docs/bots.md).")
  private @Nullable Path write;

  private long firstSeed;

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
    check();
    firstSeed = seed == null ? ThreadLocalRandom.current().nextInt(1_000_000_000) : seed;
    if (ladder) {
      climb(game);
    } else if (changes.isEmpty()) {
      play(game);
    } else {
      compare(game);
    }
    return DONE;
  }

  private void check() {
    long ways = Stream.of(bots, duel, roundRobin).filter(it -> !it.isEmpty()).count();
    if (ways + (ladder ? 1 : 0) != 1) {
      throw new BadInput(
          "Name the bots with --bots, --duel or --round-robin, or ask for the --ladder; there is: %s."
              .formatted(String.join(", ", Contestant.names())));
    }
    within("--games", games(), changes.isEmpty() ? MOST_GAMES : MOST_PAIRS);
    within("--threads", threads, MOST_THREADS);
    if (!duel.isEmpty() && duel.size() != 2) {
      throw new BadInput("A duel has two bots, not %d.".formatted(duel.size()));
    }
    if (fraction != null && (!(fraction > 0) || fraction > 1)) {
      throw new BadInput("--fraction must be above 0 and at most 1, not %s.".formatted(fraction));
    }
    onlyWith(ladder, "--fraction", fraction != null);
    onlyWith(ladder, "--write", write != null);
    notWith(ladder, "--budget", budget != null);
    notWith(ladder, "--csv", csv != null);
    notWith(ladder, "--compare", !changes.isEmpty());
    if ("-".equals(json) && "-".equals(csv)) {
      throw new BadInput("Only one of --json and --csv can go to the output.");
    }
    if (stopWhenClear && !changes.isEmpty()) {
      throw new BadInput("--stop-when-clear needs one question; a comparison has many.");
    }
  }

  private static void onlyWith(boolean ladder, String option, boolean given) {
    if (given && !ladder) {
      throw new BadInput("%s is for the --ladder only.".formatted(option));
    }
  }

  private static void notWith(boolean ladder, String option, boolean given) {
    if (given && ladder) {
      throw new BadInput("%s is not for the --ladder.".formatted(option));
    }
  }

  private static void within(String option, int number, int most) {
    if (number < 1 || number > most) {
      throw new BadInput(
          "%s must be a number from 1 to %d, not %d.".formatted(option, most, number));
    }
  }

  private int games() {
    return games == null ? (ladder ? GAMES_OF_A_STEP : GAMES) : games;
  }

  private void play(Game<?, ?> game) {
    Experiment experiment = experiment(game, choice);
    List<Question> questions = stopWhenClear ? Question.whoIsBetter(experiment) : List.of();
    Report report;
    try (Rows rows = new Rows(experiment);
        ProgressBar bar = new ProgressBar(desk, experiment.games())) {
      report =
          Arena.run(
              ground(game, choice), experiment, questions, played -> rows.add("", played), bar::at);
      rows.finish();
    }
    tell(
        new Findings(game.info(), experiment, report, command()).sheet(teller(game)),
        JsonReport.of(game.info(), experiment, report),
        teller(game));
  }

  private void compare(Game<?, ?> game) {
    GameChoice changed = choice.changed(changes);
    Game<?, ?> variant = changed.load();
    Experiment before = experiment(game, choice);
    Experiment after = before.withSetup(changed.setup(variant, before.setup().seats()));
    long begun = System.nanoTime();
    List<Played> played = new ArrayList<>();
    List<Played> again = new ArrayList<>();
    try (Rows rows = new Rows(before);
        ProgressBar bar = new ProgressBar(desk, 2 * before.games())) {
      Arena.run(
          ground(game, choice),
          before,
          List.of(),
          one -> {
            played.add(one);
            rows.add("before", one);
          },
          bar::at);
      Arena.run(
          ground(variant, changed),
          after,
          List.of(),
          one -> {
            again.add(one);
            rows.add("after", one);
          },
          done -> bar.at(before.games() + done));
      rows.finish();
    }
    Comparison comparison = Comparison.of(before, played, again);
    LabFindings findings =
        new LabFindings(
            game.info(),
            variant.info(),
            before,
            changes,
            comparison,
            (System.nanoTime() - begun) / 1e9,
            command());
    tell(
        findings.sheet(teller(game)),
        JsonReport.of(game.info(), before, variant.info(), after, comparison),
        teller(game));
  }

  private void climb(Game<?, ?> game) {
    if (write != null) {
      Ladder.requirePlace(game.info(), Documents.read(write), write.toString());
    }
    Ladder climbed;
    try (ProgressBar bar = new ProgressBar(desk, Ladder.mostGames(games()))) {
      climbed =
          Ladder.climb(
              game.info(),
              choice.setup(game, seats == null ? SEATS_OF_A_DUEL : seats),
              fraction == null ? 1 : fraction,
              games(),
              firstSeed,
              ground(game, choice),
              bar::at,
              command());
    }
    tell(climbed.sheet(teller(game)), climbed.toJson(), teller(game));
    if (write != null) {
      Documents.write(write, climbed.written(Documents.read(write)));
    }
  }

  private Ground ground(Game<?, ?> game, GameChoice as) {
    if (master == null) {
      return new Threads(game, threads);
    }
    return ServiceLoader.load(GroundProvider.class)
        .findFirst()
        .orElseThrow(
            () ->
                new BadInput("This build is without Spark; spark/run has it (see docs/arena.md)."))
        .open(game.info().id(), as.data(), master);
  }

  private Teller teller(Game<?, ?> game) {
    return new Teller(language.words(desk, game.info()));
  }

  private Experiment experiment(Game<?, ?> game, GameChoice as) {
    Budget each = Optional.ofNullable(budget).map(Budget::parse).orElse(Budget.STANDARD);
    if (!bots.isEmpty()) {
      List<Contestant> lineUp = lineUp();
      return Experiment.lineUp(as.setup(game, lineUp.size()), lineUp, games(), firstSeed, each);
    }
    return Experiment.duels(
        as.setup(game, seats == null ? SEATS_OF_A_DUEL : seats),
        contestants(duel.isEmpty() ? roundRobin : duel),
        games(),
        firstSeed,
        each);
  }

  private static List<Contestant> contestants(List<String> names) {
    return names.stream().map(Contestant::parse).toList();
  }

  private List<Contestant> lineUp() {
    List<Contestant> named = contestants(bots);
    int count = seats == null ? named.size() : seats;
    if (named.size() == 1 && count > 0) {
      return Collections.nCopies(count, named.getFirst());
    }
    if (named.size() != count) {
      throw new BadInput(
          "%d bots are named for %d seats; name one for each, or one for all."
              .formatted(named.size(), count));
    }
    return named;
  }

  /// What gives the same games again, on whatever number of threads.
  private String command() {
    StringBuilder command = new StringBuilder("./ludus arena ").append(choice.typed());
    say(command, "--bots", bots);
    say(command, "--duel", duel);
    say(command, "--round-robin", roundRobin);
    command.append(ladder ? " --ladder" : "");
    say(command, "--compare", changes);
    command.append(seats == null ? "" : " --seats " + seats);
    command.append(" --games ").append(games());
    command.append(stopWhenClear ? " --stop-when-clear" : "");
    command.append(" --seed ").append(firstSeed);
    command.append(budget == null ? "" : " --budget " + budget);
    command.append(fraction == null ? "" : " --fraction " + fraction);
    command.append(write == null ? "" : " --write " + write);
    return command.toString();
  }

  private static void say(StringBuilder command, String option, List<String> values) {
    if (!values.isEmpty()) {
      command.append(" ").append(option).append(" ").append(String.join(",", values));
    }
  }

  private void tell(Sheet sheet, JsonNode figures, Teller teller) {
    if (!"-".equals(json) && !"-".equals(csv)) {
      desk.say(new TextReport(sheet, teller).lines());
    }
    if (json != null) {
      Documents.put(desk, json, Json.pretty(figures));
    }
    if (html != null) {
      Documents.write(html, new HtmlReport(sheet, teller, choice.game()).page());
    }
  }

  /// The rows of the games, if they are wanted.
  private final class Rows implements AutoCloseable {
    private final Experiment experiment;
    private final @Nullable CsvFile file;

    Rows(Experiment experiment) {
      this.experiment = experiment;
      this.file = csv == null ? null : CsvFile.open(desk, csv, experiment.setup().seats());
    }

    void add(String variant, Played played) {
      if (file != null) {
        file.add(variant, experiment, played);
      }
    }

    void finish() {
      if (file != null) {
        file.finish();
      }
    }

    @Override
    public void close() {
      if (file != null) {
        file.close();
      }
    }
  }
}
