package ludus.server;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import ludus.kernel.Game;
import ludus.kernel.Order;

/// A game that counts how often it was asked what standing orders say: each time that the table
/// thought of answering for a person.
final class Watched<S, M> extends Wrapped<S, M> {

  private final AtomicInteger asked = new AtomicInteger();

  Watched(Game<S, M> game) {
    super(game);
  }

  int asked() {
    return asked.get();
  }

  @Override
  public Optional<M> obey(S state, int seat, List<Order> orders) {
    Optional<M> answer = super.obey(state, seat, orders);
    asked.incrementAndGet();
    return answer;
  }
}
