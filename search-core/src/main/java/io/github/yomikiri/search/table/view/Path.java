package io.github.yomikiri.search.table.view;

import io.github.yomikiri.game.Hash64;
import java.util.Arrays;

/**
 * The positions from the root to the node that a search is at. The path knows which of these nodes
 * have a value that depends on the path above them. The expanders and tables of one thread's search
 * share a path.
 *
 * <p>A node is a draw if its position occurred at an earlier ply. For the nodes between the two
 * occurrences, this draw depends on how they were reached. For the earlier node and the nodes above
 * it, both occurrences are inside the subtree. So {@link #repeats} marks the nodes in between. A
 * mark ends when another node is opened at its ply, so an exception leaves nothing to clean up.
 */
public final class Path {

  private long[] keys = new long[64];
  private long[] salts = new long[64];
  private boolean[] isShort = new boolean[64];
  private boolean[] marks = new boolean[64];
  private int current;
  private long drawnPositions;
  private final CircularEstimates estimates = new CircularEstimates();

  /**
   * The path of another thread.
   *
   * @param keys the keys of the nodes from the root on
   * @param salt the salt of that thread's estimates
   */
  @SuppressWarnings("ArrayRecordComponent") // Nobody compares paths or changes the keys.
  public record Prefix(long[] keys, long salt) {}

  /** Returns which estimates of the table this thread's search may use. */
  public CircularEstimates estimates() {
    return estimates;
  }

  /**
   * Starts a search.
   *
   * @param newDrawnPositions which positions are draws by what was played before
   */
  public void begin(long newDrawnPositions) {
    drawnPositions = newDrawnPositions;
  }

  /**
   * Enters a node. The nodes above must have been entered.
   *
   * @param key the position's key
   * @param quiet how many more quiet plies may be played
   * @param depth the remaining depth
   * @param ply the node's distance from the root
   */
  public void open(long key, int quiet, int depth, int ply) {
    grow(ply);
    keys[ply] = key;
    salts[ply] = quiet == Integer.MAX_VALUE ? 0 : Hash64.mix(quiet);
    isShort[ply] = quiet <= depth;
    marks[ply] = false;
    current = ply;
  }

  /**
   * Returns what is to be added to the key of an entry about the current node. A proof may be as
   * long as it likes, so it holds for one number of quiet plies. An estimate depends on this number
   * only if the search can reach the end of the quiet plies.
   */
  long salt(boolean isProven) {
    long counted = isProven || isShort[current] ? salts[current] : 0;
    return (isProven ? counted : counted ^ estimates.salt()) ^ drawnPositions;
  }

  /** Returns the ply of the current node. */
  int ply() {
    return current;
  }

  /** Returns to the node that was last entered at a ply. */
  public void close(int ply) {
    current = ply;
  }

  /**
   * Returns whether the position at a ply occurred before. If so, the nodes between the two
   * occurrences are marked.
   */
  public boolean repeats(int ply) {
    long key = keys[ply];
    for (int earlier = ply - 1; earlier >= 0; earlier--) {
      if (keys[earlier] == key) {
        mark(earlier, ply - 1);
        return true;
      }
    }
    return false;
  }

  /**
   * Marks the nodes below an ancestor.
   *
   * @param ancestor the ply of the node on which the values depend
   * @param last the ply of the last node to be marked
   */
  public void mark(int ancestor, int last) {
    for (int ply = last; ply > ancestor; ply--) {
      marks[ply] = true;
    }
  }

  /** Returns whether the value of the current node depends on the path above it. */
  boolean isMarked() {
    return marks[current];
  }

  /**
   * Returns the ply of the highest node on which the value of a node depends.
   *
   * @param ply the ply of the node
   * @return {@code ply} if the value does not depend on the path above the node
   */
  public int ancestor(int ply) {
    int ancestor = ply;
    while (ancestor > 0 && marks[ancestor]) {
      ancestor--;
    }
    return ancestor;
  }

  // Called by searches that several threads share.

  /** Returns the path down to a ply. */
  public Prefix prefix(int last) {
    return new Prefix(Arrays.copyOf(keys, last + 1), estimates.salt());
  }

  /**
   * Takes over the path of another thread, without marks.
   *
   * @param other the path from the root on
   * @return the marks until now, for {@link #restore}
   */
  public boolean[] enter(Prefix other) {
    int length = other.keys.length;
    grow(length);
    System.arraycopy(other.keys, 0, keys, 0, length);
    estimates.follow(other.salt);
    boolean[] before = marks;
    marks = new boolean[keys.length];
    return before;
  }

  /** Sets the marks to those that {@link #enter} returned. */
  public void restore(boolean[] before) {
    marks = Arrays.copyOf(before, keys.length);
  }

  private void grow(int ply) {
    if (ply >= keys.length) {
      keys = Arrays.copyOf(keys, 2 * ply);
      salts = Arrays.copyOf(salts, 2 * ply);
      isShort = Arrays.copyOf(isShort, 2 * ply);
      marks = Arrays.copyOf(marks, 2 * ply);
    }
  }
}
