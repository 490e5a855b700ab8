package ludus.bots;

/// How a bot thinks ahead.
///
/// @param candidates how many moves come to mind, at most
/// @param farFetched how much less likely than the first a move may be to come to mind
/// @param sharpness how firmly the instinct is followed in thought
/// @param trust how much worse a move is held to be, as a share of the victory, to which the
///   instinct leans 2.7 times less
/// @param belief the same for experience; 0 for one who has none
/// @param lesson how much better a move must prove in thought, as a share of the victory, to be
///   made 2.7 times as often there; infinite for one who learns nothing while thinking
/// @param caution after so many tries half of what they seem to say is believed
/// @param doubt by how many standard errors a move must be behind before it is dropped
public record Style(
    int candidates,
    double farFetched,
    int sharpness,
    double trust,
    double belief,
    double lesson,
    double caution,
    double doubt) {

  /// Takes up what is likely.
  public static final Style NARROW = new Style(6, 0.04, 3, 0.004, 0, 0.005, 40, 2.5);

  /// Takes up what is far-fetched too, where there is time to find out.
  public static final Style WIDE = new Style(8, 0.01, 3, 0.002, 0.01, 0.005, 40, 4);

  /// The same, but nothing is learned while thinking: the game is played on by instinct alone.
  Style flat() {
    return new Style(
        candidates, farFetched, sharpness, trust, belief, Double.POSITIVE_INFINITY, caution, doubt);
  }

  /// The same, by instinct instead of experience.
  Style inexperienced() {
    return new Style(candidates, farFetched, sharpness, trust, 0, lesson, caution, doubt);
  }

  boolean learns() {
    return lesson < Double.POSITIVE_INFINITY;
  }

  /// The same, but nothing is dropped.
  Style thorough() {
    return new Style(
        candidates,
        farFetched,
        sharpness,
        trust,
        belief,
        lesson,
        caution,
        Double.POSITIVE_INFINITY);
  }
}
