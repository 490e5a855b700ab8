package ludus.marenostrum;

/// The five phases of a round (MN-R-1), and the end.
public enum Phase {
  COLLECT,
  TRADE,
  CONSTRUCTION,
  MOVEMENT,
  LEADERSHIP,
  OVER
}
