package ludus.marenostrum;

import ludus.kernel.Pile;

/// The numbers of the rules, as the data file has them.
///
/// @param tilePrice by the number of Heroes and Wonders owned (MN-3.0-g); 0 where there is none
/// @param keptCoins storage at the end of Construction (MN-3.3-b)
/// @param keptGoods what the Hanging Gardens keep
/// @param hitDivisor so many points make a hit (MN-4.2-d)
public record Numbers(
    int coins,
    int caravans,
    int markets,
    int regularCities,
    int capitals,
    int legendaryCities,
    int temples,
    int legions,
    int triremes,
    int fortresses,
    int markers,
    int control,
    int regularCity,
    int capital,
    int legendaryCity,
    int caravan,
    int legion,
    int trireme,
    int fortress,
    int temple,
    int market,
    Pile<Integer> tilePrice,
    int pyramids,
    int keptCoins,
    int keptGoods,
    int hitDivisor,
    int fortressBonus,
    int fortressCancels,
    int faceUp,
    int winningTiles,
    int winningCities,
    int discount,
    int trackLength) {

  public int supply(Building kind) {
    return switch (kind) {
      case CARAVAN -> caravans;
      case MARKET -> markets;
      case REGULAR_CITY -> regularCities;
      case CAPITAL -> capitals;
      case LEGENDARY_CITY -> legendaryCities;
      case TEMPLE -> temples;
    };
  }

  public int price(Building kind) {
    return switch (kind) {
      case CARAVAN -> caravan;
      case MARKET -> market;
      case REGULAR_CITY -> regularCity;
      case CAPITAL -> capital;
      case LEGENDARY_CITY -> legendaryCity;
      case TEMPLE -> temple;
    };
  }

  public int supply(Unit unit) {
    return switch (unit) {
      case LEGION -> legions;
      case TRIREME -> triremes;
      case FORTRESS -> fortresses;
    };
  }

  public int price(Unit unit) {
    return switch (unit) {
      case LEGION -> legion;
      case TRIREME -> trireme;
      case FORTRESS -> fortress;
    };
  }

  /// The price of a further Hero or Wonder for somebody who owns so many.
  public int tilePrice(int owned) {
    return tilePrice.get(owned);
  }
}
