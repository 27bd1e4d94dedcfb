package io.github.yomikiri.seats;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.search.mcts.VisitedNode;
import io.github.yomikiri.search.visits.VisitedTree;
import io.github.yomikiri.search.visits.VisitedTree.Branch;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Copies the nodes of a {@link PayoffTree}, with what the search knows about them.
 *
 * @param store the nodes
 * @param order which of them are better
 * @param estimates what payoffs count as scores
 * @param seat the seat to move at the root
 * @param areProofs whether solved nodes prove values; those of finished games are always true
 */
record PayoffNodes<P extends SeatedPosition<P>>(
    PayoffStore store, PayoffOrder order, Estimates<P> estimates, int seat, boolean areProofs)
    implements VisitedTree.Source<P, VisitedNode<P>> {

  @Override
  public List<Integer> visited(Branch<P> branch) {
    return order.visited(branch.node(), branch.position().seat());
  }

  /** Solved outcomes are not visited any more, but keep their share of the value. */
  @Override
  public boolean needsAll(Branch<P> branch) {
    return branch.position().seat() == SeatedPosition.CHANCE;
  }

  @Override
  public VisitedNode<P> copy(Branch<P> branch, List<VisitedNode<P>> children) {
    int node = branch.node();
    double payoff = store.value(node, seat);
    boolean isProven = store.isSolved(node) && (areProofs || branch.position().isTerminal());
    return new VisitedNode<>(
        branch.move(),
        branch.position(),
        store.visits(node),
        payoff / estimates.max(),
        store.values(node),
        isProven ? estimates.score(payoff) : -Score.MAX,
        isProven ? estimates.score(payoff) : Score.MAX,
        OptionalDouble.empty(),
        children,
        branch.leftOut());
  }
}
