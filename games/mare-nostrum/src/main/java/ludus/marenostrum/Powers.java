package ludus.marenostrum;

/// A set of powers, one bit each; also the tiles that give them.
public record Powers(int bits) {

  public static final Powers NONE = new Powers(0);

  public static Powers of(Power power) {
    return new Powers(power.bit());
  }

  public boolean has(Power power) {
    return (bits & power.bit()) != 0;
  }

  public Powers plus(Power power) {
    return new Powers(bits | power.bit());
  }

  public int size() {
    return Integer.bitCount(bits);
  }
}
