package ludus.server.live;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// What time it is, and what is to be done later. A server has the system's; where time must pass
/// by hand, another can be given.
public interface Time extends AutoCloseable {

  /// Milliseconds since 1970.
  long now();

  /// Does something after so many milliseconds. It must not wait: all that is to be done later
  /// shares one thread.
  void after(long millis, Runnable work);

  /// What isn't done yet is never done.
  @Override
  void close();

  static Time ofSystem() {
    ScheduledThreadPoolExecutor timer =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().name("ludus-timer").daemon().factory());
    return new Time() {
      @Override
      public long now() {
        return System.currentTimeMillis();
      }

      @Override
      public void after(long millis, Runnable work) {
        try {
          var _ = timer.schedule(work, millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException _) {
          // the server stops; what isn't answered yet is asked again when it starts
        }
      }

      @Override
      public void close() {
        timer.shutdownNow();
      }
    };
  }
}
