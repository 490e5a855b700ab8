package ludus.app.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import ludus.app.Desk;
import ludus.app.GameChoice;
import ludus.app.LanguageChoice;
import ludus.app.Task;
import ludus.kernel.Game;
import ludus.kernel.GameInfo;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.record.GameRecord.Origin;
import ludus.kernel.text.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Plays in the terminal, the person in seat 0.
@Command(
    name = "play",
    description = "Plays in the terminal against bots; asks for what isn't named.")
public final class PlayCommand extends Task {

  private static final int STANDARD_SEATS = 3;

  @Mixin private GameChoice choice = new GameChoice();
  @Mixin private LanguageChoice language = new LanguageChoice();

  @Option(names = "--seats", paramLabel = "N", description = "How many seats, yours included.")
  private @Nullable Integer seats;

  @Option(
      names = "--bots",
      split = ",",
      paramLabel = "LEVEL",
      description = "The other seats' levels: one for all, or one for each.")
  private List<String> bots = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "A number from which all chance follows; without it, a secret that is shown"
              + " when the game is over.")
  private @Nullable Long seed;

  @Option(names = "--name", paramLabel = "NAME", description = "How you are called.")
  private String name = "";

  @Option(names = "--record", paramLabel = "FILE", description = "Keeps the game's record.")
  private @Nullable Path record;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where the progress of campaigns is kept (default: data).")
  private Path data = Path.of("data");

  @Option(names = "--new-campaign", description = "Begins the campaign anew.")
  private boolean newCampaign;

  public PlayCommand(Desk desk) {
    super(desk);
  }

  /// A game as it was chosen in a dialogue.
  static PlayCommand chosen(
      Desk desk, GameChoice choice, LanguageChoice language, int seats, List<String> bots) {
    PlayCommand command = new PlayCommand(desk);
    command.choice = choice;
    command.language = language;
    command.seats = seats;
    command.bots = bots;
    return command;
  }

  @Override
  public Integer call() {
    if (choice.isOpen()) {
      return new Welcome(desk).offer();
    }
    Game<?, ?> game = choice.load();
    if (choice.asksForHelp()) {
      GameChoice.help(desk, game, language.words(desk, game.info()));
      return DONE;
    }
    play(game);
    return DONE;
  }

  static int standardSeats(GameInfo info) {
    return Math.clamp(STANDARD_SEATS, info.minSeats(), info.maxSeats());
  }

  private <S, M> void play(Game<S, M> game) {
    int count = seats == null ? standardSeats(game.info()) : seats;
    Setup asked = choice.setup(game, count);
    Words words = language.words(desk, game.info());
    Seating seating = Seating.of(count, bots, name, words);
    Optional<CampaignRun> campaign = CampaignRun.of(game, asked, data, newCampaign, words);
    Setup setup = campaign.map(CampaignRun::setup).orElse(asked);
    Words told = words.with(seating::name, Seating.PERSON);
    campaign.ifPresent(run -> desk.tell(run.greeting(told)));
    Sitting<S, M> sitting =
        new Sitting<>(
            desk,
            game,
            setup,
            seating,
            origin(count),
            told,
            language.ink(desk),
            Optional.ofNullable(record));
    new Session<>(sitting, end -> campaign.map(run -> run.finish(end, told)).orElse("")).play();
  }

  private Origin origin(int count) {
    if (seed != null) {
      return Origin.ofNumber(seed);
    }
    List<String> nonces =
        IntStream.range(0, count)
            .mapToObj(seat -> seat == Seating.PERSON ? Seed.newNonce() : "")
            .toList();
    return Origin.ofSecret(Seed.newSecret(), nonces);
  }
}
