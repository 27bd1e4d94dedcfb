package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.Stages;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.CachedEvaluator;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.Optional;
import java.util.function.Function;

/**
 * Makes the searcher of the midgame, and defines all its parts.
 *
 * <p>The algorithm is principal variation search with a table. The evaluator and the number of
 * replies order the moves. Killer moves and history in addition made searches slower. A selective
 * search deepens by two plies at a time. Each depth is searched with a window of four discs to
 * either side of the last depth's value. Multi-ProbCut cuts a node if its value is predicted to lie
 * outside the node's window. A selective search asks for many values more than once, so those of a
 * slow evaluator are cached.
 */
final class Midgame {

  private static final int DEEPEST_PREDICTED = 24;
  private static final double GROWTH = 1.2;
  private static final int ASPIRATION_DISCS = 4;
  private static final int ORDERED = 2;
  private static final int STRIDE = 2;
  private static final int CACHED_POSITIONS = 1 << 14;

  private Midgame() {}

  /**
   * Makes a searcher that deepens until a limit is reached. Its scores are in the evaluator's unit.
   *
   * @param evaluator values positions
   * @param parts the size of the transposition table, the threads, the clock and the selectivity
   */
  static Searcher<Reversi> searcher(DiscEvaluator evaluator, EngineBuilder parts) {
    int unitsPerDisc = evaluator.unitsPerDisc();
    Evaluator<Reversi> values = cached(evaluator, parts);
    SearcherBuilder<Reversi> builder = Searchers.bare(Reversi.class)
        .evaluator(values)
        .ordering(() -> FastestFirst.of(values, unitsPerDisc))
        .compose(old -> old.withOrderingDepth(ORDERED))
        .table(LockFreeTable.ofMebibytes(parts.midgameMebibytes))
        .aspiration(ASPIRATION_DISCS * unitsPerDisc)
        .threads(parts.threads, parts.executor)
        .clock(parts.nanoTime);
    parts
        .predictions()
        .map(table -> table.extendedTo(DEEPEST_PREDICTED, GROWTH))
        .ifPresent(table ->
            builder.probCut(Stages.predictions(table, Function.identity()), parts.selectivity()));
    confidence(parts).ifPresent(selective -> builder.deepenBy(STRIDE));
    return builder.build();
  }

  /** Returns the search's level of confidence, if it is selective. */
  private static Optional<Selectivity> confidence(EngineBuilder parts) {
    return Optional.of(parts.selectivity())
        .filter(level -> level != Selectivity.FULL_WIDTH && parts.predictions().isPresent());
  }

  /**
   * Returns the evaluator with a cache if a cache makes the search faster. The values of an
   * evaluator that is not slow hardly take longer than a look into the cache. A search of full
   * width asks for too few values again.
   */
  private static Evaluator<Reversi> cached(DiscEvaluator evaluator, EngineBuilder parts) {
    return evaluator.isSlow() && confidence(parts).isPresent()
        ? CachedEvaluator.of(evaluator, CACHED_POSITIONS)
        : evaluator;
  }

  /**
   * Returns an evaluator that counts finished games by the rule of tournaments, even if the given
   * evaluator uses another rule. So midgame search and solver agree about finished games.
   */
  static DiscEvaluator byTournamentRule(DiscEvaluator evaluator) {
    return evaluator instanceof PatternEvaluator
        ? evaluator
        : DiscEvaluator.of(evaluator.unitsPerDisc(), evaluator);
  }
}
