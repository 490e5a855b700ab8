package ludus.bots.arena;

/// A rate over so many trials, with its 95 % interval (Wilson's score interval).
///
/// @param effective how many independent trials say as much as these: at most all of them
public record Share(double wins, int trials, double effective) {

  private static final double Z = 1.959964;

  /// Of trials that have nothing to do with each other.
  public static Share of(double wins, int trials) {
    return new Share(wins, trials, trials);
  }

  /// What the others won of the same trials.
  public Share others() {
    return new Share(trials - wins, trials, effective);
  }

  public double rate() {
    return trials == 0 ? 0 : wins / trials;
  }

  public double low() {
    return Math.max(0, middle() - spread());
  }

  public double high() {
    return trials == 0 ? 1 : Math.min(1, middle() + spread());
  }

  private double middle() {
    return trials == 0 ? 0 : (rate() + Z * Z / (2 * effective)) / (1 + Z * Z / effective);
  }

  private double spread() {
    if (trials == 0) {
      return 0;
    }
    double rate = rate();
    return Z
        / (1 + Z * Z / effective)
        * Math.sqrt(rate * (1 - rate) / effective + Z * Z / (4 * effective * effective));
  }
}
