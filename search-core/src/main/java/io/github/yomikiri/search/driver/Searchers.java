package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.mcts.MonteCarloBuilder;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.platform.HeapShare;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;

/**
 * Makes searchers. Most programs start here.
 *
 * <pre>{@code
 * Searcher<Reversi> searcher = Searchers.forGame(Reversi.class).evaluator(Reversi::discDifference).build();
 * Move move = searcher.search(position, Limits.time(Duration.ofSeconds(1))).bestMove();
 * }</pre>
 *
 * <p>A searcher has four parts, each with a default that plays well: an algorithm, move orderings,
 * a transposition table, and a driver that decides which depths are searched. {@link #bare} starts
 * without orderings and table. On a small heap a table is smaller: it takes at most an eighth.
 */
public final class Searchers {

  private Searchers() {}

  /**
   * Starts a searcher that plays well in most games: principal variation search with killer moves,
   * history and a table of 16 MiB, driven by iterative deepening. If a game lists good moves first,
   * as Kalah does, {@link #bare} with a table alone may visit fewer nodes.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @return a builder
   */
  public static <N extends Node<N>> SearcherBuilder<N> forGame(Class<N> game) {
    return bare(game)
        .preset(
            "Searchers.forGame",
            preset -> preset
                .ordering(() -> MoveOrdering.killers(2))
                .ordering(MoveOrdering::history)
                .table(() -> LockFreeTable.ofMebibytes(HeapShare.mebibytes(16))));
  }

  /**
   * Starts a searcher without orderings and table: principal variation search driven by iterative
   * deepening.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @return a builder
   */
  public static <N extends Node<N>> SearcherBuilder<N> bare(Class<N> game) {
    return new SearcherBuilder<>(game);
  }

  /**
   * Starts a searcher that finds the exact value of a position by searching to the end of the game:
   * null windows that halve the range of values, over a {@linkplain TranspositionTable#twoLevel
   * two-level table} that grows to 64 MiB and is used at every depth. Give it the game's
   * {@link Knowledge}, and an ordering if the game has a good one.
   *
   * <p>The horizon is {@link Limits#MAX_DEPTH}, which is 250 plies. Where a game is longer, the
   * evaluator answers at the horizon. A value that rests on such an answer, or on a prediction
   * ({@link SearcherBuilder#probCut}), is not called solved.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @return a builder
   */
  public static <N extends Node<N>> SearcherBuilder<N> solver(Class<N> game) {
    return bare(game)
        .preset(
            "Searchers.solver",
            preset -> preset
                .algorithm(Algorithm.BISECTION)
                .table(() ->
                    TranspositionTable.twoLevel(LockFreeTable.ofMebibytes(HeapShare.mebibytes(64))))
                .compose(old -> old.withDepthRule(DepthRule.SAME_OR_PROVEN)
                    .withTableDepth(1)
                    .withOrderingDepth(1))
                .fixedDepth(Limits.MAX_DEPTH));
  }

  /**
   * Returns a searcher that deepens a search of your own, ply by ply. It is for a search of
   * positions that are no nodes. For nodes, {@link SearcherBuilder#search} has more.
   *
   * @param <P> the game's position type
   * @param search searches a position to a depth; not to be used otherwise
   * @return a searcher
   */
  public static <P extends Position<P>> Searcher<P> deepening(WindowSearch<P> search) {
    return new IterativeDeepening<>(
        search, Pace.USUAL, System::nanoTime, RootSearch::iterate, DepthSteps.SINGLE);
  }

  /**
   * Starts a Monte-Carlo tree search. Without an evaluator it values positions by random games.
   * Choose it for a game without a good evaluator, or with very many moves.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @return a builder
   */
  public static <N extends Node<N>> MonteCarloBuilder<N> monteCarlo(Class<N> game) {
    return MonteCarloBuilder.of(game);
  }

  /**
   * Starts a prover with tables of 128 MiB, as {@link #prover(Class, int)} does.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @return a builder
   */
  public static <N extends Node<N>> SearcherBuilder<N> prover(Class<N> game) {
    return prover(game, Math.max(2, HeapShare.mebibytes(128)));
  }

  /**
   * Starts a prover, which answers whether a position's value is at least a bound: see
   * {@link SearcherBuilder#buildProver}. It is proof-number search to the end of the game. Give it
   * the game's {@link Knowledge}. {@link SearcherBuilder#build} makes a searcher of the same parts,
   * which finds the exact value by several questions. The horizon is that of {@link #solver}.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @param mebibytes the maximum memory of the tables, in {@code [2, 8192]}; half of it is for
   *     values and half for proof numbers, each rounded down to a power of two
   * @return a builder
   * @throws IllegalArgumentException if {@code mebibytes} is outside its range
   */
  public static <N extends Node<N>> SearcherBuilder<N> prover(Class<N> game, int mebibytes) {
    if (mebibytes < 2 || mebibytes > 8192) {
      throw new IllegalArgumentException(
          "a prover's tables of " + mebibytes + " MiB are outside [2, 8192]");
    }
    return solver(game)
        .preset(
            "Searchers.prover",
            preset -> preset
                .algorithm(Algorithm.PROOF_NUMBER)
                .table(() -> LockFreeTable.ofMebibytes(mebibytes / 2))
                .compose(old -> old.withProofBytes((long) mebibytes << 19)));
  }

  /**
   * Makes a searcher that plays a random legal move, each as likely as the others.
   *
   * @param <P> the game's position type
   * @param seed the seed of the random numbers, which start again at {@link Searcher#reset()}
   * @return the searcher
   */
  public static <P extends Position<P>> Searcher<P> random(long seed) {
    return new RandomMover<>(seed);
  }

  /**
   * Makes a searcher that looks one ply ahead and plays one of the moves that look best, each as
   * likely as the others.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @param evaluator values the positions after the moves
   * @param seed the seed of the random numbers, which start again at {@link Searcher#reset()}
   * @return the searcher
   */
  public static <N extends Node<N>> Searcher<N> greedy(
      Class<N> game, Evaluator<N> evaluator, long seed) {
    return new GreedyMover<>(game, evaluator, seed);
  }
}
