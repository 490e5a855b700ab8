package ludus.kernel;

import java.util.List;

/// An open-ended act as fields to fill in; filled in, it is the JSON of a move of that type.
public record Form(String move, Message title, List<Field> fields) {

  /// One field: a number in a range, one or any of several values, or a text of limited length.
  public sealed interface Field {
    String name();
  }

  public record Amount(String name, int least, int most) implements Field {}

  public record Choice(String name, List<String> values) implements Field {}

  /// Any of these values, none of them twice: a list.
  public record Several(String name, List<String> values) implements Field {}

  public record Seat(String name, List<Integer> seats) implements Field {}

  public record Text(String name, int longest) implements Field {}
}
