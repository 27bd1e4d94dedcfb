package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A child as its parent sees it.
 *
 * @param node the child
 * @param move the move to it
 * @param lower a proven lower bound of its value, from the view of the parent's side to move
 * @param upper a proven upper bound, from the same view
 * @param visits how often it was visited
 * @param score the score of its mean reward, from the same view
 */
record VisitedMove(int node, int move, int lower, int upper, int visits, int score) {

  /**
   * What is known about a value.
   *
   * @param solved whether the score and its bound are proven
   */
  record Claim(int score, Bound bound, boolean solved) {

    static final Claim NOTHING = new Claim(-Score.MAX, Bound.LOWER, false);

    /**
     * Returns the strongest claim that bounds prove, and the estimate if they do not say who wins.
     */
    static Claim of(int lower, int upper, int estimate) {
      if (lower >= upper) {
        return new Claim(lower, Bound.EXACT, true);
      }
      if (lower > 0) {
        return new Claim(lower, Bound.LOWER, true);
      }
      if (upper < 0) {
        return new Claim(upper, Bound.UPPER, true);
      }
      return new Claim(Math.max(lower, Math.min(upper, estimate)), Bound.ESTIMATE, false);
    }
  }

  private static final Comparator<VisitedMove> BEST_FIRST = Comparator.comparingInt(
          VisitedMove::outcome)
      .thenComparingInt(VisitedMove::distance)
      .thenComparingInt(VisitedMove::visits)
      .thenComparingInt(VisitedMove::score)
      .reversed();

  /** Returns a move that was never visited. */
  static VisitedMove unvisited(int move) {
    return new VisitedMove(NodeStore.NONE, move, -Score.MAX, Score.MAX, 0, 0);
  }

  /** Returns the children of a node in the order of the store. */
  private static List<VisitedMove> of(NodeStore store, int node, Rewards rewards) {
    List<VisitedMove> all = new ArrayList<>();
    int count = store.children(node);
    for (int i = 0; i < count; i++) {
      int child = store.firstChild(node) + i;
      int visits = store.visits(child);
      int score = visits == 0 ? 0 : rewards.score(store.rewardAbove(child) / visits);
      all.add(new VisitedMove(
          child,
          store.move(child),
          store.lowerAbove(child),
          store.upperAbove(child),
          visits,
          score));
    }
    return all;
  }

  /** Returns what is known about the value of this child. */
  Claim claim() {
    return visits == 0 ? Claim.NOTHING : Claim.of(lower, upper, score);
  }

  private boolean isExact(int value) {
    return lower == value && upper == value;
  }

  /** Returns 1 for a proven win, -1 for a proven loss, otherwise 0. */
  private int outcome() {
    return lower > 0 ? 1 : upper < 0 ? -1 : 0;
  }

  /** Returns a score that is greater for a shorter win and for a longer defense, otherwise 0. */
  private int distance() {
    int proven = outcome() > 0 ? lower : outcome() < 0 ? upper : 0;
    return Score.isDecided(proven) ? proven : 0;
  }

  /**
   * Returns the children of a node in the order in which they should be played. If the node's value
   * is proven, the first child is one that is proven to reach the value, unless only the game knows
   * the value.
   */
  static List<VisitedMove> bestFirst(NodeStore store, int node, Rewards rewards) {
    List<VisitedMove> sorted = of(store, node, rewards);
    if (sorted.isEmpty()) {
      return sorted;
    }
    sorted.sort(BEST_FIRST);
    toFront(sorted, best(sorted));
    int value = store.lower(node);
    if (store.isSolved(node)) {
      sorted.stream()
          .filter(move -> move.visits > 0 && move.isExact(value))
          .findFirst()
          .ifPresent(exact -> toFront(sorted, exact));
    }
    return sorted;
  }

  /** Returns the visited children of a node, ordered in the same way. */
  static List<VisitedMove> visited(NodeStore store, int node, Rewards rewards) {
    return bestFirst(store, node, rewards).stream()
        .filter(move -> move.visits > 0)
        .toList();
  }

  private static void toFront(List<VisitedMove> moves, VisitedMove first) {
    moves.remove(first);
    moves.add(0, first);
  }

  /**
   * Returns the move to be played. A proven win comes before all others, and a proven loss after
   * all others. Among the rest, the move with the most visits is the most robust one (Chaslot and
   * others 2008). A mean of few visits may be luck. But a move whose proven value is greater than
   * the claim of that move is better.
   */
  private static VisitedMove best(List<VisitedMove> sorted) {
    VisitedMove proven =
        sorted.stream().max(Comparator.comparingInt(VisitedMove::lower)).orElseThrow();
    VisitedMove robust = sorted.stream()
        .filter(move -> move.upper > proven.lower || move.lower == proven.lower)
        .findFirst()
        .orElse(proven);
    return proven.visits > 0 && proven.lower > robust.claim().score() ? proven : robust;
  }

  /**
   * Returns the moves of the principal variation from a node that is reached by its first move.
   *
   * @param first the child of the root with which the line begins
   */
  static List<Integer> line(NodeStore store, VisitedMove first, Rewards rewards) {
    List<Integer> line = new ArrayList<>();
    line.add(first.move);
    int at = first.node;
    while (at != NodeStore.NONE) {
      List<VisitedMove> moves = visited(store, at, rewards);
      // The line of a proven value has only moves that keep the value, so it ends with this score.
      if (moves.isEmpty() || store.isSolved(at) && !moves.get(0).isExact(store.lower(at))) {
        break;
      }
      line.add(moves.get(0).move);
      at = moves.get(0).node;
    }
    return line;
  }
}
