package ludus.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import ludus.bots.Thinker.Amount.ByHorizon;
import ludus.bots.Thinker.Amount.Fixed;
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

  /// Imagined positions for a decision of a Caesar.
  private static final int CAESAR_POSITIONS = 300;

  /// Imagined positions for advice, where the budget doesn't say.
  private static final int ADVICE = 40;

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

  /// The same, thinking in so many threads at once, each with trees of its own.
  public Bot bot(int threads) {
    return switch (this) {
      case RANDOM -> new RandomBot();
      case PLEBEIAN -> new Instinctive(0.3, 0.25);
      case EQUESTRIAN -> new Instinctive(0.7, 0.05);
      case SENATOR -> new Thinker(this, Style.NARROW, new ByHorizon(0.03), pace(), threads);
      case CAESAR -> new Thinker(this, Style.WIDE, new Fixed(CAESAR_POSITIONS), pace(), threads);
    };
  }

  /// A Caesar who learns nothing while thinking, to see what that is worth.
  public static Bot flat() {
    return new Thinker(CAESAR, Style.WIDE.flat(), new Fixed(CAESAR_POSITIONS), pace(), 1);
  }

  /// A Caesar who has no experience, from whom others can learn.
  public static Bot novice() {
    return new Thinker(CAESAR, Style.WIDE.inexperienced(), new Fixed(CAESAR_POSITIONS), pace(), 1);
  }

  /// One who advises as a Caesar would play.
  static Adviser adviser() {
    return new Thinker(CAESAR, Style.WIDE, new Fixed(ADVICE), pace(), 1);
  }

  private static Pace pace() {
    return new Pace(DECISION, TURN, System::nanoTime);
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
