package ludus.marenostrum;

import java.util.Optional;

/// One empire at the table, apart from its pieces on the map.
///
/// @param stock the Resources behind the screen (MN-1.1-h)
/// @param tiles the Heroes and Wonders, by their powers
/// @param copied the power that Castor and Pollux have chosen (MN-10-CAS)
/// @param used the powers used in this round
/// @param start the Provinces controlled at the start of the round (MN-R-2)
/// @param knows the Legendary Commodities in other stocks whose holder this realm knows (MN-H-4)
public record Realm(
    Empire empire,
    Stock stock,
    Powers tiles,
    Optional<Power> copied,
    Powers used,
    Provinces start,
    Types knows) {

  /// Whether it has a power, by a tile of its own or by Castor and Pollux.
  public boolean has(Power power) {
    return tiles.has(power) || (copied.isPresent() && copied.get() == power);
  }

  /// Whether it has a power that works once a round and is not used yet.
  public boolean canUse(Power power) {
    return has(power) && !used.has(power);
  }

  public Province capital() {
    return empire.capital();
  }

  public Realm withStock(Stock changed) {
    return new Realm(empire, changed, tiles, copied, used, start, knows);
  }

  public Realm withTile(Power power) {
    return new Realm(empire, stock, tiles.plus(power), copied, used, start, knows);
  }

  public Realm withCopied(Power power) {
    return new Realm(empire, stock, tiles, Optional.of(power), used, start, knows);
  }

  public Realm withUsed(Power power) {
    return new Realm(empire, stock, tiles, copied, used.plus(power), start, knows);
  }

  public Realm withKnows(int types) {
    return types == knows.bits()
        ? this
        : new Realm(empire, stock, tiles, copied, used, start, new Types(types));
  }

  /// A new round begins: powers can be used again (MN-R-2).
  public Realm begins(long controlled) {
    return new Realm(empire, stock, tiles, copied, Powers.NONE, new Provinces(controlled), knows);
  }
}
