package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Experience;

/// The numbers of a net that chooses and foretells, or something about each of them. Both see a
/// position alike, and have cells of their own behind that.
@SuppressWarnings("ArrayRecordComponent") // they are what it is made of
record Layers(
    float[][] position,
    float[][] move,
    float[] always,
    float[][] second,
    float[] secondAlways,
    float[] says,
    float[] told,
    float[][] toldSecond,
    float[] toldSecondAlways,
    float[][] toldSays,
    float[] toldSaysAlways) {

  /// All of them 0.
  static Layers of(Experience.Size size, int questions) {
    int wide = size.wide();
    int narrow = size.narrow();
    return new Layers(
        new float[size.position()][wide],
        new float[size.move()][wide],
        new float[wide],
        new float[wide][narrow],
        new float[narrow],
        new float[narrow],
        new float[wide],
        new float[wide][narrow],
        new float[narrow],
        new float[questions][narrow],
        new float[questions]);
  }

  /// Those of choosing first, in the order of an [Experience].
  List<float[]> rows() {
    List<float[]> rows = choosing();
    rows.add(told);
    rows.addAll(List.of(toldSecond));
    rows.add(toldSecondAlways);
    rows.addAll(List.of(toldSays));
    rows.add(toldSaysAlways);
    return rows;
  }

  private List<float[]> choosing() {
    List<float[]> rows = new ArrayList<>(List.of(position));
    rows.addAll(List.of(move));
    rows.add(always);
    rows.addAll(List.of(second));
    rows.add(secondAlways);
    rows.add(says);
    return rows;
  }

  Experience experience(Experience.Size size) {
    float[] numbers = new float[size.count()];
    int at = 0;
    for (float[] row : choosing()) {
      System.arraycopy(row, 0, numbers, at, row.length);
      at += row.length;
    }
    return new Experience(size, numbers);
  }

  /// The other way round: columns as rows.
  static void turn(float[][] rows, float[][] columns) {
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < rows[i].length; j++) {
        columns[j][i] = rows[i][j];
      }
    }
  }
}
