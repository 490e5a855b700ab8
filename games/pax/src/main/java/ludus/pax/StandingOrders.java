package ludus.pax;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Form;
import ludus.kernel.Message;
import ludus.kernel.Order;

/// What a player can leave to the table: the two questions that often have one answer only. Every
/// seat is still asked (PAX-SYS-8), so that nobody learns from a missing question what another
/// holds.
final class StandingOrders {

  static final String SKIP_WHEN_POOR = "SkipWhenPoor";
  static final String END_WHEN_STUCK = "EndWhenStuck";

  static final List<Form> FORMS = List.of(form(SKIP_WHEN_POOR), form(END_WHEN_STUCK));

  private StandingOrders() {}

  static Optional<Move> answer(State state, List<Order> orders) {
    return switch (state.step()) {
      case Step.Buy _ when given(orders, SKIP_WHEN_POOR) -> only(Buying.moves(state));
      case Step.Play play when given(orders, END_WHEN_STUCK) -> only(Playing.moves(state, play));
      default -> Optional.empty();
    };
  }

  private static boolean given(List<Order> orders, String type) {
    return orders.stream().anyMatch(order -> order.type().equals(type));
  }

  private static Optional<Move> only(List<Move> moves) {
    return moves.size() == 1 ? Optional.of(moves.getFirst()) : Optional.empty();
  }

  private static Form form(String type) {
    return new Form(type, Message.of("pax.order." + type), List.of());
  }
}
