package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.ValuedMove;
import io.github.yomikiri.search.probcut.Selectivity;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The result of an {@link Engine}'s search: the move to play, and the values of the position and
 * its moves. All values are discs of the final difference, from the view of the side to move. Empty
 * squares count for the winner.
 *
 * <p>An estimate has fractions, but a solved value is a whole number. {@link #solved} and
 * {@link #bound} together define the meaning of a value:
 *
 * <pre>
 *   solved   EXACT   the value with best play
 *   solved   LOWER   proven: the value is at least the number; UPPER: at most
 *   else     EXACT   the evaluator's value after a search of {@code depth} plies, or a book's value
 *   else     LOWER   estimated: at least the number; an iteration was stopped, or a better move was not chosen
 * </pre>
 *
 * <p>Immutable.
 */
public final class Analysis {

  private final Optional<Move> move;
  private final double discs;
  private final Bound bound;
  private final boolean solved;
  private final Optional<Selectivity> confidence;
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
      Optional<Selectivity> confidence,
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
    this.confidence = solved ? Optional.empty() : confidence;
    this.depth = depth;
    this.line = List.copyOf(line);
    this.moves = List.copyOf(moves);
    this.completion = completion;
    this.nodes = nodes;
    this.elapsed = elapsed;
  }

  /**
   * Returns the move to play, if the game is not over.
   *
   * @return the move; empty only when the game is over
   */
  public Optional<Move> move() {
    return move;
  }

  /**
   * Returns the position's value; {@link #bound} and {@link #solved} define its meaning.
   *
   * @return the value in discs; minus infinity if no move was searched
   */
  public double discs() {
    return discs;
  }

  /**
   * Returns whether {@link #discs} is the position's value or only a bound of the value.
   *
   * @return exact, or the kind of bound
   */
  public Bound bound() {
    return bound;
  }

  /**
   * Returns whether {@link #discs} is proven, without any estimate of an evaluator.
   *
   * @return whether it is proven
   */
  public boolean solved() {
    return solved;
  }

  /**
   * Returns the level of confidence at which predictions cut the search. If {@link #depth} is the
   * number of empty squares, this is how sure the predictions of the final score were.
   *
   * @return the level; empty if the value does not rest on predictions: if it is solved, the search
   *     had the full width, or the move is from an opening book
   */
  public Optional<Selectivity> confidence() {
    return confidence;
  }

  /**
   * Returns how deep the search was.
   *
   * @return the depth in plies; 1 if the move is from an opening book; the number of empty squares
   *     if the search went to the end of the game
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns the line of best play from the position.
   *
   * @return the moves, {@link #move} first; only this move if no longer line is known
   */
  public List<Move> line() {
    return line;
  }

  /**
   * Returns every legal move with its value or bound. After a choice of a move, most moves have
   * only an upper bound; an analysis of all moves gives each move its own value.
   *
   * @return the moves, {@link #move} first
   */
  public List<ScoredMove> moves() {
    return moves;
  }

  /**
   * Returns why the search ended.
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
   * Returns the move to play in a game that is not over.
   *
   * @return the move
   * @throws IllegalStateException when the game was over
   */
  public Move bestMove() {
    return move.orElseThrow(
        () -> new IllegalStateException("there is no best move: the game was over"));
  }

  /**
   * Returns the analysis of a position. The move to play is the first of the given moves, which is
   * not always the best move.
   */
  static Analysis of(
      List<ScoredMove> moves,
      Optional<Selectivity> confidence,
      Completion completion,
      long nodes,
      Duration elapsed) {
    ScoredMove first = moves.get(0);
    // The value of a move is the value of the position only if no other move can be better.
    boolean isBest = moves.stream()
        .allMatch(other -> other.discs() <= first.discs()
            && (other.solved() || !first.solved() && other.depth() >= first.depth()));
    return new Analysis(
        Optional.of(first.move()),
        first.discs(),
        isBest ? first.bound() : Bound.LOWER,
        first.solved(),
        confidence,
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
        confidence,
        depth,
        line,
        moves,
        newCompletion,
        budget.nodesSpent(),
        budget.elapsed());
  }

  /** Returns the moves that were searched, without their bounds and lines. */
  List<ValuedMove> valuedMoves() {
    return moves.stream()
        .filter(each -> each.depth() > 0)
        .map(each -> new ValuedMove(each.move(), each.discs(), each.solved(), each.depth()))
        .toList();
  }

  /** Returns move, value, depth and cost. */
  @Override
  public String toString() {
    return move.map(Move::notation).orElse("game over") + " " + bound + " " + discs
        + (solved ? " solved" : "")
        + confidence.map(level -> ", " + level.percent() + " %").orElse("") + ", depth " + depth
        + ", line " + line + ", " + nodes
        + " nodes, " + completion;
  }

  /**
   * A move of an {@link Analysis} with its value.
   *
   * @param move the move
   * @param discs the move's value in discs of the final difference, from the view of the side that
   *     plays the move; empty squares count for the winner
   * @param bound whether {@code discs} is exact or a bound; {@code LOWER} with minus infinity if
   *     the move was not searched
   * @param solved whether {@code discs} is proven, without any estimate of an evaluator
   * @param depth how deep the move was searched, in plies from the analyzed position; 0 if it was
   *     not searched
   * @param line the line of best play from the analyzed position, this move first
   */
  public record ScoredMove(
      Move move, double discs, Bound bound, boolean solved, int depth, List<Move> line) {

    /** Checks and copies the components. */
    public ScoredMove {
      Objects.requireNonNull(move, "move");
      Objects.requireNonNull(bound, "bound");
      line = List.copyOf(line);
    }

    /** Returns a move that was not searched. */
    static ScoredMove unknown(Move move) {
      return new ScoredMove(move, Double.NEGATIVE_INFINITY, Bound.LOWER, false, 0, List.of(move));
    }
  }
}
