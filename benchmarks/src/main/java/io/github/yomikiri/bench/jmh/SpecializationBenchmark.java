package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.search.algorithm.Algorithm;
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
 * Is it worth copying the kernels for each game? The search of {@link GenericBenchmark#generic}
 * runs alone in its JVM, and after searches of two other games in the same JVM. Both cases are
 * measured with copies and without.
 */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class SpecializationBenchmark {

  /** The games that share the JVM. */
  @State(Scope.Benchmark)
  public static class Games {

    /**
     * The number of games. 1 is Reversi alone; 3 is first tic-tac-toe and a random tree, then
     * Reversi.
     */
    @Param({"1", "3"})
    public int games;

    /** Searches the other games. */
    @Setup
    public void setUp() {
      if (games == 3) {
        OtherGames.search(Algorithm.NEGA_ALPHA);
      }
    }
  }

  /** Every game has kernels of its own, as in the library. */
  @Benchmark
  public void ownKernels(Games games, Workload workload, Counters counters) {
    search(workload, counters);
  }

  /** All games share the kernels. */
  @Benchmark
  @Fork(value = 3, jvmArgsAppend = "-Dio.github.yomikiri.search.specialize=false")
  public void sharedKernels(Games games, Workload workload, Counters counters) {
    search(workload, counters);
  }

  private static void search(Workload workload, Counters counters) {
    workload.run(
        counters, new GenericSearch(GenericBenchmark.alphaBeta(workload.depth).build()));
  }
}
