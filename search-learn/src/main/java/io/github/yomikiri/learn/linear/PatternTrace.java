package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;

/** Finds the numbers of patterns along a line of play. */
final class PatternTrace<N extends Node<N>> implements FeatureTrace<N> {

  private final Pictures<N> pictures;
  private final boolean isShared;

  // What the side to move sees, and the other side. It is one picture if both see the same.
  private Picture mover;
  private Picture other;
  private Picture spare;

  PatternTrace(Pictures<N> pictures, boolean isShared) {
    this.pictures = pictures;
    this.isShared = isShared;
    mover = pictures.blank();
    other = isShared ? mover : pictures.blank();
    spare = pictures.blank();
  }

  @Override
  public void start(N node) {
    pictures.change(pictures.empty(), node, true, mover);
    if (!isShared) {
      pictures.change(pictures.empty(), node, false, other);
    }
  }

  @Override
  public int[] numbers() {
    return mover.numbers();
  }

  @Override
  public int[] numbersAfter(N child) {
    pictures.change(child.movesAgain() ? mover : other, child, true, spare);
    return spare.numbers();
  }

  @Override
  public void play(N child) {
    // 1. What the two sides saw before the move. If they see the same, it is one picture.
    boolean again = child.movesAgain();
    Picture moverBefore = again ? mover : other;
    Picture otherBefore = again ? other : mover;
    // 2. The side to move.
    pictures.change(moverBefore, child, true, spare);
    mover = spare;
    spare = moverBefore;
    other = mover;
    // 3. The side that waits.
    if (!isShared) {
      pictures.change(otherBefore, child, false, spare);
      other = spare;
      spare = otherBefore;
    }
  }
}
