package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.function.Function;

/**
 * A searcher of plain positions that searches with a pattern evaluator: it works out the configurations of the position that it is
 * given, and the search below keeps them up to date.
 *
 * <pre>{@code
 * static <N extends Node<N>> Searcher<N> compose(
 *     Class<N> game, Evaluator<N> evaluator, Function<N, Reversi> board) {
 *   return Searchers.forGame(game).evaluator(evaluator).build();
 * }
 *
 * Searcher<Reversi> searcher = PatternSearcher.of(PatternEvaluator.trained(), Example::compose);
 * }</pre>
 *
 * <p>For one thread at a time.
 */
public final class PatternSearcher implements Searcher<Reversi> {

  /** Composes a searcher for a game. A method reference can be one; a lambda cannot. */
  public interface Composer {

    /**
     * Composes a searcher.
     *
     * @param <N> the game's node type
     * @param game the game's node class
     * @param evaluator values its positions
     * @param board tells a node's position, for parts of the search that want to know
     * @return the searcher
     */
    <N extends Node<N>> Searcher<N> compose(
        Class<N> game, Evaluator<N> evaluator, Function<N, Reversi> board);
  }

  private final PatternSet set;
  private final Searcher<PatternPosition> searcher;

  private PatternSearcher(PatternSet set, Searcher<PatternPosition> searcher) {
    this.set = set;
    this.searcher = searcher;
  }

  /**
   * Makes a searcher with any evaluator: with a {@link PatternEvaluator} one that keeps its configurations up to
   * date, with any other what the composer makes of it.
   *
   * @param evaluator values the leaves
   * @param composer composes the search
   * @return the searcher
   */
  public static Searcher<Reversi> of(Evaluator<Reversi> evaluator, Composer composer) {
    return evaluator instanceof PatternEvaluator patterns
        ? new PatternSearcher(
            patterns.weights().set(),
            composer.compose(PatternPosition.class, patterns.incremental(), PatternPosition::board))
        : composer.compose(Reversi.class, evaluator, Function.identity());
  }

  @Override
  public SearchResult search(Reversi root, Limits limits, SearchListener listener) {
    return searcher.search(PatternPosition.of(root, set), limits, listener);
  }

  @Override
  public void reset() {
    searcher.reset();
  }
}
