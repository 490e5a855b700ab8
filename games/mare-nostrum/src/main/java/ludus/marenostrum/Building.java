package ludus.marenostrum;

/// The kinds of Buildings (MN-C-4); each stands on an icon of its own kind (MN-3.1.2-d).
public enum Building {
  CARAVAN,
  MARKET,
  REGULAR_CITY,
  CAPITAL,
  LEGENDARY_CITY,
  TEMPLE;

  public boolean isCity() {
    return this == REGULAR_CITY || this == CAPITAL || this == LEGENDARY_CITY;
  }

  /// The track on which it counts (MN-5-a).
  public Track track() {
    return this == CARAVAN || this == MARKET ? Track.TRADE : Track.CULTURE;
  }

  /// Its place among them, for arrays and bit sets.
  @SuppressWarnings("EnumOrdinal")
  public int index() {
    return ordinal();
  }
}
