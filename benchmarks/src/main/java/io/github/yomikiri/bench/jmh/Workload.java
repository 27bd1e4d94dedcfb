package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Reversi;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.ToIntFunction;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Five positions to search, with what must come out: {@link PrimitiveAlphaBeta} says so, which a test holds against the
 * library's searches.
 */
@State(Scope.Thread)
public class Workload {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** How deep the positions are searched, in plies. */
  @Param("9")
  public int depth;

  private final List<Reversi> positions = Positions.five();
  private final int[] values = new int[positions.size()];
  private long nodes;

  /** Finds out what must come out. */
  @Setup
  public void setUp() {
    PrimitiveAlphaBeta search = new PrimitiveAlphaBeta();
    for (int i = 0; i < values.length; i++) {
      values[i] = search.value(positions.get(i), depth);
    }
    nodes = search.nodes();
  }

  /** Searches every position, takes the time and checks the values. */
  void run(Counters counters, ToIntFunction<Reversi> search) {
    run(counters, () -> {}, search);
  }

  /** Does the same with something to be done before each position, which is left out of the time. */
  void run(Counters counters, Runnable before, ToIntFunction<Reversi> search) {
    for (int i = 0; i < values.length; i++) {
      before.run();
      long start = THREADS.getCurrentThreadCpuTime();
      int value = search.applyAsInt(positions.get(i));
      counters.cpuNanos += THREADS.getCurrentThreadCpuTime() - start;
      Check.equal(value, values[i], "value of a position");
    }
  }

  /** Checks that a run visited the tree of alpha-beta without ordering and table. */
  void checkNodes(long visited) {
    Check.equal(visited, nodes, "nodes");
  }
}
