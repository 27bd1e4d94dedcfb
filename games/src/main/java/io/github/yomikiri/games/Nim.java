package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Nim: a move takes any number of objects from one heap, and whoever takes the last object wins a
 * point. Bouton (1901) found who wins: the side to move, unless the exclusive or of all heaps is 0.
 *
 * <p>The code of a move is {@code 256 * heap + taken}, with heaps counted from 0. Its text is such
 * as {@code 2-5}: five objects from the second heap.
 *
 * @param heaps the sizes of up to eight heaps, a byte each, the first heap in the lowest byte
 */
public record Nim(long heaps) implements Node<Nim> {

  static final int MAX_HEAPS = 8;
  private static final int MAX_SIZE = 255;

  /**
   * Returns a position.
   *
   * @param sizes the sizes of at most 8 heaps, each in {@code [0, 255]}
   * @return the position
   * @throws IllegalArgumentException if there are more heaps or a size is outside its range
   */
  public static Nim of(int... sizes) {
    if (sizes.length > MAX_HEAPS) {
      throw new IllegalArgumentException(sizes.length + " heaps are more than " + MAX_HEAPS);
    }
    long heaps = 0;
    for (int heap = 0; heap < sizes.length; heap++) {
      if (sizes[heap] < 0 || sizes[heap] > MAX_SIZE) {
        throw new IllegalArgumentException(
            "heap " + (heap + 1) + " of " + sizes[heap] + " is outside [0, " + MAX_SIZE + "]");
      }
      heaps |= (long) sizes[heap] << 8 * heap;
    }
    return new Nim(heaps);
  }

  /**
   * Returns the size of a heap.
   *
   * @param heap the number of the heap, in {@code [0, 8)}
   * @return the number of objects
   */
  public int size(int heap) {
    return (int) (heaps >>> 8 * heap) & 0xFF;
  }

  /**
   * Returns the value by Bouton's formula, without a search.
   *
   * @return 1 if the side to move wins under perfect play, otherwise -1
   */
  public int value() {
    int sum = 0;
    for (int heap = 0; heap < MAX_HEAPS; heap++) {
      sum ^= size(heap);
    }
    return sum == 0 ? -1 : 1;
  }

  @Override
  public void moves(MoveList out) {
    for (int heap = 0; heap < MAX_HEAPS; heap++) {
      for (int taken = 1; taken <= size(heap); taken++) {
        out.add(256 * heap + taken);
      }
    }
  }

  @Override
  public Nim play(int move) {
    return new Nim(heaps - ((long) (move & 0xFF) << 8 * (move >> 8)));
  }

  @Override
  public boolean isTerminal() {
    return heaps == 0;
  }

  /** The side that would be to move has lost, because the other side took the last object. */
  @Override
  public int terminalScore() {
    return -1;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return Hash64.mix(heaps + 1);
  }

  @Override
  public String notation(int move) {
    return ((move >> 8) + 1) + "-" + (move & 0xFF);
  }

  /**
   * Returns how people see the heaps.
   *
   * @return the drawing of this board
   */
  public Drawing<Nim> drawing() {
    return new NimDrawing();
  }

  /** Returns the sizes of the heaps, such as {@code 3 4 5}; heaps of 0 at the end are left out. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int heap = 0; heap < MAX_HEAPS && heaps >>> 8 * heap != 0; heap++) {
      text.append(heap == 0 ? "" : " ").append(size(heap));
    }
    return text.toString();
  }
}
