package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.game.Perft;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.ReversiPerft;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How fast are Reversi's move sequences counted? On the kernels alone, and as any game's are. An operation is one count from the
 * start, and what is counted as nodes are the sequences.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class PerftBenchmark {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** How long the sequences are. */
  @Param("9")
  public int depth;

  private long leaves;

  /** Counts what must come out. */
  @Setup
  public void setUp() {
    leaves = Perft.count(Reversi.start(), depth);
  }

  /** On two longs. */
  @Benchmark
  public void kernels(Counters counters) {
    long start = THREADS.getCurrentThreadCpuTime();
    counters.nodes += checked(ReversiPerft.count(Reversi.start(), depth));
    counters.cpuNanos += THREADS.getCurrentThreadCpuTime() - start;
  }

  /** Through the game API. */
  @Benchmark
  public void generic(Counters counters) {
    long start = THREADS.getCurrentThreadCpuTime();
    counters.nodes += checked(Perft.count(Reversi.start(), depth));
    counters.cpuNanos += THREADS.getCurrentThreadCpuTime() - start;
  }

  private long checked(long counted) {
    Check.equal(counted, leaves, "leaves");
    return counted;
  }
}
