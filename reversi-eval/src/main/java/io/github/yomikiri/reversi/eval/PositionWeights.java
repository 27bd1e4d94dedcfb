package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Searcher;

/**
 * Weighs the squares that the discs are on: the sum of the weights of the own discs, less the sum
 * of the weights of the opponent's discs.
 *
 * <p>The weights are those of {@code SimpleHeuristicsPlayer} in the 2011 blog. That player compares
 * moves by the weights ({@link #player}), but this evaluator compares positions. The numbers below
 * are the quadrant at a1; the other quadrants mirror this quadrant:
 *
 * <pre>
 *   8 2 7 4
 *   2 1 3 4
 *   7 3 6 5
 *   4 4 5 0
 * </pre>
 *
 * <p>A square's weight depends on its distances from the nearest corner, so smaller boards use the
 * upper left part of the table. On 4x4 a corner weighs 8, any other edge square 2, and a square in
 * the center 1.
 *
 * <p>The unit is the unit of the table, and the range is the sum of the board's weights: [-260,
 * 260] on 8x8, [-156, 156] on 6x6, [-52, 52] on 4x4. Finished games get values beyond all
 * estimates: 1,000 for every disc of the {@link TerminalScore#STANDARD} score.
 */
public record PositionWeights() implements Evaluator<Reversi> {

  private static final int[][] QUADRANT = {
    {8, 2, 7, 4},
    {2, 1, 3, 4},
    {7, 3, 6, 5},
    {4, 4, 5, 0},
  };

  private static final int PLANES = 4;

  /**
   * Bitboards indexed by the size of the board, then by a bit number: the squares whose weight has
   * that bit set.
   */
  private static final long[][] WEIGHT_PLANES = {
    {}, {}, {}, {}, planes(4), {}, planes(6), {}, planes(8)
  };

  private static long[] planes(int size) {
    long[] planes = new long[PLANES];
    for (int square = 0; square < 64; square++) {
      if (Board.of(size).contains(square)) {
        for (int power = 0; power < PLANES; power++) {
          planes[power] |= (long) (weight(size, square) >> power & 1) << square;
        }
      }
    }
    return planes;
  }

  /**
   * Returns the weight of a square.
   *
   * @param size squares along an edge of the board: 4, 6 or 8
   * @param square a square of that board
   * @return the weight, in {@code [0, 8]}
   */
  public static int weight(int size, int square) {
    Board board = Board.of(size);
    int x = board.file(square);
    int y = board.rank(square);
    return QUADRANT[Math.min(y, size - 1 - y)][Math.min(x, size - 1 - x)];
  }

  /**
   * Returns a player that plays the legal square of the highest weight and considers nothing else.
   * If several squares have the highest weight, the player picks each of them with the same
   * probability. The player passes when it must.
   *
   * <p>This is {@code SimpleHeuristicsPlayer} of the 2011 blog. It beats the random player in four
   * games of five: as published, 802 won, 170 lost and 28 drawn as Dark; 790, 185 and 25 as Light.
   *
   * <p>Nothing is searched, so no limit applies. The result has depth 0 and no nodes. Its score is
   * the weight of the square (0 for a pass), in {@code [0, 8]}, with the bound
   * {@link Bound#ESTIMATE}. Only a game that is over has an exact score, its
   * {@link Reversi#terminalScore()}. One thread at a time.
   *
   * @param seed the seed of the choice among equal squares; {@link Searcher#reset()} restarts the
   *     choice from this seed
   * @return a new player
   */
  public static Searcher<Reversi> player(long seed) {
    return new PositionWeightPlayer(seed);
  }

  @Override
  public int evaluate(Reversi node) {
    long[] planes = WEIGHT_PLANES[node.size()];
    int sum = 0;
    for (int power = 0; power < PLANES; power++) {
      int difference = Long.bitCount(node.own() & planes[power])
          - Long.bitCount(node.opponent() & planes[power]);
      sum += difference << power;
    }
    return sum;
  }

  @Override
  public Unit<Reversi> unit() {
    return TerminalScore.STANDARD.unit(1_000);
  }
}
