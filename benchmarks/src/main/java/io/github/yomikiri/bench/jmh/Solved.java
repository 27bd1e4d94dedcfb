package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.search.SearchResult;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * The counters that JMH prints beside a solver's time, as sums over all iterations. Divide
 * {@code nodes} by {@code positions} to get the nodes per position. Divide {@code cpuNanos} by
 * {@code positions} to get the time per position on a core that runs nothing else.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class Solved {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** The positions solved. */
  public long positions;

  /** The nodes visited. */
  public long nodes;

  /** The processor time that the thread took. */
  public long cpuNanos;

  /** Solves a position and checks its score. */
  void exactly(Supplier<SearchResult> search, int score) {
    Check.equal(run(search), score, "score");
  }

  /** Solves a position for the winner only, and checks the winner. */
  void winner(Supplier<SearchResult> search, int score) {
    Check.equal(Integer.signum(run(search)), Integer.signum(score), "winner");
  }

  private int run(Supplier<SearchResult> search) {
    long start = THREADS.getCurrentThreadCpuTime();
    SearchResult result = search.get();
    cpuNanos += THREADS.getCurrentThreadCpuTime() - start;
    Check.equal(result.solved() ? 1 : 0, 1, "solved");
    positions++;
    nodes += result.statistics().nodes();
    return result.score();
  }
}
