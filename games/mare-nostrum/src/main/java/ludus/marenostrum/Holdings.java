package ludus.marenostrum;

import ludus.kernel.Pile;

/// Who controls which Buildings of a map, and what they bring and count: it is asked for again and
/// again, so it is counted once for each map.
public final class Holdings {

  private static final int TRACKS = Track.values().length;

  private final int provinces;
  private final byte[] held;
  private final int[] coins;
  private final long[] goods;
  private final int[] legendary;
  private final int[] great;
  private final int[] legions;
  private final int[] levels;

  Holdings(Board board, Table table) {
    int seats = board.seats();
    provinces = table.provinces().size();
    held = new byte[seats * provinces];
    coins = new int[seats];
    goods = new long[seats];
    legendary = new int[seats];
    great = new int[seats];
    legions = new int[seats];
    levels = new int[seats * TRACKS];
    long controlled = board.controlled();
    for (int seat = 0; seat < seats; seat++) {
      for (long left = board.controlled(seat); left != 0; left &= left - 1) {
        Province province = table.province(Long.numberOfTrailingZeros(left));
        add(seat, province, own(board, seat, province), true);
      }
      for (long left = board.camps(seat); left != 0; left &= left - 1) {
        Province province = table.province(Long.numberOfTrailingZeros(left));
        legions[seat] += board.legions(seat, province);
        int occupied = board.placed(seat, province) & board.built(province);
        if (occupied != 0 && !board.controls(seat, province)) {
          add(seat, province, occupied, (controlled & province.bit()) != 0);
        }
      }
      levels[seat * TRACKS + Track.MILITARY.index()] =
          legions[seat] + board.triremes(seat) + Long.bitCount(board.fortresses(seat));
    }
  }

  /// The Buildings of an own Province that nobody else occupies.
  private static int own(Board board, int seat, Province province) {
    int own = board.built(province);
    for (int other = 0; other < board.seats() && own != 0; other++) {
      own &= other == seat ? own : ~board.placed(other, province);
    }
    return own;
  }

  /// @param counts whether they count on the tracks: not where nobody controls the Province
  ///   (MN-5-b)
  private void add(int seat, Province province, int buildings, boolean counts) {
    if (buildings == 0) {
      return;
    }
    held[seat * provinces + province.index()] = (byte) buildings;
    int caravans = buildings & province.all(Building.CARAVAN);
    int markets = buildings & province.all(Building.MARKET);
    int temples = buildings & province.all(Building.TEMPLE);
    int capitals = buildings & province.all(Building.CAPITAL);
    int regular = buildings & province.all(Building.REGULAR_CITY);
    int special = buildings & province.all(Building.LEGENDARY_CITY);
    coins[seat] += Integer.bitCount(capitals | regular) * (temples == 0 ? 1 : 2); // MN-1.1-b
    coins[seat] += Integer.bitCount(special); // the Temple adds what one likes (MN-1.1-c)
    legendary[seat] += Integer.bitCount(special);
    great[seat] += Integer.bitCount(capitals | special);
    Pile<Icon> icons = province.icons();
    for (int left = caravans; left != 0; left &= left - 1) {
      Icon caravan = icons.get(Integer.numberOfTrailingZeros(left));
      goods[seat] += (markets == 0 ? 1L : 2L) << (4 * caravan.type()); // MN-1.1-a
    }
    if (counts) {
      int trade = Integer.bitCount(caravans | markets);
      levels[seat * TRACKS + Track.TRADE.index()] += trade;
      levels[seat * TRACKS + Track.CULTURE.index()] += Integer.bitCount(buildings) - trade;
    }
  }

  /// The Buildings in a Province that a seat controls or occupies, as a set.
  public int held(int seat, Province province) {
    return held[seat * provinces + province.index()];
  }

  public boolean holds(int seat, Icon icon) {
    return (held(seat, icon.province()) & icon.bit()) != 0;
  }

  /// The Coins and common Commodities that the Buildings of a seat bring (MN-1.1-a to -c).
  public Stock brings(int seat) {
    return new Stock(coins[seat], goods[seat], 0);
  }

  public int legendaryCities(int seat) {
    return legendary[seat];
  }

  /// Capitals and Legendary Cities (MN-6.3-b).
  public int greatCities(int seat) {
    return great[seat];
  }

  /// All Legions of a seat on the map.
  public int legions(int seat) {
    return legions[seat];
  }

  /// The levels on the tracks, tiles apart; those of one seat beside each other, by track.
  int[] levels() {
    return levels.clone();
  }
}
