package ludus.bots;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import ludus.kernel.Turn;

/// How fast a bot has to be, and how long it has thought already in this turn.
final class Pace {

  private final long decision;
  private final long turn;
  private final LongSupplier clock;
  private Optional<Turn> last = Optional.empty();
  private long spent;
  private long begun;

  /// @param decision milliseconds for one decision, at most
  /// @param turn milliseconds for a whole turn, at most
  /// @param clock in nanoseconds
  Pace(long decision, long turn, LongSupplier clock) {
    this.decision = decision;
    this.turn = turn;
    this.clock = clock;
  }

  /// The same limits, with nothing spent.
  Pace anew() {
    return new Pace(decision, turn, clock);
  }

  /// Begins to think about a question of this turn, be it the bot's own or another's.
  void begin(Turn turn) {
    Optional<Turn> now = Optional.of(turn);
    spent = now.equals(last) ? spent : 0;
    last = now;
    begun = clock.getAsLong();
  }

  void end() {
    spent += clock.getAsLong() - begun;
  }

  /// How long it may think about this question, in nanoseconds; nothing once the turn is used up.
  long allowed(Budget budget) {
    if (budget.millis().isPresent()) {
      return TimeUnit.MILLISECONDS.toNanos(budget.millis().getAsLong());
    }
    return budget.iterations().isPresent()
        ? Long.MAX_VALUE
        : Math.min(
            TimeUnit.MILLISECONDS.toNanos(decision), TimeUnit.MILLISECONDS.toNanos(turn) - spent);
  }

  /// How long it has thought about this question, in nanoseconds.
  long thought() {
    return clock.getAsLong() - begun;
  }
}
