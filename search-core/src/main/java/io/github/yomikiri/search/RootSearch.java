package io.github.yomikiri.search;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Unchanged;
import io.github.yomikiri.search.Claims.Claim;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * A search of one position that runs one iteration at a time. Use it to write a driver, which
 * decides what depths are searched. The search keeps the last reliable answer, so {@link #result}
 * is correct at any moment, however the last iteration ended.
 *
 * <pre>{@code
 * var run = new RootSearch<>(search, root, limits, System::nanoTime);
 * int depth = 1;
 * while (depth <= limits.depth().orElse(Limits.MAX_DEPTH) && run.iterate(depth) && !run.isSolved()) {
 *   depth++;
 * }
 * return run.result();
 * }</pre>
 *
 * <p>The constructors throw an {@link IllegalArgumentException} if the limits have a
 * {@linkplain Limits#withRootMoves root move} that is not legal. Used by one thread.
 *
 * @param <P> the game's position type
 */
public final class RootSearch<P extends Position<P>> {

  private final WindowSearch<P> search;
  private final P root;
  private final Unchanged rootBefore;
  private final SearchContext context;
  private final List<Move> rootMoves;

  private Answer answer;
  private Completion completion = Completion.DEPTH;
  private boolean isIterating;

  /** A search's answer, without the root moves and the statistics. */
  private record Answer(
      int move, int score, Bound bound, boolean solved, int depth, List<Move> line) {}

  /**
   * Lists the root's moves and starts the clock.
   *
   * @param search the search that runs each iteration
   * @param root the position
   * @param limits the limits that end the search
   * @param nanoTime a clock like {@link System#nanoTime()}
   */
  public RootSearch(WindowSearch<P> search, P root, Limits limits, LongSupplier nanoTime) {
    this(search, Game.of(root), limits, nanoTime);
  }

  /**
   * Lists the root's moves and starts the clock.
   *
   * @param search the search that runs each iteration
   * @param game the game whose last position is searched
   * @param limits the limits that end the search
   * @param nanoTime a clock like {@link System#nanoTime()}
   */
  public RootSearch(WindowSearch<P> search, Game<P> game, Limits limits, LongSupplier nanoTime) {
    this(search, game, game.position(), true, limits, nanoTime);
  }

  /**
   * Lists the root's moves and starts the clock, for a position that may follow in a game. Only the
   * game makes draws, and not the moves between. So searches of several such positions share what
   * they have found.
   *
   * @param search the search that runs each iteration
   * @param game the game so far
   * @param root the position after one or more further moves, which is searched
   * @param limits the limits that end the search
   * @param nanoTime a clock like {@link System#nanoTime()}
   */
  public RootSearch(
      WindowSearch<P> search, Game<P> game, P root, Limits limits, LongSupplier nanoTime) {
    this(search, game, root, false, limits, nanoTime);
  }

  private RootSearch(
      WindowSearch<P> search,
      Game<P> game,
      P root,
      boolean isLast,
      Limits limits,
      LongSupplier nanoTime) {
    this.search = search;
    this.root = root;
    rootBefore = Unchanged.of(root);
    context = new SearchContext(limits, nanoTime);
    context.setGame(game);
    List<Move> moves = limits.rootMoves(root);
    boolean isDrawn = !moves.isEmpty() && (isLast ? game.isDrawnByRule() : context.isDrawn(root));
    rootMoves = isDrawn ? List.of() : moves;
    if (rootMoves.isEmpty()) {
      int score = isDrawn ? 0 : terminalScore();
      answer = new Answer(RootScores.NONE, score, Bound.EXACT, true, 0, List.of());
      completion = Completion.GAME_OVER;
      context.countDrawsByRule();
    } else {
      answer = answer(rootMoves.get(0).code(), -Score.MAX, Bound.LOWER, false, 0);
      search.newSearch();
    }
  }

  private int terminalScore() {
    return Score.check(
        search.unit().terminalScore(root),
        root,
        search.unit().getClass().getName() + ".terminalScore");
  }

  /**
   * Sets what is done now and then during the iterations, for example to report {@link #soFar}. The
   * task runs on the searching thread.
   *
   * @param interval the least time between two runs of the task, by the search's clock
   * @param task the task; an exception from it ends the search and reaches the caller
   */
  public void onProgress(Duration interval, Runnable task) {
    context.reportProgress(interval, task);
  }

  /**
   * Searches the root to a depth, with the whole window.
   *
   * @param newDepth in plies, in {@code [1, Limits.MAX_DEPTH]}
   * @return whether the depth was searched to its end; false when a limit or the stop signal ended
   *     it, or the game is over
   * @throws IllegalArgumentException if {@code newDepth} is outside its range
   */
  public boolean iterate(int newDepth) {
    return iterate(newDepth, -Score.INFINITY, Score.INFINITY);
  }

  /**
   * Searches the root to a depth, inside a window. A score outside the window is a bound. Above the
   * window, the move is one that reaches the bound. Below the window no best move is known, and the
   * move is the one that was to be tried first.
   *
   * @param newDepth in plies, in {@code [1, Limits.MAX_DEPTH]}
   * @param alpha the lower end of the window, at least {@code -Score.INFINITY}
   * @param beta the upper end of the window, more than {@code alpha} and at most
   *     {@code Score.INFINITY}
   * @return whether the depth was searched to its end; false when a limit or the stop signal ended
   *     it, or the game is over
   * @throws IllegalArgumentException if {@code newDepth} is outside its range
   * @throws IllegalStateException if the search or its evaluator returns a value outside
   *     {@code [-Score.MAX, Score.MAX]}, or the root is no longer the position that it was
   */
  public boolean iterate(int newDepth, int alpha, int beta) {
    Ranges.between("depth", newDepth, 1, Limits.MAX_DEPTH);
    if (rootMoves.isEmpty()) {
      return false;
    }
    context.startIteration(newDepth);
    isIterating = true;
    try {
      int value =
          Score.check(search.search(root, newDepth, alpha, beta, context), root, "the search");
      rootBefore.check();
      answer =
          answer(bestMove(), value, Bound.of(value, alpha, beta), context.isProven(), newDepth);
      completion = isFinal() ? Completion.SOLVED : Completion.DEPTH;
      return true;
    } catch (SearchStopped stopped) {
      rootBefore.check();
      answer = answerIfStopped();
      completion = context.stopReason();
      return false;
    } finally {
      isIterating = false;
    }
  }

  /**
   * Returns the best move of the last iteration, or the move that was to be tried first if no move
   * raised alpha.
   */
  private int bestMove() {
    RootScores known = context.rootScores();
    return known.bestMove() != RootScores.NONE
        ? known.bestMove()
        : known.preferredMove() != RootScores.NONE ? known.preferredMove() : answer.move;
  }

  /**
   * Returns the answer of the unfinished iteration, or the earlier answer if the iteration has
   * found nothing yet. The iteration searched the earlier best move first, so its own best move is
   * at least as good.
   */
  private Answer answerIfStopped() {
    return context
        .rootScores()
        .bound(rootMoves.size())
        .map(known ->
            answer(bestMove(), known.score(), known.bound(), known.solved(), known.depth()))
        .orElseGet(() -> answer.depth > 0
            ? answer
            : answer(bestMove(), answer.score, answer.bound, answer.solved, answer.depth));
  }

  /**
   * Returns the result that the search would return if it were stopped now. A search that reports
   * its progress during an iteration calls this method. The call changes nothing: {@link #result()}
   * is the same before and after.
   *
   * @return during an iteration, what was found until now, with {@link Completion#STOPPED};
   *     otherwise {@link #result()}
   */
  public SearchResult soFar() {
    return isIterating
        ? result(answerIfStopped(), Completion.STOPPED, context.statisticsAtPoll())
        : result();
  }

  private Answer answer(int move, int score, Bound bound, boolean solved, int depth) {
    List<Move> line = BestLines.moves(root, move, context.line(0));
    return new Answer(move, score, bound, solved, depth, line);
  }

  /**
   * Returns whether the position is solved, so that a deeper search would change nothing.
   *
   * @return whether the last iteration was searched to its end and no estimate contributed to it
   */
  public boolean isSolved() {
    return completion.isComplete() && isFinal();
  }

  private boolean isFinal() {
    return context.claims().isFinal(answer.score, answer.bound, answer.solved, answer.depth);
  }

  private Claim claim(Answer known) {
    return context.claims().of(known.score, known.bound, known.solved, known.depth);
  }

  /**
   * Returns how the score of the last iteration lies in its window. A result may claim less, see
   * {@link Score#LONGEST_WIN}.
   *
   * @return {@code EXACT} if the score lies inside the window
   */
  public Bound boundInWindow() {
    return answer.bound;
  }

  /**
   * Returns the time since the search was started.
   *
   * @return the time by the search's clock
   */
  public Duration elapsed() {
    return context.statistics().elapsed();
  }

  /**
   * Returns the number of moves at the root that the limits allow.
   *
   * @return 0 when the game is over
   */
  public int moveCount() {
    return rootMoves.size();
  }

  /**
   * Returns the result of the search so far.
   *
   * @return the result, with the reason why the last iteration ended
   */
  public SearchResult result() {
    return result(completion);
  }

  /**
   * Returns the result of the search so far, with a given reason why it ended.
   *
   * @param reason why the search ended
   * @return the result
   */
  public SearchResult result(Completion reason) {
    return result(answer, reason, context.statistics());
  }

  private SearchResult result(Answer known, Completion reason, Statistics statistics) {
    SearchResult.Builder result = rootMoves.stream()
        .filter(each -> each.code() == known.move)
        .findFirst()
        .map(SearchResult::builder)
        .orElseGet(() -> SearchResult.gameOver(known.score).toBuilder());
    return result
        .score(known.score)
        .bound(claim(known).bound())
        .solved(claim(known).solved())
        .depth(known.depth)
        .principalVariation(known.line)
        .rootMoves(context.rootScores().list(root, rootMoves, known.move, context.claims()))
        .confidence(context.confidence())
        .completion(reason)
        .unitsPerPoint(search.unit().scale())
        .shortestWins(context.claims().areDistances())
        .statistics(statistics)
        .build();
  }
}
