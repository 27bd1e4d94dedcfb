package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.reversi.Reversi;

/**
 * The ways to count a finished game.
 *
 * <p>All agree on who has won, and when the board is full they agree altogether. They differ in what the squares are
 * worth that stay empty when neither side can move. Each is from the view of the side whose turn it would be, and
 * changes its sign when the sides are swapped. {@code d} stands for the own discs less the opponent's.
 */
public enum TerminalScore {

  /** {@code d}: empty squares count for nobody. So did the blog that this library grew from (2011). In [-64, 64]. */
  PLAIN {
    @Override
    public int discs(Reversi node) {
      return node.discDifference();
    }
  },

  /**
   * Empty squares count for the winner, for neither side in a draw; the rule of tournaments, and the game's own
   * {@link Reversi#terminalScore()}. In [-64, 64].
   */
  STANDARD {
    @Override
    public int discs(Reversi node) {
      return node.scoreWithEmptiesToWinner();
    }
  },

  /**
   * Empty squares count twice for the winner, for neither side in a draw: a game ended early is worth more than a full
   * board. This is {@code evalColorCount} of the Interprism developers' blog (2016), which its search, too, calls with
   * the discs of the side to move first. In [-127, 127].
   */
  INTERPRISM {
    @Override
    public int discs(Reversi node) {
      int difference = node.discDifference();
      return difference + 2 * Integer.signum(difference) * node.emptyCount();
    }
  },

  /**
   * {@code d}, but a wipe-out counts as a full board: 64 for the side that has the only discs, on the smaller boards 36
   * or 16. vsOtha (2005) has it in thousandths, {@code d * 1000} or 64,000, and from Dark's view; as it changes its
   * sign with the sides, Dark's view of a position with Light to move is the negative of the value here. In [-64, 64].
   */
  VSOTHA {
    @Override
    public int discs(Reversi node) {
      int difference = node.discDifference();
      boolean wipeOut = node.own() == 0 || node.opponent() == 0;
      return wipeOut ? Integer.signum(difference) * node.size() * node.size() : difference;
    }
  };

  /**
   * Returns the score in discs.
   *
   * @param node a position whose game is over
   * @return the score, positive when the side to move has won
   */
  public abstract int discs(Reversi node);

  /**
   * Returns the score in thousandths of a disc.
   *
   * @param node a position whose game is over
   * @return 1,000 times {@link #discs}
   */
  public final int thousandths(Reversi node) {
    return 1000 * discs(node);
  }
}
