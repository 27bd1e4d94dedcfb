package io.github.yomikiri.games;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;

/**
 * What Gomoku knows without a search. A move that completes a row is enough. If there is none, but
 * the opponent threatens to complete a row, the only move that can be enough is on that square. Two
 * such squares lose.
 *
 * <p>A side that has no line left, because each has a stone of the other side, cannot win. A square
 * on which no line of either side is left changes nothing. So a move there is never better than one
 * that does. Squares near stones are tried first.
 *
 * <p>Rotated and mirrored positions have the same value.
 */
public final class GomokuKnowledge implements Knowledge<Gomoku> {

  /** With more stones, positions are rarely symmetric to others that a search meets. */
  private static final int MAX_SYMMETRIC_STONES = 16;

  /** The number of a symmetry is a sum of some of these, and has the size of the board above. */
  private static final int MIRROR_COLUMNS = 1;

  private static final int MIRROR_ROWS = 2;
  private static final int TRANSPOSE = 4;
  private static final int SIZE_SHIFT = 3;

  /** Makes the knowledge. */
  public GomokuKnowledge() {}

  @Override
  public int lowerBound(Gomoku node) {
    if (count(completing(node, node.own())) > 0) {
      return 1;
    }
    return GomokuLines.isOpen(free(node, node.own()), node.inRow()) ? -1 : 0;
  }

  @Override
  public int upperBound(Gomoku node) {
    if (count(completing(node, node.own())) > 0) {
      return 1;
    }
    if (count(completing(node, node.opponent())) > 1) {
      return -1;
    }
    return GomokuLines.isOpen(free(node, node.opponent()), node.inRow()) ? 1 : 0;
  }

  @Override
  public void candidates(Gomoku node, MoveList out) {
    int[] wanted = wanted(node);
    int[] near = GomokuLines.near(node.own(), node.opponent());
    for (int code : node.codes()) {
      if (Gomoku.has(wanted, code) && Gomoku.has(near, code)) {
        out.add(code);
      }
    }
    for (int code : node.codes()) {
      if (Gomoku.has(wanted, code) && !Gomoku.has(near, code)) {
        out.add(code);
      }
    }
  }

  /** Returns squares of which one is best. */
  private static int[] wanted(Gomoku node) {
    // 1. Win, or prevent that the opponent does.
    int[] winning = completing(node, node.own());
    if (count(winning) > 0) {
      return winning;
    }
    int[] forced = completing(node, node.opponent());
    if (count(forced) > 0) {
      return forced;
    }
    // 2. Leave out the squares that no line needs, unless there are no others.
    int[] useful = new int[node.rows()];
    GomokuLines.addOpen(free(node, node.own()), node.inRow(), useful);
    GomokuLines.addOpen(free(node, node.opponent()), node.inRow(), useful);
    keepEmpty(node, useful);
    return count(useful) > 0 ? useful : keepEmpty(node, free(node, node.own()));
  }

  /** Returns the empty squares with which a side completes a row. */
  private static int[] completing(Gomoku node, int[] stones) {
    return keepEmpty(node, GomokuLines.completing(stones, node.inRow(), node.columns()));
  }

  private static int[] keepEmpty(Gomoku node, int[] squares) {
    for (int row = 0; row < squares.length; row++) {
      squares[row] &= ~(node.own()[row] | node.opponent()[row]);
    }
    return squares;
  }

  /** Returns the squares that have no stone of a side. */
  private static int[] free(Gomoku node, int[] stones) {
    int[] free = new int[stones.length];
    for (int row = 0; row < free.length; row++) {
      free[row] = ~stones[row] & (1 << node.columns()) - 1;
    }
    return free;
  }

  private static int count(int[] squares) {
    int count = 0;
    for (int row : squares) {
      count += Integer.bitCount(row);
    }
    return count;
  }

  /** Returns the symmetry whose image has the least key. */
  @Override
  public int symmetry(Gomoku node) {
    int best = 0;
    if (node.stones() > MAX_SYMMETRIC_STONES) {
      return best;
    }
    int kinds = node.columns() == node.rows() ? 2 * TRANSPOSE : TRANSPOSE;
    int size = Gomoku.code(node.columns() - 1, node.rows() - 1) << SIZE_SHIFT;
    long least = node.key();
    for (int kind = 1; kind < kinds; kind++) {
      long key = key(node, size + kind);
      if (key < least) {
        least = key;
        best = size + kind;
      }
    }
    return best;
  }

  @Override
  public long key(Gomoku node, int symmetry) {
    return node.key()
        ^ change(node.own(), node.isFirstToMove(), symmetry)
        ^ change(node.opponent(), !node.isFirstToMove(), symmetry);
  }

  /** Returns how the key changes if a side's stones move to their images. */
  private long change(int[] stones, boolean areFirst, int symmetry) {
    long change = 0;
    for (int row = 0; row < stones.length; row++) {
      for (int left = stones[row]; left != 0; left &= left - 1) {
        int code = Gomoku.code(Integer.numberOfTrailingZeros(left), row);
        change ^= Gomoku.word(code, areFirst) ^ Gomoku.word(image(code, symmetry), areFirst);
      }
    }
    return change;
  }

  @Override
  public int image(int move, int symmetry) {
    return mirrored((symmetry & TRANSPOSE) == 0 ? move : transposed(move), symmetry);
  }

  @Override
  public int original(int image, int symmetry) {
    int mirrored = mirrored(image, symmetry);
    return (symmetry & TRANSPOSE) == 0 ? mirrored : transposed(mirrored);
  }

  private static int transposed(int code) {
    return Gomoku.code(Gomoku.row(code), Gomoku.column(code));
  }

  private static int mirrored(int code, int symmetry) {
    int last = symmetry >> SIZE_SHIFT;
    int column = Gomoku.column(code);
    int row = Gomoku.row(code);
    return Gomoku.code(
        (symmetry & MIRROR_COLUMNS) == 0 ? column : Gomoku.column(last) - column,
        (symmetry & MIRROR_ROWS) == 0 ? row : Gomoku.row(last) - row);
  }
}
