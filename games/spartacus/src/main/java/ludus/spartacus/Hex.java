package ludus.spartacus;

/// A field of the arena in axial coordinates (SP-CMB-2).
public record Hex(int q, int r) {

  /// SP-CMB-3
  public int distance(Hex other) {
    int dq = q - other.q;
    int dr = r - other.r;
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
  }
}
