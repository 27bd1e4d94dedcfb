package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.app.fit.PlayedPositions;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.eval.Stages;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.CachedEvaluator;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
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
 * What does each part of the engine's midgame search bring? All searches have the same depth. The
 * searches with the linear evaluator each have one part more than the search before.
 *
 * <p>An operation is the search of 48 positions. To get the cost of an operation, divide
 * {@code nodes} and {@code cpuNanos} by the number of operations.
 */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
@State(Scope.Thread)
public class MidgameBenchmark {

  private static final PatternEvaluator TRAINED = PatternEvaluator.linear();
  private static final List<String> FULL_WIDTH =
      List.of("killers", "evaluator", "aspiration", "engine100");
  private static final int TABLE_MEBIBYTES = 8;
  private static final int CACHED_POSITIONS = 1 << 14;
  private static final long SEED = 1;
  private static final int POSITIONS = 48;
  private static final int CHECKED_DEPTH = 5;

  /**
   * The search. {@code killers} orders moves by killer moves and history; {@code evaluator} orders
   * moves by the evaluator instead. {@code aspiration} adds an aspiration window to
   * {@code evaluator}. The {@code engine} also counts replies, at full width and at levels of
   * selectivity. {@code network} is {@code aspiration} with the network and with predictions at 73
   * %; {@code cached} is {@code network} with a cache of values.
   */
  @Param({
    "killers",
    "evaluator",
    "aspiration",
    "engine100",
    "engine99",
    "engine95",
    "engine87",
    "engine73",
    "network",
    "cached"
  })
  public String search = "";

  /** The depth in plies. */
  @Param("11")
  public int depth;

  private final List<Reversi> positions = Stream.generate(new PlayedPositions<>(
          Reversi.start(),
          Searchers.bare(Reversi.class).evaluator(TRAINED).build(),
          position -> !position.mustPass(),
          4,
          12,
          SEED))
      .filter(position -> position.emptyCount() >= 24 && position.emptyCount() <= 44)
      .limit(POSITIONS)
      .toList();

  private record Found(int value, long nodes) {}

  /** Searches a position to a depth, independent of earlier searches. */
  private BiFunction<Reversi, Integer, Found> searching = (position, plies) -> new Found(0, 0);

  /**
   * Composes the search. If the search has full width, checks that it finds the same values as
   * plain alpha-beta.
   */
  @Setup
  public void compose() {
    searching = search.startsWith("engine") ? engine() : composition();
    if (FULL_WIDTH.contains(search)) {
      Searcher<Reversi> plain = Searchers.bare(Reversi.class)
          .evaluator(TRAINED)
          .algorithm(Algorithm.NEGA_ALPHA)
          .build();
      for (Reversi position : positions.subList(0, 4)) {
        int wanted = plain.search(position, Limits.depth(CHECKED_DEPTH)).score();
        Check.equal(searching.apply(position, CHECKED_DEPTH).value(), wanted, "value by " + search);
      }
    }
  }

  /** Searches the positions. */
  @Benchmark
  public int search(Counters counters) {
    int values = 0;
    for (Reversi position : positions) {
      Found found = counters.timed(() -> searching.apply(position, depth));
      counters.nodes += found.nodes();
      values = 31 * values + found.value();
    }
    return values;
  }

  private BiFunction<Reversi, Integer, Found> engine() {
    Selectivity level = Stream.of(Selectivity.values())
        .filter(each -> search.equals("engine" + each.percent()))
        .findFirst()
        .orElseThrow();
    Engine engine = Engine.builder()
        .evaluator(TRAINED)
        .selectivity(level)
        .tables(TABLE_MEBIBYTES, 1)
        .build();
    return (position, plies) -> {
      engine.newGame(Game.of(position), SEED);
      SearchResult result = engine.play(position, Limits.depth(plies));
      return new Found(
          (int) Math.round(1000 * result.points()), result.statistics().nodes());
    };
  }

  private BiFunction<Reversi, Integer, Found> composition() {
    Searcher<Reversi> searcher = searcher();
    return (position, plies) -> {
      searcher.reset();
      SearchResult result = searcher.search(position, Limits.depth(plies));
      return new Found(result.score(), result.statistics().nodes());
    };
  }

  private Searcher<Reversi> searcher() {
    return switch (search) {
      case "killers" ->
        parts(TRAINED)
            .ordering(() -> MoveOrdering.killers(2))
            .ordering(MoveOrdering::history)
            .build();
      case "evaluator" -> byEvaluator(TRAINED).build();
      case "aspiration" -> byEvaluator(TRAINED).aspiration(4000).build();
      case "network" -> selective(PatternEvaluator.network());
      case "cached" -> selective(CachedEvaluator.of(PatternEvaluator.network(), CACHED_POSITIONS));
      default -> throw new IllegalArgumentException("no search \"" + search + '"');
    };
  }

  private static SearcherBuilder<Reversi> parts(Evaluator<Reversi> evaluator) {
    return Searchers.bare(Reversi.class)
        .evaluator(evaluator)
        .table(LockFreeTable.ofMebibytes(TABLE_MEBIBYTES));
  }

  private static SearcherBuilder<Reversi> byEvaluator(Evaluator<Reversi> evaluator) {
    return parts(evaluator).ordering(() -> MoveOrdering.byEvaluation(evaluator, 3));
  }

  private static Searcher<Reversi> selective(Evaluator<Reversi> network) {
    ProbCutTable predictions = PatternEvaluator.network().predictions().orElseThrow();
    return byEvaluator(network)
        .aspiration(4000)
        .probCut(Stages.predictions(predictions, Function.identity()), Selectivity.PERCENT_73)
        .build();
  }
}
