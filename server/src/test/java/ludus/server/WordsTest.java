package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import ludus.pax.Pax;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Everything that the server can say, it can say in every language, with the same arguments.
final class WordsTest {

  /// `Problem.of(404, "noSuchTable")`, `Message.of("server.log.undo")` and the like.
  private static final Pattern PROBLEM =
      Pattern.compile("Problem\\s*\\.of\\(\\s*[^,()]+,\\s*\"(\\w+)\"(\\s*,)?");

  private static final Pattern KEY = Pattern.compile("\"((?:server|kernel)(?:\\.[a-zA-Z]+)+)\"");

  private static final Path SOURCES = Path.of("src/main/java");

  @TempDir Path folder;

  private static Words words(Language language) {
    return Words.of(
        language, "/ludus/server", "/ludus/server/people", Pax.standard().info().messages());
  }

  private static Set<String> arguments(Language language, String key) {
    return new TreeSet<>(
        new MessageFormat(words(language).sentence(key), language.locale()).getArgumentNames());
  }

  private static String sources() throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        text.append(Files.readString(file)).append('\n');
      }
    }
    return text.toString();
  }

  @Test
  void every_language_has_the_same_keys_with_the_same_arguments() {
    Set<String> keys = words(Language.EN).keys();
    assertThat(keys).anyMatch(key -> key.startsWith("server.problem."));
    for (Language language : Language.values()) {
      assertThat(words(language).keys()).isEqualTo(keys);
      for (String key : keys) {
        assertThat(arguments(language, key))
            .as("%s in %s", key, language)
            .isEqualTo(arguments(Language.EN, key));
      }
    }
  }

  @Test
  void every_problem_in_the_code_has_its_sentence_and_no_sentence_is_left_over() throws Exception {
    Map<String, Boolean> problems = new TreeMap<>();
    Matcher problem = PROBLEM.matcher(sources());
    while (problem.find()) {
      problems.put("server.problem." + problem.group(1), problem.group(2) != null);
    }
    assertThat(problems).hasSizeGreaterThan(30);
    Set<String> keys = words(Language.EN).keys();
    problems.forEach(
        (key, detailed) -> {
          assertThat(keys).contains(key);
          assertThat(arguments(Language.EN, key).contains("detail")).as(key).isEqualTo(detailed);
        });
    Set<String> named = new HashSet<>(problems.keySet());
    Matcher key = KEY.matcher(sources());
    while (key.find()) {
      if (!key.group(1).endsWith(".")) {
        named.add(key.group(1));
      }
    }
    assertThat(named)
        .containsAll(
            keys.stream()
                .filter(one -> one.startsWith("server.problem.") || one.startsWith("server.log."))
                .toList());
    assertThat(keys)
        .containsAll(
            named.stream().filter(one -> one.matches("server\\.(problem|log)\\..+")).toList());
  }

  /// Whatever travels in a whole game, with all its bots and clocks and troubles, has words, and
  /// brings the arguments that they need.
  @Test
  void every_message_that_travels_can_be_said() throws Exception {
    try (Venue venue = Venue.in(folder).with(new HandTime()).open()) {
      Map<Language, JsonNode> catalogues = new TreeMap<>();
      for (Language language : Language.values()) {
        catalogues.put(language, venue.nobody().get("/api/words?lang=" + language.code()));
      }
      Round round = Round.begun(venue, Visitor.newTable(3));
      List<Page> pages = new ArrayList<>(round.pages());
      RandomPlayer player = new RandomPlayer(61);
      Map<String, Set<String>> messages = new TreeMap<>();
      Set<String> asked = new TreeSet<>();
      do {
        for (Page page : pages) {
          page.until(page.visitor().snapshot(round.table()).path("at").stringValue());
          collect(page.position(), messages);
          page.position()
              .path("awaited")
              .forEach(awaited -> asked.add(awaited.path("what").stringValue()));
        }
        collect(
            round
                .seat(0)
                .refused(
                    409,
                    "POST",
                    round.path("/moves"),
                    round.seat(0).answer(player.below(9), Visitor.json().put("type", "PlayCard"))),
            messages);
      } while (player.act(pages));
      pages.getFirst().log().forEach(entry -> collect(entry, messages));
      pages.forEach(Page::close);
      assertThat(messages).hasSizeGreaterThan(30);
      messages.forEach(
          (key, brought) ->
              catalogues.forEach(
                  (language, catalogue) -> {
                    assertThat(catalogue.has(key)).as("%s in %s", key, language).isTrue();
                    assertThat(brought)
                        .as("%s in %s", key, language)
                        .containsAll(
                            new MessageFormat(catalogue.path(key).stringValue(), language.locale())
                                .getArgumentNames().stream()
                                    .map(name -> name.replaceFirst("_is$", ""))
                                    .toList());
                  }));
      assertThat(asked).contains("opening", "turn", "draw", "buy", "play");
      for (String what : asked) {
        assertThat(catalogues.values()).allMatch(catalogue -> catalogue.has("pax.ask." + what));
      }
    }
  }

  /// Every `{"key": …, "args": {…}}`, and the arguments that all of them bring.
  private static void collect(JsonNode node, Map<String, Set<String>> messages) {
    if (node.path("key").isString() && node.path("args").isObject()) {
      Set<String> brought = new TreeSet<>(node.path("args").propertyNames());
      messages.merge(
          node.path("key").stringValue(),
          brought,
          (one, two) -> {
            one.retainAll(two);
            return one;
          });
    }
    node.forEach(child -> collect(child, messages));
  }
}
