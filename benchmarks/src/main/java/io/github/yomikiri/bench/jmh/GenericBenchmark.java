package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does the generic API cost? Alpha-beta to a fixed depth over {@link Reversi} as a
 * {@code Node} is compared with the same search written for Reversi on bare longs. That search is
 * also compared with a loop and with a search on an array of squares.
 *
 * <p>Each benchmark has a JVM to itself. Compare the {@code nodes}, which are nodes per second.
 */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class GenericBenchmark {

  /**
   * The search on longs. Like the library's search, it tests for the end of the game at the
   * horizon.
   */
  @Benchmark
  public void primitive(Workload workload, Counters counters) {
    workload.run(counters, new PrimitiveAlphaBeta());
  }

  /**
   * The search on longs without the test for the end of the game at the horizon, see
   * {@link HorizonBlindAlphaBeta}. In general this is a different search. But no game ends within
   * the usual depth of these positions, so the search visits the same tree here.
   */
  @Benchmark
  public void primitiveBlindAtHorizon(Workload workload, Counters counters) {
    workload.run(counters, new HorizonBlindAlphaBeta());
  }

  /**
   * The search on longs with a stack of its own in place of recursion. The Interprism developers
   * (2016) measured such a loop 10 % slower.
   */
  @Benchmark
  public void primitiveLoop(Workload workload, Counters counters) {
    workload.run(counters, new LoopAlphaBeta(workload.depth));
  }

  /** The search on an array of 91 bytes in place of two longs. */
  @Benchmark
  @Fork(value = 3, jvmArgsAppend = "-Xms256m")
  public void mailbox(Workload workload, Counters counters) {
    workload.run(counters, new MailboxAlphaBeta());
  }

  /** The library's search. */
  @Benchmark
  public void generic(Workload workload, Counters counters) {
    workload.run(counters, new GenericSearch(alphaBeta(workload.depth).build()));
  }

  /**
   * The library's search with a transposition table. It visits fewer nodes, but each node takes
   * longer.
   */
  @Benchmark
  public void genericWithTable(Workload workload, TableState table, Counters counters) {
    GenericSearch search =
        new GenericSearch(alphaBeta(workload.depth).table(table.table).build());
    workload.run(counters, search::forget, search);
  }

  /** Returns the composition that visits the same tree as the primitive search. */
  static SearcherBuilder<Reversi> alphaBeta(int depth) {
    return Searchers.bare(Reversi.class)
        .evaluator(Reversi::discDifference)
        .algorithm(Algorithm.NEGA_ALPHA)
        .fixedDepth(depth);
  }
}
