package io.github.yomikiri.game;

import java.util.Objects;

/**
 * A move for people: the {@code int} that the game uses internally, and the move's text.
 *
 * <p>Searches use plain {@code int} moves. A {@code Move} is made for results and for input by
 * people, by {@link Node#legalMoves()}, {@link Node#parse} or a search result.
 *
 * @param code the game's own number for the move, in {@code [0, Node.MOVE_LIMIT)}
 * @param notation the move's text in the game's notation, such as {@code f5}
 */
public record Move(int code, String notation) {

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if {@code code} is outside {@code [0, Node.MOVE_LIMIT)}
   */
  public Move {
    if (code < 0 || code >= Node.MOVE_LIMIT) {
      throw new IllegalArgumentException(
          "move code " + code + " is outside [0, " + Node.MOVE_LIMIT + ")");
    }
    Objects.requireNonNull(notation, "notation");
  }

  /** Returns the notation. */
  @Override
  public String toString() {
    return notation;
  }
}
