package ludus.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What experience is made of, and what it says.
class ExperienceTest {

  private static final Experience.Size SIZE = new Experience.Size(3, 2, 16, 8);

  /// A position is a number of olives, and so is a move.
  private static final Senses<Integer, Integer> OLIVES =
      new Senses<>() {
        @Override
        public int ofPosition() {
          return 3;
        }

        @Override
        public int ofMove() {
          return 2;
        }

        @Override
        public Glance<Integer> look(Integer state, int seat) {
          return new Glance<>() {
            @Override
            public void position(Impression into) {
              into.add(0, state);
              into.steps(1, state, 2, 5);
            }

            @Override
            public void move(Integer move, Impression into) {
              into.add(0, move);
              into.add(1, move * move / 10.0);
            }
          };
        }
      };

  private static float[] scattered(int count) {
    SplittableRandom own = new SplittableRandom(3);
    float[] numbers = new float[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = own.nextInt(-1_500, 1_501) / 1_000f;
    }
    return numbers;
  }

  /// The same by plain loops.
  private static double leaning(float[] numbers, double[] seen) {
    int at = 0;
    double[] first = new double[SIZE.wide()];
    for (double amount : seen) {
      for (int j = 0; j < first.length; j++) {
        first[j] += amount * numbers[at++];
      }
    }
    for (int j = 0; j < first.length; j++) {
      first[j] += numbers[at++];
    }
    double[] second = new double[SIZE.narrow()];
    for (double amount : first) {
      for (int j = 0; j < second.length; j++) {
        second[j] += Math.max(0, amount) * numbers[at++];
      }
    }
    for (int j = 0; j < second.length; j++) {
      second[j] += numbers[at++];
    }
    double sum = 0;
    for (double amount : second) {
      sum += Math.max(0, amount) * numbers[at++];
    }
    assertThat(at).isEqualTo(numbers.length);
    return sum;
  }

  @Test
  void each_cell_adds_up_what_it_is_given_and_speaks_only_above_nothing() {
    float[] numbers = scattered(SIZE.count());
    Experience experience = new Experience(SIZE, numbers);
    List<Integer> moves = List.of(1, 4, 0);
    double[] weights = experience.weights(OLIVES.look(3, 0), moves);
    double[] leanings = new double[3];
    for (int i = 0; i < 3; i++) {
      int move = moves.get(i);
      leanings[i] = leaning(numbers, new double[] {3, 1, 0, move, move * move / 10.0});
    }
    double most = Arrays.stream(leanings).max().orElseThrow();
    assertThat(Arrays.stream(leanings).distinct()).hasSize(3);
    for (int i = 0; i < 3; i++) {
      assertThat(weights[i]).isCloseTo(Math.exp(leanings[i] - most), within(1e-4));
    }
    assertThat(weights).contains(1);
  }

  @Test
  void what_is_written_is_read_again() {
    Experience experience = new Experience(SIZE, scattered(SIZE.count()));
    Experience read = Experience.of(experience.toJson(), OLIVES);
    assertThat(read.size()).isEqualTo(SIZE);
    assertThat(read.toJson()).isEqualTo(experience.toJson());
    List<Integer> moves = List.of(1, 4, 0);
    assertThat(read.weights(OLIVES.look(7, 0), moves))
        .containsExactly(experience.weights(OLIVES.look(7, 0), moves), within(1e-4));
  }

  @Test
  void numbers_are_as_many_as_the_cells_need() {
    assertThatThrownBy(() -> new Experience(SIZE, new float[7]))
        .isInstanceOf(BadInput.class)
        .hasMessage("The net needs 240 numbers, not 7.");
    assertThatThrownBy(() -> new Experience.Size(3, 2, 12, 8))
        .isInstanceOf(BadInput.class)
        .hasMessage("Cells come by eights, not 12 and 8 of them.");
    assertThatThrownBy(() -> new Experience.Size(3, 2, 16, 0)).isInstanceOf(BadInput.class);
  }

  @Test
  void experience_of_something_else_is_refused() {
    String json = new Experience(SIZE, scattered(SIZE.count())).toJson();
    assertThatThrownBy(
            () -> Experience.of(json.replace("\"position\": 3", "\"position\": 4"), OLIVES))
        .isInstanceOf(BadInput.class)
        .hasMessage("The experience is of 4 and 2 numbers, not of 3 and 2.");
    assertThatThrownBy(() -> Experience.of(json.replaceFirst("\\[\\s+-?[0-9]+", "[\"x\""), OLIVES))
        .isInstanceOf(BadInput.class)
        .hasMessage("'thousandths' are whole numbers, not \"x\".");
    assertThatThrownBy(() -> Experience.of("[1]", OLIVES)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Experience.of("{}", OLIVES)).isInstanceOf(BadInput.class);
  }

  @Test
  void of_an_impression_only_what_is_there_is_kept() {
    Impression seen = new Impression();
    seen.add(4, 0);
    seen.add(7, -0.5);
    seen.steps(10, 3, 1, 3, 4);
    assertThat(seen.size()).isEqualTo(3);
    assertThat(seen.place(0)).isEqualTo(7);
    assertThat(seen.amount(0)).isEqualTo(-0.5f);
    assertThat(List.of(seen.place(1), seen.place(2))).containsExactly(10, 11);
    Impression part = new Impression();
    part.copy(new int[] {5, 6, 7}, new float[] {1, 2, 3}, 1, 3);
    assertThat(List.of(part.place(0), part.place(1))).containsExactly(6, 7);
    assertThat(part.amount(1)).isEqualTo(3);
    seen.clear();
    assertThat(seen.size()).isZero();
  }

  /// By eights, and what is left over.
  @Test
  void all_rows_are_added_however_many_there_are() {
    float[][] table = new float[100][3];
    for (int row = 0; row < table.length; row++) {
      table[row] = new float[] {1, row, -row};
    }
    for (int count : new int[] {0, 1, 7, 8, 9, 23, 100}) {
      Impression seen = new Impression();
      float rows = 0;
      for (int row = 0; row < count; row++) {
        seen.add(row, 2);
        rows += 2 * row;
      }
      float[] sums = {1, 0, 0};
      Sums.add(table, seen, sums);
      assertThat(sums).containsExactly(1 + 2 * count, rows, 0 - rows);
    }
  }
}
