package ludus.marenostrum;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Form;
import ludus.kernel.Message;
import ludus.kernel.Order;
import ludus.marenostrum.phase.Turns;

/// Orders that a seat can leave for questions to come: those that one answers the same way again
/// and again.
final class StandingOrders {

  private static final String PASS_PERSEUS = "PassPerseus";
  private static final String PICK_MYSELF_FIRST = "PickMyselfFirst";
  private static final String KEEP_MY_TITLES = "KeepMyTitles";
  private static final String LOSE_LEGIONS_FIRST = "LoseLegionsFirst";
  private static final String HOLD_AS_BEFORE = "HoldAsBefore";

  static final List<Form> FORMS =
      List.of(
          form(PASS_PERSEUS),
          form(PICK_MYSELF_FIRST),
          form(KEEP_MY_TITLES),
          form(LOSE_LEGIONS_FIRST),
          form(HOLD_AS_BEFORE));

  private StandingOrders() {}

  private static Form form(String order) {
    return new Form(order, Message.of("mare-nostrum.order." + order), List.of());
  }

  static Optional<Move> answer(State state, int seat, List<Order> orders) {
    return switch (state.top()) {
      case Frame.Perseus perseus
          when perseus.seat() == seat && perseus.item().isEmpty() && has(orders, PASS_PERSEUS) ->
          Optional.of(Moves.PASS);
      case Frame.Construction construction
          when state.leader(Track.CULTURE) == seat
              && !construction.acted().contains(seat)
              && has(orders, PICK_MYSELF_FIRST) ->
          Optional.of(state.table().moves().pick(seat));
      case Frame.Movement movement
          when state.leader(Track.MILITARY) == seat
              && !movement.acted().contains(seat)
              && has(orders, PICK_MYSELF_FIRST) ->
          Optional.of(state.table().moves().pick(seat));
      case Frame.Tie tie
          when state.leader(tie.track()) == seat
              && tie.tied().contains(seat)
              && has(orders, KEEP_MY_TITLES) ->
          Optional.of(state.table().moves().award(seat));
      case Frame.Losses losses when losses.chooser() == seat && has(orders, LOSE_LEGIONS_FIRST) ->
          Optional.of(Moves.LOSE_LEGIONS);
      case Frame.Reoccupying reoccupying
          when reoccupying.seat() == seat && has(orders, HOLD_AS_BEFORE) ->
          Optional.of(Turns.moves(state, seat).getFirst());
      default -> Optional.empty();
    };
  }

  private static boolean has(List<Order> orders, String type) {
    for (Order order : orders) {
      if (order.type().equals(type)) {
        return true;
      }
    }
    return false;
  }
}
