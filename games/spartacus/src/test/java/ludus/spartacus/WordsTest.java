package ludus.spartacus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;

/// Everything in the box has its name; [ludus.kernel.laws.GameLaws] sees to the other words.
class WordsTest {

  @Test
  void every_card_and_house_has_a_name() {
    Set<String> keys = Words.of(Language.EN, Spartacus.FOLDER).keys();
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
