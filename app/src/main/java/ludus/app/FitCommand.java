package ludus.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludus.bots.fit.Fit;
import ludus.bots.fit.Rehearsal;
import ludus.kernel.BadInput;
import ludus.kernel.Experience;
import ludus.kernel.ExperiencedInstinct;
import ludus.kernel.FittedInstinct;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.OptionInfo;
import ludus.kernel.Setup;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Finds out from games of bots against themselves what is worth how much.
@Command(
    name = "fit",
    description =
        "Learns from games of bots what is worth how much, and writes it as the data file of the game.")
final class FitCommand extends Task {

  private static final int FEWEST_SEATS = 2;
  private static final int MOST_SEATS = 4;

  @Mixin private GameChoice choice = new GameChoice();

  @Option(names = "--games", paramLabel = "N", description = "Games in each round (default: 2000).")
  private int games = 2000;

  @Option(
      names = "--vary",
      paramLabel = "NAME",
      description = "Plays with each value of this option of the game in turn.")
  private @Nullable String varied;

  @Option(
      names = "--trials",
      paramLabel = "N",
      description =
          "Learns from experiments, in at most so many positions of each game (default: 0, from the"
              + " games themselves).")
  private int trials;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description =
          "Learns from nothing in so many rounds, each from games with what was learnt before"
              + " (default: 1).")
  private int rounds = 1;

  @Option(names = "--instinct", description = "Learns the instinct too.")
  private boolean leaning;

  @Option(
      names = "--thoughtful",
      paramLabel = "N",
      description = "Games in which decisions are thought through, in each round (default: 120).")
  private int thoughtful = 120;

  @Option(
      names = "--laps",
      paramLabel = "N",
      description = "Imagined positions for such a decision (default: 32).")
  private int laps = 32;

  @Option(
      names = "--practice",
      paramLabel = "N",
      description =
          "Gathers experience instead, from so many quick games: how one chooses (default: 0).")
  private int practice;

  @Option(
      names = "--examples",
      paramLabel = "N",
      description = "Games of caesars and textbooks with which practice begins (default: 600).")
  private int examples = 600;

  @Option(names = "--seed", paramLabel = "N", description = "Which games (default: 1).")
  private long seed = 1;

  @Option(
      names = "--to",
      paramLabel = "FOLDER",
      description =
          "Where weights.json, instinct.json or experience.json are written (default: here).")
  private Path folder = Path.of("");

  FitCommand(Desk desk) {
    super(desk);
  }

  @Override
  public Integer call() {
    if (games < 10 || trials < 0 || rounds < 1 || thoughtful < 10 || laps < 1) {
      throw new BadInput(
          "--games and --thoughtful are at least 10, --laps and --rounds 1, --trials 0.");
    }
    if (trials > 0 && (leaning || rounds > 1)) {
      throw new BadInput("From experiments only values are learnt, in one round.");
    }
    if (practice < 0 || examples < 10) {
      throw new BadInput("--practice is at least 0, --examples 10.");
    }
    if (practice > 0 && (trials > 0 || leaning || rounds > 1)) {
      throw new BadInput("By practice only experience is gathered, nothing else.");
    }
    learn(choice.load());
    return DONE;
  }

  private <S, M> void learn(Game<S, M> game) {
    if (!(game.valuation() instanceof FittedValuation<S> valuation)) {
      throw new BadInput("Nothing of %s is fitted.".formatted(game.info().title()));
    }
    if (practice > 0) {
      practise(game, valuation);
      return;
    }
    Fit fit = new Fit(setups(game), games, thoughtful, laps, rounds, seed);
    if (!leaning) {
      put(
          "weights.json",
          trials > 0
              ? fit.tried(game, valuation, trials, progress -> tell(progress))
              : fit.values(game, valuation, progress -> tell(progress)));
      return;
    }
    if (!(game.instinct().orElse(null) instanceof FittedInstinct<S, M> instinct)) {
      throw new BadInput("The instinct of %s isn't fitted.".formatted(game.info().title()));
    }
    Fit.Learnt learnt = fit.learn(game, valuation, instinct, progress -> tell(progress));
    put("weights.json", learnt.valuation());
    put("instinct.json", learnt.instinct());
  }

  private <S, M> void practise(Game<S, M> game, FittedValuation<S> valuation) {
    if (!(game.instinct().orElse(null) instanceof ExperiencedInstinct<S, M> instinct)) {
      throw new BadInput("No experience is gathered in %s.".formatted(game.info().title()));
    }
    Rehearsal rehearsal = new Rehearsal(setups(game), practice, examples, seed);
    Experience learnt = rehearsal.learn(game, instinct, valuation, progress -> tell(progress));
    put("experience.json", learnt.toJson());
  }

  /// Two to four seats, and each with what varies.
  private List<Setup> setups(Game<?, ?> game) {
    int fewest = Math.max(FEWEST_SEATS, game.info().minSeats());
    int most = Math.min(MOST_SEATS, game.info().maxSeats());
    List<Setup> setups = new ArrayList<>();
    for (GameChoice way : ways(game)) {
      for (int seats = fewest; seats <= most; seats++) {
        setups.add(way.setup(game, seats));
      }
    }
    return setups;
  }

  private List<GameChoice> ways(Game<?, ?> game) {
    if (varied == null) {
      return List.of(choice);
    }
    String name = varied;
    OptionInfo option =
        game.info().options().stream()
            .filter(it -> it.name().equals(name))
            .findFirst()
            .orElseThrow(
                () -> new BadInput("%s has no option '%s'.".formatted(game.info().title(), name)));
    return option.values().stream()
        .map(value -> choice.changed(List.of(name + "=" + value)))
        .toList();
  }

  private void put(String name, String text) {
    Documents.put(desk, folder.resolve(name).toString(), text);
  }

  private void tell(Rehearsal.Progress progress) {
    desk.say(
        switch (progress) {
          case Rehearsal.Progress.Imitated(
                  boolean textbooks,
                  int choices,
                  double surprise,
                  double right) ->
              String.format(
                  Locale.ROOT,
                  "%,d choices of %s, surprise %.4f, %.1f %% foretold",
                  choices,
                  textbooks ? "textbooks" : "caesars",
                  surprise,
                  100 * right);
          case Rehearsal.Progress.Practised(int played, double won) ->
              String.format(
                  Locale.ROOT,
                  "%,d games, %.1f %% won of the last with imitators of textbooks",
                  played,
                  100 * won);
        });
  }

  private void tell(Fit.Progress progress) {
    StringBuilder line = new StringBuilder();
    line.append("round %d: %s, ".formatted(progress.round(), progress.what()));
    line.append(String.format(Locale.ROOT, "%,d samples, ", progress.samples()));
    line.append(String.format(Locale.ROOT, "surprise %.4f (", progress.surprise()));
    progress
        .before()
        .ifPresent(before -> line.append(String.format(Locale.ROOT, "%.4f before, ", before)));
    line.append(String.format(Locale.ROOT, "%.4f by guessing)", progress.guessing()));
    desk.say(line.toString());
  }
}
