package io.github.yomikiri.search.visits;

/**
 * Keeps the subtree of one node and frees all other memory of a store. The nodes of the subtree
 * slide to the front in the order of their indexes, so no node is overwritten before it has moved.
 *
 * <p>A bit per node marks the subtree. The new index of a node is the number of marked nodes before
 * it, which a count per 64 nodes makes fast. So the compaction takes one part in a hundred of the
 * store's memory, and time in proportion to the nodes in use.
 */
public final class StoreCompaction {

  private final VisitStore store;
  private final long[] marks;
  private final int[] marksBefore;

  private StoreCompaction(VisitStore store) {
    this.store = store;
    int words = (store.used() >> 6) + 1;
    marks = new long[words];
    marksBefore = new int[words];
  }

  /**
   * Keeps a node and all nodes below it.
   *
   * @param store the nodes
   * @param node the new root
   * @return its new index
   */
  public static int keep(VisitStore store, int node) {
    return new StoreCompaction(store).run(node);
  }

  private int run(int root) {
    // 1. Mark the subtree.
    mark(root);
    int kept = 0;
    for (int word = 0; word < marks.length; word++) {
      marksBefore[word] = kept;
      kept += Long.bitCount(marks[word]);
    }
    // 2. Move its nodes to the front.
    for (int word = 0; word < marks.length; word++) {
      for (long rest = marks[word]; rest != 0; rest &= rest - 1) {
        move(word << 6 | Long.numberOfTrailingZeros(rest));
      }
    }
    store.truncate(kept);
    return newIndex(root);
  }

  private void mark(int node) {
    marks[node >> 6] |= 1L << node;
    int count = store.children(node);
    int first = store.firstChild(node);
    for (int i = 0; i < count; i++) {
      mark(first + i);
    }
  }

  private void move(int from) {
    int to = newIndex(from);
    int count = store.children(from);
    int first = store.firstChild(from);
    store.copy(from, to);
    if (count > 0) {
      store.setChildren(to, newIndex(first), count);
    }
  }

  private int newIndex(int node) {
    long before = marks[node >> 6] & (1L << node) - 1;
    return marksBefore[node >> 6] + Long.bitCount(before);
  }
}
