package ludus.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludus.kernel.RuleId;
import org.junit.jupiter.api.Test;

class RulebookTest {

  @Test
  void has_sections_of_rules_each_with_its_text() {
    Rulebook book =
        Rulebook.parse(
            """
            # Game

            What it is about.

            ## First

            An intro.

            **GM-ONE-1** Do this.
            - and that

            **GM-ONE-2** Do more.

            ## Second

            **GM-2.1-a** The end.
            """);
    assertThat(book.title()).isEqualTo("Game");
    assertThat(book.intro()).isEqualTo("What it is about.");
    assertThat(book.sections())
        .extracting(Rulebook.Section::title)
        .containsExactly("First", "Second");
    assertThat(book.sections().getFirst().intro()).isEqualTo("An intro.");
    assertThat(book.sections().getLast().intro()).isEmpty();
    assertThat(book.rules())
        .isEqualTo(List.of(RuleId.of("GM-ONE-1"), RuleId.of("GM-ONE-2"), RuleId.of("GM-2.1-a")));
    assertThat(book.paragraph(RuleId.of("GM-ONE-1")).orElseThrow().text())
        .isEqualTo("Do this.\n- and that");
    assertThat(book.paragraph(RuleId.of("GM-NO-1"))).isEmpty();
  }
}
