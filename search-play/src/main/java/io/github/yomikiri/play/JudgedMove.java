package io.github.yomikiri.play;

import io.github.yomikiri.search.RootMove;
import java.util.Objects;
import java.util.Optional;

/**
 * A move of a game with its value and the best alternative. It shows what the move has cost. All
 * values are from the view of the side that played the move.
 *
 * @param ply the move's index among the game's moves, passes included
 * @param played the move that was played
 * @param alternative the best of the other legal moves; empty if the move was forced
 * @param unitsPerPoint how many of the scores' units make one point of the game, at least 1
 */
public record JudgedMove(
    int ply, RootMove played, Optional<RootMove> alternative, int unitsPerPoint) {

  /** Checks the components. */
  public JudgedMove {
    Objects.requireNonNull(played, "played");
    Objects.requireNonNull(alternative, "alternative");
  }

  /**
   * Returns the move with the greater value: the played move, unless the alternative is better.
   *
   * @return one of the two moves
   */
  public RootMove best() {
    return alternative.filter(other -> other.score() > played.score()).orElse(played);
  }

  /**
   * Returns a value in points of the game.
   *
   * @param move one of the two moves
   * @return its score divided by {@link #unitsPerPoint}
   */
  public double points(RootMove move) {
    return move.score() / (double) unitsPerPoint;
  }

  /**
   * Returns how much worse the position became by the move.
   *
   * @return the difference between the best move and the played move, in points of the game; 0 for
   *     the best move itself
   */
  public double loss() {
    return points(best()) - points(played);
  }

  /**
   * Returns whether the {@link #loss} is proven.
   *
   * @return whether the played move and the alternative are both solved
   */
  public boolean solved() {
    return played.solved() && alternative.map(RootMove::solved).orElse(true);
  }
}
