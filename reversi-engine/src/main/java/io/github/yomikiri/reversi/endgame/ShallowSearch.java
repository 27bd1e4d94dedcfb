package io.github.yomikiri.reversi.endgame;

import static io.github.yomikiri.reversi.Bitboard.flips;
import static io.github.yomikiri.reversi.Bitboard.legalMoves;

import io.github.yomikiri.reversi.Board;
import org.jspecify.annotations.Nullable;

/**
 * The shallow search: it estimates the value of a position by alpha-beta a few plies deep. The
 * solver uses it to order the moves of nodes with large trees, to predict cutoffs, and for its
 * first estimate at the root.
 *
 * <p>Used by one thread.
 */
final class ShallowSearch {

  /** The maximum depth. */
  static final int MAX_DEPTH = 14;

  /** Greater than any value. */
  static final int INFINITY = 1_000_000;

  /** The number of inner nodes between two checks whether to stop: some tenths of a millisecond. */
  private static final int BREATH = 256;

  private final NodeCounter nodes;
  private final StaticValue features = new FeatureValue();
  private final StaticValue patterns;
  private StaticValue leaves;
  private int untilBreath = BREATH;
  private Board board = Board.of(8);
  private long corners = board.corners();
  private long besideCorners = Board.neighbors(corners);

  /**
   * Makes a search.
   *
   * @param nodes checks whether the search must end
   * @param patterns the evaluator for the 8x8 board; features if null
   */
  ShallowSearch(NodeCounter nodes, @Nullable StaticValue patterns) {
    this.nodes = nodes;
    this.patterns = patterns == null ? features : patterns;
    leaves = this.patterns;
  }

  /** Called with the board before every search. */
  void begin(Board newBoard) {
    board = newBoard;
    corners = newBoard.corners();
    besideCorners = Board.neighbors(corners);
    untilBreath = BREATH;
    leaves = newBoard.area() == 64 ? patterns : features;
    leaves.begin(newBoard);
  }

  /** Sets the position for {@link #value}, and before the moves given to {@link #after}. */
  void position(long own, long opponent) {
    leaves.set(own, opponent);
  }

  /**
   * Estimates whether the value of the position set by {@link #position} is greater than alpha, in
   * thousandths of a disc. Returns a bound of the value (fail-soft).
   */
  int value(long own, long opponent, int alpha, int depth) {
    return search(own, opponent, alpha, alpha + 1, depth, 0);
  }

  /**
   * Estimates the value of the position after a move from the position set by {@link #position}.
   *
   * @param square the move
   * @param own the discs of the side to move after the move
   * @param opponent the discs of the side that played the move
   * @param flips the discs that the move flipped
   * @param beta values of beta and more need not be distinguished
   * @param depth how many plies to search after the move, in {@code [0, MAX_DEPTH)}
   * @return the value in thousandths of a disc, from the view of the side to move after the move; a
   *     lower bound of it if it is at least beta
   */
  int after(int square, long own, long opponent, long flips, int beta, int depth) {
    return afterMove(0, square, flips, own, opponent, -INFINITY, beta, depth);
  }

  /** Estimates the value of the position after a pass. */
  int afterPass(long own, long opponent, int depth) {
    leaves.pass(0);
    return search(own, opponent, -INFINITY, INFINITY, depth, 1);
  }

  private int search(long own, long opponent, int alpha, int beta, int depth, int ply) {
    if (depth == 0) {
      return leaves.value(own, opponent, ply);
    }
    if (--untilBreath == 0) {
      untilBreath = BREATH;
      nodes.breathe();
    }
    long moves = legalMoves(own, opponent) & board.squares();
    if (moves == 0) {
      if ((legalMoves(opponent, own) & board.squares()) == 0) {
        return 1000 * LastSquares.over(own, opponent, board.area());
      }
      leaves.pass(ply);
      return -search(opponent, own, -beta, -alpha, depth, ply + 1);
    }
    int best = -INFINITY;
    do {
      int square = Long.numberOfTrailingZeros(preferred(moves));
      long flips = flips(own, opponent, square);
      int floor = Math.max(alpha, best);
      int value = -afterMove(
          ply,
          square,
          flips,
          opponent ^ flips,
          own ^ flips | 1L << square,
          -beta,
          -floor,
          depth - 1);
      best = Math.max(best, value);
      moves &= ~(1L << square);
    } while (moves != 0 && best < beta);
    return best;
  }

  /** Returns the moves to try next: corners come first, and squares beside a corner last. */
  private long preferred(long moves) {
    long now = moves & corners;
    if (now == 0) {
      now = moves & ~besideCorners;
    }
    return now != 0 ? now : moves;
  }

  private int afterMove(
      int ply, int square, long flips, long own, long opponent, int alpha, int beta, int depth) {
    if (depth == 0) {
      return leaves.valueAfter(ply, square, flips, own, opponent);
    }
    leaves.play(ply, square, flips);
    return search(own, opponent, alpha, beta, depth, ply + 1);
  }
}
