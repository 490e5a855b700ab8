package ludus.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import ludus.kernel.Chance;
import ludus.kernel.Pile;
import ludus.kernel.json.Json;
import ludus.kernel.scenario.ScriptedChance;
import org.junit.jupiter.api.Test;

class WatchedChanceTest {

  @Test
  void every_real_draw_is_noticed_and_passed_on() {
    assertThat(used("[]", _ -> {})).isFalse();
    assertThat(used("[]", chance -> assertThat(chance.below(1)).isZero())).isFalse();
    assertThat(used("[2]", chance -> assertThat(chance.below(3)).isEqualTo(2))).isTrue();
    assertThat(used("[4]", chance -> assertThat(chance.die()).isEqualTo(4))).isTrue();
    assertThat(
            used(
                "[[1]]",
                chance -> assertThat(chance.shuffled(Pile.of("a", "b"))).containsExactly("b", "a")))
        .isTrue();
    assertThat(used("[[]]", chance -> assertThat(chance.shuffled(Pile.of("a"))).hasSize(1)))
        .isFalse();
    assertThat(
            used(
                "[1, 1]",
                chance -> {
                  assertThat(chance.below(2)).isEqualTo(1);
                  assertThat(chance.below(1)).isZero();
                }))
        .isTrue();
  }

  private static boolean used(String script, Consumer<Chance> draw) {
    WatchedChance chance = new WatchedChance(new ScriptedChance(Json.PLAIN.readTree(script)));
    draw.accept(chance);
    return chance.used();
  }
}
