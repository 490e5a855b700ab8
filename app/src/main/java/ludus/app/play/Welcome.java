package ludus.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import ludus.app.Desk;
import ludus.app.GameChoice;
import ludus.app.Games;
import ludus.app.LanguageChoice;
import ludus.app.Task;
import ludus.bots.Level;
import ludus.kernel.Game;
import ludus.kernel.GameInfo;
import ludus.kernel.Message;
import ludus.kernel.Setup;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;

/// Offers a game to somebody who named none: every question has an answer that Enter gives.
public final class Welcome {

  /// What one who doesn't choose begins with.
  private static final String EASIEST = "pax";

  private final Desk desk;

  public Welcome(Desk desk) {
    this.desk = desk;
  }

  public int offer() {
    Words first = Words.of(desk.language(), LanguageChoice.APP);
    say(first, Message.of("app.welcome.title"));
    Optional<Language> language =
        ask(first, "language", Language.codes(), desk.language().code(), Language::of);
    if (language.isEmpty()) {
      return goodbye(first);
    }
    Words words = Words.of(language.get(), LanguageChoice.APP);
    List<String> ids = Games.ids();
    Optional<String> id =
        ask(words, "game", ids, EASIEST, it -> Optional.of(it).filter(ids::contains));
    if (id.isEmpty()) {
      return goodbye(words);
    }
    Game<?, ?> game = Games.named(id.get()).load(Optional.empty());
    GameInfo info = game.info();
    List<String> counts = seats(game);
    Optional<Integer> seats =
        ask(
            words,
            "seats",
            counts,
            "" + PlayCommand.standardSeats(info),
            typed -> Optional.of(typed).filter(counts::contains).map(Integer::valueOf));
    if (seats.isEmpty()) {
      return goodbye(words);
    }
    Optional<Level> level =
        seats.get() == 1
            ? Optional.of(Seating.standard())
            : ask(words, "bots", Level.ids(), Seating.standard().id(), Level::of);
    if (level.isEmpty()) {
      return goodbye(words);
    }
    return PlayCommand.chosen(
            desk,
            GameChoice.of(id.get()),
            LanguageChoice.of(language.get()),
            seats.get(),
            List.of(level.get().id()))
        .call();
  }

  /// How many can play without any option.
  private static List<String> seats(Game<?, ?> game) {
    return IntStream.rangeClosed(game.info().minSeats(), game.info().maxSeats())
        .filter(seats -> game.check(Setup.of(seats)).isEmpty())
        .mapToObj(String::valueOf)
        .toList();
  }

  /// Asks until the answer fits; nothing when the input is closed.
  private <T> Optional<T> ask(
      Words words,
      String question,
      List<String> choices,
      String standard,
      Function<String, Optional<T>> read) {
    while (true) {
      Message message =
          Message.of("app.welcome." + question)
              .with("choices", String.join(", ", choices))
              .with("standard", standard);
      Optional<String> line = desk.ask(words.say(message) + " ");
      if (line.isEmpty()) {
        return Optional.empty();
      }
      Optional<T> answer = read.apply(line.get().isBlank() ? standard : line.get().strip());
      if (answer.isPresent()) {
        return answer;
      }
      say(words, Message.of("app.welcome.again").with("choices", String.join(", ", choices)));
    }
  }

  private int goodbye(Words words) {
    say(words, Message.of("app.welcome.closed"));
    return Task.DONE;
  }

  private void say(Words words, Message message) {
    desk.tell(words.say(message));
  }
}
