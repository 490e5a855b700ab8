package ludus.kernel;

import java.util.List;
import java.util.random.RandomGenerator;

/// Where dice and shuffles come from, and the only place.
public interface Chance {

  /// A number from 0 to n - 1, each equally likely. One draw; none at all if n is 1.
  int below(int n);

  /// A die's face, 1 to 6.
  default int die() {
    return 1 + below(6);
  }

  default <T> T pick(List<T> items) {
    return items.get(below(items.size()));
  }

  /// The items in random order (Fisher-Yates from the end).
  default <T> Pile<T> shuffled(Pile<T> items) {
    int[] order = new int[items.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    for (int i = order.length - 1; i > 0; i--) {
      int j = below(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
    Pile.Builder<T> shuffled = Pile.builder(order.length);
    for (int index : order) {
      shuffled.add(items.get(index));
    }
    return shuffled.build();
  }

  /// Fast and not verifiable: for rollouts and imagination.
  static Chance of(RandomGenerator random) {
    return random::nextInt;
  }
}
