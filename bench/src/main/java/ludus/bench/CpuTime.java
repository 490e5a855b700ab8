package ludus.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/// The processor time of an operation, over all threads of the process, collector and compiler
/// included: the honest cost on a machine that is shared with others.
public final class CpuTime implements InternalProfiler {

  static final String LABEL = "cpu.time.norm";

  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private long before;

  @Override
  public String getDescription() {
    return "Processor time of an operation";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = system.getProcessCpuTime();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long used = system.getProcessCpuTime() - before;
    long operations = Math.max(1, result.getMetadata().getAllOps());
    return List.of(
        new ScalarResult(LABEL, used / (double) operations, "ns/op", AggregationPolicy.AVG));
  }
}
