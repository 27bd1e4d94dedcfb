package io.github.yomikiri.search;

import java.util.Objects;
import java.util.Optional;

/**
 * A move of a game with its value and the best alternative. It shows what the move has cost. All
 * values are from the view of the side that played the move.
 *
 * @param ply the move's index among the game's moves, passes included
 * @param played the move that was played
 * @param alternative the best of the other legal moves; empty if the move was forced
 */
public record JudgedMove(int ply, ValuedMove played, Optional<ValuedMove> alternative) {

  /** Checks the components. */
  public JudgedMove {
    Objects.requireNonNull(played, "played");
    Objects.requireNonNull(alternative, "alternative");
  }

  /**
   * Returns the value of the position before the move: that of the best move.
   *
   * @return the greater value of the played move and the alternative
   */
  public double before() {
    return alternative.map(other -> Math.max(other.value(), played.value())).orElse(played.value());
  }

  /**
   * Returns how much worse the position became by the move.
   *
   * @return the difference between the best move and the played move; 0 for the best move itself
   */
  public double loss() {
    return before() - played.value();
  }

  /**
   * Returns whether the {@link #loss} is proven.
   *
   * @return whether the played move and the alternative are both solved
   */
  public boolean solved() {
    return played.solved() && alternative.map(ValuedMove::solved).orElse(true);
  }
}
