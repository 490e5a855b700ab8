package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Form;
import ludus.kernel.Message;

/// Payments as fields: any set that fits, not only those that are proposed (MN-3.0-m).
final class Forms {

  private Forms() {}

  static List<Form> of(State state, int seat) {
    Optional<Move> item =
        switch (state.top()) {
          case Frame.Building building when building.seat() == seat -> building.item();
          case Frame.Perseus perseus when perseus.seat() == seat -> perseus.item();
          default -> Optional.empty();
        };
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
}
