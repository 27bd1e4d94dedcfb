package io.github.yomikiri.search.mcts;

import io.github.yomikiri.search.visits.VisitTerms;

/**
 * Chooses the child that a visit follows, by upper confidence bounds applied to trees (UCT, Kocsis
 * and Szepesvári 2006). A child's value is its mean reward, to which a term is added that grows the
 * less often the child was visited:
 *
 * <pre>{@code
 * mean + exploration * sqrt(ln(visits of the parent) / visits) + bias * prior / (visits + 1)
 * }</pre>
 *
 * <p>The last term is the progressive bias (Chaslot and others 2008): an evaluator's opinion of the
 * child, which fades as the visits grow. A child that was never visited has no mean. It counts as
 * visited once with a reward that is set for all, its first-play urgency (Gelly and Wang 2006). A
 * small urgency lets good moves be visited again before each move was visited once.
 *
 * <p>Children that cannot improve the parent's proven value are left out, see {@link ScoreBounds}.
 *
 * @param exploration the weight of the second term, not negative
 * @param urgency the reward of children without visits
 * @param bias the weight of the last term, not negative
 */
record UctSelection(double exploration, double urgency, double bias) {

  /**
   * Returns the child with the maximum value, the first of several.
   *
   * @param atLeast the score that a child has to exceed, at least the node's proven lower bound
   * @return the child, or {@link NodeStore#NONE} if no child can exceed the score
   */
  int pick(NodeStore store, int node, int atLeast) {
    int first = store.firstChild(node);
    int end = first + store.children(node);
    double term = exploration * VisitTerms.rootOfLogarithm(store.visits(node));
    int best = NodeStore.NONE;
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      if (store.upperAbove(child) <= atLeast) {
        continue;
      }
      int visits = store.visits(child);
      double value = visits == 0
          ? urgency + term
          : store.rewardAbove(child) * VisitTerms.inverse(visits)
              + term * VisitTerms.rootOfInverse(visits);
      if (bias > 0) {
        value += bias * store.priorAbove(child) * VisitTerms.inverse(visits + 1);
      }
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }
}
