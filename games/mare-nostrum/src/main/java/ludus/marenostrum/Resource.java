package ludus.marenostrum;

import java.util.Optional;

/// A kind of token behind a screen: the Coin, a common Commodity or a Legendary one.
///
/// @param index Coins first, then the common ones in the order of the data file, then the Legendary
/// @param id `coin`, the id of the Commodity, or `L:` and that id
public record Resource(int index, String id, Optional<Commodity> commodity, boolean legendary) {

  public boolean isCoin() {
    return commodity.isEmpty();
  }

  @Override
  public String toString() {
    return id;
  }
}
