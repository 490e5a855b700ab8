package ludus.bots.fit;

/// A question about a position of a game that was played to its end.
///
/// @param answers the features of each
/// @param truth how right each answer was, as it came: all of them 1 together
@SuppressWarnings("ArrayRecordComponent") // only read, never compared
record Sample(double[][] answers, double progress, double[] truth) {}
