package io.github.yomikiri.web.lesson;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.games.UniformTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The pi tree with the moves of each node in the order of their values. Alpha-beta visits the
 * fewest leaves if the best move is first (Knuth and Moore 1975).
 */
final class SortedPiTree {

  /** A subtree: its value from the view of the root's side, and its leaves from left to right. */
  private record Subtree(int value, List<Integer> leaves) {}

  private SortedPiTree() {}

  static UniformTree bestFirst() {
    return tree(Comparator.comparing(Subtree::value).reversed());
  }

  static UniformTree worstFirst() {
    return tree(Comparator.comparing(Subtree::value));
  }

  /** Sorts the moves of the root's side in an order, and those of the other side in its reverse. */
  private static UniformTree tree(Comparator<Subtree> order) {
    List<Integer> leaves = sorted(UniformTree.pi(), true, order).leaves;
    return UniformTree.ofLeaves(3, leaves.stream().mapToInt(Integer::intValue).toArray());
  }

  private static Subtree sorted(UniformTree node, boolean isRootsSide, Comparator<Subtree> order) {
    if (node.isTerminal()) {
      int value = isRootsSide ? node.terminalScore() : -node.terminalScore();
      return new Subtree(value, List.of(value));
    }
    MoveList moves = new MoveList();
    node.moves(moves);
    List<Subtree> children = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      children.add(sorted(node.play(moves.get(i)), !isRootsSide, order));
    }
    children.sort(isRootsSide ? order : order.reversed());
    Comparator<Subtree> byValue = Comparator.comparing(Subtree::value);
    Subtree best =
        children.stream().max(isRootsSide ? byValue : byValue.reversed()).orElseThrow();
    List<Integer> leaves = new ArrayList<>();
    children.forEach(child -> leaves.addAll(child.leaves));
    return new Subtree(best.value, leaves);
  }
}
