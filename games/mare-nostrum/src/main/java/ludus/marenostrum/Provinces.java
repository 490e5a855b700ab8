package ludus.marenostrum;

/// A set of Provinces, one bit each.
public record Provinces(long bits) {

  public static final Provinces NONE = new Provinces(0);

  public boolean contains(Province province) {
    return (bits & province.bit()) != 0;
  }

  public Provinces plus(Province province) {
    return new Provinces(bits | province.bit());
  }

  public boolean isEmpty() {
    return bits == 0;
  }
}
