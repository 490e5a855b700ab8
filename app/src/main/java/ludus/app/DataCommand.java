package ludus.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import ludus.kernel.BadInput;
import ludus.kernel.GameInfo;
import ludus.kernel.GameProvider;
import ludus.kernel.json.Differences;
import ludus.kernel.json.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The data of a game with their provenance, and the check of an owner's file.
@Command(
    name = "data",
    description = "Shows a game's data and where they come from; checks an owner's data file.")
final class DataCommand extends Task {

  /// What is longer is cut where people read it; `--json` has it whole.
  private static final int LONGEST_VALUE = 60;

  @Parameters(paramLabel = "GAME", description = "Which game, such as pax.")
  private String game = "";

  @Option(
      names = "--check",
      paramLabel = "FILE",
      description = "Checks an owner's data file and lists what differs.")
  private @Nullable Path check;

  @Option(names = "--json", paramLabel = "F|-", description = "Writes the data as JSON.")
  private @Nullable String json;

  @Mixin private final LanguageChoice language = new LanguageChoice();

  DataCommand(Desk desk) {
    super(desk);
  }

  @Override
  public Integer call() {
    GameProvider provider = Games.named(game);
    if (check != null) {
      return check(provider, check);
    }
    if (json != null) {
      Documents.put(desk, json, provider.data());
    }
    if (!"-".equals(json)) {
      GameInfo info = provider.load(Optional.empty()).info();
      desk.say(provider.describe(provider.data(), language.words(desk, info), language.ink(desk)));
    }
    return DONE;
  }

  private int check(GameProvider provider, Path file) {
    String text = Documents.read(file);
    Optional<String> wrong = wrong(provider, text);
    if (wrong.isPresent()) {
      report(file, List.of(), wrong);
      desk.err().println("%s can't be played with: %s".formatted(file, wrong.get()));
      return NO;
    }
    List<Differences.Change> changes =
        Differences.between(
            Json.object(provider.data(), "The shipped data"), Json.object(text, "The data file"));
    report(file, changes, wrong);
    if (!"-".equals(json)) {
      desk.say("%s can be played with: --data-file %s".formatted(file, file));
      desk.say(
          changes.isEmpty()
              ? "It says the same as the data that come with the game."
              : "What differs from the data that come with the game:");
      changes.forEach(change -> desk.say("  " + told(change)));
    }
    return DONE;
  }

  private static Optional<String> wrong(GameProvider provider, String text) {
    try {
      provider.load(Optional.of(text));
      return Optional.empty();
    } catch (BadInput e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /// A change as "WEA-01: value 2 -> 3", or by its whole path outside the lists of cards.
  private static String told(Differences.Change change) {
    String[] path = change.where().split("/");
    String where = path.length == 3 ? path[1] + ": " + path[2] : String.join("/", path) + ":";
    return "%s %s -> %s".formatted(where, value(change.before()), value(change.after()));
  }

  private static String value(JsonNode node) {
    String text =
        node.isMissingNode() ? "(nothing)" : node.isString() ? node.asString() : node.toString();
    return text.length() <= LONGEST_VALUE ? text : text.substring(0, LONGEST_VALUE - 1) + "…";
  }

  private void report(Path file, List<Differences.Change> changes, Optional<String> wrong) {
    if (json == null) {
      return;
    }
    ObjectNode node = Json.PLAIN.createObjectNode();
    node.put("file", file.toString());
    node.put("usable", wrong.isEmpty());
    wrong.ifPresent(reason -> node.put("reason", reason));
    ArrayNode list = node.putArray("changes");
    for (Differences.Change change : changes) {
      ObjectNode one = list.addObject();
      one.put("where", change.where());
      if (!change.before().isMissingNode()) {
        one.set("before", change.before());
      }
      if (!change.after().isMissingNode()) {
        one.set("after", change.after());
      }
    }
    Documents.put(desk, json, Json.pretty(node));
  }
}
