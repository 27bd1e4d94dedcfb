package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests that every search algorithm must pass: they check the promises of {@link WindowSearch}. The
 * tests compare the algorithm with the unpruned {@link Reference} on one position of every random
 * walk. A searcher made from the algorithm must pass {@link SearcherContract} as well.
 *
 * @param <N> the game's node type
 */
public interface WindowSearchContract<N extends Node<N>> extends NodeSource<N> {

  /**
   * Returns a new search that has learned nothing. If it has a table, only entries of the same
   * depth may answer ({@code DepthRule.EXACT}), because otherwise the values differ from those of
   * the reference.
   *
   * @return the search to test
   */
  WindowSearch<N> search();

  /**
   * Returns the evaluator that the search uses, for the reference.
   *
   * @return the evaluator, which values the leaves
   */
  Evaluator<N> evaluator();

  /**
   * Returns the maximum depth that is compared with the reference.
   *
   * @return in plies, at least 1
   */
  default int maxDepth() {
    return 4;
  }

  /** Checks that a search with the whole window returns the exact value, at every depth. */
  @Test
  @Order(401)
  default void wholeWindowIsExact() {
    Reference<N> reference = new Reference<>(evaluator());
    for (Walk<N> at : Walk.sample(this)) {
      for (int d = 1; d <= maxDepth(); d++) {
        int depth = d;
        int found = search()
            .search(
                at.node(),
                depth,
                -Score.INFINITY,
                Score.INFINITY,
                new SearchContext(Limits.none()));
        assertEquals(
            reference.value(at.node(), depth), found, () -> "value at depth " + depth + " " + at);
      }
    }
  }

  /**
   * Checks that the value returned for any window is exact inside the window, and a true bound
   * outside.
   */
  @Test
  @Order(402)
  default void windowsAreHonest() {
    Reference<N> reference = new Reference<>(evaluator());
    PortableRandom random = new PortableRandom(seed());
    for (Walk<N> at : Walk.sample(this)) {
      WindowSearch<N> search = search();
      for (int depth = 1; depth <= maxDepth(); depth++) {
        int value = reference.value(at.node(), depth);
        int near = 2 + Math.abs(value) / 4;
        for (int i = 0; i < 10; i++) {
          int alpha = Math.max(-Score.INFINITY, value - near + random.nextInt(2 * near));
          int width = i % 2 == 0 ? 1 : 1 + random.nextInt(2 * near);
          int beta = Math.min(Score.INFINITY, alpha + width);
          int found =
              search.search(at.node(), depth, alpha, beta, new SearchContext(Limits.none()));
          String claim = "depth " + depth + ", window (" + alpha + ", " + beta + "): " + found
              + " returned, value " + value + " ";
          switch (Bound.of(found, alpha, beta)) {
            case EXACT -> assertEquals(value, found, () -> claim + at);
            case LOWER -> assertTrue(value >= found, () -> claim + at);
            case UPPER, ESTIMATE -> assertTrue(value <= found, () -> claim + at);
          }
        }
      }
    }
  }

  /** Checks that the search reports the best move to the context, and that all reports are true. */
  @Test
  @Order(404)
  default void rootMovesAreReported() {
    Reference<N> reference = new Reference<>(evaluator());
    for (Walk<N> at : Walk.sample(this)) {
      RootSearch<N> run = new RootSearch<>(search(), at.node(), Limits.none(), () -> 0);
      assertTrue(run.iterate(maxDepth()), () -> "the search was cut short " + at);
      SearchResult result = run.result();
      RootMove best = result.rootMoves().get(0);
      assertEquals(
          result.bestMove(),
          best.move(),
          () -> "the best move is not the first of the root moves " + at);
      assertFalse(
          best.depth() == 0,
          () -> "rootScored() was not called for the best move " + best.move() + " " + at);
      assertTrue(
          reference.bestMoves(at.node(), maxDepth()).contains(best.move()),
          () -> "the context's best move is " + best.move() + ", the reference's are "
              + reference.bestMoves(at.node(), maxDepth()) + " " + at);
    }
  }

  /**
   * Checks that nodes are counted, so that a node limit ends the search. The same search object
   * must be usable afterwards.
   */
  @Test
  @Order(403)
  default void limitsEndTheSearch() {
    Reference<N> reference = new Reference<>(evaluator());
    for (Walk<N> at : Walk.sample(this)) {
      WindowSearch<N> search = search();
      RootSearch<N> run = new RootSearch<>(search, at.node(), Limits.nodes(1), () -> 0);
      assertFalse(
          run.iterate(maxDepth()),
          () -> "visit() was called once at most: a limit of 1 node did not end the search " + at);
      assertEquals(
          Completion.NODES, run.result().completion(), () -> "the reason for ending " + at);
      assertEquals(
          reference.value(at.node(), maxDepth()),
          search.search(
              at.node(),
              maxDepth(),
              -Score.INFINITY,
              Score.INFINITY,
              new SearchContext(Limits.none())),
          () -> "value of a search after one that was stopped " + at);
    }
  }
}
