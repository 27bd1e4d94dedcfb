package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What an {@link Engine} found out about a position, in one unit throughout: discs of the final difference, empty squares
 * counted for the winner, from the view of the side to move.
 *
 * <p>An estimate has fractions, a solved value is a whole number. {@link #solved} and {@link #bound} together say what the
 * number is worth:
 *
 * <pre>
 *   solved   EXACT   the value with best play
 *   solved   LOWER   proven: at least so much; UPPER: at most
 *   else     EXACT   the evaluator's value after a search of {@code depth} plies
 *   else     LOWER   at least so much by the evaluator's estimates: an iteration was cut short, or a better move passed over
 * </pre>
 *
 * <p>Immutable.
 */
public final class Analysis {

  private final Optional<Move> move;
  private final double discs;
  private final Bound bound;
  private final boolean solved;
  private final int depth;
  private final List<Move> line;
  private final List<ScoredMove> moves;
  private final Completion completion;
  private final long nodes;
  private final Duration elapsed;

  Analysis(
      Optional<Move> move,
      double discs,
      Bound bound,
      boolean solved,
      int depth,
      List<Move> line,
      List<ScoredMove> moves,
      Completion completion,
      long nodes,
      Duration elapsed) {
    this.move = move;
    this.discs = discs;
    this.bound = bound;
    this.solved = solved;
    this.depth = depth;
    this.line = List.copyOf(line);
    this.moves = List.copyOf(moves);
    this.completion = completion;
    this.nodes = nodes;
    this.elapsed = elapsed;
  }

  /**
   * Returns the move to play, if the game goes on.
   *
   * @return the move; empty only when the game is over
   */
  public Optional<Move> move() {
    return move;
  }

  /**
   * Returns the position's value; {@link #bound} and {@link #solved} say what it is worth.
   *
   * @return the value in discs; minus infinity when nothing is known
   */
  public double discs() {
    return discs;
  }

  /**
   * Returns what {@link #discs} says of the position's value.
   *
   * @return whether it is the value or a bound of it
   */
  public Bound bound() {
    return bound;
  }

  /**
   * Tells whether {@link #discs} holds for the game's true value, no evaluator's estimate having contributed.
   *
   * @return whether it is proven
   */
  public boolean solved() {
    return solved;
  }

  /**
   * Returns how deep the search was.
   *
   * @return the depth in plies; the number of empty squares when the position was read out
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns best play from here.
   *
   * @return the moves, {@link #move} first; just that move where no more is known
   */
  public List<Move> line() {
    return line;
  }

  /**
   * Returns every legal move with what is known of it. After a choice most moves have no more than an upper bound; an
   * analysis gives each a value of its own.
   *
   * @return the moves, {@link #move} first
   */
  public List<ScoredMove> moves() {
    return moves;
  }

  /**
   * Returns why the thinking ended.
   *
   * @return the reason
   */
  public Completion completion() {
    return completion;
  }

  /**
   * Returns the nodes visited by midgame search and solver together.
   *
   * @return the number of nodes
   */
  public long nodes() {
    return nodes;
  }

  /**
   * Returns the time taken.
   *
   * @return the time
   */
  public Duration elapsed() {
    return elapsed;
  }

  /**
   * Returns the move to play in a game that goes on.
   *
   * @return the move
   * @throws IllegalStateException when the game was over
   */
  public Move bestMove() {
    return move.orElseThrow(
        () -> new IllegalStateException("there is no best move: the game was over"));
  }

  /** Returns the analysis of a position whose move to play is the first of those given, which need not be the best. */
  static Analysis of(List<ScoredMove> moves, Completion completion, long nodes, Duration elapsed) {
    ScoredMove first = moves.get(0);
    // A move's value is the position's only if no other move can be better.
    boolean isBest = moves.stream()
        .allMatch(other -> other.discs() <= first.discs()
            && (other.solved() || !first.solved() && other.depth() >= first.depth()));
    return new Analysis(
        Optional.of(first.move()),
        first.discs(),
        isBest ? first.bound() : Bound.LOWER,
        first.solved(),
        first.depth(),
        first.line(),
        moves,
        completion,
        nodes,
        elapsed);
  }

  Analysis with(Completion newCompletion, Budget budget) {
    return new Analysis(
        move,
        discs,
        bound,
        solved,
        depth,
        line,
        moves,
        newCompletion,
        budget.nodesSpent(),
        budget.elapsed());
  }

  /** Returns move, value, depth and cost. */
  @Override
  public String toString() {
    return move.map(Move::notation).orElse("game over") + " " + bound + " " + discs
        + (solved ? " solved" : "") + ", depth " + depth + ", line " + line + ", " + nodes
        + " nodes, " + completion;
  }
}
