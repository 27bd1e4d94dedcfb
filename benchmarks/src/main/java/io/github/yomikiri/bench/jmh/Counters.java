package io.github.yomikiri.bench.jmh;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * The counters that JMH prints per second beside the searches. The ratio of {@code nodes} to
 * {@code cpuNanos} does not depend on how busy the machine is. It is the speed on a core that runs
 * nothing else.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Counters {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** The nodes that the iteration's searches visited. */
  public long nodes;

  /** The processor time that the thread took for these searches. */
  public long cpuNanos;

  /** Does work, and adds the processor time that the thread takes for it. */
  <T> T timed(Supplier<T> work) {
    long start = THREADS.getCurrentThreadCpuTime();
    T result = work.get();
    cpuNanos += THREADS.getCurrentThreadCpuTime() - start;
    return result;
  }
}
