package ludus.kernel;

import java.util.Optional;

/// Something that happened. Typed records; the page animates them, the log says them in the
/// reader's language, and "why?" opens the rule.
public interface Event {

  /// The rule it follows from.
  RuleId rule();

  /// The event as this viewer may know it, or nothing.
  Optional<? extends Event> shownTo(Viewer viewer);

  /// The sentence of the log.
  Message told();

  /// The seats to which it showed something that they did not know: undo stops here, and so does a
  /// batch if the mover is among them.
  default Seats reveals() {
    return Seats.NONE;
  }

  /// True where the game calls what was done final although nothing was shown: undo stops here.
  default boolean settles() {
    return false;
  }
}
