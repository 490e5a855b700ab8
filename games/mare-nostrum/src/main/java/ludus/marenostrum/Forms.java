package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import ludus.kernel.Form;
import ludus.kernel.Message;
import ludus.marenostrum.phase.Legions;
import ludus.marenostrum.phase.Triremes;

/// Payments as fields: any set that fits, not only those that are proposed (MN-3.0-m). Also Units
/// that move in another order than the listed one.
final class Forms {

  private Forms() {}

  static List<Form> of(State state, int seat) {
    return switch (state.top()) {
      case Frame.Building building when building.seat() == seat ->
          payment(state, seat, building.item());
      case Frame.Perseus perseus when perseus.seat() == seat ->
          payment(state, seat, perseus.item());
      case Frame.Sailing sailing when sailing.seat() == seat -> sailing(state, sailing);
      case Frame.Marching marching when marching.seat() == seat -> marching(state, marching);
      default -> List.of();
    };
  }

  private static List<Form> payment(State state, int seat, Optional<Move> item) {
    if (item.isEmpty()) {
      return List.of();
    }
    Stock stock = state.stock(seat);
    List<String> goods = new ArrayList<>();
    for (Resource resource : state.table().data().resources()) {
      if (!resource.isCoin() && stock.has(resource)) {
        goods.add(resource.id());
      }
    }
    return List.of(
        new Form(
            "Pay",
            Message.of("mare-nostrum.form.Pay"),
            List.of(new Form.Amount("coins", 0, stock.coins()), new Form.Several("goods", goods))));
  }

  private static List<Form> sailing(State state, Frame.Sailing frame) {
    Table table = state.table();
    List<String> from = new ArrayList<>();
    Set<String> to = new TreeSet<>();
    for (int sea = 0; sea < frame.least(); sea++) {
      if (Triremes.movable(state, frame, sea) > 0) {
        from.add(table.sea(sea).id());
        table.seas(table.seaNeighbours(sea)).forEach(other -> to.add(other.id()));
      }
    }
    return moving("Sail", from, to);
  }

  private static List<Form> marching(State state, Frame.Marching frame) {
    Table table = state.table();
    List<String> from = new ArrayList<>();
    Set<String> to = new TreeSet<>();
    for (int province = 0; province < frame.least(); province++) {
      long reach = Legions.reach(state, frame.seat(), province);
      if (reach != 0 && Legions.movable(state, frame, province) > 0) {
        from.add(table.province(province).id());
        table.provinces(reach).forEach(other -> to.add(other.id()));
      }
    }
    return moving("March", from, to);
  }

  private static List<Form> moving(String move, List<String> from, Set<String> to) {
    return from.isEmpty()
        ? List.of()
        : List.of(
            new Form(
                move,
                Message.of("mare-nostrum.form." + move),
                List.of(new Form.Choice("from", from), new Form.Choice("to", List.copyOf(to)))));
  }
}
