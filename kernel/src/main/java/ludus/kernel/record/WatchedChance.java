package ludus.kernel.record;

import ludus.kernel.Chance;
import ludus.kernel.Pile;

/// Notices whether chance was used at all.
final class WatchedChance implements Chance {
  private final Chance chance;
  private boolean used;

  WatchedChance(Chance chance) {
    this.chance = chance;
  }

  boolean used() {
    return used;
  }

  @Override
  public int below(int n) {
    used |= n > 1;
    return chance.below(n);
  }

  @Override
  public int die() {
    used = true;
    return chance.die();
  }

  @Override
  public <T> Pile<T> shuffled(Pile<T> items) {
    used |= items.size() > 1;
    return chance.shuffled(items);
  }
}
