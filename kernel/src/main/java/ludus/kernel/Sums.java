package ludus.kernel;

/// Adds up rows of a table, each so many times. Every row is an array of its own, and several are
/// added at once: such loops are carried out for many columns together by a processor.
public final class Sums {

  private static final int TOGETHER = 8;

  private Sums() {}

  /// Adds for everything that is seen its row of the table.
  public static void add(float[][] table, Impression seen, float[] sums) {
    int last = seen.size();
    int i = 0;
    for (; i + TOGETHER <= last; i += TOGETHER) {
      eight(
          table[seen.place(i)],
          table[seen.place(i + 1)],
          table[seen.place(i + 2)],
          table[seen.place(i + 3)],
          table[seen.place(i + 4)],
          table[seen.place(i + 5)],
          table[seen.place(i + 6)],
          table[seen.place(i + 7)],
          seen.amount(i),
          seen.amount(i + 1),
          seen.amount(i + 2),
          seen.amount(i + 3),
          seen.amount(i + 4),
          seen.amount(i + 5),
          seen.amount(i + 6),
          seen.amount(i + 7),
          sums);
    }
    for (; i < last; i++) {
      add(table[seen.place(i)], seen.amount(i), sums);
    }
  }

  /// Adds every row of the table, as many times as the amounts say, of which there are so many by
  /// eights.
  public static void add(float[][] table, float[] amounts, float[] sums) {
    for (int i = 0; i < amounts.length; i += TOGETHER) {
      eight(
          table[i],
          table[i + 1],
          table[i + 2],
          table[i + 3],
          table[i + 4],
          table[i + 5],
          table[i + 6],
          table[i + 7],
          amounts[i],
          amounts[i + 1],
          amounts[i + 2],
          amounts[i + 3],
          amounts[i + 4],
          amounts[i + 5],
          amounts[i + 6],
          amounts[i + 7],
          sums);
    }
  }

  private static void eight(
      float[] row0,
      float[] row1,
      float[] row2,
      float[] row3,
      float[] row4,
      float[] row5,
      float[] row6,
      float[] row7,
      float x0,
      float x1,
      float x2,
      float x3,
      float x4,
      float x5,
      float x6,
      float x7,
      float[] sums) {
    for (int j = 0; j < sums.length; j++) {
      sums[j] +=
          x0 * row0[j]
              + x1 * row1[j]
              + x2 * row2[j]
              + x3 * row3[j]
              + x4 * row4[j]
              + x5 * row5[j]
              + x6 * row6[j]
              + x7 * row7[j];
    }
  }

  /// Adds a row, so many times.
  public static void add(float[] row, float amount, float[] sums) {
    for (int j = 0; j < sums.length; j++) {
      sums[j] += amount * row[j];
    }
  }

  public static void add(float[] row, float[] sums) {
    for (int j = 0; j < sums.length; j++) {
      sums[j] += row[j];
    }
  }

  /// Leaves what is above 0, in place.
  public static void rectify(float[] sums) {
    for (int j = 0; j < sums.length; j++) {
      sums[j] = Math.max(0, sums[j]);
    }
  }

  public static void copy(float[] row, float[] sums) {
    System.arraycopy(row, 0, sums, 0, sums.length);
  }

  public static float product(float[] row, float[] amounts) {
    float sum = 0;
    for (int i = 0; i < amounts.length; i++) {
      sum += row[i] * amounts[i];
    }
    return sum;
  }
}
