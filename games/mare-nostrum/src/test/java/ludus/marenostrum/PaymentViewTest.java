package ludus.marenostrum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import ludus.kernel.Chance;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumView.ConstructionView;
import ludus.marenostrum.MareNostrumView.ItemView;
import ludus.marenostrum.MareNostrumView.PaymentView;
import org.junit.jupiter.api.Test;

/// What the view proposes to pay with, before anything is named.
class PaymentViewTest {

  private final MareNostrum game = MareNostrum.standard();
  private final Chance chance = Chance.of(new SplittableRandom(5));

  @Test
  @Rule("MN-3.0-f")
  void proposes_sets_for_every_price_that_the_builder_can_pay() {
    State state = firstBuilder();
    int seat = ((Frame.Building) state.top()).seat();
    ConstructionView view = seen(state, Viewer.seat(seat));
    assertThat(view.items()).anyMatch(ItemView::affordable);
    for (ItemView item : view.items()) {
      Optional<PaymentView> payment =
          view.payments().stream()
              .filter(one -> one.price() == item.price() && one.token().equals(item.token()))
              .findFirst();
      assertThat(payment.isPresent() || item.price() == 0).isEqualTo(item.affordable());
      assertThat(item.note().isPresent()).isNotEqualTo(item.affordable());
      if (item.price() == 0 || payment.isEmpty()) {
        continue;
      }
      State named = game.play(state, seat, item.move(), chance, event -> {});
      assertThat(payment.get().proposals())
          .isNotEmpty()
          .allSatisfy(pay -> assertThat(game.refusal(named, seat, pay)).isEmpty());
    }
  }

  @Test
  @Rule("MN-3.0-f")
  void says_how_far_the_stock_is_from_a_price() {
    TestTable at = TestTable.five().stock(TestTable.ROME, "2 wine, oil, 2 coin");
    State state =
        at.state().keep(new Frame.Building(TestTable.ROME, true, false, Optional.empty()));
    ConstructionView view = seen(state.begin(Phase.CONSTRUCTION, state.top()), Viewer.seat(0));
    assertThat(view.items())
        .filteredOn(item -> item.price() == 3)
        .isNotEmpty()
        .allMatch(item -> item.note().orElseThrow().args().equals(Map.of("count", 1)));
    assertThat(view.items())
        .filteredOn(item -> item.move() instanceof Move.BuyTile && item.price() == 12)
        .allMatch(item -> item.note().orElseThrow().args().equals(Map.of("count", 10)));
  }

  @Test
  @Rule("MN-H-2")
  void shows_nobody_else_how_the_builder_could_pay() {
    State state = firstBuilder();
    int seat = ((Frame.Building) state.top()).seat();
    assertThat(seen(state, Viewer.seat((seat + 1) % state.seats())).payments()).isEmpty();
    assertThat(seen(state, Viewer.SPECTATOR).payments()).isEmpty();
  }

  private ConstructionView seen(State state, Viewer viewer) {
    return ((MareNostrumView) game.view(state, viewer)).construction().orElseThrow();
  }

  private State firstBuilder() {
    SplittableRandom own = new SplittableRandom(5);
    State state = game.start(Setup.of(5), chance);
    while (!(state.top() instanceof Frame.Building)) {
      int seat = game.agenda(state).must().getFirst().seat();
      state = game.play(state, seat, game.fallback(state, seat, own), chance, event -> {});
    }
    return state;
  }
}
