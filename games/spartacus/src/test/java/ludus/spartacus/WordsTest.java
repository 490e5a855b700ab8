package ludus.spartacus;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import java.util.Locale;
import java.util.Set;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Everything that the game says can be said, in every language.
class WordsTest {

  private static Words words(Language language) {
    return Words.of(language, Spartacus.FOLDER);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void every_language_has_the_same_sentences(Language language) {
    assertThat(words(language).keys()).isEqualTo(words(Language.EN).keys());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void every_sentence_can_be_read(Language language) {
    Words words = words(language);
    words.keys().forEach(key -> assertThat(words.say(key)).isNotNull());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void nobody_begs_or_shouts(Language language) {
    Words words = words(language);
    for (String key : words.keys()) {
      if (key.startsWith("spartacus.") && !key.startsWith("spartacus.card.")) {
        assertThat(words.sentence(key))
            .as(key)
            .doesNotContain("!")
            .doesNotContainIgnoringCase("please");
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void translations_know_no_argument_that_the_english_sentence_lacks(Language language) {
    Words words = words(language);
    for (String key : words.keys()) {
      if (key.startsWith("spartacus.")) {
        assertThat(arguments(words(Language.EN).sentence(key)))
            .as(key)
            .containsAll(arguments(words.sentence(key)));
      }
    }
  }

  private static Set<String> arguments(String sentence) {
    return new MessageFormat(sentence, Locale.ROOT).getArgumentNames();
  }

  @Test
  void every_card_and_house_has_a_name() {
    Set<String> keys = words(Language.EN).keys();
    Content content = TestTable.SPARTACUS.content();
    content
        .market()
        .forEach(card -> assertThat(keys).contains("spartacus.card." + card.face().name()));
    content
        .intrigue()
        .forEach(
            card ->
                assertThat(keys)
                    .contains(
                        "spartacus.card." + card.id(), "spartacus.card." + card.id() + ".text"));
    content.houses().forEach(house -> assertThat(keys).contains("spartacus.house." + house.id()));
  }
}
