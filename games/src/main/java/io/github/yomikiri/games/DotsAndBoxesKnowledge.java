package io.github.yomikiri.games;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;

/**
 * What Dots and Boxes knows without a search: a box stays with who closed it. So the lead and the
 * open boxes bound the difference at the end, and what is won from here on depends on the lines
 * only. Boards that are turned or mirrored have the same value.
 *
 * <p>If a box can be closed, one of few moves is best (Berlekamp, Conway and Guy, Winning Ways,
 * chapter 16; Barker and Korf 2012). Who closes boxes of a chain has to move again at its end. So
 * it can be better to leave the last two boxes to the other side. Of a chain that can be closed
 * from both ends, it can be the last four. All other boxes are taken. The tests compare this with
 * minimax in all positions of small boards.
 */
public final class DotsAndBoxesKnowledge implements Knowledge<DotsAndBoxes> {

  /** Makes the knowledge. */
  public DotsAndBoxesKnowledge() {}

  @Override
  public int lowerBound(DotsAndBoxes node) {
    return node.lead() - node.grid().openBoxes(node.lines());
  }

  @Override
  public int upperBound(DotsAndBoxes node) {
    return node.lead() + node.grid().openBoxes(node.lines());
  }

  /** Lists the moves that are enough if a box can be closed, and otherwise safe moves first. */
  @Override
  public void candidates(DotsAndBoxes node, MoveList out) {
    DotsGrid grid = node.grid();
    long free = grid.allLines() & ~node.lines();
    long enough = 0;
    long unsafe = 0;
    for (long box : grid.boxes()) {
      long left = box & free;
      if (Long.bitCount(left) == 1) {
        long handout = handout(grid, box, free);
        if (handout == 0) {
          out.addBits(left);
          return;
        }
        enough |= left | handout;
      } else if (Long.bitCount(left) == 2) {
        unsafe |= left;
      }
    }
    if (enough == 0) {
      out.addBits(free & ~unsafe);
      out.addBits(unsafe);
    } else {
      out.addBits(enough);
    }
  }

  /**
   * Returns the line that leaves the last boxes of a chain to the other side, where that may be
   * better than to close them.
   *
   * @param first the first box of the chain, which has one free line
   * @return 0 if the box must be closed
   */
  private static long handout(DotsGrid grid, long first, long free) {
    // 1. Behind the first box there must be another with one more free line.
    long last = first & free;
    long second = grid.across(first, last);
    long handout = second & free & ~last;
    if (Long.bitCount(handout) != 1) {
      return 0;
    }
    // 2. The chain must end behind it: at the border, or at a box that two more lines keep open.
    long third = grid.across(second, handout);
    long more = third & free & ~handout;
    if (third == 0 || Long.bitCount(more) > 1) {
      return handout;
    }
    // 3. Or it has two more boxes, and the last of them can be closed, too.
    return more != 0 && (grid.across(third, more) & free) == more ? handout : 0;
  }

  @Override
  public int symmetry(DotsAndBoxes node) {
    return node.grid().leastSymmetry(node.lines());
  }

  @Override
  public long key(DotsAndBoxes node, int symmetry) {
    long image = DotsGrid.imageOfLines(node.lines(), symmetry);
    return DotsAndBoxes.key(image, 0, node.columns(), node.rows());
  }

  @Override
  public int banked(DotsAndBoxes node) {
    return node.lead();
  }

  @Override
  public int image(int move, int symmetry) {
    return DotsGrid.image(move, symmetry);
  }

  @Override
  public int original(int image, int symmetry) {
    return DotsGrid.original(image, symmetry);
  }
}
