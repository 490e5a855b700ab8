package ludus.marenostrum;

/// A sea area of the map (MN-M-1). There is one object for each.
public final class Sea {

  private final int index;
  private final String id;

  Sea(int index, String id) {
    this.index = index;
    this.id = id;
  }

  public int index() {
    return index;
  }

  public String id() {
    return id;
  }

  @Override
  public String toString() {
    return id;
  }
}
