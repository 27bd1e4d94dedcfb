package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does the generic API cost? Alpha-beta to a fixed depth over {@link Reversi} as a {@code Node}, against the same search
 * written for Reversi on bare longs.
 *
 * <p>Each has a JVM to itself. Compare the {@code nodes}: they are nodes per second.
 */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class GenericBenchmark {

  /** On longs, testing for the end of the game at the horizon, as the library does. */
  @Benchmark
  public void primitive(Workload workload, Counters counters) {
    PrimitiveAlphaBeta search = new PrimitiveAlphaBeta();
    workload.run(counters, root -> search.value(root, workload.depth));
    workload.checkNodes(search.nodes());
    counters.nodes += search.nodes();
  }

  /**
   * On longs, without that test: another search, see {@link HorizonBlindAlphaBeta}. No game ends within the usual depth of
   * these positions, so it visits the same tree nevertheless.
   */
  @Benchmark
  public void primitiveBlindAtHorizon(Workload workload, Counters counters) {
    HorizonBlindAlphaBeta search = new HorizonBlindAlphaBeta();
    workload.run(counters, root -> search.value(root, workload.depth));
    workload.checkNodes(search.nodes());
    counters.nodes += search.nodes();
  }

  /** The library's. */
  @Benchmark
  public void generic(Workload workload, Counters counters) {
    GenericSearch search = new GenericSearch(alphaBeta(workload.depth).build());
    workload.run(counters, root -> search.value(root, workload.depth));
    workload.checkNodes(search.nodes());
    counters.nodes += search.nodes();
  }

  /** The library's with a transposition table, which visits fewer nodes at a higher price for each. */
  @Benchmark
  public void genericWithTable(Workload workload, TableState table, Counters counters) {
    GenericSearch search =
        new GenericSearch(alphaBeta(workload.depth).table(table.table).build());
    workload.run(counters, search::forget, root -> search.value(root, workload.depth));
    counters.nodes += search.nodes();
  }

  /** Returns the composition that visits the primitive search's tree. */
  static Searchers.Builder<Reversi> alphaBeta(int depth) {
    return Searchers.bare(Reversi.class)
        .evaluator(Reversi::discDifference)
        .algorithm(Algorithm.NEGA_ALPHA)
        .fixedDepth(depth);
  }
}
