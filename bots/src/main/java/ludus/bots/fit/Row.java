package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;

/// The features of an answer. Most of them are 0, so only the others are kept, in as little memory
/// as will do.
///
/// @param size how many features there are
/// @param at those that are not 0
@SuppressWarnings("ArrayRecordComponent") // millions of them, and nobody compares two
record Row(int size, short[] at, float[] values) {

  static Row of(double[] features) {
    int count = 0;
    for (double value : features) {
      count += value == 0 ? 0 : 1;
    }
    short[] at = new short[count];
    float[] values = new float[count];
    int next = 0;
    for (int i = 0; i < features.length; i++) {
      if (features[i] != 0) {
        at[next] = (short) i;
        values[next++] = (float) features[i];
      }
    }
    return new Row(features.length, at, values);
  }

  static List<Row> of(double[][] answers) {
    List<Row> rows = new ArrayList<>(answers.length);
    for (double[] answer : answers) {
      rows.add(of(answer));
    }
    return rows;
  }

  /// The same, each feature by its scale.
  Row by(double[] scale) {
    float[] scaled = new float[values.length];
    for (int i = 0; i < scaled.length; i++) {
      scaled[i] = (float) (values[i] / scale[at[i]]);
    }
    return new Row(size, at, scaled);
  }

  /// All features, in their order.
  double[] all() {
    double[] all = new double[size];
    for (int i = 0; i < at.length; i++) {
      all[at[i]] = values[i];
    }
    return all;
  }
}
