package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.IntUnaryOperator;

/**
 * The checks of a search result in {@link SearcherContract}. Reference values are computed once per
 * position and depth.
 */
final class SearchChecks<N extends Node<N>> {

  private final SearcherContract<N> contract;
  private final Reference<N> reference;
  private final Map<List<Object>, Map<Move, Integer>> moveValues = new HashMap<>();

  SearchChecks(SearcherContract<N> contract) {
    this.contract = contract;
    reference = new Reference<>(contract.evaluator());
  }

  Reference<N> reference() {
    return reference;
  }

  /** Searches every sampled position to every depth and checks the results. */
  void searchEach(BiConsumer<Walk<N>, SearchResult> check) {
    for (Walk<N> at : Walk.sample(contract)) {
      for (int depth = 1; depth <= contract.maxDepth(); depth++) {
        SearchResult result = contract.searcher().search(at.node(), Limits.depth(depth));
        assertTrue(
            result.completion().isComplete(),
            () -> "a search that only depth limits was cut short: " + result + " " + at);
        assertTrue(
            result.depth() <= contract.maxDepth(),
            () -> "deeper than the depth limit: " + result + " " + at);
        check.accept(at, result);
      }
    }
  }

  private Map<Move, Integer> values(Walk<N> at, int depth) {
    return moveValues.computeIfAbsent(
        List.of(at.start(), at.moves(), depth), unknown -> reference.moveValues(at.node(), depth));
  }

  private int value(Walk<N> at, int depth) {
    return values(at, depth).values().stream().mapToInt(value -> value).max().orElseThrow();
  }

  void answer(Walk<N> at, SearchResult result) {
    legal(at, result);
    if (result.depth() <= contract.maxDepth()) {
      score(at, result);
      principalVariation(at, result);
      rootMoves(at, result);
    }
  }

  void legal(Walk<N> at, SearchResult result) {
    List<Move> legal = at.node().legalMoves();
    assertTrue(result.move().isPresent(), () -> "no move, although the game is not over " + at);
    assertTrue(
        legal.contains(result.bestMove()),
        () -> "the move " + result.bestMove() + " is not among the legal " + legal + " " + at);
  }

  void nodes(Walk<N> at, SearchResult result, long limit) {
    long nodes = result.statistics().nodes();
    assertTrue(
        nodes <= limit,
        () -> nodes + " nodes were visited, more than the limit of " + limit + " " + at);
  }

  /**
   * Returns limits that end a search which does not see the stop signal, so that the check fails
   * but does not hang.
   */
  static Limits untilStopped(StopSignal stop) {
    return Limits.nodes(1_000_000).withStop(stop);
  }

  void stopped(Walk<N> at, SearchResult result, long nodesBefore) {
    long nodes = result.statistics().nodes() - nodesBefore;
    assertTrue(
        nodes <= contract.nodesAfterStop(),
        () -> "the stop signal did not end the search: " + nodes + " nodes were visited after it, "
            + contract.nodesAfterStop() + " are allowed " + at);
  }

  void score(Walk<N> at, SearchResult result) {
    if (contract.isExactToDepth() || result.solved()) {
      honest(
          at,
          "the score",
          result.score(),
          result.bound(),
          result.depth(),
          depth -> value(at, depth));
    }
  }

  void rootMoves(Walk<N> at, SearchResult result) {
    List<Move> legal = at.node().legalMoves();
    List<Move> listed = result.rootMoves().stream().map(RootMove::move).toList();
    assertTrue(
        listed.size() == legal.size() && listed.containsAll(legal),
        () -> "the root moves are " + listed + ", the legal ones " + legal + " " + at);
    if (contract.isExactToDepth()) {
      for (RootMove known : result.rootMoves()) {
        honest(
            at,
            "the root move " + known.move(),
            known.score(),
            known.bound(),
            known.depth(),
            depth -> Objects.requireNonNull(values(at, depth).get(known.move())));
      }
    }
  }

  /** Checks the result of a search of some of the root's moves. */
  void someMoves(Walk<N> at, List<Move> moves, SearchResult result) {
    List<Move> listed = result.rootMoves().stream().map(RootMove::move).toList();
    assertTrue(
        listed.size() == moves.size()
            && listed.containsAll(moves)
            && moves.contains(result.bestMove()),
        () -> "the limits have the root moves " + moves + ", but the search of " + listed
            + " chose " + result.bestMove() + " " + at);
    if (contract.isExactToDepth() || result.solved()) {
      honest(
          at,
          "the score of the root moves " + moves,
          result.score(),
          result.bound(),
          result.depth(),
          depth -> moves.stream()
              .mapToInt(move -> Objects.requireNonNull(values(at, depth).get(move)))
              .max()
              .orElseThrow());
    }
  }

  void bestRootMoveFirst(Walk<N> at, SearchResult result) {
    RootMove first = result.rootMoves().get(0);
    for (RootMove other : result.rootMoves()) {
      assertTrue(
          other.depth() < first.depth()
              || other.bound() != Bound.EXACT
              || other.score() <= first.score(),
          () -> "the root moves begin with " + first + ", but " + other + " is better " + at);
    }
  }

  private void honest(
      Walk<N> at, String what, int score, Bound bound, int depth, IntUnaryOperator reference) {
    String claim = what + " is " + bound + " " + score + " at depth " + depth;
    if (depth == 0) {
      boolean empty = bound == Bound.LOWER && score == -Score.MAX || bound == Bound.ESTIMATE;
      assertTrue(empty, () -> claim + ", though nothing was searched " + at);
      return;
    }
    int value = reference.applyAsInt(depth);
    boolean holds = switch (bound) {
      case EXACT -> score == value;
      case LOWER -> score <= value;
      case UPPER -> score >= value;
      case ESTIMATE -> true;
    };
    assertTrue(holds, () -> claim + ", the reference has " + value + " " + at);
  }

  void solved(Walk<N> at, SearchResult result) {
    // A solved score holds at any depth of the reference. One more ply is enough to find a score
    // that is wrongly called solved.
    if (result.solved()) {
      honest(
          at,
          "the solved score",
          result.score(),
          result.bound(),
          contract.maxDepth() + 1,
          depth -> value(at, depth));
    } else if (contract.isExactToDepth()) {
      assertFalse(
          reference.endsWithin(at.node(), result.depth()),
          () -> "every line ends within depth " + result.depth()
              + ", but the result is not called solved " + at);
    }
  }

  void principalVariation(Walk<N> at, SearchResult result) {
    List<Move> line = result.principalVariation();
    String text = "the principal variation " + line;
    assertFalse(line.isEmpty(), () -> "no principal variation " + at);
    assertEquals(
        result.bestMove(), line.get(0), () -> text + " does not begin with the move " + at);
    N node = at.node();
    boolean isRootsSide = true;
    for (Move move : line) {
      N before = node;
      node = before
          .play(move)
          .orElseThrow(() -> new AssertionError(
              text + " has the illegal move " + move + " in " + before + " " + at));
      isRootsSide = isRootsSide == node.movesAgain();
    }
    boolean complete = node.isTerminal() || line.size() == result.depth();
    if (complete && result.bound() == Bound.EXACT) {
      int leaf = Evaluation.of(contract.evaluator(), node);
      int value = isRootsSide ? leaf : -leaf;
      assertEquals(
          result.score(),
          value,
          () -> text + " leads to a leaf of another value than the score " + at);
    }
  }

  /** Checks the result of a search of a finished game. */
  void gameOver(Walk<N> at, SearchResult result) {
    assertEquals(Completion.GAME_OVER, result.completion(), () -> "the game is over " + at);
    assertEquals(Optional.empty(), result.move(), () -> "a finished game has no best move " + at);
    assertEquals(List.of(), result.rootMoves(), () -> "a finished game has no root moves " + at);
    assertEquals(
        contract.evaluator().unit().terminalScore(at.node()),
        result.score(),
        () -> "score of a finished game " + at);
    assertEquals(Bound.EXACT, result.bound(), () -> "bound of a finished game " + at);
    assertTrue(result.solved(), () -> "a finished game is solved " + at);
  }

  /** Searches a position, and checks the calls of the listener. */
  void reported(Walk<N> at, Limits limits) {
    Calls calls = new Calls();
    SearchResult result = contract.searcher().search(at.node(), limits, calls);
    String place = ", with " + limits + " " + at;
    assertFalse(calls.reports.isEmpty(), () -> "the listener was not called" + place);
    assertEquals(
        "started",
        calls.reports.get(0),
        () -> "started() must come first: " + calls.reports + place);
    assertEquals(
        result,
        calls.reports.get(calls.reports.size() - 1),
        () -> "finished() must come last, with the result" + place);
    int depth = 0;
    for (Object iteration : calls.reports.subList(1, calls.reports.size() - 1)) {
      int before = contract.isBestFirst() ? Math.max(0, depth - 1) : depth;
      assertTrue(
          iteration instanceof Integer deeper && deeper > before,
          () -> "iterationFinished() must come once for every depth, between the others: "
              + calls.reports + place);
      depth = (Integer) iteration;
    }
  }

  /** Searches a position with a usual time of zero, and checks after which iteration it ends. */
  void usualTime(Walk<N> at, Limits limits) {
    Calls calls = new Calls();
    SearchResult result = contract.searcher().search(at.node(), limits, calls);
    List<Integer> enough = calls.reports.stream()
        .filter(Integer.class::isInstance)
        .map(Integer.class::cast)
        .filter(depth -> limits.isEnough(depth, Duration.ZERO))
        .toList();
    assertTrue(
        enough.size() <= 1,
        () -> "the usual time did not end the iterations: those of the depths " + enough
            + " ended after it, with " + limits + " " + at);
    boolean isLate = result.completion() == Completion.TIME;
    assertTrue(
        !isLate || result.depth() >= limits.minDepth(),
        () -> "the usual time ended the search at depth " + result.depth() + ", with " + limits
            + " " + at);
    legal(at, result);
  }

  /** Stores the calls of a listener: the depths of iterations, and the result. */
  private static final class Calls implements SearchListener {

    private final List<Object> reports = new ArrayList<>();

    @Override
    public void started(Limits limits) {
      reports.add("started");
    }

    @Override
    public void iterationFinished(SearchResult soFar) {
      reports.add(soFar.depth());
    }

    @Override
    public void finished(SearchResult result) {
      reports.add(result);
    }
  }

  /** Returns the result with an elapsed time of 0, so that results can be compared. */
  static SearchResult withoutTime(SearchResult result) {
    return result.toBuilder()
        .statistics(result.statistics().withElapsed(Duration.ZERO))
        .build();
  }
}
