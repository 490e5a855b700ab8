package ludus.spartacus;

/// What a card of the Market deck is.
public enum Kind {
  GLADIATOR,
  SLAVE,
  EQUIPMENT;

  public boolean fights() {
    return this != EQUIPMENT;
  }
}
