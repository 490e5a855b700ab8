package ludus.bots.arena;

/// A rate over so many trials, with its 95 % interval (Wilson's score interval).
public record Share(double wins, int trials) {

  private static final double Z = 1.959964;

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
    return trials == 0 ? 0 : (rate() + Z * Z / (2 * trials)) / (1 + Z * Z / trials);
  }

  private double spread() {
    if (trials == 0) {
      return 0;
    }
    double rate = rate();
    return Z
        / (1 + Z * Z / trials)
        * Math.sqrt(rate * (1 - rate) / trials + Z * Z / (4.0 * trials * trials));
  }
}
