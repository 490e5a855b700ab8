package ludus.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludus.bots.fit.Fit;
import ludus.kernel.BadInput;
import ludus.kernel.FittedInstinct;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.OptionInfo;
import ludus.kernel.Setup;
import ludus.kernel.Tendency;
import ludus.kernel.json.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Finds out from games of bots against themselves what is worth how much, and how to lean.
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

  @Option(
      names = "--practice",
      paramLabel = "N",
      description =
          "Learns the instinct instead, from nothing, in so many quick games (a million take some"
              + " five minutes).")
  private int practice;

  @Option(names = "--seed", paramLabel = "N", description = "Which games (default: 1).")
  private long seed = 1;

  @Option(
      names = "--to",
      paramLabel = "FOLDER",
      description = "Where weights.json and instinct.json are written (default: here).")
  private Path folder = Path.of("");

  FitCommand(Desk desk) {
    super(desk);
  }

  @Override
  public Integer call() {
    if (games < 10 || trials < 0 || rounds < 1 || practice < 0) {
      throw new BadInput("--games is at least 10, --rounds 1, --trials and --practice 0.");
    }
    if (trials > 0 && rounds > 1) {
      throw new BadInput("From experiments values are learnt in one round.");
    }
    if (practice > 0 && (trials > 0 || rounds > 1)) {
      throw new BadInput("By practice the instinct is learnt, not in rounds or experiments.");
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
    Fit fit = new Fit(setups(game), games, rounds, seed);
    put(
        "weights.json",
        trials > 0
            ? fit.tried(game, valuation, trials, this::tell)
            : fit.values(game, valuation, this::tell));
  }

  private <S, M> void practise(Game<S, M> game, FittedValuation<S> valuation) {
    if (!(game.instinct().orElse(null) instanceof FittedInstinct<S, M> instinct)) {
      throw new BadInput("The instinct of %s isn't fitted.".formatted(game.info().title()));
    }
    Tendency learnt =
        Fit.practise(game, instinct, valuation, setups(game), practice, seed, this::tell);
    put("instinct.json", Json.pretty(learnt.toJson()));
  }

  private void tell(Fit.Rating rating) {
    desk.say(
        String.format(
            Locale.ROOT,
            "%,d games: wins %.1f %% of duels against itself as it was the last time",
            rating.games(),
            100 * rating.share()));
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
