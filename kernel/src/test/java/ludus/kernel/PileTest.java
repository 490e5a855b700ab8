package ludus.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PileTest {

  private final Pile<String> abc = Pile.of("a", "b", "c");

  @Test
  void equals_a_list_of_the_same_things_and_has_its_hash() {
    assertThat(abc).isEqualTo(List.of("a", "b", "c")).hasSameHashCodeAs(List.of("a", "b", "c"));
    assertThat(List.of("a", "b", "c")).isEqualTo(abc);
    assertThat(abc).isNotEqualTo(Pile.of("a", "b")).isNotEqualTo("abc");
    assertThat(abc.rest()).isEqualTo(Pile.of("b", "c")).hasSameHashCodeAs(Pile.of("b", "c"));
  }

  @Test
  void adds_and_takes_away_without_changing_itself() {
    assertThat(abc.plus("d")).containsExactly("a", "b", "c", "d");
    assertThat(abc.plusAt(0, "d")).containsExactly("d", "a", "b", "c");
    assertThat(abc.plusAt(3, "d")).containsExactly("a", "b", "c", "d");
    assertThat(abc.plusAll(Pile.of("d", "e"))).containsExactly("a", "b", "c", "d", "e");
    assertThat(abc.plusAll(Pile.empty())).isSameAs(abc);
    assertThat(abc.with(1, "x")).containsExactly("a", "x", "c");
    assertThat(abc.without(0)).containsExactly("b", "c");
    assertThat(abc.without(2)).containsExactly("a", "b");
    assertThat(Pile.of("a").without(0)).isEmpty();
    assertThat(abc).containsExactly("a", "b", "c");
  }

  @Test
  void windows_behave_like_piles_of_their_own() {
    Pile<String> bc = abc.rest();
    assertThat(bc.first()).isEqualTo("b");
    assertThat(bc.last()).isEqualTo("c");
    assertThat(bc.plus("d")).containsExactly("b", "c", "d");
    assertThat(bc.plusAt(1, "x")).containsExactly("b", "x", "c");
    assertThat(bc.with(0, "x")).containsExactly("x", "c");
    assertThat(bc.without(0)).containsExactly("c");
    assertThat(Pile.of("z").plusAll(bc)).containsExactly("z", "b", "c");
    assertThat(abc.rest(2)).containsExactly("c");
    assertThat(abc.rest(3)).isEmpty();
    assertThat(abc.top(2)).containsExactly("a", "b");
    assertThat(abc.top(2).rest()).containsExactly("b");
    assertThat(abc.top(0)).isEmpty();
    assertThatThrownBy(() -> abc.top(2).get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Pile.of("a").without(1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void finds_the_first_that_fits() {
    assertThat(abc.find("b"::equals)).isEqualTo(1);
    assertThat(abc.find("x"::equals)).isEqualTo(-1);
  }

  @Test
  void is_made_of_copies() {
    assertThat(Pile.times(3, "a")).containsExactly("a", "a", "a");
    assertThat(Pile.copyOf(List.of())).isSameAs(Pile.empty());
    assertThat(Pile.<String>builder(5).add("a").build()).containsExactly("a");
    assertThat(Pile.builder(5).build()).isSameAs(Pile.empty());
    Pile.Builder<Integer> many = Pile.builder(0);
    for (int i = 0; i < 100; i++) {
      many.add(i);
    }
    assertThat(many.build()).hasSize(100).startsWith(0, 1, 2).endsWith(98, 99);
    Pile.Builder<String> builder = Pile.builder(2);
    assertThat(builder.add("a").size()).isEqualTo(1);
  }
}
