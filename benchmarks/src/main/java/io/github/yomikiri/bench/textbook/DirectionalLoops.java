package io.github.yomikiri.bench.textbook;

/**
 * Legal moves and flips on two longs, one direction at a time, as in the article "Alpha-beta search with bitboards" of
 * the Interprism developers' blog (2016).
 *
 * <p>The idea is to move all discs at once. Shifting a bitboard by 8 moves every disc one rank up or down, shifting by
 * 1 moves it one file sideways, and shifting by 7 or 9 moves it along a diagonal. A move is legal where an own disc,
 * shifted in some direction, meets an opponent's disc, goes on over up to six of them, and arrives on an empty square.
 * Starting from the own discs,
 *
 * <ol>
 *   <li>shift once and keep what lies on an opponent: the first disc of each run that starts beside an own one;
 *   <li>five times more, shift what was kept and add what again lies on an opponent: the runs grow to their ends, six
 *       discs being the longest run that eight squares can enclose;
 *   <li>shift once more and keep what lies on an empty square: a legal move.
 * </ol>
 *
 * <p>The edge of the board needs care in one respect only. A disc shifted sideways off file h comes in again on file a,
 * one rank further; so for all directions but up and down, runs are confined to files b to g. A run never needs files a
 * or h: a disc there cannot lie between two others in such a direction. Off the first and last rank bits just fall out
 * of the long.
 *
 * <p>The discs that a move flips are found by growing two runs of opponents along each direction, one from the move and
 * one backwards from the own discs. Where both overlap, the run is enclosed and flips; a run that is not enclosed
 * appears in only one of them.
 *
 * <p>That is sixteen fills of six shifts for the flips of a single move. {@link io.github.yomikiri.reversi.Bitboard},
 * which treats a line as a number, takes less than half the time. The functions here are its oracle.
 */
public final class DirectionalLoops {

  private static final long ALL_FILES = 0xFFFFFFFFFFFFFFFFL;
  private static final long INNER_FILES = 0x7E7E7E7E7E7E7E7EL;

  private DirectionalLoops() {}

  /**
   * Returns the squares where the side to move may place a disc.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @return one bit per legal move, 0 if there is none
   */
  public static long legalMoves(long own, long opponent) {
    long ends = endUp(own, opponent & ALL_FILES, 8)
        | endUp(own, opponent & INNER_FILES, 7)
        | endUp(own, opponent & INNER_FILES, 1)
        | endUp(own, opponent & INNER_FILES, 9)
        | endDown(own, opponent & ALL_FILES, 8)
        | endDown(own, opponent & INNER_FILES, 7)
        | endDown(own, opponent & INNER_FILES, 1)
        | endDown(own, opponent & INNER_FILES, 9);
    return ends & ~(own | opponent);
  }

  /**
   * Returns the opponent's discs that a move turns over.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @param square an empty square, in {@code [0, 64)}
   * @return one bit per flipped disc, 0 exactly when the move is not legal
   */
  public static long flips(long own, long opponent, int square) {
    long move = 1L << square;
    return enclosed(move, own, opponent & ALL_FILES, 8)
        | enclosed(move, own, opponent & INNER_FILES, 7)
        | enclosed(move, own, opponent & INNER_FILES, 1)
        | enclosed(move, own, opponent & INNER_FILES, 9);
  }

  /** Returns the square behind each run that starts beside one of {@code from}, towards higher squares. */
  private static long endUp(long from, long run, int shift) {
    return runUp(from, run, shift) << shift;
  }

  /** Returns the square behind each run that starts beside one of {@code from}, towards lower squares. */
  private static long endDown(long from, long run, int shift) {
    return runDown(from, run, shift) >>> shift;
  }

  /** Returns the discs on one axis between the move and the nearest own discs: runs that both of them reach. */
  private static long enclosed(long move, long own, long run, int shift) {
    return (runUp(move, run, shift) & runDown(own, run, shift))
        | (runDown(move, run, shift) & runUp(own, run, shift));
  }

  private static long runUp(long from, long run, int shift) {
    long reached = (from << shift) & run;
    for (int i = 0; i < 5; i++) {
      reached |= (reached << shift) & run;
    }
    return reached;
  }

  private static long runDown(long from, long run, int shift) {
    long reached = (from >>> shift) & run;
    for (int i = 0; i < 5; i++) {
      reached |= (reached >>> shift) & run;
    }
    return reached;
  }
}
