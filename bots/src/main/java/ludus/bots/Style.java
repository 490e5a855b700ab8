package ludus.bots;

/// How a bot thinks ahead.
///
/// @param candidates how many moves come to mind, at most
/// @param farFetched how much less likely than the first a move may be to come to mind
/// @param sharpness how firmly the instinct is followed in thought
/// @param trust how much worse a move is held to be, as a share of the victory, to which the
///   instinct leans 2.7 times less
/// @param doubt by how many standard errors a move must be behind before it is dropped
public record Style(int candidates, double farFetched, int sharpness, double trust, double doubt) {

  /// Takes up what is likely.
  public static final Style NARROW = new Style(6, 0.04, 3, 0.004, 2.5);

  /// Takes up what is far-fetched too, where there is time to find out.
  public static final Style WIDE = new Style(8, 0.01, 3, 0.002, 2.5);

  /// The same, but nothing is dropped.
  Style thorough() {
    return new Style(candidates, farFetched, sharpness, trust, Double.POSITIVE_INFINITY);
  }
}
