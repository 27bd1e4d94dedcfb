package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.FittedPredictions;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.util.Optional;

/**
 * The mixture of the program in the Interprism developers' blog (2016): mobility, openness,
 * corners, X squares ("stars"), edges and stable discs.
 *
 * <pre>
 *   value = moves       * (own legal moves       - opponent's)    1,400
 *         + openness    * (own openness          - opponent's)     -550
 *         + corners     * (own corners           - opponent's)    4,700
 *         + xSquares    * (own X squares         - opponent's)   -3,200
 *         + edges       * (own other edge discs  - opponent's)       50
 *         + stableDiscs * (own stable discs      - opponent's)    1,500
 * </pre>
 *
 * <p>The terms are counted by {@link ReversiFeatures}. The unit is 1/1000 of a disc of the final
 * difference. A finished game is counted in the same unit by the program's own rule,
 * {@link TerminalScore#INTERPRISM}. The range is {@code 60 |moves| + 512 |openness| + 4 |corners| +
 * 4 |xSquares| + 24 |edges| + 64 |stableDiscs|} on either side, 494,400 with the weights above.
 * Works on boards of every size; on 4x4 the X squares are the center.
 *
 * <p>The article gives the terms by name only. By tradition, openness belongs to a move, not to a
 * position: it is the number of empty squares beside each disc that the move flips, added up. But
 * the article keeps the openness of every disc in the spare bits of the board's squares. So the
 * openness of a position is here the sum over a side's discs. Both definitions agree in direction:
 * a move of low openness flips discs that add little to the sum. A disc on a corner is also a
 * stable disc and counts as both; it is not an edge disc.
 *
 * <p>The weights are a least squares fit to the same positions, and by the same method, as the
 * weights of {@link Tanuki}. The weights explain 65 % of the variance; the error is 11.4 discs. On
 * average, an edge disc is worth nothing beyond its stability and its moves. What matters about an
 * edge is its pattern. The article's author, too, blames his loss on having no edge patterns.
 *
 * @param moves the weight of a legal move, in 1/1000 disc, in [-100,000, 100,000] as all weights
 * @param openness the weight of a pair of a disc and an empty square beside it
 * @param corners the weight of a disc on a corner
 * @param xSquares the weight of a disc on an X square
 * @param edges the weight of a disc on the border between the corners
 * @param stableDiscs the weight of a stable disc
 */
public record InterprismMix(
    int moves, int openness, int corners, int xSquares, int edges, int stableDiscs)
    implements DiscEvaluator {

  /**
   * Checks the weights.
   *
   * @param moves the weight of a legal move
   * @param openness the weight of a pair of a disc and an empty square beside it
   * @param corners the weight of a disc on a corner
   * @param xSquares the weight of a disc on an X square
   * @param edges the weight of a disc on the border between the corners
   * @param stableDiscs the weight of a stable disc
   * @throws IllegalArgumentException if a weight is outside its range
   */
  public InterprismMix {
    Weights.check("moves", moves);
    Weights.check("openness", openness);
    Weights.check("corners", corners);
    Weights.check("X squares", xSquares);
    Weights.check("edges", edges);
    Weights.check("stable discs", stableDiscs);
  }

  /** Takes the fitted weights. */
  public InterprismMix() {
    this(1_400, -550, 4_700, -3_200, 50, 1_500);
  }

  /** Returns the predictions that come with the fitted weights; empty for other weights. */
  @Override
  public Optional<ProbCutTable> predictions() {
    return equals(new InterprismMix())
        ? Optional.of(FittedPredictions.read("eval/interprism.probcut.csv"))
        : Optional.empty();
  }

  /** Values are thousandths of a disc. */
  @Override
  public int unitsPerDisc() {
    return 1000;
  }

  @Override
  public int evaluate(Reversi node) {
    return moves * ReversiFeatures.mobility(node)
        + openness * ReversiFeatures.openness(node)
        + corners * ReversiFeatures.corners(node)
        + xSquares * ReversiFeatures.xSquares(node)
        + edges * ReversiFeatures.edges(node)
        + stableDiscs * ReversiFeatures.stableDiscs(node);
  }

  @Override
  public Unit<Reversi> unit() {
    return TerminalScore.INTERPRISM.unit(1_000);
  }
}
