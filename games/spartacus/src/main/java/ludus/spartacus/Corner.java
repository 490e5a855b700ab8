package ludus.spartacus;

/// What can be wagered on, one corner of the arena each (SP-WAG-1).
public enum Corner {
  VICTORY_I(0),
  VICTORY_II(1),
  INJURY(2),
  DECAPITATION(3);

  private final int index;

  Corner(int index) {
    this.index = index;
  }

  /// Its place in the order of the wagers.
  public int index() {
    return index;
  }
}
