package io.github.yomikiri.seats;

import io.github.yomikiri.game.SeatedPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which moves of a node of a {@link PayoffTree} are better for a seat, as far as it is known.
 *
 * @param store the nodes
 * @param max the greatest payoff of the game
 */
record PayoffOrder(PayoffStore store, int max) {

  /** Returns whether all moves of a node are solved. */
  boolean allSolved(int node) {
    int first = store.firstChild(node);
    for (int child = first; child < first + store.children(node); child++) {
      if (!store.isSolved(child)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the first of the solved moves that get the most. */
  int bestSolved(int node, int seat) {
    int best = PayoffStore.NONE;
    int first = store.firstChild(node);
    for (int child = first; child < first + store.children(node); child++) {
      best = store.isSolved(child) ? better(best, child, seat) : best;
    }
    return best;
  }

  /** Returns the better one of two solved moves, of which the first may be none. */
  int better(int known, int child, int seat) {
    return known == PayoffStore.NONE || store.value(child, seat) > store.value(known, seat)
        ? child
        : known;
  }

  private List<Integer> children(int node) {
    List<Integer> children = new ArrayList<>();
    int first = store.firstChild(node);
    for (int child = first; child < first + store.children(node); child++) {
      children.add(child);
    }
    return children;
  }

  /**
   * Returns the visited children of a node: the moves of a seat with the best first, and the
   * outcomes of chance with the most likely first.
   */
  List<Integer> visited(int node, int seat) {
    if (store.children(node) == 0) {
      return List.of();
    }
    List<Integer> sorted =
        seat == SeatedPosition.CHANCE ? mostLikelyFirst(node) : bestFirst(node, seat);
    return sorted.stream().filter(child -> store.visits(child) > 0).toList();
  }

  private List<Integer> mostLikelyFirst(int node) {
    List<Integer> sorted = children(node);
    sorted.sort(Comparator.<Integer>comparingInt(store::weight).reversed());
    return sorted;
  }

  /** Returns the children of a node in the order in which a seat should play them. */
  List<Integer> bestFirst(int node, int seat) {
    List<Integer> sorted = children(node);
    sorted.sort(Comparator.<Integer>comparingInt(child -> outcome(child, seat))
        .thenComparingInt(store::visits)
        .thenComparingDouble(child -> store.visits(child) == 0 ? 0 : store.value(child, seat))
        .reversed());
    Integer best = best(sorted, node, seat);
    sorted.remove(best);
    sorted.add(0, best);
    return sorted;
  }

  /** Returns 1 for a move that gets the greatest payoff, -1 for the least, otherwise 0. */
  private int outcome(int child, int seat) {
    return !store.isSolved(child) ? 0 : (int) (store.value(child, seat) / max);
  }

  /**
   * Returns the move to be played: the one with the most visits, if none is proven to be better. A
   * mean of few visits may be luck.
   */
  private Integer best(List<Integer> sorted, int node, int seat) {
    int proven = bestSolved(node, seat);
    if (proven == PayoffStore.NONE) {
      return sorted.get(0);
    }
    double known = store.value(proven, seat);
    Integer robust = sorted.stream()
        .filter(child -> !store.isSolved(child) || child == proven)
        .findFirst()
        .orElseThrow();
    boolean isBetter =
        store.isSolved(node) || store.visits(robust) == 0 || known > store.value(robust, seat);
    return isBetter ? Integer.valueOf(proven) : robust;
  }
}
