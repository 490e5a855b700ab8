package ludus.kernel.record;

import ludus.kernel.Chance;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;

/// The chance of each entry of a record, by its number; entry 0 is the start.
@FunctionalInterface
public interface ChanceSource {

  Chance at(int entry);

  static ChanceSource of(Seed seed) {
    return entry -> new SeededChance(seed, entry);
  }
}
