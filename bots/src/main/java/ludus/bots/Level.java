package ludus.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import ludus.bots.search.Searcher;
import ludus.bots.search.Style;
import ludus.kernel.BadInput;

/// The levels of opponents that there are, each stronger than the one before.
public enum Level {
  RANDOM("random"),
  PLEBEIAN("plebeian"),
  EQUESTRIAN("equestrian"),
  SENATOR("senator"),
  CAESAR("caesar");

  private final String id;

  Level(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public Bot bot() {
    return switch (this) {
      case RANDOM -> new RandomBot();
      case PLEBEIAN -> new Plebeian();
      case EQUESTRIAN -> new Equestrian();
      case SENATOR -> new Searcher(Style.STANDARD, 1_000, 1_000);
      case CAESAR -> new Searcher(Style.STANDARD, 20_000, 2_000);
    };
  }

  public static Optional<Level> of(String id) {
    return Arrays.stream(values()).filter(level -> level.id.equals(id)).findFirst();
  }

  /// The level of this name.
  ///
  /// @throws BadInput if there is none
  public static Level named(String name) {
    return of(name.strip())
        .orElseThrow(
            () ->
                new BadInput(
                    "There is no bot '%s'; there is: %s."
                        .formatted(name.strip(), String.join(", ", ids()))));
  }

  public static List<String> ids() {
    return Arrays.stream(values()).map(Level::id).toList();
  }
}
