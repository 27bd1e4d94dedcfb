package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Position;

/**
 * Finds the features of positions along a line of play. It knows the features of one position, and
 * finds those of the positions after its moves from what each move changes. Not safe for use by
 * several threads.
 *
 * @param <P> the game's position type
 */
public interface FeatureTrace<P extends Position<P>> {

  /**
   * Begins a line.
   *
   * @param position its first position
   */
  void start(P position);

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
  int[] numbersAfter(P child);

  /**
   * Makes a move, so that the position after it is the trace's position.
   *
   * @param child the position after a move from the trace's position
   */
  void play(P child);
}
