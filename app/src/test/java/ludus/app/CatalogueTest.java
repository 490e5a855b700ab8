package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ludus.kernel.Game;
import ludus.kernel.GameProvider;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The words of all three languages say the same things.
final class CatalogueTest {

  private static final Pattern KEY =
      Pattern.compile("\"((?:app|kernel|pax)\\.[A-Za-z.]*[A-Za-z])\"");

  static Stream<String> folders() {
    return Stream.concat(
        Stream.of(Words.KERNEL, LanguageChoice.APP),
        Games.all().stream().map(game -> game.load(Optional.empty()).info().messages()));
  }

  @ParameterizedTest
  @MethodSource("folders")
  void every_language_has_the_same_keys_and_arguments(String folder) {
    Words english = Words.of(Language.EN, folder);
    for (Language language : Language.values()) {
      Words words = Words.of(language, folder);
      assertThat(words.keys()).isEqualTo(english.keys());
      for (String key : words.keys()) {
        assertThat(arguments(words, key)).as(key).isEqualTo(arguments(english, key));
      }
    }
  }

  private static Set<String> arguments(Words words, String key) {
    MessageFormat format = new MessageFormat(words.sentence(key), words.language().locale());
    Set<String> names = new TreeSet<>(format.getArgumentNames());
    names.removeIf(name -> name.endsWith("_is")); // "you" or not: a matter of grammar
    return names;
  }

  @Test
  void every_key_in_the_code_has_words() throws IOException {
    Set<String> keys = new TreeSet<>();
    for (String folder : folders().toList()) {
      keys.addAll(Words.of(Language.EN, folder).keys());
    }
    Set<String> missing = new TreeSet<>();
    for (Path source : sources()) {
      Matcher key = KEY.matcher(Files.readString(source));
      while (key.find()) {
        if (keys.stream().noneMatch(known -> known.startsWith(key.group(1)))) {
          missing.add(key.group(1));
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  private static Set<Path> sources() throws IOException {
    Path root = Path.of("..").toAbsolutePath().normalize();
    Set<Path> sources = new TreeSet<>();
    for (String module : new String[] {"kernel", "games/pax", "app"}) {
      try (Stream<Path> files = Files.walk(root.resolve(module).resolve("src/main/java"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    assertThat(sources).hasSizeGreaterThan(80);
    return sources;
  }

  @Test
  void every_level_option_and_question_has_words() {
    Words app = Words.of(Language.EN, LanguageChoice.APP);
    ludus.bots.Level.ids().forEach(level -> assertThat(app.keys()).contains("app.level." + level));
    for (GameProvider provider : Games.all()) {
      Game<?, ?> game = provider.load(Optional.empty());
      Words words = Words.of(Language.EN, game.info().messages());
      game.info()
          .options()
          .forEach(
              option ->
                  assertThat(words.keys()).contains(provider.id() + ".option." + option.name()));
      assertThat(words.keys()).contains(provider.id() + ".notice", provider.id() + ".tagline");
    }
  }
}
