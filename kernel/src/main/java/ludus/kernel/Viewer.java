package ludus.kernel;

/// Somebody who looks at a game: one of its seats, or a spectator.
public record Viewer(int seat) {

  public static final Viewer SPECTATOR = new Viewer(-1);

  public static Viewer seat(int seat) {
    return new Viewer(seat);
  }

  public boolean isSpectator() {
    return seat < 0;
  }

  /// Whether this viewer is one of the seats.
  public boolean isIn(Seats seats) {
    return seat >= 0 && seats.contains(seat);
  }
}
