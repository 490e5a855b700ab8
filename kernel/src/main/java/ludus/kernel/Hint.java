package ludus.kernel;

import java.util.List;
import java.util.OptionalInt;

/// What a person wants to know before a move: its price, and what else follows from it.
public record Hint(OptionalInt price, List<Message> notes) {

  public static final Hint NONE = new Hint(OptionalInt.empty(), List.of());

  public static Hint price(int price) {
    return new Hint(OptionalInt.of(price), List.of());
  }

  public static Hint note(Message note) {
    return new Hint(OptionalInt.empty(), List.of(note));
  }

  public Hint and(Message note) {
    return new Hint(price, Pile.copyOf(notes).plus(note));
  }
}
