package io.github.yomikiri.reversi.internal;

import io.github.yomikiri.reversi.Reversi;

/**
 * Finds discs that can never be flipped again, whatever both sides play.
 *
 * <p>A disc is on four lines: a rank, a file and two diagonals. The disc is flipped along one of
 * these lines, by a new disc on one side and an old disc on the other side. So a line is
 * <em>safe</em> for a disc when
 *
 * <ul>
 *   <li>the line is full, so no new disc can be placed on the line, or
 *   <li>on one side, the disc's neighbor is the border or a stable disc of the same color. Then no
 *       disc can ever enclose the disc from that side.
 * </ul>
 *
 * <p>A disc is stable if all its lines are safe. A stable disc makes lines of its neighbors safe in
 * turn, so the rule is repeated until it finds no more discs. Stability spreads from the corners
 * along the edges and inwards.
 *
 * <p>Every disc found is stable, but not every stable disc is found. The rule misses discs that are
 * protected in other ways, such as by an empty square that neither side will ever be able to play.
 * Endgame solvers such as Edax use the same method, but they treat edges separately. The cost is
 * about 50 operations for the full lines, and 20 for each round. Without a disc in a corner there
 * is mostly one round.
 */
public final class StableDiscs {

  /** The ranks 1 and 8. */
  private static final long ENDS = 0xFF000000000000FFL;

  /** The files a and h. */
  private static final long SIDES = 0x8181818181818181L;

  // The squares on which a step to the right can arrive, for steps of one, two or four files. Then
  // the same for steps to the left.
  private static final long EAST_1 = 0xFEFEFEFEFEFEFEFEL;
  private static final long EAST_2 = 0xFCFCFCFCFCFCFCFCL;
  private static final long EAST_4 = 0xF0F0F0F0F0F0F0F0L;
  private static final long WEST_1 = 0x7F7F7F7F7F7F7F7FL;
  private static final long WEST_2 = 0x3F3F3F3F3F3F3F3FL;
  private static final long WEST_4 = 0x0F0F0F0F0F0F0F0FL;

  private StableDiscs() {}

  /**
   * Finds stable discs of the side to move.
   *
   * @param node a position on a board of any size
   * @return one bit per disc, a subset of {@code node.own()}
   */
  public static long own(Reversi node) {
    return find(node.own(), node.empties(), ~node.board().squares());
  }

  /**
   * Finds stable discs of the side that is not to move.
   *
   * @param node a position on a board of any size
   * @return one bit per disc, a subset of {@code node.opponent()}
   */
  public static long opponent(Reversi node) {
    return find(node.opponent(), node.empties(), ~node.board().squares());
  }

  /**
   * Finds stable discs on the 8x8 board.
   *
   * @param discs the discs of one side
   * @param others the discs of the other side
   * @return one bit per disc, a subset of {@code discs}
   */
  public static long of(long discs, long others) {
    return find(discs, ~(discs | others), 0);
  }

  /**
   * Finds stable discs on a board of any size.
   *
   * @param discs the discs of one side
   * @param others the discs of the other side
   * @param board the squares of the board
   * @return one bit per disc, a subset of {@code discs}
   */
  public static long of(long discs, long others, long board) {
    return find(discs, board & ~(discs | others), ~board);
  }

  /**
   * Finds stable discs. Squares off the board protect discs as the border does, and are never
   * empty.
   */
  private static long find(long discs, long empties, long off) {
    // 1. The squares on full lines: no empty square is on the same line.
    long fullRanks = ~fill(empties, 1, EAST_1, EAST_2, EAST_4, WEST_1, WEST_2, WEST_4);
    long fullFiles = ~fill(empties, 8, -1L, -1L, -1L, -1L, -1L, -1L);
    long fullDiagonals = ~fill(empties, 9, EAST_1, EAST_2, EAST_4, WEST_1, WEST_2, WEST_4);
    long fullAntidiagonals = ~fill(empties, 7, WEST_1, WEST_2, WEST_4, EAST_1, EAST_2, EAST_4);
    // 2. Spread until no disc is added. A shift can carry a disc around to the other side of the
    // board. There the disc arrives on the border, which is safe in that direction anyway.
    long stable = 0;
    long found;
    do {
      long safe = stable | off;
      found = discs
          & ~stable
          & (fullRanks | safe << 1 | safe >>> 1 | SIDES)
          & (fullFiles | safe << 8 | safe >>> 8 | ENDS)
          & (fullDiagonals | safe << 9 | safe >>> 9 | SIDES | ENDS)
          & (fullAntidiagonals | safe << 7 | safe >>> 7 | SIDES | ENDS);
      stable |= found;
    } while (found != 0);
    return stable;
  }

  /**
   * Returns the given squares and all squares that they reach along one line, both ways, in steps
   * of one, two and four squares. Each mask holds the squares on which a step of its length may
   * arrive, for steps to higher squares and for steps to lower squares.
   */
  private static long fill(
      long squares, int shift, long up1, long up2, long up4, long down1, long down2, long down4) {
    long up = squares;
    up |= up << shift & up1;
    up |= up << 2 * shift & up2;
    up |= up << 4 * shift & up4;
    long down = squares;
    down |= down >>> shift & down1;
    down |= down >>> 2 * shift & down2;
    down |= down >>> 4 * shift & down4;
    return up | down;
  }
}
