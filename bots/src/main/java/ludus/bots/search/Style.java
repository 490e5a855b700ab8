package ludus.bots.search;

/// How a search goes about it.
///
/// @param curiosity how much is tried of what is likely but not yet known to be good
/// @param horizon how many decisions are played on behind the tree before the position is judged
/// @param boldness how much better than its neighbours an untried move is taken to be, as a share
///   of the victory; negative: worse
/// @param heat how evenly moves are tried at first where the game has no instinct: the difference
///   in value that makes one move e times as likely as another
public record Style(double curiosity, int horizon, double boldness, double heat, int turns) {

  public static final Style STANDARD = new Style(0.6, 0, 0, 0.03, 1);

  public Style withCuriosity(double other) {
    return new Style(other, horizon, boldness, heat, turns);
  }

  public Style withHorizon(int decisions) {
    return new Style(curiosity, decisions, boldness, heat, turns);
  }

  public Style withBoldness(double other) {
    return new Style(curiosity, horizon, other, heat, turns);
  }

  public Style withHeat(double other) {
    return new Style(curiosity, horizon, boldness, other, turns);
  }
}
