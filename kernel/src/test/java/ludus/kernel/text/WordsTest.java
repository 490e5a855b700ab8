package ludus.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import ludus.kernel.Message;
import org.junit.jupiter.api.Test;

class WordsTest {

  private static final Message STORY =
      Message.of("test.story")
          .player(1)
          .with("count", 2)
          .with("thing", Message.of("test.coin"))
          .with("others", List.of(new Message.Player(0), "Rome", Message.of("test.coin")));

  @Test
  void a_sentence_takes_numbers_names_messages_and_lists() {
    Words words = Words.of(Language.EN, "/ludus/test").with(seat -> "P" + seat, 0);
    assertThat(words.say(STORY)).isEqualTo("P1 gives 2 coins (coin) to P0, Rome, and coin.");
  }

  @Test
  void the_reader_is_called_you() {
    Words words = Words.of(Language.EN, "/ludus/test").with(seat -> "P" + seat, 1);
    assertThat(words.say(STORY)).isEqualTo("You give 2 coins (coin) to P0, Rome, and coin.");
  }

  @Test
  void without_names_players_are_numbered_from_one() {
    assertThat(Words.of(Language.EN, "/ludus/test").say(STORY)).startsWith("#2 gives");
  }

  @Test
  void every_language_has_its_own_words() {
    assertThat(Words.of(Language.PT, "/ludus/test").say("test.coin")).isEqualTo("moeda");
    assertThat(Words.of(Language.IT, "/ludus/test").say("test.coin")).isEqualTo("moneta");
    assertThat(Words.of(Language.IT, "/ludus/test").language()).isEqualTo(Language.IT);
    assertThat(Words.of(Language.EN, "/ludus/test").keys())
        .contains("test.coin", "kernel.refusal.over");
  }

  @Test
  void a_sentence_that_is_missing_is_a_bug() {
    assertThatThrownBy(() -> Words.of(Language.EN).say("no.such.key"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no.such.key");
    assertThatThrownBy(() -> Words.of(Language.EN, "/nowhere"))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void languages_are_found_by_their_code() {
    assertThat(Language.of("pt")).contains(Language.PT);
    assertThat(Language.of("de")).isEmpty();
    assertThat(Language.codes()).containsExactly("en", "pt", "it");
    assertThat(Language.IT.ownName()).isEqualTo("Italiano");
  }

  @Test
  void ink_colours_only_where_it_may() {
    assertThat(Ink.PLAIN.paint(Ink.Hue.RED, "x")).isEqualTo("x");
    assertThat(Ink.COLOUR.paint(Ink.Hue.RED, "x")).isEqualTo("\u001b[38;5;167mx\u001b[0m");
    assertThat(Ink.COLOUR.paint(Ink.Hue.BOLD, "x")).isEqualTo("\u001b[1mx\u001b[0m");
    assertThat(Ink.COLOUR.paint(Ink.Hue.DIM, "x")).isEqualTo("\u001b[2mx\u001b[0m");
    assertThat(Ink.COLOUR.paint(Ink.Hue.RED, "")).isEmpty();
  }
}
