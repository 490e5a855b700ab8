package ludus.spartacus.talk;

import ludus.kernel.Viewer;
import ludus.spartacus.Move;

/// A bargain proposed by one dominus to another (SP-DEA-1). Nothing in it is reserved.
///
/// @param number counted for each proposer
public record Offer(int from, int number, Move.Propose terms) {

  public int to() {
    return terms.to();
  }

  /// SP-HID-8
  public boolean isSeenBy(Viewer viewer) {
    return !terms.secret() || viewer.seat() == from || viewer.seat() == terms.to();
  }

  /// Who does what the offer asks for.
  public int actor() {
    return terms.actMine() ? from : terms.to();
  }
}
