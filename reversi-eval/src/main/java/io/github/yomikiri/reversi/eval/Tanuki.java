package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.FittedPredictions;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.util.Optional;

/**
 * The classic evaluation, called Tanuki ("raccoon dog") in vsOtha (2005): disc difference, discs on
 * corners, discs on X squares and number of moves.
 *
 * <pre>
 *   value = discs    * (own discs      - opponent's)     -500
 *         + corners  * (own corners    - opponent's)   13,150
 *         + xSquares * (own X squares  - opponent's)   -2,700
 *         + moves    * (own moves      - opponent's)    2,450
 * </pre>
 *
 * <p>The terms are counted by {@link ReversiFeatures}. The unit is the unit of vsOtha, 1/1000 of a
 * disc of the final difference. A finished game is counted by the rule of vsOtha, too:
 * {@link TerminalScore#VSOTHA}. The values of vsOtha are from Dark's view, but the values of this
 * class are from the view of the side to move. The range is {@code 64 |discs| + 4 |corners| + 4
 * |xSquares| + 60 |moves|} on either side, 242,400 with the weights above. Works on boards of every
 * size; on 4x4 the X squares are the center.
 *
 * <p>The page of vsOtha names the four terms but not their weights. The weights above are a least
 * squares fit to positions with 24 empty squares, which were solved exactly. These positions are
 * from 115,477 games in the WTHOR database from 1977 to 2014. The weights explain 63 % of the
 * variance; the error is 11.8 discs (root mean square; 19.3 for the guess 0). The weights suit the
 * middle game, when a side wants few discs. Towards the end of the game the right weight of a disc
 * grows to 1,000. A search to the end does not need that weight, because it counts finished games
 * exactly.
 *
 * @param discs the weight of a disc, in 1/1000 disc, in [-100,000, 100,000] as all weights
 * @param corners the weight of a disc on a corner, beside its weight as a disc
 * @param xSquares the weight of a disc on an X square, beside its weight as a disc
 * @param moves the weight of a legal move
 */
public record Tanuki(int discs, int corners, int xSquares, int moves) implements DiscEvaluator {

  /**
   * Checks the weights.
   *
   * @param discs the weight of a disc
   * @param corners the weight of a disc on a corner
   * @param xSquares the weight of a disc on an X square
   * @param moves the weight of a legal move
   * @throws IllegalArgumentException if a weight is outside its range
   */
  public Tanuki {
    Weights.check("discs", discs);
    Weights.check("corners", corners);
    Weights.check("X squares", xSquares);
    Weights.check("moves", moves);
  }

  /** Takes the fitted weights. */
  public Tanuki() {
    this(-500, 13_150, -2_700, 2_450);
  }

  /** Returns the predictions that come with the fitted weights; empty for other weights. */
  @Override
  public Optional<ProbCutTable> predictions() {
    return equals(new Tanuki())
        ? Optional.of(FittedPredictions.read("eval/tanuki.probcut.csv"))
        : Optional.empty();
  }

  /** Values are thousandths of a disc. */
  @Override
  public int unitsPerDisc() {
    return 1000;
  }

  @Override
  public int evaluate(Reversi node) {
    return discs * node.discDifference()
        + corners * ReversiFeatures.corners(node)
        + xSquares * ReversiFeatures.xSquares(node)
        + moves * ReversiFeatures.mobility(node);
  }

  @Override
  public Unit<Reversi> unit() {
    return TerminalScore.VSOTHA.unit(1_000);
  }
}
