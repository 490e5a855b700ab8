package ludus.kernel.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import java.util.Locale;
import java.util.Set;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;

/// A game's sentences are there in every language, and keep the tone of the house.
interface WordsLaws<S, M> extends RandomGames<S, M> {

  private Words words(Language language) {
    return Words.of(language, game().info().messages());
  }

  @Test
  default void every_language_has_the_same_sentences() {
    for (Language language : Language.values()) {
      assertThat(words(language).keys()).isEqualTo(words(Language.EN).keys());
    }
  }

  @Test
  default void a_translation_knows_no_argument_that_the_english_sentence_lacks() {
    Words english = words(Language.EN);
    for (Language language : Language.values()) {
      Words words = words(language);
      for (String key : words.keys()) {
        assertThat(arguments(english.sentence(key)))
            .as("%s in %s", key, language)
            .containsAll(arguments(words.sentence(key)));
      }
    }
  }

  private static Set<String> arguments(String sentence) {
    return new MessageFormat(sentence, Locale.ROOT).getArgumentNames();
  }

  /// What a card is called may be a cry.
  @Test
  default void nobody_begs_or_shouts() {
    for (Language language : Language.values()) {
      Words words = words(language);
      for (String key : words.keys()) {
        if (!key.contains(".card.") || key.endsWith(".text")) {
          assertThat(words.sentence(key))
              .as("%s in %s", key, language)
              .doesNotContain("!")
              .doesNotContainIgnoringCase("please");
        }
      }
    }
  }
}
