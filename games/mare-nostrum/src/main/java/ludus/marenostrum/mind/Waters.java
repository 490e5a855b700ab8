package ludus.marenostrum.mind;

import ludus.marenostrum.Province;
import ludus.marenostrum.Table;

/// What is linked for somebody with ships in some Seas (MN-M-4, MN-M-5): the chains of Seas are
/// found once.
final class Waters {

  private final Table table;
  private final long[] shores;

  Waters(Table table, int fleets) {
    this.table = table;
    shores = new long[Integer.bitCount(fleets)]; // what is not used joins nothing
    int chains = 0;
    int left = fleets;
    while (left != 0) {
      int chain = table.chain(Integer.numberOfTrailingZeros(left), fleets);
      left &= ~chain;
      shores[chains++] = table.shore(chain);
    }
  }

  /// The Provinces to which one can go from this one: never itself.
  long linked(Province from) {
    return linked(from.bit()) & ~from.bit();
  }

  /// The Provinces to which one can go from at least one of these.
  long linked(long from) {
    long found = 0;
    for (long left = from; left != 0; left &= left - 1) {
      found |= table.neighbours(Long.numberOfTrailingZeros(left));
    }
    for (long shore : shores) {
      found |= (shore & from) != 0 ? shore : 0;
    }
    return found;
  }
}
