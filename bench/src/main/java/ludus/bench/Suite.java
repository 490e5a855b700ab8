package ludus.bench;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import ludus.bench.Figure.Measure;
import ludus.bench.load.ServerLoad;
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

  private record Item(Class<?> engine, String method, String name, String operation, int parts) {}

  private static final List<Item> ITEMS =
      List.of(
          pax("decision", "pax.decision", "one decision of a random game, 4 seats", 1),
          pax("imagine", "pax.imagine", "one imagined position", 1),
          pax("json", "pax.json", "one state written and read", 1),
          pax("verifiableDice", "chance.die", "one verifiable die", 20),
          spartacus("decision", "one decision of a random game, 4 seats"),
          spartacus("instinct", "one decision of a game by instinct, 4 seats"),
          spartacus("imagine", "one imagined position"),
          spartacus("json", "one state written and read"),
          spartacus("odds", "the odds of a fight, from 10,000 simulated ones"),
          spartacus("replay", "one record of a random game played again"),
          mareNostrum("decision", "one decision of a random game, 5 seats", 1),
          mareNostrum("instinct", "one decision of a game by instinct, 5 seats", 1),
          mareNostrum("moves", "one list of legal moves", MareNostrumEngine.SAMPLED),
          mareNostrum("imagine", "one imagined position", 1),
          mareNostrum("json", "one state written and read", 1),
          mareNostrum("odds", "the exact odds of a battle of five against three and a Fortress", 1),
          mareNostrum("replay", "one record of a random game played again", 1));

  private static Item pax(String method, String name, String operation, int parts) {
    return new Item(PaxEngine.class, method, name, operation, parts);
  }

  private static Item spartacus(String method, String operation) {
    return new Item(SpartacusEngine.class, method, "spartacus." + method, operation, 1);
  }

  private static Item mareNostrum(String method, String operation, int parts) {
    return new Item(MareNostrumEngine.class, method, "mare-nostrum." + method, operation, parts);
  }

  private static final String SIZE = "spartacus.size";

  private static final String PAX_SEARCH = "pax.search";
  private static final String SPARTACUS_SEARCH = "spartacus.search";
  private static final String MARE_NOSTRUM_SEARCH = "mare-nostrum.search";

  private static final String FULL_SPEED = "server.speed";
  private static final String PACED = "server.paced";
  private static final String MEMORY = "server.memory";
  private static final String OPEN = "server.open";

  /// Below it the compiler is measured rather than the code.
  private static final int LEAST_WARM_UP_SECONDS = 10;

  private Suite() {}

  /// The names of all benchmarks, in the order in which they run.
  public static List<String> names() {
    return Stream.concat(
            ITEMS.stream().map(Item::name),
            Stream.of(
                SIZE,
                PAX_SEARCH,
                SPARTACUS_SEARCH,
                MARE_NOSTRUM_SEARCH,
                FULL_SPEED,
                PACED,
                MEMORY,
                OPEN))
        .toList();
  }

  /// Runs one benchmark.
  ///
  /// @param seconds how long it is measured, after a warm-up of twice that time and of 10 s at
  ///   least
  public static Figure measure(String name, int seconds) {
    switch (name) {
      case SIZE -> {
        return SpartacusEngine.size(name);
      }
      case PAX_SEARCH -> {
        return SearchSpeed.pax(name, seconds);
      }
      case SPARTACUS_SEARCH -> {
        return SearchSpeed.spartacus(name, seconds);
      }
      case MARE_NOSTRUM_SEARCH -> {
        return SearchSpeed.mareNostrum(name, seconds);
      }
      case FULL_SPEED -> {
        return ServerLoad.play(name, 100, 0, seconds);
      }
      case PACED -> {
        return ServerLoad.play(name, 1000, 1000, seconds);
      }
      case MEMORY -> {
        return ServerLoad.memory(name);
      }
      case OPEN -> {
        return ServerLoad.open(name);
      }
      default -> {}
    }
    Item item = ITEMS.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    return measure(item, seconds);
  }

  private static Figure measure(Item item, int seconds) {
    try {
      Collection<RunResult> results =
          new Runner(
                  new OptionsBuilder()
                      .include(item.engine().getName() + "." + item.method() + "$")
                      .mode(Mode.AverageTime)
                      .timeUnit(TimeUnit.NANOSECONDS)
                      .forks(1)
                      .warmupIterations(Math.max(2 * seconds, LEAST_WARM_UP_SECONDS))
                      .warmupTime(TimeValue.seconds(1))
                      .measurementIterations(seconds)
                      .measurementTime(TimeValue.seconds(1))
                      .addProfiler(GCProfiler.class)
                      .addProfiler(CpuTime.class)
                      .jvmArgs(
                          "-XX:+UseSerialGC",
                          "-Xms1g",
                          "-Xmx1g",
                          "-Dsun.misc.unsafe.memory.access=allow")
                      .verbosity(VerboseMode.SILENT)
                      .build())
              .run();
      RunResult result = results.iterator().next();
      double nanos = secondary(result, CpuTime.LABEL) / item.parts();
      double bytes = secondary(result, "gc.alloc.rate.norm") / item.parts();
      return new Figure(
          item.name(),
          item.operation(),
          List.of(
              new Measure("speed", 1e9 / nanos, "a second of one core"),
              new Measure("processor", nanos, "ns"),
              new Measure("memory", bytes, "bytes")));
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
