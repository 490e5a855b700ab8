package ludus.app;

import java.nio.file.Path;
import java.util.Optional;
import ludus.app.play.Story;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.Message;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.kernel.record.By;
import ludus.kernel.record.Entry;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.record.Replay;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/// Plays a game record again and says whether all is as recorded.
@Command(name = "replay", description = "Re-plays a game record and checks every move.")
final class ReplayCommand extends Task {

  @Parameters(paramLabel = "FILE", description = "A game record.")
  private Path file = Path.of("");

  @Option(
      names = "--verify",
      description = "Also checks that all chance came from the committed secret.")
  private boolean verify;

  @Option(names = "--at", paramLabel = "N", description = "Shows the position after entry N.")
  private @Nullable Integer at;

  @Option(
      names = "--json",
      paramLabel = "F|-",
      description = "Writes the result as JSON; with --at, the whole position.")
  private @Nullable String json;

  @Option(
      names = "--data-file",
      paramLabel = "FILE",
      description = "The owner's data that the game was played with.")
  private @Nullable Path dataFile;

  @Mixin private final LanguageChoice language = new LanguageChoice();

  ReplayCommand(Desk desk) {
    super(desk);
  }

  @Override
  public Integer call() {
    GameRecord record = GameRecord.parse(Documents.read(file));
    Optional<String> data = Optional.ofNullable(dataFile).map(Documents::read);
    return replay(Games.named(record.game()).load(data), record);
  }

  private <S, M> int replay(Game<S, M> game, GameRecord record) {
    int last = record.entries().size();
    if (at != null && (at < 0 || at > last)) {
      throw new BadInput("The record has entries 1 to %d; 0 is the start.".formatted(last));
    }
    Replay.Report<S, M> report = Replay.of(game, record, at == null ? last : at);
    Words words = language.words(desk, game.info());
    if (at != null) {
      position(report.match(), words);
    } else if (!"-".equals(json)) {
      story(report.match(), words, record);
    }
    Optional<String> doubt = verify ? Replay.commitmentDifference(record) : Optional.empty();
    if (json != null && at == null) {
      Documents.put(desk, json, Json.pretty(result(report, record, doubt)));
    }
    report.difference().ifPresent(desk.err()::println);
    doubt.ifPresent(desk.err()::println);
    if (report.difference().isPresent() || doubt.isPresent()) {
      return NO;
    }
    if (!"-".equals(json)) {
      desk.tell(words.say(Message.of("app.replay.same").with("count", report.match().number())));
      if (verify) {
        desk.tell(words.say(record.seed() == null ? "app.replay.verified" : "app.replay.seeded"));
      }
    }
    return DONE;
  }

  private <S, M> void position(Match<S, M> match, Words words) {
    if (json != null) {
      Documents.put(desk, json, Json.pretty(match.game().notation().write(match.state())));
    }
    if (!"-".equals(json)) {
      table(match, words);
    }
  }

  private <S, M> void table(Match<S, M> match, Words words) {
    Object view = match.game().view(match.state(), Viewer.SPECTATOR);
    Ink ink = language.ink(desk);
    desk.say(match.game().screen().draw(view, words, seat -> "#" + (seat + 1), ink));
  }

  private <S, M> void story(Match<S, M> match, Words words, GameRecord record) {
    desk.say(
        words.say(
            Message.of("app.replay.title")
                .with("game", match.game().info().title())
                .with("seats", record.setup().seats())
                .with("count", record.entries().size())));
    Story story = Story.ofEverything(words);
    int told = 0;
    for (Entry<M> entry : match.entries()) {
      if (entry.by() == By.UNDO) {
        desk.say(
            words.say(
                Message.of("app.replay.undo")
                    .with("number", entry.number())
                    .with("back", entry.back().orElse(0))
                    .player(entry.seat())));
      } else if (told < match.line().size()
          && match.line().get(told).entry().number() == entry.number()) {
        desk.say(
            story.numbered(
                match.line().get(told).entry().number(), match.line().get(told).events()));
        told++;
      }
    }
    desk.say("");
    table(match, words);
  }

  private static <S, M> ObjectNode result(
      Replay.Report<S, M> report, GameRecord record, Optional<String> doubt) {
    ObjectNode node = Json.PLAIN.createObjectNode();
    node.put("game", record.game());
    node.put("entries", record.entries().size());
    node.put("followed", report.match().number());
    node.put("same", report.difference().isEmpty());
    report.difference().ifPresent(it -> node.put("difference", it));
    doubt.ifPresent(it -> node.put("doubt", it));
    report
        .match()
        .agenda()
        .outcome()
        .ifPresent(outcome -> node.set("outcome", Json.PLAIN.valueToTree(outcome)));
    return node;
  }
}
