package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;

/** Changes the configurations of patterns along a line of play. */
final class LaneTrace<N extends Node<N>> implements FeatureTrace<N> {

  private final Lanes<N> lanes;
  private final boolean isShared;
  private final Picture empty;

  // The picture of the side that will be to move after the next move, and of the side to move. If
  // both sides have the same picture, only the first of them.
  private Picture next;
  private Picture mover;
  private Picture spare;

  LaneTrace(Lanes<N> lanes, boolean isShared) {
    this.lanes = lanes;
    this.isShared = isShared;
    empty = lanes.empty();
    next = lanes.empty();
    mover = lanes.empty();
    spare = lanes.empty();
  }

  @Override
  public void start(N node, int[] out) {
    lanes.change(empty, node, true, mover);
    lanes.numbers(mover, out);
    lanes.change(empty, node, false, next);
  }

  @Override
  public void numbersAfter(N child, int[] out) {
    lanes.change(next, child, true, spare);
    lanes.numbers(spare, out);
  }

  @Override
  public void play(N child) {
    // 1. The side that waited is to move.
    lanes.change(next, child, true, spare);
    Picture waited = next;
    next = spare;
    spare = waited;
    // 2. The side that moved waits.
    if (!isShared) {
      lanes.change(mover, child, false, spare);
      Picture moved = mover;
      mover = next;
      next = spare;
      spare = moved;
    }
  }
}
