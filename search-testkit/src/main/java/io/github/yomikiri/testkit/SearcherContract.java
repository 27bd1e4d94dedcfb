package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * What every searcher must keep to: the promises of {@link Searcher} and {@link SearchResult}. One position of every
 * random walk is searched, and what comes back is compared with the unpruned {@link Reference}, whose time grows with
 * {@link #maxDepth()}: a game with many moves wants few walks and little depth.
 *
 * @param <N> the game's node type
 */
public interface SearcherContract<N extends Node<N>> extends PositionSource<N> {

  /**
   * Returns a new searcher that has learned nothing.
   *
   * @return the searcher to test
   */
  Searcher<N> searcher();

  /**
   * Returns the evaluator that the searcher uses, for the reference.
   *
   * @return values the leaves
   */
  Evaluator<N> evaluator();

  /**
   * Returns the greatest depth that is compared with the reference.
   *
   * @return in plies, at least 1
   */
  default int maxDepth() {
    return 4;
  }

  /**
   * Tells whether a search that is not cut short has the exact minimax value to the depth it names. Override it to
   * return false for a searcher that prunes on a guess, whose table answers with deeper results
   * ({@code DepthRule.AT_LEAST}), or that does not search at all; its values are then compared only where it claims
   * that they are solved.
   *
   * @return whether values are exact to their depth
   */
  default boolean isExactToDepth() {
    return true;
  }

  /**
   * Returns how many nodes a search may visit after the stop signal was raised. This library's searches look at the
   * signal at least every 256 nodes; the default leaves room for searches that look less often. A search of fewer nodes
   * than this may end before it has to look, so that {@link #positions()} should have some that take more.
   *
   * @return in nodes, less than a million
   */
  default int nodesAfterStop() {
    return 1000;
  }

  /** Checks that scores are what the reference has, to every depth up to {@link #maxDepth()}. */
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
   * Checks that the principal variation is legal and begins with the move, and that one that is as long as the search
   * was deep ends in a position with the score.
   */
  @Test
  @Order(503)
  default void principalVariationsLeadToTheScore() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    checks.searchEach(checks::principalVariation);
  }

  /** Checks that every legal move is among the root moves, once, and that what is said of it is true. */
  @Test
  @Order(504)
  default void rootMovesAreCompleteAndHonest() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    checks.searchEach(checks::rootMoves);
  }

  /** Checks that the root moves are headed by the best: none of those as deep has a greater exact score. */
  @Test
  @Order(505)
  default void bestMovesComeFirst() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    checks.searchEach((at, result) -> {
      RootMove first = result.rootMoves().get(0);
      for (RootMove other : result.rootMoves()) {
        assertTrue(
            other.depth() < first.depth()
                || other.bound() != Bound.EXACT
                || other.score() <= first.score(),
            () -> "the root moves begin with " + first + ", but " + other + " is better " + at);
      }
    });
  }

  /**
   * Checks that a score is called solved where it is the game's value at any depth, and that it is where no line is
   * longer.
   */
  @Test
  @Order(506)
  default void solvedMeansSolved() {
    SearchChecks<N> checks = new SearchChecks<>(this);
    checks.searchEach(checks::solved);
  }

  /** Checks that two new searchers share nothing: what one has learned does not change the other's search. */
  @Test
  @Order(507)
  default void newSearchersShareNothing() {
    Limits limits = Limits.depth(maxDepth());
    for (Walk<N> at : Walk.sample(this)) {
      Searcher<N> first = searcher();
      Searcher<N> second = searcher();
      assertNotSame(first, second, "searcher() must return a new searcher at every call");
      SearchResult before = SearchChecks.withoutTime(first.search(at.node(), limits));
      assertEquals(
          before,
          SearchChecks.withoutTime(second.search(at.node(), limits)),
          () ->
              "a new searcher searches otherwise after another has searched: they share a table or"
                  + " an ordering, and every one needs its own " + at);
    }
  }

  /** Checks that a search after {@link Searcher#reset()} is the same to the node as a new searcher's. */
  @Test
  @Order(508)
  default void resetMakesNew() {
    Searcher<N> used = searcher();
    Limits limits = Limits.depth(maxDepth());
    for (Walk<N> at : Walk.sample(this)) {
      SearchResult fresh = SearchChecks.withoutTime(searcher().search(at.node(), limits));
      used.reset();
      assertEquals(
          fresh,
          SearchChecks.withoutTime(used.search(at.node(), limits)),
          () -> "a searcher that was reset searches otherwise than a new one " + at);
    }
  }

  /** Checks that a search that may visit one node only has a legal move all the same. */
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
    for (Walk<N> at : Walk.sample(this)) {
      for (int nodes : new int[] {1, 10, 100, 1000}) {
        Limits limits = Limits.depth(maxDepth()).withNodes(nodes);
        SearchResult first = SearchChecks.withoutTime(searcher().search(at.node(), limits));
        SearchResult second = SearchChecks.withoutTime(searcher().search(at.node(), limits));
        assertEquals(
            first,
            second,
            () -> "the same search of " + nodes + " nodes ends otherwise the second time " + at);
      }
    }
  }

  /** Checks that a node limit is never exceeded, and that what was found until then is legal and honest. */
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

  /** Checks that a finished game is answered as such: no move, the game's own score, solved. */
  @Test
  @Order(512)
  default void finishedGamesAreAnswered() {
    for (Walk<N> at : Walk.ends(this)) {
      SearchResult result = searcher().search(at.node(), Limits.depth(maxDepth()));
      assertEquals(Completion.GAME_OVER, result.completion(), () -> "the game is over " + at);
      assertEquals(Optional.empty(), result.move(), () -> "a finished game has no best move " + at);
      assertEquals(List.of(), result.rootMoves(), () -> "a finished game has no root moves " + at);
      assertEquals(
          evaluator().terminalScore(at.node()),
          result.score(),
          () -> "score of a finished game " + at);
      assertEquals(Bound.EXACT, result.bound(), () -> "bound of a finished game " + at);
      assertTrue(result.solved(), () -> "a finished game is solved " + at);
    }
  }

  /**
   * Checks that the listener is told of the start, of every iteration, deeper each time, and of the result, in this
   * order.
   */
  @Test
  @Order(513)
  default void listenersAreTold() {
    for (Walk<N> at : Walk.sample(this)) {
      List<Object> told = new ArrayList<>();
      SearchResult result = searcher()
          .search(at.node(), Limits.depth(maxDepth()), new SearchListener() {
            @Override
            public void started(Limits limits) {
              told.add("started");
            }

            @Override
            public void iterationFinished(SearchResult soFar) {
              told.add(soFar.depth());
            }

            @Override
            public void finished(SearchResult last) {
              told.add(last);
            }
          });
      SearchChecks.told(at, told, result);
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
   * Checks that a stop signal ends a search soon, with a legal and honest answer, if the listener raises it after the
   * first iteration, and if another thread raises it when the search starts.
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
        Threads.run(fromThread::raise);
      }
    });
    checks.legal(at, atStart);
    checks.stopped(at, atStart, 0);
  }
}
