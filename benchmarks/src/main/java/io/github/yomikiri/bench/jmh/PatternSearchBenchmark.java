package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
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
 * What does the trained evaluator cost? The nodes per second of searches with the trained evaluator
 * are compared with those of the same searches with disc difference. One search is the library's
 * usual composition (principal variation search, killer moves, history, a table). The other is
 * alpha-beta without ordering and table, which only plays moves and evaluates leaves.
 *
 * <p>An operation is the search of five positions. Compare the ratios of {@code nodes} to
 * {@code cpuNanos}.
 */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class PatternSearchBenchmark {

  private static final PatternEvaluator TRAINED = PatternEvaluator.linear();

  /** The five positions, and the depth to which the usual composition searches. */
  @State(Scope.Thread)
  public static class Roots {

    /** The depth in plies; alpha-beta searches two plies less. */
    @Param("8")
    public int depth;

    private final List<Reversi> boards = Positions.five();
    private final List<PatternPosition> patterns = boards.stream()
        .map(board -> PatternPosition.of(board, TRAINED.weights().set()))
        .toList();

    /**
     * Checks that the search with incremental configurations is the same search as the one that
     * computes configurations from scratch.
     */
    @Setup
    public void check() {
      Counters scratch = new Counters();
      Counters incremental = new Counters();
      long wanted = run(usual(Reversi.class, TRAINED), boards, depth, scratch);
      long found =
          run(usual(PatternPosition.class, TRAINED.incremental()), patterns, depth, incremental);
      Check.equal(found, wanted, "values with configurations kept up to date");
      Check.equal(incremental.nodes, scratch.nodes, "nodes");
    }
  }

  /** The usual composition with disc difference. */
  @Benchmark
  public long discs(Roots roots, Counters counters) {
    return run(usual(Reversi.class, Reversi::discDifference), roots.boards, roots.depth, counters);
  }

  /** The usual composition with the trained evaluator. */
  @Benchmark
  public long trained(Roots roots, Counters counters) {
    return run(
        usual(PatternPosition.class, TRAINED.incremental()), roots.patterns, roots.depth, counters);
  }

  /** Alpha-beta with disc difference. */
  @Benchmark
  public long alphaBetaDiscs(Roots roots, Counters counters) {
    return run(
        alphaBeta(Reversi.class, Reversi::discDifference), roots.boards, roots.depth - 2, counters);
  }

  /** Alpha-beta with the trained evaluator. */
  @Benchmark
  public long alphaBetaTrained(Roots roots, Counters counters) {
    return run(
        alphaBeta(PatternPosition.class, TRAINED.incremental()),
        roots.patterns,
        roots.depth - 2,
        counters);
  }

  private static <N extends Node<N>> Searcher<N> usual(Class<N> game, Evaluator<N> evaluator) {
    return Searchers.forGame(game).evaluator(evaluator).build();
  }

  private static <N extends Node<N>> Searcher<N> alphaBeta(Class<N> game, Evaluator<N> evaluator) {
    return Searchers.bare(game)
        .evaluator(evaluator)
        .algorithm(Algorithm.NEGA_ALPHA)
        .build();
  }

  /** Searches all positions and returns a sum of their values. */
  static <N extends Node<N>> long run(
      Searcher<N> searcher, List<N> roots, int depth, Counters counters) {
    long values = 0;
    for (N root : roots) {
      searcher.reset();
      SearchResult result = counters.timed(() -> searcher.search(root, Limits.depth(depth)));
      counters.nodes += result.statistics().nodes();
      values = 31 * values + result.score();
    }
    return values;
  }
}
