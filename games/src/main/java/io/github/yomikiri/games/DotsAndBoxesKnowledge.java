package io.github.yomikiri.games;

import io.github.yomikiri.game.Knowledge;

/**
 * What Dots and Boxes knows without a search: a box stays with who closed it. So the lead and the
 * open boxes bound the difference at the end, and what is won from here on depends on the lines
 * only. Boards that are turned or mirrored have the same value.
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
