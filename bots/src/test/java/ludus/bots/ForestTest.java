package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Thinker.Amount.Fixed;
import org.junit.jupiter.api.Test;

/// What is learned in thought, by whom, and what is kept of it.
class ForestTest {

  private static final List<String> SIDES = List.of("heads", "tails");

  /// The second wins who says the same as the first.
  private static Toy pennies(boolean open) {
    return new Toy(
        List.of(0, 1),
        List.of(SIDES, SIDES),
        open,
        said -> said.get(0).equals(said.get(1)) ? 0.0 : 1.0);
  }

  /// Of three words in a row the last must be the right one of sixteen, if the second was "dare".
  private static final Toy DARE =
      new Toy(
          List.of(0, 0, 0),
          List.of(
              List.of("so", "thus"),
              List.of("safe", "dare"),
              List.of(
                  "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p")),
          true,
          said -> said.get(1).equals("safe") ? 0.3 : said.get(2).equals("k") ? 1.0 : 0.0);

  /// What a word of the first seat is worth after this much thought.
  private static double worth(Forest<List<String>, String> forest, String word, int times) {
    SplittableRandom own = new SplittableRandom(5);
    double last = 0;
    for (int i = 0; i < 2 * times; i++) {
      double value = forest.think(List.of(), 0, word, own.nextLong());
      last += i < times ? 0 : value / times;
    }
    return last;
  }

  private static Forest<List<String>, String> forest(Toy toy, Style style) {
    return new Forest<>(toy.mind(), 2, style);
  }

  @Test
  void others_learn_to_answer_what_they_hear() {
    Forest<List<String>, String> forest = forest(pennies(true), Style.WIDE);
    assertThat(worth(forest, "heads", 300)).isLessThan(0.05);
    assertThat(worth(forest, "tails", 300)).isLessThan(0.05);
  }

  @Test
  void what_is_sealed_is_sealed_in_thought_too() {
    Forest<List<String>, String> forest = forest(pennies(false), Style.WIDE);
    SplittableRandom own = new SplittableRandom(7);
    double sum = 0;
    for (int i = 0; i < 2000; i++) {
      sum += forest.think(List.of(), 0, SIDES.get(own.nextInt(2)), own.nextLong()) / 2000;
    }
    assertThat(sum).isEqualTo(0.5, within(0.06));
  }

  @Test
  void the_flat_style_learns_nothing_and_keeps_nothing() {
    Forest<List<String>, String> forest = forest(pennies(true), Style.WIDE.flat());
    assertThat(worth(forest, "heads", 300)).isEqualTo(0.5, within(0.1));
    assertThat(forest.size()).isEqualTo(2);
    assertThat(forest.played()).isEqualTo(1200);
  }

  @Test
  void one_learns_what_to_do_with_ones_own_next_moves() {
    Forest<List<String>, String> forest = forest(DARE, Style.WIDE);
    assertThat(worth(forest, "so", 3000)).isGreaterThan(0.75);
  }

  @Test
  void a_forest_goes_on_behind_the_move_that_was_made() {
    Toy toy = DARE;
    Forest<List<String>, String> forest = forest(toy, Style.WIDE);
    worth(forest, "so", 500);
    worth(forest, "thus", 500);
    int before = forest.size();
    assertThat(forest.follow(new Situation<>(toy.game(), List.of(), 0), "so")).isTrue();
    assertThat(forest.size()).isBetween(4, before / 2 + 1);
    assertThat(forest.follow(new Situation<>(toy.game(), List.of("so"), 0), "never")).isFalse();
  }

  @Test
  void nothing_is_kept_when_others_come_next() {
    Toy toy = pennies(true);
    Forest<List<String>, String> forest = forest(toy, Style.WIDE);
    worth(forest, "heads", 50);
    assertThat(forest.follow(new Situation<>(toy.game(), List.of(), 0), "heads")).isFalse();
  }

  private static Thinker thinker() {
    return new Thinker(Level.CAESAR, Style.WIDE, new Fixed(1), new Pace(2_000, 8_000, () -> 0), 1);
  }

  private static String second(Thinker thinker, long luck) {
    return thinker.choose(
        new Situation<>(DARE.game(), List.of("so"), 0),
        Budget.ofIterations(1),
        new SplittableRandom(luck));
  }

  @Test
  void a_thinker_goes_on_where_it_stopped_in_the_same_turn() {
    int dared = 0;
    int daredWithoutMemory = 0;
    for (long luck = 0; luck < 20; luck++) {
      Thinker thinker = thinker();
      String first =
          thinker.choose(
              new Situation<>(DARE.game(), List.of(), 0),
              Budget.ofIterations(6000),
              new SplittableRandom(luck));
      assertThat(first).isIn("so", "thus");
      if (first.equals("so")) {
        dared += second(thinker, luck).equals("dare") ? 1 : 0;
        daredWithoutMemory += second(thinker(), luck).equals("dare") ? 1 : 0;
      }
    }
    assertThat(dared).isGreaterThanOrEqualTo(5);
    assertThat(daredWithoutMemory).isLessThanOrEqualTo(dared / 2);
  }

  /// One word, then three more of the same seat, of which only one row is worth anything: the
  /// instinct would hardly ever say it.
  @Test
  void the_rest_of_the_turn_is_planned_when_it_is_foreseen() {
    List<String> few = List.of("a", "b", "c");
    Toy row =
        new Toy(
            List.of(0, 0, 0, 0),
            List.of(SIDES, few, few, few),
            true,
            said -> said.subList(1, 4).equals(List.of("b", "c", "a")) ? 1.0 : 0.0);
    assertThat(new Forest<>(row.mind(), 2, Style.WIDE.flat()).think(List.of(), 0, "heads", 1))
        .isZero();
    Forest<List<String>, String> planning = new Forest<>(row.foreseeing(1), 2, Style.WIDE.flat());
    for (String word : SIDES) {
      for (int luck = 0; luck < 20; luck++) {
        assertThat(planning.think(List.of(), 0, word, luck)).isOne();
      }
    }
    assertThat(planning.played())
        .as("planned in four positions after each word, and then remembered")
        .isEqualTo(2 * (4 * (3 + 9 + 27) + 20 * 4));
  }
}
