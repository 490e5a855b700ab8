package ludus.bench.load;

import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import ludus.kernel.json.Json;

/// The load client, a process of its own: `port tables pace-in-ms warm-up-seconds seconds`. Prints
/// what it counted as one line of JSON.
public final class LoadClient {

  private static final int SAMPLES = 2_000_000;
  private static final int WARMING_TABLES = 100;
  private static final int SETTLING = 15;

  /// @param p50 and p99: microseconds from a request to the other person's event
  /// @param bytes to each of the two people for one move
  record Counted(
      long moves,
      double seconds,
      double perSecond,
      double p50,
      double p99,
      double bytes,
      long cpuMillis) {}

  private LoadClient() {}

  public static void main(String[] args) throws Exception {
    int port = Integer.parseInt(args[0]);
    int tables = Integer.parseInt(args[1]);
    long pace = TimeUnit.MILLISECONDS.toNanos(Long.parseLong(args[2]));
    int warmUp = Integer.parseInt(args[3]);
    int seconds = Integer.parseInt(args[4]);
    long server = Long.parseLong(args[5]);
    System.out.println(
        Json.PLAIN.writeValueAsString(load(port, tables, pace, warmUp, seconds, server)));
    System.out.flush();
    System.exit(0);
  }

  private static Counted load(int port, int tables, long pace, int warmUp, int seconds, long server)
      throws InterruptedException, IOException {
    if (pace > 0) { // both programs get warm at full speed, as they would in a day of play
      warmUp(port, warmUp);
    }
    long[] samples = new long[SAMPLES];
    AtomicInteger count = new AtomicInteger();
    AtomicLong bytes = new AtomicLong();
    AtomicBoolean measuring = new AtomicBoolean();
    AtomicBoolean running = new AtomicBoolean(true);
    TableLoad.Tally tally =
        new TableLoad.Tally() {
          @Override
          public void moved(long nanos) {
            if (measuring.get()) {
              int index = count.getAndIncrement();
              if (index < SAMPLES) {
                samples[index] = nanos;
              }
            }
          }

          @Override
          public boolean goesOn() {
            return running.get();
          }
        };
    start(port, tables, pace, tally, bytes);
    TimeUnit.SECONDS.sleep(pace > 0 ? SETTLING : warmUp);
    long cpu = cpuMillis(server);
    bytes.set(0);
    long start = System.nanoTime();
    measuring.set(true);
    TimeUnit.SECONDS.sleep(seconds);
    measuring.set(false);
    double took = (System.nanoTime() - start) / 1e9;
    long used = cpuMillis(server) - cpu;
    long sent = bytes.get();
    int moves = count.get();
    running.set(false);
    long[] sorted = Arrays.copyOf(samples, Math.min(moves, SAMPLES));
    Arrays.sort(sorted);
    return new Counted(
        moves,
        took,
        moves / took,
        at(sorted, 0.5),
        at(sorted, 0.99),
        sent / 2.0 / Math.max(1, moves),
        used);
  }

  private static void start(
      int port, int tables, long pace, TableLoad.Tally tally, AtomicLong bytes) {
    for (int table = 0; table < tables; table++) {
      Thread.ofVirtual().start(new TableLoad(port, pace, tally, bytes, table));
    }
  }

  private static void warmUp(int port, int seconds) throws InterruptedException {
    AtomicBoolean running = new AtomicBoolean(true);
    start(port, WARMING_TABLES, 0, TableLoad.whileTrue(running), new AtomicLong());
    TimeUnit.SECONDS.sleep(seconds);
    running.set(false);
  }

  private static double at(long[] sorted, double share) {
    return sorted.length == 0 ? 0 : sorted[(int) (share * (sorted.length - 1))] / 1e3;
  }

  /// Processor time of a process, its whole life.
  static long cpuMillis(long pid) {
    return ProcessHandle.of(pid)
        .flatMap(process -> process.info().totalCpuDuration())
        .map(java.time.Duration::toMillis)
        .orElse(0L);
  }
}
