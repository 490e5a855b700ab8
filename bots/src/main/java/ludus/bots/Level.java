package ludus.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import ludus.kernel.BadInput;

/// The levels of opponents that there are, each stronger than the one before.
public enum Level {
  RANDOM("random"),
  PLEBEIAN("plebeian"),
  EQUESTRIAN("equestrian"),
  SENATOR("senator"),
  CAESAR("caesar");

  /// How long a bot may think, in milliseconds: about one decision, and in a whole turn.
  private static final long DECISION = 2_000;

  private static final long TURN = 8_000;

  private final String id;

  Level(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  /// A bot of this level, for one seat of one game.
  public Bot bot() {
    return bot(1);
  }

  /// The same, thinking in so many threads at once. It chooses the same moves, only faster.
  public Bot bot(int threads) {
    return switch (this) {
      case RANDOM -> new RandomBot();
      case PLEBEIAN -> new Instinctive(0.4, 0.15);
      case EQUESTRIAN -> new Instinctive(1, 0);
      case SENATOR -> thinker(Style.NARROW, 8, threads);
      case CAESAR -> thinker(Style.WIDE, 300, threads);
    };
  }

  private static Bot thinker(Style style, int iterations, int threads) {
    return new Thinker(
        style, iterations, new Pace(DECISION, TURN, System::nanoTime), threads);
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
