package io.github.yomikiri.bench.jmh;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * What JMH prints per second beside the searches. {@code nodes} by {@code cpuNanos} are the nodes per second that a core to
 * itself would give, however busy the machine is.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Counters {

  /** The nodes that the iteration's searches visited. */
  public long nodes;

  /** The processor time that the thread took for them. */
  public long cpuNanos;
}
