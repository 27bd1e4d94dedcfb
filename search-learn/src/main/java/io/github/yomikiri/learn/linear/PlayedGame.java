package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.util.List;

/**
 * The positions of a game that was played, and how the game ended. Immutable.
 *
 * @param <N> the game's node type
 * @param positions the positions in the order of the game, at least one; each follows from the one
 *     before by a move
 * @param score how the game ended, as the game's own score, positive if the side has won that is to
 *     move in the first position. In a game without points, 1, 0 and -1 are enough. The game need
 *     not be over at its last position, because it may have been given up
 */
public record PlayedGame<N extends Node<N>>(List<N> positions, int score) {

  /**
   * Makes a game.
   *
   * @throws IllegalArgumentException if there is no position
   */
  public PlayedGame {
    positions = List.copyOf(positions);
    if (positions.isEmpty()) {
      throw new IllegalArgumentException("a game without positions");
    }
  }

  /**
   * Returns a game that is over.
   *
   * @param <N> the game's node type
   * @param game the game
   * @return its positions and its score
   * @throws IllegalArgumentException if the game is not over
   */
  public static <N extends Node<N>> PlayedGame<N> of(Game<N> game) {
    int score = game.score()
        .orElseThrow(() -> new IllegalArgumentException(
            "the game is not over, so its score must be given: " + game));
    return new PlayedGame<>(game.positions(), score);
  }

  /** Returns how the game ended, from the view of the side to move in one of its positions. */
  int score(int index) {
    int seen = score;
    for (N after : positions.subList(1, index + 1)) {
      seen = Score.ofMove(after, seen);
    }
    return seen;
  }
}
