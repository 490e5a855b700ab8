package ludus.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Columns as a terminal counts them.
final class ColumnsTest {

  @Test
  void colours_take_no_room() {
    String painted = Ink.COLOUR.paint(Ink.Hue.RED, "Intrigo");
    assertThat(Columns.width(painted)).isEqualTo(7);
    assertThat(Columns.plain(painted)).isEqualTo("Intrigo");
    assertThat(Columns.plain(Columns.left(painted, 9) + "|")).isEqualTo("Intrigo  |");
    assertThat(Columns.plain(Columns.right(painted, 9))).isEqualTo("  Intrigo");
  }

  @Test
  void accents_take_none_and_wide_characters_two() {
    assertThat(Columns.width("Legião")).isEqualTo(6);
    assertThat(Columns.width("Legia\u0303o")).isEqualTo(6);
    assertThat(Columns.width("東京")).isEqualTo(4);
  }

  @Test
  void what_is_too_long_is_cut() {
    assertThat(Columns.cut("Octavia", 7)).isEqualTo("Octavia");
    assertThat(Columns.cut("Octavia", 5)).isEqualTo("Octa…");
    assertThat(Columns.clip("Octavia", 5)).isEqualTo("Octav");
    assertThat(Columns.clip("東京", 3)).isEqualTo("東");
  }

  @Test
  void words_are_wrapped_and_a_long_one_stands_alone() {
    assertThat(Columns.wrap("one two three", 8, "  ")).containsExactly("one two", "  three");
    assertThat(Columns.wrap("a extraordinary b", 5, "")).containsExactly("a", "extraordinary", "b");
    assertThat(Columns.wrap("", 5, "")).containsExactly("");
  }
}
