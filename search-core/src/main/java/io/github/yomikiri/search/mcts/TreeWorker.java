package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.parallel.TeamMember;
import java.util.Optional;

/**
 * One thread of a Monte-Carlo tree search (Coulom 2006; Kocsis and Szepesvári 2006). A visit
 * follows the most promising children from the root to a leaf. The leaf is valued at its first
 * visit, and gets children at a later one. The value then changes the means of all nodes on the
 * path. So the tree grows where play is best, without a fixed depth.
 *
 * <p>Several threads search one tree without locks. A node counts as lost while a thread is below
 * it, so other threads choose other nodes. That is tree parallelism with virtual loss (Chaslot,
 * Winands and van den Herik 2008). A search by one thread counts in the same way, so it visits the
 * same nodes as a team that has got no helper.
 *
 * <p>As the store fills up, a leaf needs more visits before it gets children: two when half of the
 * store is in use, four at three quarters, and so on. A tree therefore never stops growing at once.
 * Leaves of a full store are valued again at each visit.
 */
final class TreeWorker<N extends Node<N>> extends TeamMember<TreeIteration> {

  private final MonteCarloParts<N> parts;
  private final MonteCarloTree<N> tree;
  private final NodeStore store;
  private final Rewards rewards;
  private final SearchContext context;
  private final LeafValue<N> leafValue;
  private final Expansion<N> expansion;
  private final VisitWindow window;
  private final VisitedLine line;
  private final N root;
  private final int[] path;
  private int length;
  private boolean isTightened;

  /**
   * Makes a thread's part of a search.
   *
   * @param root the root's position
   * @param maxDepth the maximum depth of the tree
   * @param random random numbers of this thread
   */
  TreeWorker(
      MonteCarloParts<N> parts,
      MonteCarloTree<N> tree,
      N root,
      int maxDepth,
      SearchContext context,
      PortableRandom random) {
    this.parts = parts;
    this.tree = tree;
    this.root = root;
    this.context = context;
    store = tree.store();
    rewards = tree.rewards();
    leafValue = new LeafValue<>(parts, rewards, context, random);
    expansion = tree.expansion(context);
    window = parts.scores().window(maxDepth);
    line = parts.line(context, maxDepth);
    path = new int[maxDepth + 1];
  }

  @Override
  protected void search(TreeIteration iteration) {
    context.whenPolling(this::checkCut);
    if (iteration.take() >= 0) {
      run(iteration);
    }
  }

  /** Visits leaves until the root is solved or the iteration has no visit left. */
  void run(TreeIteration iteration) {
    while (!tree.isOver() && iteration.takeVisit()) {
      boolean done = false;
      try {
        visit();
        done = true;
      } finally {
        if (!done) {
          abandon();
        }
      }
    }
  }

  private void visit() {
    length = 0;
    isTightened = false;
    // 1. Follow the most promising children to a leaf.
    N node = root;
    int at = tree.root();
    enter(at, node);
    while (length < path.length && (store.children(at) > 0 || grow(at, node))) {
      int atLeast = window.atLeast(store.lower(at), length - 1, node.movesAgain());
      at = parts.selection().pick(store, at, atLeast);
      if (at == NodeStore.NONE) {
        backUpDecided();
        return;
      }
      node = node.play(store.move(at));
      enter(at, node);
    }
    // 2. Value the leaf.
    double reward = value(at, node);
    // 3. Pass the value on to all nodes of the path.
    backUp(reward);
  }

  private void enter(int at, N node) {
    line.enter(length, node);
    path[length++] = at;
    store.enter(at, length > 1 && node.movesAgain());
    context.visit(0);
  }

  /** Gives a leaf children if it was visited before. */
  private boolean grow(int leaf, N node) {
    return isDue(store.visits(leaf) - 1)
        && !store.isSolved(leaf)
        && !line.repeats(length - 1)
        && expansion.expand(store, leaf, node, length - 1);
  }

  /** Returns whether a leaf gets children after some visits. */
  private boolean isDue(int before) {
    int free = store.capacity() - store.used();
    return before > 0 && before >= store.capacity() / Math.max(1, free);
  }

  /**
   * Returns the reward of a leaf, and stores what is proven about the leaf. A bound is stored last,
   * after all that may end the visit. So a node with a proven bound has a visit that counts.
   */
  private double value(int leaf, N node) {
    int ply = length - 1;
    if (node.isTerminal()) {
      context.countTerminal();
      int score = parts.scores().end(parts.terminalScore(node), ply);
      prove(leaf, score, score);
      return rewards.of(score);
    }
    if (context.isDrawn(node) || line.repeats(ply)) {
      context.countTerminal();
      prove(leaf, 0, 0);
      return rewards.of(0);
    }
    Optional<Knowledge<N>> known = parts.knowledge(context);
    if (known.isEmpty()) {
      double reward = leafValue.of(node);
      isTightened = parts.scores().proveOpen(store, leaf, ply);
      return reward;
    }
    Knowledge<N> knowledge = known.get();
    int atLeast = Math.max(store.lower(leaf), knowledge.lowerBound(node));
    int atMost = Math.min(store.upper(leaf), knowledge.upperBound(node));
    double reward = atLeast >= atMost ? rewards.of(atLeast) : leafValue.of(node);
    prove(leaf, atLeast, atMost);
    isTightened |= parts.scores().proveOpen(store, leaf, ply);
    return reward;
  }

  private void prove(int leaf, int atLeast, int atMost) {
    isTightened = store.prove(leaf, atLeast, atMost);
  }

  /** Ends a visit at a node none of whose children is of interest. */
  private void backUpDecided() {
    int last = path[length - 1];
    ScoreBounds.tighten(store, last);
    // Another thread may have tightened the bounds, and not yet those of the node above.
    isTightened = true;
    backUp(store.isSolved(last) ? rewards.of(store.lower(last)) : meanBefore(last));
  }

  /** Returns the mean reward of a node, without the visit that is under way. */
  private double meanBefore(int node) {
    double finished = store.rewardAbove(node) + 1;
    double mean = finished / Math.max(1, store.visits(node) - 1);
    return store.isAgain(node) ? mean : -mean;
  }

  private void backUp(double leafReward) {
    if (length > 1) {
      tree.reached(path[1], length - 1);
    }
    boolean changed = isTightened;
    double reward = leafReward;
    for (int i = length - 1; i >= 0; i--) {
      int node = path[i];
      if (changed && i < length - 1) {
        changed = ScoreBounds.tighten(store, node);
      }
      // A proven bound is better than a mean of estimates.
      reward = Math.max(reward, rewards.of(store.lower(node)));
      reward = Math.min(reward, rewards.of(store.upper(node)));
      // The side that chose the node is the side to move above.
      reward = store.isAgain(node) ? reward : -reward;
      store.leave(node, reward);
    }
  }

  /** Takes a visit back that a limit, the stop signal or an exception has ended. */
  private void abandon() {
    for (int i = 0; i < length; i++) {
      store.undo(path[i]);
    }
  }
}
