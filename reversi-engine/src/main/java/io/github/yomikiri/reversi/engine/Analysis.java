package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
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
 * @param move the move to play; empty only when the game is over
 * @param discs the position's value
 * @param bound what {@code discs} says of it
 * @param solved whether {@code discs} and its bound hold for the game's true value, no evaluator's estimate having
 *     contributed, as in a {@code SearchResult}
 * @param depth how deep the search was, in plies; the number of empty squares when the position was read out
 * @param line best play from here, {@code move} first; just the move where no more is known
 * @param moves every legal move with what is known of it, {@code move} first; most have no more than an upper bound after a
 *     choice, while an analysis gives each its own value
 * @param completion why the thinking ended
 * @param nodes the nodes visited, by midgame search and solver together
 * @param elapsed the time taken
 */
public record Analysis(
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

  /** Checks and copies the components. */
  public Analysis {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(bound, "bound");
    line = List.copyOf(line);
    moves = List.copyOf(moves);
  }

  /**
   * Returns the move to play.
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
}
