package io.github.yomikiri.game;

import java.util.Arrays;

/**
 * A growable list of {@code int} moves. It can be filled and cleared repeatedly without making
 * garbage.
 *
 * <p>Not safe for use by several threads.
 */
public final class MoveList {

  // addBits writes this many moves before it tests whether there are more. The entries past the end
  // do no harm, whereas a branch mispredicted at every node's last move costs about 20 cycles.
  private static final int AT_ONCE = 8;

  private int[] moves;
  private int size;

  /** Makes an empty list. */
  public MoveList() {
    this(32);
  }

  /**
   * Makes an empty list with room for a number of moves. The list grows if there are more moves.
   *
   * @param capacity the room to start with, at least 1
   * @throws IllegalArgumentException if {@code capacity} is less than 1
   */
  public MoveList(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("capacity " + capacity + " is less than 1");
    }
    moves = new int[capacity];
  }

  /**
   * Appends a move.
   *
   * @param move the move
   */
  public void add(int move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  /**
   * Appends the indices of a word's one bits, the lowest first. These are the moves of a game on a
   * bitboard.
   *
   * @param bits one bit per move; bit 0 is move 0
   */
  public void addBits(long bits) {
    int end = size + Long.bitCount(bits);
    if (end + AT_ONCE > moves.length) {
      moves = Arrays.copyOf(moves, Math.max(end + AT_ONCE, 2 * size));
    }
    int[] out = moves;
    int next = size;
    for (long rest = bits; rest != 0; ) {
      for (int i = 0; i < AT_ONCE; i++) {
        out[next++] = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
      }
    }
    size = end;
  }

  /**
   * Returns the move at a place. The place is checked only against the list's room, not its size,
   * because this call is in a search's innermost loop.
   *
   * @param index the place, in {@code [0, size())}
   * @return the move at this place
   */
  public int get(int index) {
    return moves[index];
  }

  /**
   * Returns the number of moves.
   *
   * @return the number of moves
   */
  public int size() {
    return size;
  }

  /**
   * Returns whether there are no moves.
   *
   * @return whether the size is 0
   */
  public boolean isEmpty() {
    return size == 0;
  }

  /** Removes all moves. */
  public void clear() {
    size = 0;
  }

  /**
   * Returns the first place of a move.
   *
   * @param move the move to find
   * @return the move's place, or -1 when it is not in the list
   */
  public int indexOf(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Returns whether a move is in the list.
   *
   * @param move the move to find
   * @return whether it is in the list
   */
  public boolean contains(int move) {
    return indexOf(move) >= 0;
  }

  /**
   * Moves the entry at {@code from} to {@code to}. The entries in between shift back by one place
   * and keep their order.
   *
   * @param from the move's old place
   * @param to the move's new place, at most {@code from}
   * @return the move
   */
  public int moveForward(int from, int to) {
    int move = moves[from];
    for (int i = from; i > to; i--) {
      moves[i] = moves[i - 1];
    }
    moves[to] = move;
    return move;
  }

  /**
   * Exchanges the moves at two places.
   *
   * @param a a place
   * @param b a place
   */
  public void swap(int a, int b) {
    int move = moves[a];
    moves[a] = moves[b];
    moves[b] = move;
  }

  /**
   * Returns a copy of the moves.
   *
   * @return a new array
   */
  public int[] toArray() {
    return Arrays.copyOf(moves, size);
  }

  /** Returns the moves as text, such as {@code [19, 26]}. */
  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
