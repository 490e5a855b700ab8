package ludus.spartacus;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Form;
import ludus.kernel.Message;
import ludus.kernel.Order;
import ludus.spartacus.effect.Op;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.phase.Scheming;
import ludus.spartacus.phase.Upkeep;

/// What a player can leave to the table. Everybody is still asked, and answers after the same
/// pause, so that nobody learns from it what a hand holds (SP-HID-6).
final class StandingOrders {

  static final String PASS_OTHERS = "PassWhenNotTargeted";
  static final String ASK_AT_TWELVE = "ButAskAtTwelve";
  static final String SEND_GUARDS = "SendGuardsAboveTwo";
  static final String PASS_PHASE_ENDS = "PassPhaseEnds";
  static final String PAY_LEDGERS = "PayLedgers";
  private static final int KEPT_GUARDS = 2;

  static final List<Form> FORMS =
      List.of(
          form(PASS_OTHERS),
          form(ASK_AT_TWELVE),
          form(SEND_GUARDS),
          form(PASS_PHASE_ENDS),
          form(PAY_LEDGERS));

  private StandingOrders() {}

  static Optional<Move> answer(State state, int seat, List<Order> orders) {
    return switch (state.top()) {
      case Frame.Window window
          when window.poll().asks(seat) && window.poll().answer(seat).isEmpty() ->
          window(state, window, seat, orders);
      case Frame.Ledgers ledgers
          when given(orders, PAY_LEDGERS)
              && ledgers.poll().asks(seat)
              && ledgers.poll().answer(seat).isEmpty()
              && Upkeep.needed(state.house(seat)) == 0 ->
          Optional.of(new Move.Ledger(List.of()));
      default -> Optional.empty();
    };
  }

  private static Optional<Move> window(
      State state, Frame.Window window, int seat, List<Order> orders) {
    if (window.timing() == Timing.ANY_PHASE) {
      return given(orders, PASS_PHASE_ENDS) ? Optional.of(Move.Pass.IT) : Optional.empty();
    }
    if (window.timing() != Timing.SCHEME_DECLARED) {
      return Optional.empty();
    }
    Frame.Scheme scheme = Scheming.pending(state);
    boolean targeted = Scheming.targeted(scheme).contains(seat);
    if (targeted
        && given(orders, SEND_GUARDS)
        && state.house(seat).guards() > KEPT_GUARDS
        && !scheme.bound().contains(seat)) {
      return Optional.of(Move.UseGuard.TABLE);
    }
    boolean wins = given(orders, ASK_AT_TWELVE) && wouldWin(state, scheme);
    return !targeted && given(orders, PASS_OTHERS) && !wins
        ? Optional.of(Move.Pass.IT)
        : Optional.empty();
  }

  /// Whether the scheme could bring its target to the influence that wins.
  private static boolean wouldWin(State state, Frame.Scheme scheme) {
    boolean gains = false;
    for (Op op : scheme.card().face().program().ops()) {
      gains |= op instanceof Op.GainInfluence;
    }
    return gains
        && scheme.target() != Frame.NOBODY
        && state.house(scheme.target()).influence() + 2 >= state.table().numbers().winInfluence();
  }

  private static boolean given(List<Order> orders, String type) {
    for (Order order : orders) {
      if (order.type().equals(type)) {
        return true;
      }
    }
    return false;
  }

  private static Form form(String type) {
    return new Form(type, Message.of("spartacus.order." + type), List.of());
  }
}
