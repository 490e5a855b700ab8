package ludus.marenostrum;

/// What an empire fights with (MN-C-5).
public enum Unit {
  LEGION,
  TRIREME,
  FORTRESS
}
