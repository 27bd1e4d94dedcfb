package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.bench.probcut.Samples;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.EvaluationOrdering;
import io.github.yomikiri.search.ordering.HistoryHeuristic;
import io.github.yomikiri.search.ordering.KillerMoves;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
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
 * What does each part of the engine's midgame search bring? Searches with the trained evaluator to the same depth, each with one
 * part more than the one before.
 *
 * <p>An operation is the search of 48 positions. {@code nodes} and {@code cpuNanos}, both by the operations, are what it takes.
 */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
@State(Scope.Thread)
public class MidgameBenchmark {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final PatternEvaluator TRAINED = PatternEvaluator.trained();
  private static final int TABLE_MEBIBYTES = 8;
  private static final long SEED = 1;
  private static final int POSITIONS = 48;

  /**
   * The search: killer moves and history; the evaluator's order in place of them; an aspiration window with it; and the engine,
   * which also counts replies, at full width and at levels of selectivity.
   */
  @Param({
    "killers",
    "evaluator",
    "aspiration",
    "engine100",
    "engine99",
    "engine95",
    "engine87",
    "engine73"
  })
  public String search = "";

  /** How deep, in plies. */
  @Param("11")
  public int depth;

  private final List<Reversi> positions = Stream.generate(Samples.played(TRAINED, 4, 12, SEED))
      .filter(position -> position.emptyCount() >= 24 && position.emptyCount() <= 44)
      .limit(POSITIONS)
      .toList();

  /** Returns the nodes of a search that knows nothing of others. */
  private ToLongFunction<Reversi> nodes = position -> 0;

  /** Composes the search. */
  @Setup
  public void compose() {
    nodes = search.startsWith("engine") ? engine() : composition();
  }

  /** Searches the positions. */
  @Benchmark
  public void search(Counters counters) {
    long start = THREADS.getCurrentThreadCpuTime();
    positions.forEach(position -> counters.nodes += nodes.applyAsLong(position));
    counters.cpuNanos += THREADS.getCurrentThreadCpuTime() - start;
  }

  private ToLongFunction<Reversi> engine() {
    Selectivity level = Stream.of(Selectivity.values())
        .filter(each -> search.equals("engine" + each.percent()))
        .findFirst()
        .orElseThrow();
    Engine engine =
        Engine.builder().selectivity(level).tables(TABLE_MEBIBYTES, 1).build();
    return position -> {
      engine.newGame(SEED);
      return engine.choose(position, Limits.depth(depth)).nodes();
    };
  }

  private ToLongFunction<Reversi> composition() {
    Searcher<PatternPosition> searcher = searcher();
    return position -> {
      searcher.reset();
      PatternPosition root = PatternPosition.of(position, TRAINED.weights().set());
      return searcher.search(root, Limits.depth(depth)).statistics().nodes();
    };
  }

  private Searcher<PatternPosition> searcher() {
    Evaluator<PatternPosition> leaves = TRAINED.incremental();
    Searchers.Builder<PatternPosition> parts = Searchers.bare(PatternPosition.class)
        .evaluator(leaves)
        .table(LockFreeTable.ofMebibytes(TABLE_MEBIBYTES));
    return switch (search) {
      case "killers" ->
        parts.ordering(new KillerMoves<>(2)).ordering(new HistoryHeuristic<>()).build();
      case "evaluator" -> parts.ordering(new EvaluationOrdering<>(leaves, 3)).build();
      case "aspiration" ->
        parts.ordering(new EvaluationOrdering<>(leaves, 3)).aspiration(4000).build();
      default -> throw new IllegalArgumentException("no search \"" + search + '"');
    };
  }
}
