package ludus.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;

/// What very many games have taught about choosing: a net that sees a position and each of its
/// moves as numbers ([Senses]) and says how much to lean to the move. Two layers of cells, each of
/// which adds up what it is given and speaks only if that is above 0. It is slow beside an
/// instinct: for decisions that are really to be made.
public final class Experience {

  /// Cells come by so many, for the sake of speed.
  private static final int BY = 8;

  private static final float THOUSAND = 1_000;

  /// How large a net is.
  ///
  /// @param position numbers of a position
  /// @param move numbers of a move
  /// @param wide cells of the first layer
  /// @param narrow cells of the second
  public record Size(int position, int move, int wide, int narrow) {

    public Size {
      if (wide <= 0 || narrow <= 0 || wide % BY != 0 || narrow % BY != 0) {
        throw new BadInput("Cells come by eights, not %d and %d of them.".formatted(wide, narrow));
      }
    }

    /// How many numbers the net has.
    public int count() {
      return (position + move + 1) * wide + (wide + 2) * narrow;
    }
  }

  private final Size size;

  /// What the first layer is given by a position and by a move, and in any case.
  private final float[][] position;

  private final float[][] move;
  private final float[] always;

  /// What the second layer is given by the first, and in any case.
  private final float[][] second;

  private final float[] secondAlways;

  /// How much it counts when a cell of the second layer speaks.
  private final float[] says;

  /// @param numbers row by row: what the first layer is given by each number of a position, by each
  ///   number of a move, and in any case; the second by each cell of the first, and in any case;
  ///   how much each cell of the second counts
  public Experience(Size size, float... numbers) {
    if (numbers.length != size.count()) {
      throw new BadInput(
          "The net needs %d numbers, not %d.".formatted(size.count(), numbers.length));
    }
    this.size = size;
    Rows rows = new Rows(numbers);
    this.position = rows.next(size.position, size.wide);
    this.move = rows.next(size.move, size.wide);
    this.always = rows.next(size.wide);
    this.second = rows.next(size.wide, size.narrow);
    this.secondAlways = rows.next(size.narrow);
    this.says = rows.next(size.narrow);
  }

  /// Takes numbers row by row.
  private static final class Rows {
    private final float[] numbers;
    private int at;

    Rows(float[] numbers) {
      this.numbers = numbers;
    }

    float[] next(int width) {
      at += width;
      return Arrays.copyOfRange(numbers, at - width, at);
    }

    float[][] next(int count, int width) {
      float[][] rows = new float[count][];
      for (int i = 0; i < count; i++) {
        rows[i] = next(width);
      }
      return rows;
    }
  }

  /// Reads what [#toJson] has written.
  ///
  /// @param senses with which it was learnt
  /// @throws BadInput if the text says something else
  public static Experience of(String json, Senses<?, ?> senses) {
    JsonNode tree = Json.object(json, "Experience");
    Size size =
        new Size(
            tree.path("position").asInt(),
            tree.path("move").asInt(),
            tree.path("wide").asInt(),
            tree.path("narrow").asInt());
    if (size.position != senses.ofPosition() || size.move != senses.ofMove()) {
      throw new BadInput(
          "The experience is of %d and %d numbers, not of %d and %d."
              .formatted(size.position, size.move, senses.ofPosition(), senses.ofMove()));
    }
    JsonNode given = tree.path("thousandths");
    float[] numbers = new float[given.size()];
    for (int i = 0; i < numbers.length; i++) {
      if (!given.get(i).isInt()) {
        throw new BadInput("'thousandths' are whole numbers, not %s.".formatted(given.get(i)));
      }
      numbers[i] = given.get(i).intValue() / THOUSAND;
    }
    return new Experience(size, numbers);
  }

  /// In thousandths, row by row.
  public String toJson() {
    StringBuilder text = new StringBuilder();
    text.append(
        "{\n  \"position\": %d,\n  \"move\": %d,\n  \"wide\": %d,\n  \"narrow\": %d,\n"
            .formatted(size.position, size.move, size.wide, size.narrow));
    text.append("  \"thousandths\": [");
    String between = "\n    ";
    for (float[] row : rows()) {
      for (float number : row) {
        text.append(between).append(Math.round(THOUSAND * number));
        between = ", ";
      }
      between = ",\n    ";
    }
    return text.append("\n  ]\n}\n").toString();
  }

  private List<float[]> rows() {
    List<float[]> rows = new ArrayList<>(List.of(position));
    rows.addAll(List.of(move));
    rows.add(always);
    rows.addAll(List.of(second));
    rows.add(secondAlways);
    rows.add(says);
    return rows;
  }

  public Size size() {
    return size;
  }

  /// How likely each move is, beside the likeliest.
  public <M> double[] weights(Senses.Glance<M> glance, List<M> moves) {
    double[] weights = leanings(glance, moves);
    double most = Arrays.stream(weights).max().orElseThrow();
    for (int i = 0; i < weights.length; i++) {
      weights[i] = Math.exp(weights[i] - most);
    }
    return weights;
  }

  /// How much to lean to each move: one more is 2.7 times as likely.
  private <M> double[] leanings(Senses.Glance<M> glance, List<M> moves) {
    Impression seen = new Impression();
    float[] known = always.clone();
    float[] first = new float[size.wide];
    float[] spoken = new float[size.narrow];
    glance.position(seen);
    Sums.add(position, seen, known);
    double[] leanings = new double[moves.size()];
    for (int i = 0; i < leanings.length; i++) {
      seen.clear();
      glance.move(moves.get(i), seen);
      Sums.copy(known, first);
      Sums.add(move, seen, first);
      Sums.rectify(first);
      Sums.copy(secondAlways, spoken);
      Sums.add(second, first, spoken);
      Sums.rectify(spoken);
      leanings[i] = Sums.product(says, spoken);
    }
    return leanings;
  }
}
