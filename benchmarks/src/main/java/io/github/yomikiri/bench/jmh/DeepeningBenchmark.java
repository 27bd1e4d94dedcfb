package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How much time do pruning and ordering save? Two searches go to the same depth. One is the
 * library's iterative deepening with principal variation search, a table and the history heuristic.
 * The other is alpha-beta on bare longs, which is faster per node but has no table and no ordering.
 *
 * <p>An operation is the search of five positions.
 */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class DeepeningBenchmark {

  /** Alpha-beta on longs, straight to the depth. */
  @Benchmark
  public void primitive(Workload workload, Counters counters) {
    workload.run(counters, new PrimitiveAlphaBeta());
  }

  /** Iterative deepening to the same depth, with an empty memory at the start of every position. */
  @Benchmark
  public void deepening(Workload workload, TableState table, Counters counters) {
    deepen(1, workload, table, counters);
  }

  /** The same by two plies at a time: depths 1, 3, 5, 7 and 9. */
  @Benchmark
  public void deepeningByTwo(Workload workload, TableState table, Counters counters) {
    deepen(2, workload, table, counters);
  }

  private static void deepen(int plies, Workload workload, TableState table, Counters counters) {
    Searcher<Reversi> searcher = Searchers.bare(Reversi.class)
        .evaluator(Reversi::discDifference)
        .ordering(MoveOrdering::history)
        .table(table.table)
        .deepenBy(plies)
        .build();
    GenericSearch search = new GenericSearch(searcher);
    workload.run(counters, search::forget, search);
  }
}
