package ludus.spartacus;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Agenda;
import ludus.kernel.Holes;
import ludus.kernel.Refusal;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.Turns;
import ludus.spartacus.phase.Upkeep;
import ludus.spartacus.phase.WhyNot;
import ludus.spartacus.talk.Bargains;

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
    return switch (move) {
      case Move.GiveGold gift -> Bargains.refusal(state, seat, gift);
      case Move.Propose offer -> Bargains.refusal(state, seat, offer);
      case Move.Ledger ledger when state.top() instanceof Frame.Ledgers ledgers ->
          ledgers.poll().asks(seat)
              ? Upkeep.refusal(state, seat, ledger)
              : Rules.no("UPK-16", "notAsked");
      case Move.PlaceWagers _ when state.top() instanceof Frame.Wagers _ ->
          Arena.refusal(state, seat, move);
      case Move.React _ when state.top() instanceof Frame.OpenMarket ->
          Turns.reactions(state, seat).contains(move)
              ? Optional.empty()
              : Rules.no("FSM-3", "cannotReact");
      default -> listed(state, seat, move);
    };
  }

  private static Optional<Refusal> listed(State state, int seat, Move move) {
    List<Move> moves = Turns.moves(state, seat);
    if (moves.contains(move)) {
      return Optional.empty();
    }
    Agenda agenda = Turns.agenda(state);
    return Optional.of(WhyNot.of(state, seat, move, agenda));
  }
}
