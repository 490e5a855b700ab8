package ludus.marenostrum;

/// The three tracks on which empires compete, each with its title (MN-5-a), in the order in which
/// they are settled (MN-5-d).
public enum Track {
  TRADE,
  CULTURE,
  MILITARY;

  /// Its place among them, for arrays and bit sets.
  @SuppressWarnings("EnumOrdinal")
  public int index() {
    return ordinal();
  }
}
