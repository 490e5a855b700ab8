package ludus.app.arena;

import ludus.app.Desk;

/// How far long work is, and how long it will take: on a terminal only.
final class ProgressBar implements AutoCloseable {

  private static final int WIDTH = 40;
  private static final long PAUSE_NANOS = 100_000_000;

  private final Desk desk;
  private final int total;
  private final long begun = System.nanoTime();
  private long shown = begun;
  private boolean visible;

  ProgressBar(Desk desk, int total) {
    this.desk = desk;
    this.total = total;
  }

  synchronized void at(int done) {
    long now = System.nanoTime();
    if (!desk.progress() || now - shown < PAUSE_NANOS) {
      return;
    }
    shown = now;
    visible = true;
    int full = (int) ((long) WIDTH * done / total);
    double left = (now - begun) / 1e9 / done * (total - done);
    desk.err()
        .print(
            "\r%s%s %d/%d, %s left  "
                .formatted(
                    "█".repeat(full), "░".repeat(WIDTH - full), done, total, duration(left)));
    desk.err().flush();
  }

  private static String duration(double seconds) {
    long whole = Math.round(Math.ceil(seconds));
    return whole < 60
        ? whole + " s"
        : whole < 3600
            ? "%d min %02d s".formatted(whole / 60, whole % 60)
            : "%d h %02d min".formatted(whole / 3600, whole / 60 % 60);
  }

  /// Wipes the bar away.
  @Override
  public synchronized void close() {
    if (visible) {
      desk.err().print("\r" + " ".repeat(79) + "\r");
      desk.err().flush();
    }
  }
}
