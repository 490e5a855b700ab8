package ludus.server;

import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;
import ludus.server.live.Time;
import org.jspecify.annotations.Nullable;

/// Time that stands still until a test lets it pass. What is due at once is done at once.
public final class HandTime implements Time {

  private record Due(long when, long order, Runnable work) {}

  private final PriorityQueue<Due> later =
      new PriorityQueue<>(Comparator.comparingLong(Due::when).thenComparingLong(Due::order));
  private long now = 1_800_000_000_000L;
  private long orders;

  @Override
  public synchronized long now() {
    return now;
  }

  @Override
  public synchronized void after(long millis, Runnable work) {
    if (millis <= 0) {
      Thread.startVirtualThread(work);
    } else {
      later.add(new Due(now + millis, orders++, work));
    }
  }

  /// Lets time pass, and does in order what becomes due.
  public void pass(Duration duration) {
    long end = now() + duration.toMillis();
    for (Due due = next(end); due != null; due = next(end)) {
      due.work().run();
    }
    synchronized (this) {
      now = end;
    }
  }

  private synchronized @Nullable Due next(long end) {
    Due due = later.peek();
    if (due == null || due.when() > end) {
      return null;
    }
    now = Math.max(now, due.when());
    return later.poll();
  }

  /// The server that asked for these things is gone; time itself goes on.
  @Override
  public synchronized void close() {
    later.clear();
  }
}
