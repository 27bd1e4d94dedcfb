package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;

/** Finds the numbers of patterns along a line of play. */
final class PatternTrace<P extends Position<P>> implements FeatureTrace<P> {

  private final Pictures<P> pictures;
  private final boolean isShared;

  // What the side to move sees, and the other side. It is one picture if both see the same.
  private Picture mover;
  private Picture other;
  private Picture spare;

  PatternTrace(Pictures<P> pictures, boolean isShared) {
    this.pictures = pictures;
    this.isShared = isShared;
    mover = pictures.blank();
    other = isShared ? mover : pictures.blank();
    spare = pictures.blank();
  }

  @Override
  public void start(P position) {
    pictures.change(pictures.empty(), position, 0, mover);
    if (!isShared) {
      pictures.change(pictures.empty(), position, 1, other);
    }
  }

  @Override
  public int[] numbers() {
    return mover.numbers();
  }

  /**
   * Returns whether the side to move has made the last move, too. The numbers do not depend on it,
   * but the picture of the same side is nearer.
   */
  private static boolean isSameMover(Position<?> child) {
    return child instanceof Node<?> node && node.movesAgain();
  }

  @Override
  public int[] numbersAfter(P child) {
    pictures.change(isSameMover(child) ? mover : other, child, 0, spare);
    return spare.numbers();
  }

  @Override
  public void play(P child) {
    // 1. What the two sides saw before the move. If they see the same, it is one picture.
    boolean again = isSameMover(child);
    Picture moverBefore = again ? mover : other;
    Picture otherBefore = again ? other : mover;
    // 2. The side to move.
    pictures.change(moverBefore, child, 0, spare);
    mover = spare;
    spare = moverBefore;
    other = mover;
    // 3. The side that waits.
    if (!isShared) {
      pictures.change(otherBefore, child, 1, spare);
      other = spare;
      spare = otherBefore;
    }
  }
}
