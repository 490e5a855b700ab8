package ludus.bots.arena;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import ludus.bots.Bot;
import ludus.bots.Budget;
import ludus.bots.Level;
import ludus.bots.Textbook;
import ludus.kernel.BadInput;

/// Who can be named in an arena: a level, or one of two yardsticks: the textbook's search, and the
/// search of `caesar` without its trees; perhaps with a budget of its own.
public record Contestant(String name, Optional<Budget> budget) {

  private static final String TEXTBOOK = "textbook";
  private static final String FLAT = "flat";

  public static Contestant of(Level level) {
    return new Contestant(level.id(), Optional.empty());
  }

  /// Reads "equestrian" or "equestrian@20it".
  ///
  /// @throws BadInput if there is no such bot
  public static Contestant parse(String text) {
    int at = text.indexOf('@');
    String name = (at < 0 ? text : text.substring(0, at)).strip();
    if (!names().contains(name)) {
      throw new BadInput(
          "There is no bot '%s'; there is: %s.".formatted(name, String.join(", ", names())));
    }
    return new Contestant(
        name,
        at < 0 ? Optional.empty() : Optional.of(Budget.parse(text.substring(at + 1).strip())));
  }

  public static List<String> names() {
    return Stream.concat(Level.ids().stream(), Stream.of(TEXTBOOK, FLAT)).toList();
  }

  /// A new one, without a memory of other games.
  public Bot bot() {
    return switch (name) {
      case TEXTBOOK -> new Textbook();
      case FLAT -> Level.flat();
      default -> Level.named(name).bot();
    };
  }

  /// The same with a part of the iterations that it usually makes; without a time limit, so that
  /// its moves are the same on every machine.
  public Contestant reduced(double fraction) {
    return new Contestant(name, Optional.of(bot().usual().times(fraction)));
  }

  /// As it is read.
  public String id() {
    return budget.isEmpty() || budget.get().equals(Budget.STANDARD)
        ? name
        : name + "@" + budget.get();
  }
}
