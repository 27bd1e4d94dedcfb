package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;

/**
 * Finds the features of positions along a line of play. It knows the features of one position, and
 * finds those of the positions after its moves from what each move changes. Not safe for use by
 * several threads.
 *
 * @param <N> the game's node type
 */
public interface FeatureTrace<N extends Node<N>> {

  /**
   * Begins a line, and stores the numbers of its first position.
   *
   * @param node the position
   * @param out the array whose first elements become the numbers
   */
  void start(N node, int[] out);

  /**
   * Stores the numbers of a position after a move. The trace stays where it is.
   *
   * @param child the position after a move from the trace's position
   * @param out the array whose first elements become the numbers
   */
  void numbersAfter(N child, int[] out);

  /**
   * Makes a move, so that the position after it is the current one.
   *
   * @param child the position after a move from the trace's position
   */
  void play(N child);
}
