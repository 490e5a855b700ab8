package ludus.marenostrum;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import java.util.List;
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
    return Words.of(language, MareNostrum.FOLDER);
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
      if (key.startsWith("mare-nostrum.")) {
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
      if (key.startsWith("mare-nostrum.")) {
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
  void everything_on_the_map_and_in_the_box_has_a_name() {
    Set<String> keys = words(Language.EN).keys();
    Data data = MareNostrum.standard().data();
    for (Province province : data.provinces()) {
      for (String form : List.of("", ".in", ".to", ".from", ".of")) {
        assertThat(keys).contains("mare-nostrum.province." + province.id() + form);
      }
    }
    for (Sea sea : data.seas()) {
      for (String form : List.of("", ".in", ".to", ".from", ".of")) {
        assertThat(keys).contains("mare-nostrum.sea." + sea.id() + form);
      }
    }
    for (Icon icon : data.icons()) {
      assertThat(keys)
          .contains(
              icon.kind().isCity()
                  ? "mare-nostrum.city." + icon.name()
                  : "mare-nostrum.icon." + icon.kind());
    }
    for (Commodity commodity : data.commodities()) {
      assertThat(keys)
          .contains(
              "mare-nostrum.commodity." + commodity.id(),
              "mare-nostrum.goods." + commodity.id(),
              "mare-nostrum.legendary." + commodity.id());
    }
    for (Tile tile : data.tiles()) {
      assertThat(keys)
          .contains("mare-nostrum.tile." + tile.id(), "mare-nostrum.tile." + tile.id() + ".text");
    }
    data.empires().forEach(empire -> assertThat(keys).contains("mare-nostrum.empire." + empire));
  }
}
