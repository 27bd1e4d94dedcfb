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

  /** Added to the score of a move with a shallow search. It is greater than any other score. */
  private static final int SEARCHED = 1 << 20;

  /**
   * With few empty squares, moves whose score is this much below the best get no shallow search.
   */
  private static final int MAX_GAP = 200;

  /**
   * In thousandths of a disc: a shallow search need not find how much worse a move is than the
   * best, if it is worse by more than this.
   */
  private static final int MARGIN = 5_000;

  /** Stands for "no shallow search". */
  private static final int NONE = -1;

  /**
   * The minimum numbers of empty squares for a shallow search of 0, 1, 2 and 3 plies after the
   * move.
   */
  private static final int[] SHALLOW_EMPTIES = {12, 15, 18, 22};

  /**
   * In positions with at most this many empty squares, potential moves do not count. At all nodes,
   * where no cutoff is expected, the replies do not count, either.
   */
  private static final int MAX_QUICK_EMPTIES = 9;

  /**
   * At all nodes, positions with at most this many empty squares are sorted without a shallow
   * search. At cut nodes, only moves near the best get one.
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
  private boolean expectsCut;
  private int shallowDepth = NONE;
  private int maxGap;

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
   * @param newExpectsCut whether a cutoff is expected; if not, the order matters less, so less
   *     effort is spent on it
   */
  void position(long own, long opponent, int empties, int newParity, boolean newExpectsCut) {
    parity = newParity;
    expectsCut = newExpectsCut;
    quick = empties <= MAX_QUICK_EMPTIES;
    boolean few = empties <= MAX_STATIC_EMPTIES;
    shallowDepth = few && !expectsCut ? NONE : shallowDepth(empties);
    maxGap = few ? MAX_GAP : SEARCHED;
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
   * Scores the moves of the position. Moves with greater scores should be tried first.
   *
   * @param moves the positions after the moves; their order may change
   * @param first the index of the first of them
   * @param end the index after the last of them
   * @param opponent the opponent's discs before the moves
   */
  void score(ChildPositions moves, int first, int end, long opponent) {
    for (int at = first; at < end; at++) {
      moves.score[at] = score(moves, at);
    }
    if (shallowDepth != NONE) {
      searchShallowly(moves, first, end, opponent);
    }
  }

  private int score(ChildPositions moves, int at) {
    int square = moves.square[at];
    int score = worth[square] + ((parity & Quadrants.of(square)) != 0 ? ODD_QUADRANT : 0);
    if (quick && !expectsCut) {
      return score;
    }
    long own = moves.own[at];
    long opponent = moves.opponent[at];
    long free = board.empties(own, opponent);
    long replies = Bitboard.legalMoves(own, opponent) & free;
    moves.moves[at] = replies;
    score -=
        REPLY * Long.bitCount(replies) + CORNER_REPLY * Long.bitCount(replies & board.corners());
    return quick
        ? score
        : score - POTENTIAL_REPLY * Long.bitCount(Board.neighbors(opponent) & free);
  }

  /**
   * Adds the values of shallow searches to the scores. A cutoff is unlikely by a move whose score
   * is far below the best, so these moves get no search. They come after the others.
   */
  private void searchShallowly(ChildPositions moves, int first, int end, long opponent) {
    int least = Integer.MIN_VALUE;
    int beta = ShallowSearch.INFINITY;
    for (int at = first; at < end; at++) {
      moves.pick(at, end);
      int score = moves.score[at];
      if (score < least) {
        return;
      }
      if (least == Integer.MIN_VALUE) {
        least = score - maxGap;
      }
      long own = moves.own[at];
      int value = shallow.after(
          moves.square[at], own, moves.opponent[at], opponent & ~own, beta, shallowDepth);
      beta = Math.min(beta, value + MARGIN);
      moves.score[at] = SEARCHED + score - SHALLOW_VALUE * value / 1000;
    }
  }
}
