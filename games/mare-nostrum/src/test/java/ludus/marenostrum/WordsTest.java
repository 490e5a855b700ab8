package ludus.marenostrum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;

/// Everything in the box has its name; [ludus.kernel.laws.GameLaws] sees to the other words.
class WordsTest {

  @Test
  void everything_on_the_map_and_in_the_box_has_a_name() {
    Set<String> keys = Words.of(Language.EN, MareNostrum.FOLDER).keys();
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
