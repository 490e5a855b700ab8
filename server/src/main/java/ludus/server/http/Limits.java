package ludus.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import ludus.server.Problem;

/// How often one caller may call: a bucket of tokens for each, filled steadily. The memory for
/// callers is bounded; who hasn't called for long is forgotten first.
final class Limits {

  private static final int CALLERS_MOST = 50_000;

  private static final class Bucket {
    private double tokens;
    private long time;
  }

  private final double burst;
  private final double perSecond;
  private final LongSupplier nanos;
  private final Map<String, Bucket> buckets =
      new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > CALLERS_MOST;
        }
      };

  Limits(double burst, double perSecond, LongSupplier nanos) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.nanos = nanos;
  }

  synchronized boolean allows(String caller) {
    long now = nanos.getAsLong();
    Bucket bucket = buckets.get(caller);
    if (bucket == null) {
      bucket = new Bucket();
      bucket.tokens = burst;
      bucket.time = now;
      buckets.put(caller, bucket);
    }
    bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.time) / 1e9 * perSecond);
    bucket.time = now;
    if (bucket.tokens < 1) {
      return false;
    }
    bucket.tokens -= 1;
    return true;
  }

  void check(String caller) {
    if (!allows(caller)) {
      throw Problem.of(429, "tooOften");
    }
  }
}
