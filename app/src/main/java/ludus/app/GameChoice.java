package ludus.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.OptionInfo;
import ludus.kernel.Setup;
import ludus.kernel.text.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which game, with which options and data.
public final class GameChoice {

  private static final String DATA = "data";

  @Parameters(paramLabel = "GAME", arity = "0..1", description = "Which game, such as pax.")
  private String game = "";

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "Sets an option of the game; `--option help` lists them.")
  private List<String> options = List.of();

  @Option(
      names = "--data-file",
      paramLabel = "FILE",
      description = "Plays with an owner's corrected data.")
  private @Nullable Path dataFile;

  public static GameChoice of(String game) {
    GameChoice choice = new GameChoice();
    choice.game = game;
    return choice;
  }

  /// The same game with some options changed, and with other data by `data=FILE`.
  public GameChoice changed(List<String> changes) {
    GameChoice changed = of(game);
    changed.dataFile = dataFile;
    List<String> names = changes.stream().map(GameChoice::name).toList();
    List<String> kept = new ArrayList<>();
    for (String option : options) {
      if (!names.contains(name(option))) {
        kept.add(option);
      }
    }
    for (String change : changes) {
      if (name(change).equals(DATA)) {
        changed.dataFile = Path.of(change.substring(DATA.length() + 1));
      } else {
        kept.add(change);
      }
    }
    changed.options = kept;
    return changed;
  }

  private static String name(String option) {
    int equals = option.indexOf('=');
    if (equals < 1) {
      throw new BadInput("An option is written NAME=VALUE, not '%s'.".formatted(option));
    }
    return option.substring(0, equals);
  }

  /// The owner's data, as text.
  public Optional<String> data() {
    return Optional.ofNullable(dataFile).map(Documents::read);
  }

  /// As it is typed, with all that was chosen.
  public String typed() {
    StringBuilder typed = new StringBuilder(game);
    options.forEach(option -> typed.append(" --option ").append(option));
    if (dataFile != null) {
      typed.append(" --data-file ").append(dataFile);
    }
    return typed.toString();
  }

  public String game() {
    return game;
  }

  /// No game is named.
  public boolean isOpen() {
    return game.isEmpty();
  }

  public Game<?, ?> load() {
    if (isOpen()) {
      throw new BadInput("Which game? There is: %s.".formatted(String.join(", ", Games.ids())));
    }
    return Games.named(game).load(data());
  }

  public boolean asksForHelp() {
    return options.contains("help");
  }

  /// The options of a game, with their values and what they do.
  public static void help(Desk desk, Game<?, ?> game, Words words) {
    for (OptionInfo option : game.info().options()) {
      desk.say(
          "%s=%s"
              .formatted(
                  option.name(),
                  String.join(
                      "|",
                      option.values().stream()
                          .map(it -> it.equals(option.standard()) ? "[" + it + "]" : it)
                          .toList())));
      desk.say(
          "    %s (%s)"
              .formatted(words.say(game.info().id() + ".option." + option.name()), option.rule()));
    }
  }

  /// @throws BadInput if the game can't be set up like this
  public Setup setup(Game<?, ?> loaded, int seats) {
    Setup setup = Setup.of(seats, options());
    loaded.require(setup);
    return setup;
  }

  private Map<String, String> options() {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String option : options) {
      String name = name(option);
      if (chosen.put(name, option.substring(name.length() + 1)) != null) {
        throw new BadInput("Option '%s' is given twice.".formatted(name));
      }
    }
    return chosen;
  }
}
