package ludus.spartacus;

/// The game types, by the influence everybody begins with (SP-SET-4).
public enum Length {
  QUICK,
  STANDARD,
  ADVANCED
}
