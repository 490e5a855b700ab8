package ludus.kernel;

import java.util.ArrayList;
import java.util.List;

/// A set of seats, at most eight; every set exists once.
public final class Seats {

  public static final int MOST = 8;
  private static final Seats[] ALL = new Seats[1 << MOST];

  static {
    for (int bits = 0; bits < ALL.length; bits++) {
      ALL[bits] = new Seats(bits);
    }
  }

  public static final Seats NONE = ALL[0];

  private final int bits;

  private Seats(int bits) {
    this.bits = bits;
  }

  public static Seats ofBits(int bits) {
    return ALL[bits];
  }

  public static Seats of(int seat) {
    return ALL[1 << seat];
  }

  public static Seats first(int count) {
    return ALL[(1 << count) - 1];
  }

  public int bits() {
    return bits;
  }

  public boolean contains(int seat) {
    return (bits >>> seat & 1) != 0;
  }

  public Seats plus(int seat) {
    return ALL[bits | 1 << seat];
  }

  public Seats minus(int seat) {
    return ALL[bits & ~(1 << seat)];
  }

  /// Those of these seats that are not among the others.
  public Seats except(Seats others) {
    return ALL[bits & ~others.bits];
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public List<Integer> list() {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < MOST; seat++) {
      if (contains(seat)) {
        seats.add(seat);
      }
    }
    return seats;
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
