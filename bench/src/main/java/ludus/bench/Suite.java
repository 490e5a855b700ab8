package ludus.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/// The whole suite of benchmarks.
public final class Suite {

  /// One figure.
  ///
  /// @param operation what one operation is
  /// @param cpuNanos processor time of one, in nanoseconds
  /// @param perCpuSecond how many in a second of one core
  /// @param bytes memory allocated for one
  public record Figure(
      String name, String operation, double cpuNanos, double perCpuSecond, double bytes) {}

  private record Item(String method, String name, String operation, int parts) {}

  private static final List<Item> ITEMS =
      List.of(
          new Item("decision", "pax.decision", "one decision of a random game, 4 seats", 1),
          new Item("imagine", "pax.imagine", "one imagined position", 1),
          new Item("json", "pax.json", "one state written and read", 1),
          new Item("verifiableDice", "chance.die", "one verifiable die", 20));

  private Suite() {}

  /// @param seconds how long each benchmark is measured, after as long a warm-up
  public static List<Figure> run(int seconds) {
    List<Figure> figures = new ArrayList<>();
    for (Item item : ITEMS) {
      figures.add(measure(item, seconds));
    }
    return figures;
  }

  private static Figure measure(Item item, int seconds) {
    try {
      Collection<RunResult> results =
          new Runner(
                  new OptionsBuilder()
                      .include(PaxEngine.class.getName() + "." + item.method() + "$")
                      .mode(Mode.AverageTime)
                      .timeUnit(TimeUnit.NANOSECONDS)
                      .forks(1)
                      .warmupIterations(seconds)
                      .warmupTime(TimeValue.seconds(1))
                      .measurementIterations(seconds)
                      .measurementTime(TimeValue.seconds(1))
                      .addProfiler(GCProfiler.class)
                      .addProfiler(CpuTime.class)
                      .jvmArgsAppend("-XX:+UseSerialGC", "-Xms1g", "-Xmx1g")
                      .verbosity(VerboseMode.SILENT)
                      .build())
              .run();
      RunResult result = results.iterator().next();
      double nanos = secondary(result, CpuTime.LABEL) / item.parts();
      double bytes = secondary(result, "gc.alloc.rate.norm") / item.parts();
      return new Figure(item.name(), item.operation(), nanos, 1e9 / nanos, bytes);
    } catch (RunnerException e) {
      throw new IllegalStateException("The benchmark " + item.name() + " failed", e);
    }
  }

  private static double secondary(RunResult result, String label) {
    Result<?> found = result.getSecondaryResults().get(label);
    if (found == null) {
      throw new IllegalStateException("JMH did not measure " + label);
    }
    return found.getScore();
  }
}
