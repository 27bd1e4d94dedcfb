package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;

/** Finds the numbers of patterns along a line of play. */
final class PatternTrace<P extends Position<P>> implements FeatureTrace<P> {

  private final Patterns<P> patterns;
  private final Pictures<P> pictures;
  private final boolean isShared;
  private final int[] numbers;
  private final PlaceChanges changes;

  // What the side to move sees, and the other side. It is one picture if both see the same.
  private Picture mover;
  private Picture other;
  private Picture spare;

  // The picture whose sum is known, with its weights. Nothing is summed after a move.
  private final Picture nothing;
  private Picture summed;
  private float[] summedWeights = {};
  private int summedBase;
  private float sum;

  PatternTrace(Patterns<P> patterns) {
    this.patterns = patterns;
    pictures = patterns.pictures();
    isShared = patterns.view().isShared();
    mover = pictures.blank();
    other = isShared ? mover : pictures.blank();
    spare = pictures.blank();
    numbers = new int[patterns.length()];
    changes = pictures.changes();
    nothing = pictures.empty();
    summed = nothing;
  }

  @Override
  public void start(P position) {
    summed = nothing;
    pictures.change(pictures.empty(), position, 0, mover, changes.squares);
    if (!isShared) {
      pictures.change(pictures.empty(), position, 1, other, changes.squares);
    }
  }

  @Override
  public int[] numbers() {
    return shared(mover);
  }

  private int[] shared(Picture picture) {
    return patterns.shared(picture.numbers(), numbers);
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
    pictures.change(isSameMover(child) ? mover : other, child, 0, spare, changes.squares);
    return shared(spare);
  }

  @Override
  public float sumAfter(P child, float[] weights, int base, int length) {
    Picture from = isSameMover(child) ? mover : other;
    if (!pictures.differences(from, child, changes)) {
      return FeatureTrace.super.sumAfter(child, weights, base, length);
    }
    if (from != summed || weights != summedWeights || base != summedBase) {
      summed = from;
      summedWeights = weights;
      summedBase = base;
      sum = FeatureTrace.sum(weights, base, shared(from), 0, length);
    }
    return sum + difference(weights, base);
  }

  private float difference(float[] weights, int base) {
    float difference = 0;
    for (int i = 0; i < changes.count; i++) {
      difference += weights[base + patterns.shared(changes.after[i])]
          - weights[base + patterns.shared(changes.before[i])];
    }
    return difference;
  }

  @Override
  public void play(P child) {
    summed = nothing;
    // 1. What the two sides saw before the move. If they see the same, it is one picture.
    boolean again = isSameMover(child);
    Picture moverBefore = again ? mover : other;
    Picture otherBefore = again ? other : mover;
    // 2. The side to move.
    pictures.change(moverBefore, child, 0, spare, changes.squares);
    mover = spare;
    spare = moverBefore;
    other = mover;
    // 3. The side that waits.
    if (!isShared) {
      pictures.change(otherBefore, child, 1, spare, changes.squares);
      other = spare;
      spare = otherBefore;
    }
  }
}
