package ludus.bots.fit;

/// A position of a game that was played to its end.
///
/// @param features of each seat
/// @param shares of the victory, as it came
record Sample(double[][] features, double progress, double[] shares) {}
