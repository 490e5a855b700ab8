package ludus.marenostrum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludus.kernel.Viewer;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScreenTest {

  private static List<String> draw(TestTable at, int seat, Language language) {
    Words words = Words.of(language, MareNostrum.FOLDER);
    Object view = TestTable.GAME.view(at.state(), new Viewer(seat));
    return TestTable.GAME.screen().draw(view, words, other -> "player" + other, Ink.PLAIN);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void every_line_fits(Language language) {
    TestTable at = TestTable.five().triremes(0, "ionian", 2).legions(4, "sicilia", 3);
    for (int seat = -1; seat < 5; seat++) {
      assertThat(draw(at, seat, language))
          .isNotEmpty()
          .allMatch(line -> Columns.width(line) <= Columns.WIDTH);
    }
  }

  @Test
  void the_screen_shows_the_own_stock_and_no_other() {
    TestTable at = TestTable.five();
    assertThat(String.join("\n", draw(at, TestTable.GREECE, Language.EN)))
        .contains("1 pottery")
        .doesNotContain("spices");
    assertThat(String.join("\n", draw(at, -1, Language.EN))).doesNotContain("1 pottery");
  }

  @Test
  void the_screen_tells_what_is_occupied() {
    TestTable at = TestTable.five().legions(TestTable.ROME, "dacia", 2);
    at.placed(TestTable.ROME, "dacia", "market", "marker");
    assertThat(String.join(" ", draw(at, TestTable.ROME, Language.EN)).replaceAll("\\s+", " "))
        .contains("player0:2L (holds control and Market)");
  }

  @Test
  void the_screen_shows_offers_and_who_is_barred() {
    TestTable at = TestTable.three().stock(0, "2 stone").stock(1, "pottery, gold");
    at.stock(2, "2 wine, oil").play(2, new Move.PlayToken(2)).offer(2, "oil, wine");
    at.take(2, 0, "stone").take(0, 2, "wine");
    assertThat(String.join("\n", draw(at, 2, Language.EN)))
        .contains("player1: 1 pottery, 1 gold")
        .contains("Nothing from player0 now.");
  }
}
