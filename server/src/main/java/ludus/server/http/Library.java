package ludus.server.http;

import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import ludus.kernel.Game;
import ludus.kernel.GameInfo;
import ludus.kernel.GameProvider;
import ludus.kernel.json.Json;
import ludus.kernel.text.Language;
import ludus.kernel.text.Rulebook;
import ludus.kernel.text.Words;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.live.Hall;

/// What doesn't change while the server runs: games, rulebooks, data and words.
final class Library {

  private final Hall hall;
  private final Map<String, Api.Written> written = new ConcurrentHashMap<>();

  Library(Hall hall) {
    this.hall = hall;
  }

  Lobby.GameList offers() {
    return new Lobby.GameList(hall.games().stream().map(this::offer).toList());
  }

  private Lobby.GameOffer offer(Game<?, ?> game) {
    GameInfo info = game.info();
    return new Lobby.GameOffer(
        info.id(),
        info.title(),
        info.minSeats(),
        info.maxSeats(),
        info.options().stream()
            .map(option -> new Lobby.OptionOffer(option.name(), option.values(), option.standard()))
            .toList(),
        hall.levels(),
        info.id() + ".notice");
  }

  Api.Written data(String id) {
    hall.game(id);
    return written.computeIfAbsent(
        "data " + id,
        _ ->
            ServiceLoader.load(GameProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.id().equals(id))
                .findFirst()
                .map(provider -> Api.Written.lasting(provider.data()))
                .orElseThrow(() -> Problem.of(404, "noSuchGame", id)));
  }

  /// The rulebook, with the rules that only concern software at its end.
  Api.Written rules(String id, Language language) {
    Game<?, ?> game = hall.game(id);
    return written.computeIfAbsent(
        "rules " + id + language.code(),
        _ -> {
          String folder = game.info().messages();
          Rulebook book = Rulebook.of(folder, language);
          List<Rulebook.Section> sections = new java.util.ArrayList<>(book.sections());
          sections.addAll(Rulebook.software(folder).sections());
          return Api.Written.lasting(
              Json.PLAIN.writeValueAsString(new Rulebook(book.title(), book.intro(), sections)));
        });
  }

  Api.Written words(Language language) {
    return written.computeIfAbsent(
        "words " + language.code(),
        _ -> {
          Words words = sentences(language);
          Map<String, String> sentences = new TreeMap<>();
          words.keys().forEach(key -> sentences.put(key, words.sentence(key)));
          return Api.Written.lasting(Json.PLAIN.writeValueAsString(sentences));
        });
  }

  Words sentences(Language language) {
    return Words.of(
        language,
        java.util.stream.Stream.concat(
                java.util.stream.Stream.of(Api.WORDS, Api.PEOPLE_WORDS),
                hall.games().stream().map(game -> game.info().messages()))
            .toArray(String[]::new));
  }
}
