package ludus.kernel.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ludus.kernel.BadInput;
import ludus.kernel.Pile;
import ludus.kernel.json.Json;
import org.junit.jupiter.api.Test;

class ScriptedChanceTest {

  @Test
  void a_shuffle_names_what_comes_first() {
    ScriptedChance chance = scripted("[[3, 1], [], 2, 6]");
    Pile<String> cards = Pile.of("a", "b", "c", "d");
    assertThat(chance.shuffled(cards)).containsExactly("d", "b", "a", "c");
    assertThat(chance.shuffled(cards)).isEqualTo(cards);
    assertThat(chance.below(3)).isEqualTo(2);
    assertThat(chance.left()).isEqualTo(1);
    assertThat(chance.die()).isEqualTo(6);
    assertThat(chance.below(1)).isZero();
    assertThat(chance.left()).isZero();
  }

  @Test
  void a_script_that_does_not_fit_is_a_sentence() {
    Pile<String> cards = Pile.of("a", "b");
    assertThatThrownBy(() -> scripted("[[2]]").shuffled(cards))
        .isInstanceOf(BadInput.class)
        .hasMessage("A shuffle of 2 has no index 2.");
    assertThatThrownBy(() -> scripted("[[-1]]").shuffled(cards)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> scripted("[[0, 0]]").shuffled(cards))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("twice");
    assertThatThrownBy(() -> scripted("[1]").shuffled(cards))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("must be an array");
    assertThatThrownBy(() -> scripted("[3]").below(3))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("from 0 to 2");
  }

  private static ScriptedChance scripted(String script) {
    return new ScriptedChance(Json.PLAIN.readTree(script));
  }
}
