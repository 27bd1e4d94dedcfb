package io.github.yomikiri.reversi.endgame;

/**
 * A guess at the value of a position from a look a few plies ahead. Where the tree below is large it orders the moves, and at
 * the root it says where to look for the exact value. It never decides anything, so a better one only makes the solver faster:
 * this is where a trained evaluator comes in.
 */
interface Forecast {

  /** Told of the board before every search. */
  void begin(BoardShape board);

  /**
   * Guesses the value of a position, which may be over.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @param depth how many plies to look ahead, at least 0
   * @return the value in thousandths of a disc, from the view of the side to move
   */
  int value(long own, long opponent, int depth);
}
