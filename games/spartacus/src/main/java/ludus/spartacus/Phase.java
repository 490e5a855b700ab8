package ludus.spartacus;

/// The parts of a game. A round is Upkeep, Intrigue, Market, Arena (SP-FSM-1).
public enum Phase {
  SETUP,
  UPKEEP,
  INTRIGUE,
  MARKET,
  ARENA,
  TOURNAMENT,
  OVER
}
