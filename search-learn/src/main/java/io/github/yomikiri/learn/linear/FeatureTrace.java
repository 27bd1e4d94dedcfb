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
   * Begins a line.
   *
   * @param node its first position
   */
  void start(N node);

  /**
   * Returns the numbers of the trace's position.
   *
   * @return an array of the trace whose first elements are the numbers, until the next call
   */
  int[] numbers();

  /**
   * Returns the numbers of a position after a move. The trace stays where it is.
   *
   * @param child the position after a move from the trace's position
   * @return an array of the trace whose first elements are the numbers, until the next call
   */
  int[] numbersAfter(N child);

  /**
   * Makes a move, so that the position after it is the trace's position.
   *
   * @param child the position after a move from the trace's position
   */
  void play(N child);
}
