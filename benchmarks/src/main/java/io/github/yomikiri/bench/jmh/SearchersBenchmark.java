package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does each algorithm take to search FFO 40 to a fixed depth? Each algorithm searches
 * alone, with the history heuristic, with a transposition table, and with both. The score is the
 * time for one search, from an empty memory.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class SearchersBenchmark {

  /** The algorithm. */
  @Param
  public Algorithm algorithm = Algorithm.PVS;

  /** The parts that are added to the algorithm. */
  @Param({"nothing", "history", "table", "history and table"})
  public String with = "";

  /** The depth in plies. */
  @Param("7")
  public int depth;

  private final Reversi root = Positions.ffo40();
  private Searcher<Reversi> searcher = Searchers.random(0);
  private int value;

  /** Composes the searcher. */
  @Setup
  public void setUp(TableState table) {
    SearcherBuilder<Reversi> builder = Searchers.bare(Reversi.class)
        .evaluator(Reversi::discDifference)
        .algorithm(algorithm)
        .fixedDepth(depth);
    if (with.contains("history")) {
      builder.ordering(MoveOrdering::history);
    }
    if (with.contains("table")) {
      builder.table(table.table);
    }
    searcher = builder.build();
    value = new PrimitiveAlphaBeta().value(root, depth);
  }

  /** Empties the searcher's memory, outside the time measured. */
  @Setup(Level.Invocation)
  public void forget() {
    searcher.reset();
  }

  /** Searches the position. */
  @Benchmark
  public void search() {
    Check.equal(searcher.search(root, Limits.none()).score(), value, "value");
  }
}
