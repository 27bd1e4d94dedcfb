package io.github.yomikiri.bench.textbook;

/**
 * Legal moves and flips on two longs, one direction at a time. The method is that of the article
 * "Alpha-beta search with bitboards" in the Interprism developers' blog (2016).
 *
 * <p>The idea is to move all discs at once. A shift of a bitboard by 8 moves every disc one rank up
 * or down. A shift by 1 moves every disc one file sideways, and a shift by 7 or 9 moves it along a
 * diagonal. A move is legal if an own disc, shifted in some direction, passes over one to six
 * opponent's discs and arrives on an empty square. Starting from the own discs,
 *
 * <ol>
 *   <li>shift once and keep the bits on opponents: the first disc of each run that starts beside an
 *       own disc;
 *   <li>five times more, shift the kept bits and add those on opponents. The runs grow to their
 *       ends, because a run that can be enclosed has at most six discs;
 *   <li>shift once more and keep the bits on empty squares: the legal moves.
 * </ol>
 *
 * <p>The edge of the board needs care only sideways. A disc shifted off file h would reappear on
 * file a, one rank further. So runs are limited to files b to g in all directions except up and
 * down. A run never needs files a or h, because a disc there cannot lie between two others in such
 * a direction. Bits shifted off the first or last rank simply leave the long.
 *
 * <p>The flips of a move are found by two runs of opponents along each direction. One run grows
 * from the move, the other backwards from the own discs. Where both overlap, the run is enclosed
 * and flips. A run that is not enclosed appears in only one of them.
 *
 * <p>The flips of a single move thus take sixteen fills of six shifts.
 * {@link io.github.yomikiri.reversi.Bitboard} treats a line as a number and takes less than half
 * the time. Its tests compare it with the functions here.
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

  /**
   * Returns the square behind each run that starts beside one of {@code from}, towards higher
   * squares.
   */
  private static long endUp(long from, long run, int shift) {
    return runUp(from, run, shift) << shift;
  }

  /**
   * Returns the square behind each run that starts beside one of {@code from}, towards lower
   * squares.
   */
  private static long endDown(long from, long run, int shift) {
    return runDown(from, run, shift) >>> shift;
  }

  /**
   * Returns the discs on one axis between the move and the nearest own discs, which are the runs
   * that both reach.
   */
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
