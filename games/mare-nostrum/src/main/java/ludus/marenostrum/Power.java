package ludus.marenostrum;

/// What Heroes and Wonders can do; every tile has a power of its own (MN-7-a). The names are the
/// `powerKey` of the data file.
public enum Power {
  CAESAR,
  PERICLES,
  HAMMURABI,
  CLEOPATRA,
  HANNIBAL,
  CASTOR_POLLUX,
  NEBUCHADNEZZAR,
  CIRCE,
  PENTHESILEA,
  GILGAMESH,
  PERSEUS,
  HAMILCAR,
  QUEEN_OF_SHEBA,
  HERCULES,
  RAMSES,
  ANTIGONE,
  SPARTACUS,
  COLOSSUS,
  HANGING_GARDENS,
  LIGHTHOUSE,
  STATUE_OF_ZEUS,
  TEMPLE_OF_ARTEMIS,
  PYRAMIDS;

  public int bit() {
    return 1 << index();
  }

  /// Its place among them, for arrays and bit sets.
  @SuppressWarnings("EnumOrdinal")
  public int index() {
    return ordinal();
  }
}
