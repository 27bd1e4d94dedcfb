package io.github.yomikiri.bench.jmh;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Makes JMH print nodes per second beside searches per second. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class NodeCounter {

  /** The nodes that the iteration's searches visited. */
  public long nodes;
}
