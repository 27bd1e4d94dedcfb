package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.visits.StoreCompaction;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * The tree of a Monte-Carlo search, which lasts from move to move. If the next root is the last
 * root or at most two plies below it, its subtree is kept. The memory of all other nodes is then
 * freed. Otherwise a new tree begins.
 *
 * <p>The bounds of the root come from its children alone, not from what the game knows about the
 * root. So a proven value of the root always has a move that reaches it.
 */
final class MonteCarloTree<N extends Node<N>> {

  /** Leaves room in the counters for visits that are under way. */
  private static final int MAX_VISITS = Integer.MAX_VALUE - (1 << 16);

  /** How far below the last root a root may be whose tree is kept. */
  private static final int KEPT_PLIES = 2;

  private MonteCarloParts<N> parts;
  private final NodeStore store;
  private Optional<N> position = Optional.empty();
  /** Which positions are draws because of what was played, and which moves of the root count. */
  private long circumstances;

  private int root = NodeStore.NONE;
  private Rewards rewards;
  private Rewards biasRewards;
  /** The maximum depth of the tree below each move of the root. */
  private AtomicIntegerArray depths = new AtomicIntegerArray(0);

  /**
   * Makes an empty tree.
   *
   * @param shared whether several threads search it at once
   */
  MonteCarloTree(MonteCarloParts<N> parts, boolean shared) {
    this.parts = parts;
    store = new NodeStore(parts.nodes(), parts.scores().max(), shared);
    rewards = rewards(1);
    biasRewards = rewards;
  }

  /** Takes over the rules of a position's game. A tree of a game with other rules is forgotten. */
  void fit(N newRoot) {
    if (!parts.fit(newRoot)) {
      parts = parts.fitted(newRoot);
      store.setMaxScore(parts.scores().max());
      forget();
    }
  }

  MonteCarloParts<N> parts() {
    return parts;
  }

  NodeStore store() {
    return store;
  }

  /** Returns the root, or {@link NodeStore#NONE} if the search was stopped before it had one. */
  int root() {
    return root;
  }

  /** Returns the root's position, if a search has visited it. */
  Optional<N> visitedRoot() {
    return position.filter(known -> root != NodeStore.NONE && store.visits(root) > 0);
  }

  boolean isSolved() {
    return root != NodeStore.NONE && store.isSolved(root);
  }

  /** Returns whether no further visit has a meaning, or could be counted. */
  boolean isOver() {
    return store.isSolved(root) || store.visits(root) >= MAX_VISITS;
  }

  Rewards rewards() {
    return rewards;
  }

  /** Returns whether nodes have priors, those of the progressive bias. */
  boolean isBiased() {
    return parts.bias().isPresent();
  }

  /** Returns what the end of a game counts. */
  ProvenScores scores() {
    return parts.scores();
  }

  /** Returns an expansion for one thread. */
  Expansion<N> expansion(SearchContext context) {
    return new Expansion<>(parts, biasRewards, context);
  }

  /** Returns the maximum depth of the tree below a child of the root, in plies from the root. */
  int depth(int child) {
    return depths.get(child - store.firstChild(root));
  }

  /** Remembers how deep a visit has gone below a child of the root. */
  void reached(int child, int depth) {
    int index = child - store.firstChild(root);
    if (depths.get(index) < depth) {
      depths.accumulateAndGet(index, depth, Math::max);
    }
  }

  /**
   * Makes a position the root.
   *
   * @param newRoot the position, whose game is not over
   * @param maxDepth the maximum depth of the tree that may be kept
   * @param random random numbers to measure the scale of rewards
   * @param context counts the nodes of that measurement
   */
  void moveTo(N newRoot, int maxDepth, PortableRandom random, SearchContext context) {
    long now = context.rootKey(context.drawnPositions());
    Optional<Found> known = circumstances == now ? find(newRoot) : Optional.empty();
    circumstances = now;
    // A tree whose root has no position, because of an exception below, is not kept.
    position = Optional.empty();
    if (known.isEmpty() || !keep(known.get(), newRoot, maxDepth, context)) {
      plant(newRoot, random, context);
    }
    position = Optional.of(newRoot);
    depths = new AtomicIntegerArray(store.children(root));
    for (int i = 0; i < depths.length(); i++) {
      int child = store.firstChild(root) + i;
      depths.set(i, store.visits(child) == 0 ? 0 : 1 + depthBelow(child));
    }
  }

  /** Forgets the tree, but keeps its memory. */
  void forget() {
    root = NodeStore.NONE;
    position = Optional.empty();
  }

  /**
   * A node that may be the next root.
   *
   * @param plies how many plies it is below the last root
   */
  private record Found(int node, int plies) {}

  /** Returns the node of a position at most two plies below the last root, if it has children. */
  private Optional<Found> find(N wanted) {
    return root == NodeStore.NONE || position.isEmpty()
        ? Optional.empty()
        : find(wanted, position.get(), root, 0).filter(found -> store.children(found.node) > 0);
  }

  private Optional<Found> find(N wanted, N node, int at, int plies) {
    if (node.key() == wanted.key() && node.quietPliesLeft() == wanted.quietPliesLeft()) {
      return Optional.of(new Found(at, plies));
    }
    int count = plies == KEPT_PLIES ? 0 : store.children(at);
    for (int i = 0; i < count; i++) {
      int child = store.firstChild(at) + i;
      Optional<Found> found = find(wanted, node.play(store.move(child)), child, plies + 1);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private boolean keep(Found found, N newRoot, int maxDepth, SearchContext context) {
    if (depthBelow(found.node) > maxDepth) {
      return false;
    }
    if (found.plies > 0) {
      root = StoreCompaction.keep(store, found.node);
      store.detach(root);
      if (parts.dependOnRoot()) {
        store.changeBounds(lower -> parts.kept(lower, found.plies));
      }
    }
    if (!expansion(context).expandRoot(store, root, newRoot)) {
      return false;
    }
    store.resetBounds(root);
    ScoreBounds.tighten(store, root);
    return true;
  }

  private void plant(N newRoot, PortableRandom random, SearchContext context) {
    root = NodeStore.NONE;
    store.truncate(0);
    // 1. The scale of rewards.
    rewards = rewards(scale(parts.tuning().scale(), parts.evaluator(), newRoot, random, context));
    biasRewards = biasRewards(newRoot, random, context);
    // 2. The root and its children.
    int planted = store.allocate(1);
    store.init(planted, 0, 0);
    if (!expansion(context).expandRoot(store, planted, newRoot)) {
      throw new IllegalStateException("the tree has room for " + store.capacity()
          + " nodes, which is too little for the moves of the position\n" + newRoot);
    }
    root = planted;
  }

  private Rewards biasRewards(N newRoot, PortableRandom random, SearchContext context) {
    OptionalDouble fixed = parts.tuning().biasScale();
    if (parts.bias().isEmpty() || parts.bias().get().isOwn() && fixed.isEmpty()) {
      return rewards;
    }
    return rewards(scale(fixed, parts.bias().get().evaluator(), newRoot, random, context));
  }

  private Rewards rewards(double scale) {
    return new Rewards(scale, parts.scores().maxEstimate());
  }

  private static <N extends Node<N>> double scale(
      OptionalDouble fixed,
      Evaluator<N> evaluator,
      N newRoot,
      PortableRandom random,
      SearchContext context) {
    return fixed.isPresent()
        ? fixed.getAsDouble()
        : RewardScale.measure(evaluator, newRoot, random, context);
  }

  /** Returns how many plies the visited nodes below a node go down. */
  private int depthBelow(int node) {
    int deepest = 0;
    int count = store.children(node);
    for (int i = 0; i < count; i++) {
      int child = store.firstChild(node) + i;
      if (store.visits(child) > 0) {
        deepest = Math.max(deepest, 1 + depthBelow(child));
      }
    }
    return deepest;
  }
}
