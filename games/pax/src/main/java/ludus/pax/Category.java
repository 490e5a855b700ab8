package ludus.pax;

/// The seven kinds of influence (PAX-COMP-1), in the order of the data file.
public enum Category {
  WEALTH,
  FLEET,
  ARMY,
  RELIGION,
  SENATOR,
  LAND,
  INTRIGUE;

  static final int COUNT = values().length;

  /// Where its row lies in a display.
  @SuppressWarnings("EnumOrdinal") // the order of the rows is the order of the constants
  int index() {
    return ordinal();
  }
}
