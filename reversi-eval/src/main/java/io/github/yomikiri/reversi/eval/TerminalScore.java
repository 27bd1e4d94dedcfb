package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;

/**
 * The ways to count a finished game.
 *
 * <p>All rules agree on who has won, and give the same score if the board is full. The rules differ
 * in the worth of squares that stay empty because neither side can move. Each score is from the
 * view of the side whose turn it would be, and changes its sign when the sides are swapped.
 * {@code d} stands for the own discs less the opponent's.
 */
public enum TerminalScore {

  /**
   * {@code d}: empty squares count for nobody. The blog that this library grew from (2011) counts
   * games in this way. In [-64, 64].
   */
  PLAIN,

  /**
   * Empty squares count for the winner, and for neither side in a draw. This is the rule of
   * tournaments and of the game's own {@link Reversi#terminalScore()}. In [-64, 64].
   */
  STANDARD,

  /**
   * Empty squares count twice for the winner, and for neither side in a draw. So a win that ends
   * the game early is worth more than a win on a full board. This is {@code evalColorCount} of the
   * Interprism developers' blog (2016), which its search, too, calls with the discs of the side to
   * move first. In [-127, 127].
   */
  INTERPRISM,

  /**
   * {@code d}, but if one side has all discs, the game counts as a full board of them: 64, or on
   * the smaller boards 36 or 16. The rule of vsOtha (2005) counts in thousandths, {@code d * 1000}
   * or 64,000, and from Dark's view. If Light is to move, the score from Dark's view is the
   * negative of the score here. In [-64, 64].
   */
  VSOTHA;

  /**
   * Returns the score in discs.
   *
   * @param node a position whose game is over
   * @return the score, positive when the side to move has won
   */
  public int discs(Reversi node) {
    int difference = node.discDifference();
    return switch (this) {
      case PLAIN -> difference;
      case STANDARD -> node.scoreWithEmptiesToWinner();
      case INTERPRISM -> difference + 2 * Integer.signum(difference) * node.emptyCount();
      case VSOTHA ->
        node.own() == 0 || node.opponent() == 0
            ? Integer.signum(difference) * node.size() * node.size()
            : difference;
    };
  }

  /**
   * Returns the unit of an evaluator that counts finished games by this rule. By {@link #STANDARD}
   * it is a multiple of the game's own score.
   *
   * @param unitsPerDisc how many units make one disc, in {@code [1, 500000]}
   * @return the unit
   * @throws IllegalArgumentException if the number is outside its range
   */
  public Unit<Reversi> unit(int unitsPerDisc) {
    return this == STANDARD ? Unit.points(unitsPerDisc) : new DiscUnit(this, unitsPerDisc);
  }
}
