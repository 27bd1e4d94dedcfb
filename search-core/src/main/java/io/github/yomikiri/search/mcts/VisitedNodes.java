package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.visits.VisitedTree;
import io.github.yomikiri.search.visits.VisitedTree.Branch;
import java.util.List;
import java.util.OptionalDouble;

/** Copies the nodes of a tree, with what the search knows about them. */
record VisitedNodes<N extends Node<N>>(MonteCarloTree<?> tree)
    implements VisitedTree.Source<N, VisitedNode<N>> {

  @Override
  public List<Integer> visited(Branch<N> branch) {
    return VisitedMove.visited(tree.store(), branch.node(), tree.rewards()).stream()
        .map(VisitedMove::node)
        .toList();
  }

  @Override
  public boolean needsAll(Branch<N> branch) {
    return false;
  }

  @Override
  public VisitedNode<N> copy(Branch<N> branch, List<VisitedNode<N>> children) {
    NodeStore store = tree.store();
    int node = branch.node();
    int visits = store.visits(node);
    ProvenScores scores = tree.scores();
    int lower = scores.fromNode(store.lower(node), branch.ply());
    int upper = scores.fromNode(store.upper(node), branch.ply());
    boolean isOpen = lower < upper;
    return new VisitedNode<>(
        branch.move(),
        branch.position(),
        visits,
        store.reward(node) / visits,
        List.of(),
        isOpen && lower == -scores.max() ? -Score.MAX : lower,
        isOpen && upper == scores.max() ? Score.MAX : upper,
        node != tree.root() && tree.isBiased()
            ? OptionalDouble.of(store.prior(node))
            : OptionalDouble.empty(),
        children,
        branch.leftOut());
  }
}
