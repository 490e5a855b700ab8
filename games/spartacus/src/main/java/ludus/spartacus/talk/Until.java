package ludus.spartacus.talk;

/// When a pledge is due.
public enum Until {
  TURN,
  PHASE,
  ROUND,
  NEXT_ROUND
}
