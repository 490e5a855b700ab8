package ludus.server.people;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;

/// Counts attempts by a key within a span of time. Of very many keys it forgets the one that was
/// idle longest, so that nobody can fill its memory.
final class Throttle {

  private static final int KEYS = 10_000;

  private record Count(Instant start, int attempts) {}

  private final int most;
  private final Duration span;
  private final InstantSource clock;
  private final Map<String, Count> counts =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Count> eldest) {
          return size() > KEYS;
        }
      };

  Throttle(int most, Duration span, InstantSource clock) {
    this.most = most;
    this.span = span;
    this.clock = clock;
  }

  /// Counts an attempt before it is made, so that many at once count too.
  ///
  /// @throws ludus.server.Problem if there were too many
  synchronized void attempt(String key) {
    Instant now = clock.instant();
    Count count = counts.get(key);
    if (count == null || !now.isBefore(count.start().plus(span))) {
      count = new Count(now, 0);
    }
    if (count.attempts() >= most) {
      Duration left = Duration.between(now, count.start().plus(span));
      throw Problems.tooMany(left.plusSeconds(59).toMinutes());
    }
    counts.put(key, new Count(count.start(), count.attempts() + 1));
  }

  /// An attempt that succeeded doesn't count.
  synchronized void forgive(String key) {
    counts.computeIfPresent(
        key, (_, count) -> new Count(count.start(), Math.max(0, count.attempts() - 1)));
  }

  synchronized void forget(String key) {
    counts.remove(key);
  }

  synchronized int size() {
    return counts.size();
  }
}
