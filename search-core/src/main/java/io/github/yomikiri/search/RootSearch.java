package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * One search of one position, an iteration at a time: what a driver is made of. It keeps the last trustworthy answer, so that
 * {@link #result} is right at any moment, however the last iteration ended.
 *
 * <pre>{@code
 * var run = new RootSearch<>(search, root, limits, System::nanoTime);
 * int depth = 1;
 * while (depth <= limits.depth() && run.iterate(depth) && !run.isSolved()) {
 *   depth++;
 * }
 * return run.result();
 * }</pre>
 *
 * <p>Used by one thread.
 *
 * @param <N> the game's node type
 */
public final class RootSearch<N extends Node<N>> {

  private final WindowSearch<N> search;
  private final N root;
  private final SearchContext context;
  private final List<Move> legalMoves;

  private int move;
  private int score = -Score.MAX;
  private Bound bound = Bound.LOWER;
  private boolean solved;
  private int depth;
  private int iteration;
  private List<Move> principalVariation = List.of();
  private Completion completion = Completion.DEPTH;

  /**
   * Lists the root's moves and starts the clock.
   *
   * @param search what searches each iteration
   * @param root the position
   * @param limits what ends the search
   * @param nanoTime a clock like {@link System#nanoTime()}
   */
  public RootSearch(WindowSearch<N> search, N root, Limits limits, LongSupplier nanoTime) {
    this.search = search;
    this.root = root;
    context = new SearchContext(limits, nanoTime);
    legalMoves = root.legalMoves();
    if (legalMoves.isEmpty()) {
      gameOver();
    } else {
      adopt(legalMoves.get(0).code(), -Score.MAX, Bound.LOWER, 0);
      search.newSearch();
    }
  }

  private void gameOver() {
    score = search.terminalScore(root);
    bound = Bound.EXACT;
    solved = true;
    completion = Completion.GAME_OVER;
  }

  /**
   * Searches the root to a depth, with the whole window.
   *
   * @param newDepth in plies, in {@code [1, Limits.MAX_DEPTH]}
   * @return whether the depth was searched to its end; false when a limit or the stop signal ended it, or the game is over
   * @throws IllegalArgumentException if {@code newDepth} is outside its range
   */
  public boolean iterate(int newDepth) {
    return iterate(newDepth, -Score.INFINITY, Score.INFINITY);
  }

  /**
   * Searches the root to a depth, inside a window. Outside it the score is a bound, and the move one that has it, or any
   * where all fall short of the window.
   *
   * @param newDepth in plies, in {@code [1, Limits.MAX_DEPTH]}
   * @param alpha the lower end of the window, at least {@code -Score.INFINITY}
   * @param beta the upper end of the window, more than {@code alpha} and at most {@code Score.INFINITY}
   * @return whether the depth was searched to its end; false when a limit or the stop signal ended it, or the game is over
   * @throws IllegalArgumentException if {@code newDepth} is outside its range
   */
  public boolean iterate(int newDepth, int alpha, int beta) {
    if (newDepth < 1 || newDepth > Limits.MAX_DEPTH) {
      throw new IllegalArgumentException(
          "depth " + newDepth + " is outside [1, " + Limits.MAX_DEPTH + "]");
    }
    if (legalMoves.isEmpty()) {
      return false;
    }
    long estimates = context.estimates();
    context.startIteration(newDepth);
    iteration = newDepth;
    try {
      int value = search.search(root, newDepth, alpha, beta, context);
      int best = context.rootScores().bestMove();
      adopt(best < 0 ? move : best, value, Bound.of(value, alpha, beta), newDepth);
      solved = context.estimates() == estimates;
      completion = solved ? Completion.SOLVED : Completion.DEPTH;
      return true;
    } catch (SearchStopped stopped) {
      completion = context.stopReason();
      adoptBest();
      return false;
    }
  }

  /**
   * Adopts what has come out best in an iteration that is not over. The best move of the iteration before was searched first, so
   * it is at least as good.
   */
  private void adoptBest() {
    RootScores known = context.rootScores();
    if (known.bestMove() >= 0) {
      adopt(known.bestMove(), known.bestScore(), Bound.LOWER, iteration);
      solved = false;
    }
  }

  /**
   * Returns what would be known if the search were stopped now: for a search that wants to tell of its progress during an iteration.
   *
   * @return the result
   */
  public SearchResult soFar() {
    adoptBest();
    return result(Completion.STOPPED);
  }

  private void adopt(int newMove, int newScore, Bound newBound, int newDepth) {
    move = newMove;
    score = newScore;
    bound = newBound;
    depth = newDepth;
    principalVariation = context.principalVariation(root, newMove);
  }

  /**
   * Tells whether the value is proven, so that searching deeper would change nothing.
   *
   * @return whether no estimate contributed to the last iteration
   */
  public boolean isSolved() {
    return solved;
  }

  /**
   * Returns the time since the search was started.
   *
   * @return the time by the search's clock
   */
  public Duration elapsed() {
    return context.elapsed();
  }

  /**
   * Returns the number of legal moves at the root.
   *
   * @return 0 when the game is over
   */
  public int moveCount() {
    return legalMoves.size();
  }

  /**
   * Returns what is known so far.
   *
   * @return the result, with the reason why the last iteration ended
   */
  public SearchResult result() {
    return result(completion);
  }

  /**
   * Returns what is known so far.
   *
   * @param reason why the search ended
   * @return the result
   */
  public SearchResult result(Completion reason) {
    return new SearchResult(
        move(),
        score,
        bound,
        solved,
        depth,
        principalVariation,
        context.rootScores().list(root, move),
        reason,
        context.statistics());
  }

  private Optional<Move> move() {
    return legalMoves.stream().filter(legal -> legal.code() == move).findFirst();
  }
}
