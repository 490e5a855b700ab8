package ludus.bots.fit;

/// A question about a position of a game that was played to its end.
///
/// @param answers the features of each
/// @param truth how right each answer was, as it came: all of them 1 together
/// @param head what is known of each answer besides its features: one more is 2.7 times as likely
/// @param weight how much the question counts beside others
@SuppressWarnings("ArrayRecordComponent") // only read, never compared
record Sample(double[][] answers, double progress, double[] truth, double[] head, double weight) {

  /// Nothing is known besides.
  Sample(double[][] answers, double progress, double[] truth) {
    this(answers, progress, truth, new double[truth.length], 1);
  }

  /// One that counts as much as others.
  Sample(double[][] answers, double progress, double[] truth, double[] head) {
    this(answers, progress, truth, head, 1);
  }
}
