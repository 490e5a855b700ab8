package ludus.marenostrum;

import java.util.Optional;
import ludus.kernel.Holes;
import ludus.kernel.Refusal;
import ludus.marenostrum.phase.Turns;

/// Why a move is illegal, whatever it is and whoever sends it.
final class Legality {

  private Legality() {}

  static Optional<Refusal> refusal(State state, int seat, Move move) {
    if (Holes.in(move)) {
      return Optional.of(Refusal.plain("kernel.refusal.noMove"));
    }
    if (seat < 0 || seat >= state.seats()) {
      return Optional.of(Refusal.plain("kernel.refusal.noSeat"));
    }
    if (state.phase() == Phase.OVER) {
      return Optional.of(Refusal.plain("kernel.refusal.over"));
    }
    return Turns.moves(state, seat).contains(move)
        ? Optional.empty()
        : Turns.refusal(state, seat, move);
  }
}
