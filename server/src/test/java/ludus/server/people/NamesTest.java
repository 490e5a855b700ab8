package ludus.server.people;

import static ludus.server.people.Town.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Jo",
        "João D'Ávila",
        "M. Tullius_Cicero-2",
        "Ὀδυσσεύς",
        "नमस्ते",
        "孔子",
        "𐌀𐌁",
        "abcdefghijklmnopqrstuvwx"
      })
  void these_are_names(String name) {
    assertThat(Names.check(name)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "J",
        " J ",
        "abcdefghijklmnopqrstuvwxy",
        "<b>Ann</b>",
        "a\u0000b",
        "a\u200bb",
        "a\u202eb",
        "a\ud800b",
        "\u3164\u3164",
        "Ann\ufe0f",
        "A\u0335\u0335\u0335nn",
        "\u0301ab",
        "..",
        "😀😀",
        "ann@rome"
      })
  void these_are_no_names(String name) {
    assertProblem(() -> Names.check(name), "badName");
  }

  @Test
  void a_book_is_no_name() {
    assertProblem(() -> Names.check(" ".repeat(1_000_000) + "Ann"), "badName");
    assertThat(Names.fold("x".repeat(1_000_000))).hasSizeLessThanOrEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource({"' Ann ', Ann", "A\u0301na, Ána", "Ｒｏｍａ, Roma", "ﬁdes, fides", "D’Arc, D'Arc"})
  void what_looks_the_same_is_kept_the_same(String input, String kept) {
    assertThat(Names.check(input)).isEqualTo(kept);
  }

  @Test
  void spaces_within_are_kept_single() {
    assertThat(Names.check("Ann \t\u3000\u00a0 Bee")).isEqualTo("Ann Bee");
  }

  @ParameterizedTest
  @CsvSource({
    "Ann, aNN",
    "\u212aate, kate",
    "Ｒｏｍａ, ROMA",
    "STRASSE, Straße",
    "ΣΙΣΥΦΟΣ, σισυφος",
    "σισυφοσ, σισυφος",
    "ÉVORA, e\u0301vora"
  })
  void names_that_differ_in_case_only_are_one(String one, String other) {
    assertThat(Names.fold(one)).isEqualTo(Names.fold(other));
  }

  @Test
  void case_is_the_same_everywhere_on_earth() {
    assertThat(Names.fold("TITUS")).isEqualTo("titus");
    assertThat(Names.fold("Ann")).isNotEqualTo(Names.fold("Änn"));
  }
}
