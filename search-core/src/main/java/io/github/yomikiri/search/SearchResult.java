package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import java.util.List;
import java.util.Optional;

/**
 * What a search found.
 *
 * <p>A legal move is always among it, however early the search was stopped, unless the game is over. The score never claims
 * more than was searched: {@link #bound} says what it is, {@link #depth} how deep it looked and {@link #solved} whether it is
 * proven to the end of the game.
 *
 * @param move the move to play; empty only when the game is over
 * @param score the root's value in the evaluator's unit, from the view of the side to move
 * @param bound what the score says of the minimax value to {@code depth}
 * @param solved whether the score and its bound hold for the game's true value, no evaluator's estimate having contributed; a
 *     stopped search can have a solved bound, so the exact value is known where {@code bound} is also {@code EXACT}
 * @param depth the depth in plies that the move and the score come from; 0 when nothing was searched to its end
 * @param principalVariation the line of best play from the root that the score comes from, {@code move} first; it is shorter
 *     than the depth where the game ends or the transposition table answered, and {@code move} alone where the algorithm only
 *     asked whether the score is reached (MTD(f))
 * @param rootMoves every legal move with what was found out about it, the best first
 * @param completion why the search ended
 * @param statistics what was counted
 */
public record SearchResult(
    Optional<Move> move,
    int score,
    Bound bound,
    boolean solved,
    int depth,
    List<Move> principalVariation,
    List<RootMove> rootMoves,
    Completion completion,
    Statistics statistics) {

  /** Copies the lists. */
  public SearchResult {
    principalVariation = List.copyOf(principalVariation);
    rootMoves = List.copyOf(rootMoves);
  }

  /**
   * Returns the result for a game that is over: there was nothing to search.
   *
   * @param score the value from the view of the side that would be to move
   * @return the result
   */
  public static SearchResult gameOver(int score) {
    return new SearchResult(
        Optional.empty(),
        score,
        Bound.EXACT,
        true,
        0,
        List.of(),
        List.of(),
        Completion.GAME_OVER,
        Statistics.NONE);
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
}
