package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.algorithm.NodeRule;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests that every searcher must pass: they check the promises of {@link Searcher} and
 * {@link SearchResult}. The tests search one position of every random walk and compare the result
 * with the unpruned {@link Reference}. The time of the reference grows with {@link #maxDepth()}, so
 * use few walks and a small depth for a game with many moves.
 *
 * @param <N> the game's node type
 */
public interface SearcherContract<N extends Node<N>> extends NodeSource<N> {

  /**
   * Returns a new searcher that has learned nothing.
   *
   * @return the searcher to test
   */
  Searcher<N> searcher();

  /**
   * Returns the evaluator that the searcher uses, for the reference.
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

  /**
   * Returns whether a search that is not cut short has the exact minimax value at the depth in its
   * result. Override this method to return false for a searcher that prunes on a guess, or that
   * does not search at all. Do the same if the searcher's table answers with deeper results
   * ({@code DepthRule.AT_LEAST}). Its values are then compared only if they are marked as solved.
   *
   * @return whether values are exact to their depth
   */
  default boolean isExactToDepth() {
    return true;
  }

  /**
   * Returns whether two searches with the same limits visit the same nodes. Override this method to
   * return false for a searcher whose threads share a search. Tests that compare two searches are
   * then skipped.
   *
   * @return whether results repeat
   */
  default boolean isReproducible() {
    return true;
  }

  /**
   * Returns whether the searcher is best-first, such as a Monte-Carlo search: an iteration ends
   * after some visits, not after a depth. The tree then need not be deeper than at the end of the
   * iteration before.
   *
   * @return whether iterations may have equal depths
   */
  default boolean isBestFirst() {
    return false;
  }

  /**
   * Returns how many nodes a search may visit after the stop signal was raised. This library's
   * searches read the signal at least every 256 nodes. The default allows for searches that read it
   * less often. A search of fewer nodes may end before it has to read the signal, so
   * {@link #positions()} should include positions that take more nodes.
   *
   * @return in nodes, less than a million
   */
  default int nodesAfterStop() {
    return 1000;
  }

  /**
   * Returns the searcher's rules of your own, each with several settings, such as {@code List.of(()
   * -> new Confirmed<>(0), () -> new Confirmed<>(9))}. The default is no rule.
   *
   * @return suppliers; one supplier makes equal rules, and two suppliers make rules that differ
   */
  default List<Supplier<NodeRule<N>>> rules() {
    return List.of();
  }

  /** Checks that scores are those of the reference, at every depth up to {@link #maxDepth()}. */
  @Test
  @Order(501)
  default void scoresAreTheReferences() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    checks.searchEach((at, result) -> {
      checks.score(at, result);
      if (isExactToDepth()) {
        assertEquals(
            Bound.EXACT,
            result.bound(),
            () -> "a search that ran to its end has no exact score: " + result + " " + at);
      }
    });
  }

  /** Checks that the move is among the reference's best. */
  @Test
  @Order(502)
  default void movesAreAmongTheReferencesBest() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    checks.searchEach((at, result) -> {
      checks.legal(at, result);
      if (isExactToDepth()) {
        List<Move> best = checks.reference().bestMoves(at.node(), result.depth());
        assertTrue(
            best.contains(result.bestMove()),
            () -> "the move is " + result.bestMove() + ", the reference's best are " + best
                + " at depth " + result.depth() + " " + at);
      }
    });
  }

  /**
   * Checks that the principal variation is legal and begins with the best move. A line as long as
   * the search's depth must also end in a position with the score.
   */
  @Test
  @Order(503)
  default void principalVariationsLeadToTheScore() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    checks.searchEach(checks::principalVariation);
  }

  /** Checks that every legal move is among the root moves, once, with a true score and bound. */
  @Test
  @Order(504)
  default void rootMovesAreCompleteAndHonest() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    checks.searchEach(checks::rootMoves);
  }

  /**
   * Checks that the best root move comes first: no other root move of the same depth has a greater
   * exact score.
   */
  @Test
  @Order(505)
  default void bestMovesComeFirst() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    checks.searchEach(checks::bestRootMoveFirst);
  }

  /**
   * Checks that a solved score is the game's value at any depth. A score must be solved if no line
   * is longer than the depth.
   */
  @Test
  @Order(506)
  default void solvedMeansSolved() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    checks.searchEach(checks::solved);
  }

  /**
   * Checks that two new searchers share nothing, so that one searcher's search does not change the
   * other's.
   */
  @Test
  @Order(507)
  default void newSearchersShareNothing() {
    assumeTrue(isReproducible(), "the searcher says that its results do not repeat");
    Limits limits = Limits.depth(maxDepth());
    for (Walk<N> at : Walk.sample(this)) {
      Searcher<N> first = searcher();
      Searcher<N> second = searcher();
      assertNotSame(first, second, "searcher() must return a new searcher at every call");
      SearchResult before = SearchChecks.withoutTime(first.search(at.node(), limits));
      assertEquals(
          before,
          SearchChecks.withoutTime(second.search(at.node(), limits)),
          () -> "a new searcher searches differently after another one has searched: they share a"
              + " table or an ordering, and each needs its own " + at);
    }
  }

  /**
   * Checks that a search after {@link Searcher#reset()} visits the same nodes as a search by a new
   * searcher.
   */
  @Test
  @Order(508)
  default void resetMakesNew() {
    assumeTrue(isReproducible(), "the searcher says that its results do not repeat");
    Searcher<N> used = searcher();
    Limits limits = Limits.depth(maxDepth());
    for (Walk<N> at : Walk.sample(this)) {
      SearchResult fresh = SearchChecks.withoutTime(searcher().search(at.node(), limits));
      used.reset();
      assertEquals(
          fresh,
          SearchChecks.withoutTime(used.search(at.node(), limits)),
          () -> "a searcher that was reset searches differently from a new one " + at);
    }
  }

  /** Checks that a search with a limit of one node still returns a legal move. */
  @Test
  @Order(509)
  default void oneNodeIsEnoughForAMove() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    for (Walk<N> at : Walk.sample(this)) {
      SearchResult result = searcher().search(at.node(), Limits.nodes(1));
      checks.legal(at, result);
    }
  }

  /** Checks that a search ended by a node limit ends the same every time. */
  @Test
  @Order(510)
  default void nodeLimitsRepeat() {
    assumeTrue(isReproducible(), "the searcher says that its results do not repeat");
    for (Walk<N> at : Walk.sample(this)) {
      for (int nodes : new int[] {1, 10, 100, 1000}) {
        Limits limits = Limits.depth(maxDepth()).withNodes(nodes);
        SearchResult first = SearchChecks.withoutTime(searcher().search(at.node(), limits));
        SearchResult second = SearchChecks.withoutTime(searcher().search(at.node(), limits));
        assertEquals(
            first,
            second,
            () -> "the same search of " + nodes + " nodes ends differently the second time " + at);
      }
    }
  }

  /**
   * Checks that a node limit is never exceeded, and that the result up to the limit is legal and
   * true.
   */
  @Test
  @Order(511)
  default void nodeLimitsHold() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    for (Walk<N> at : Walk.sample(this)) {
      for (int nodes = 1; nodes <= 2000; nodes += 1 + nodes / 2) {
        SearchResult result =
            searcher().search(at.node(), Limits.depth(maxDepth()).withNodes(nodes));
        checks.nodes(at, result, nodes);
        checks.legal(at, result);
        checks.score(at, result);
        checks.principalVariation(at, result);
        checks.rootMoves(at, result);
      }
    }
  }

  /**
   * Checks the result of a finished game: no move, the evaluator's score of the finished game, and
   * solved.
   */
  @Test
  @Order(512)
  default void finishedGamesAreAnswered() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    for (Walk<N> at : Walk.ends(this)) {
      checks.gameOver(at, searcher().search(at.node(), Limits.depth(maxDepth())));
    }
  }

  /**
   * Checks that the listener is called at the start, after every iteration and at the end, in this
   * order. Each iteration must be deeper than the one before; in a best-first search, at least as
   * deep.
   */
  @Test
  @Order(513)
  default void listenersAreTold() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    for (Walk<N> at : Walk.sample(this)) {
      checks.reported(at, Limits.depth(maxDepth()));
    }
  }

  /**
   * Checks that the listener is called in the same order whatever ends the search: a limit of
   * nodes, the time, the usual time, a stop signal, or the end of the game.
   */
  @Test
  @Order(516)
  default void everyEndIsReported() {
    StopSignal stop = new StopSignal();
    stop.raise();
    Limits deep = Limits.depth(maxDepth());
    List<Limits> ends = List.of(
        deep.withNodes(1),
        deep.withNodes(100),
        deep.withTime(Duration.ofNanos(1)),
        deep.withUsualTime(Duration.ZERO),
        deep.withStop(stop));
    SearchChecks<N> checks = new SearchChecks<>(this);
    for (Limits limits : ends) {
      checks.reported(Walk.sample(this).get(0), limits);
    }
    for (Walk<N> at : Walk.ends(this)) {
      checks.reported(at, deep);
    }
  }

  /**
   * Checks that a search begins no iteration when its {@linkplain Limits#withUsualTime(Duration)
   * usual time} is over. A usual time of zero leaves the first iteration only. With a minimum
   * depth, it leaves all iterations up to that depth.
   */
  @Test
  @Order(517)
  default void theUsualTimeEndsTheIterations() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    Limits deep = Limits.depth(maxDepth());
    for (Walk<N> at : Walk.sample(this)) {
      checks.usualTime(at, deep.withUsualTime(Duration.ZERO));
      checks.usualTime(at, deep.withUsualTime(Duration.ZERO, maxDepth()));
    }
  }

  /**
   * Checks that a search of {@linkplain Limits#withRootMoves some of the root's moves} has the
   * value of the best of them. Then the same searcher searches all moves, and its result must not
   * rest on the first search.
   */
  @Test
  @Order(518)
  default void rootMovesCanBeExcluded() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    Limits limits = Limits.depth(maxDepth());
    for (Walk<N> at : Walk.sample(this)) {
      List<Move> best = checks.reference().bestMoves(at.node(), maxDepth());
      List<Move> others = new ArrayList<>(at.node().legalMoves());
      others.remove(best.get(0));
      Searcher<N> searcher = searcher();
      if (!others.isEmpty()) {
        checks.someMoves(at, others, searcher.search(at.node(), limits.withRootMoves(others)));
      }
      SearchResult all = searcher.search(at.node(), limits);
      checks.score(at, all);
      checks.rootMoves(at, all);
    }
  }

  /**
   * Checks that a table can separate the entries of the {@link #rules()}, and that searchers with
   * the same rules can share a table. Different rules must have different texts. Rules that are
   * made anew with the same settings must have the same text and be equal.
   */
  @Test
  @Order(519)
  default void rulesHaveTheirOwnTexts() {
    List<NodeRule<N>> others = new ArrayList<>();
    for (Supplier<NodeRule<N>> supplier : rules()) {
      NodeRule<N> rule = supplier.get();
      NodeRule<N> again = supplier.get();
      assertEquals(rule.toString(), again.toString(), "the text of a rule that was made anew");
      assertTrue(
          rule.equals(again) && rule.hashCode() == again.hashCode(),
          () -> "two rules \"" + rule + "\" with the same settings are not equal, so no searchers"
              + " can share a table: override equals(...) and hashCode()");
      for (NodeRule<N> other : others) {
        assertNotEquals(
            other.toString(),
            rule.toString(),
            "two rules that differ have the same text, so a table cannot separate their entries:"
                + " the text needs all settings");
        assertNotEquals(other, rule, "two rules that differ are equal");
      }
      others.add(rule);
    }
  }

  /** Checks that a stop signal raised beforehand ends a search at once, with a legal move. */
  @Test
  @Order(514)
  default void stopSignalRaisedBefore() {
    StopSignal stop = new StopSignal();
    stop.raise();
    SearchChecks<N> checks = new SearchChecks<>(this);
    for (Walk<N> at : Walk.sample(this)) {
      SearchResult result = searcher().search(at.node(), SearchChecks.untilStopped(stop));
      checks.legal(at, result);
      checks.stopped(at, result, 0);
    }
  }

  /**
   * Checks that a stop signal ends a search soon, with a legal and true answer. The listener raises
   * the signal after the first iteration, and in a second search another thread raises it at the
   * start.
   */
  @Test
  @Order(515)
  default void stopSignalRaisedDuring() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    Walk<N> at = Walk.sample(this).get(0);
    StopSignal fromListener = new StopSignal();
    AtomicLong nodes = new AtomicLong();
    Limits limits = SearchChecks.untilStopped(fromListener);
    SearchResult afterIteration = searcher().search(at.node(), limits, new SearchListener() {
      @Override
      public void iterationFinished(SearchResult soFar) {
        nodes.compareAndSet(0, soFar.statistics().nodes());
        fromListener.raise();
      }
    });
    checks.answer(at, afterIteration);
    checks.stopped(at, afterIteration, nodes.get());
    StopSignal fromThread = new StopSignal();
    limits = SearchChecks.untilStopped(fromThread);
    SearchResult atStart = searcher().search(at.node(), limits, new SearchListener() {
      @Override
      public void started(Limits given) {
        SameTask.run(fromThread::raise);
      }
    });
    checks.legal(at, atStart);
    checks.stopped(at, atStart, 0);
  }
}
