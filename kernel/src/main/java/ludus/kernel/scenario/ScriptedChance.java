package ludus.kernel.scenario;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import ludus.kernel.BadInput;
import ludus.kernel.Chance;
import ludus.kernel.Pile;
import tools.jackson.databind.JsonNode;

/// Chance as a file tells it: a die is its face, a choice its index, a shuffle the indexes that
/// come first, the rest in order.
public final class ScriptedChance implements Chance {

  /// The script is at its end, and more is asked for.
  static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Spent(String what) {
      super("\"chance\" has run out: %s is asked for.".formatted(what));
    }
  }

  private final Deque<JsonNode> script = new ArrayDeque<>();

  public ScriptedChance(Iterable<JsonNode> script) {
    script.forEach(this.script::add);
  }

  public int left() {
    return script.size();
  }

  @Override
  public int below(int n) {
    return n == 1 ? 0 : number("a choice", 0, n - 1);
  }

  @Override
  public int die() {
    return number("a die", 1, 6);
  }

  @Override
  public <T> Pile<T> shuffled(Pile<T> items) {
    JsonNode next = next("a shuffle");
    if (!next.isArray()) {
      throw new BadInput("The chance for a shuffle must be an array of indexes, not " + next + ".");
    }
    List<Integer> order = new ArrayList<>();
    for (JsonNode index : next) {
      if (!index.isInt() || index.intValue() < 0 || index.intValue() >= items.size()) {
        throw new BadInput("A shuffle of %d has no index %s.".formatted(items.size(), index));
      }
      if (order.contains(index.intValue())) {
        throw new BadInput("A shuffle names index %s twice.".formatted(index));
      }
      order.add(index.intValue());
    }
    for (int i = 0; i < items.size(); i++) {
      if (!order.contains(i)) {
        order.add(i);
      }
    }
    return Pile.copyOf(order.stream().map(items::get).toList());
  }

  private int number(String what, int least, int most) {
    JsonNode next = next(what);
    if (!next.isInt() || next.intValue() < least || next.intValue() > most) {
      throw new BadInput(
          "The chance for %s must be a number from %d to %d, not %s."
              .formatted(what, least, most, next));
    }
    return next.intValue();
  }

  private JsonNode next(String what) {
    JsonNode next = script.poll();
    if (next == null) {
      throw new Spent(what);
    }
    return next;
  }
}
