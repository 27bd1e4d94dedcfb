package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.eval.PositionWeights;
import java.util.stream.IntStream;

/**
 * Scores a node's moves, for their order. If a cutoff is likely, the best move to try first is the
 * cheapest move that gives the cutoff. A move with few replies has a small tree: fastest-first
 * (Andersson, in Zebra; the idea of ordering by the opponent's mobility is older).
 *
 * <p>A move's score counts the opponent's replies (replies into corners nearly twice) and the
 * opponent's potential moves. The parity of the quadrant and the square's worth are added. With
 * many empty squares, a {@link ShallowSearch} of up to three plies is added as well. The weights
 * were tuned to make the trees of FFO 40 to 49 small.
 */
final class MoveOrder {

  private static final int REPLY = 64;
  private static final int CORNER_REPLY = 48;
  private static final int POTENTIAL_REPLY = 8;
  private static final int ODD_QUADRANT = 24;
  private static final int SQUARE = 6;
  private static final int SHALLOW_VALUE = 20;

  /** Stands for "no shallow search". */
  private static final int NONE = -1;

  /**
   * The minimum numbers of empty squares for a shallow search of 0, 1, 2 and 3 plies after the
   * move.
   */
  private static final int[] SHALLOW_EMPTIES = {12, 14, 17, 21};

  /**
   * At all nodes, where no cutoff is expected, positions with at most this many empty squares are
   * sorted by square and parity alone.
   */
  private static final int MAX_QUICK_EMPTIES = 9;

  /**
   * At all nodes, positions with at most this many empty squares are sorted without a shallow
   * search.
   */
  private static final int MAX_STATIC_EMPTIES = 16;

  /**
   * For each size of a board, the worth of a move onto each square, from the weights of the player
   * of 2011.
   */
  private static final int[][] WORTH = IntStream.rangeClosed(0, 8)
      .mapToObj(size -> Board.isSize(size) ? worth(Board.of(size)) : new int[0])
      .toArray(int[][]::new);

  private final ShallowSearch shallow;
  private Board board = Board.of(8);
  private int[] worth = WORTH[8];
  private int parity;
  private boolean quick;
  private int shallowDepth = NONE;

  MoveOrder(ShallowSearch shallow) {
    this.shallow = shallow;
  }

  void begin(Board newBoard) {
    board = newBoard;
    worth = WORTH[newBoard.size()];
    shallow.begin(newBoard);
  }

  private static int[] worth(Board board) {
    int[] worth = new int[64];
    for (long rest = board.squares(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      worth[square] = SQUARE * PositionWeights.weight(board.size(), square);
    }
    return worth;
  }

  /**
   * Called with the position before its moves are scored.
   *
   * @param expectsCut whether a cutoff is expected; if not, the order matters less, so less effort
   *     is spent on it
   */
  void position(long own, long opponent, int empties, int newParity, boolean expectsCut) {
    parity = newParity;
    quick = !expectsCut && empties <= MAX_QUICK_EMPTIES;
    shallowDepth = !expectsCut && empties <= MAX_STATIC_EMPTIES ? NONE : shallowDepth(empties);
    if (shallowDepth != NONE) {
      shallow.position(own, opponent);
    }
  }

  private static int shallowDepth(int empties) {
    int depth = SHALLOW_EMPTIES.length - 1;
    while (depth >= 0 && empties < SHALLOW_EMPTIES[depth]) {
      depth--;
    }
    return depth;
  }

  /**
   * Returns the score of a move. Moves with greater scores should be tried first.
   *
   * @param square the move
   * @param own the discs of the side to move after the move
   * @param opponent the discs of the side that plays the move
   * @param flips the discs that the move flips
   */
  int score(int square, long own, long opponent, long flips) {
    int score = worth[square] + ((parity & Quadrants.of(square)) != 0 ? ODD_QUADRANT : 0);
    if (quick) {
      return score;
    }
    long free = board.empties(own, opponent);
    long replies = Bitboard.legalMoves(own, opponent) & free;
    score -= REPLY * Long.bitCount(replies)
        + CORNER_REPLY * Long.bitCount(replies & board.corners())
        + POTENTIAL_REPLY * Long.bitCount(Board.neighbors(opponent) & free);
    if (shallowDepth != NONE) {
      score -= SHALLOW_VALUE * shallow.after(square, own, opponent, flips, shallowDepth) / 1000;
    }
    return score;
  }
}
