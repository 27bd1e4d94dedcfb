package io.github.yomikiri.seats;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.visits.StoreCompaction;
import io.github.yomikiri.search.visits.VisitTerms;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The tree of a Monte-Carlo search with several seats and chance. It lasts from search to search as
 * long as the roots are positions of the tree.
 *
 * <p>At a seat's turn, a visit follows the move with the greatest upper confidence bound of what
 * the seat itself gets. Payoffs are compared by the range of all that was seen in the tree. At a
 * turn of chance, an outcome is drawn by its weight.
 *
 * <p>A finished game is solved. A turn of a seat is solved if all its moves are, or if one is
 * proven to get the greatest payoff of the game; a turn of chance, if all its outcomes are. Solved
 * nodes are not visited any more. At a turn of chance they keep their share of the mean, so a visit
 * draws from the others only.
 *
 * <p>At a turn of a seat, the seat can have the value of its best solved move. So a visit of a move
 * with a lesser mean counts as that one. A lesser payoff of one visit says nothing, because it may
 * be chance. Means of the greater of the two would be too great.
 */
final class PayoffTree<P extends SeatedPosition<P>> {

  /**
   * The greatest number of turns of a visit, with those of chance and of its roll-out. A game that
   * lasts longer counts 0 for each seat.
   */
  static final int LONGEST_VISIT = 5_000;

  /** How far below the last root a root may be whose tree is kept, if the moves are not known. */
  private static final int KEPT_TURNS = 2;

  private static final int MAX_VISITS = Integer.MAX_VALUE - 1;

  private final int max;
  private final double exploration;
  private final PayoffStore store;
  private final PayoffOrder order;
  private final OpenOutcomes outcomes;
  private final LeafPayoffs<P> leafPayoffs;
  private final MoveList moves = new MoveList();

  private int root = PayoffStore.NONE;
  private Optional<P> position = Optional.empty();
  /** Which positions are draws because of what was played, and which moves of the root count. */
  private long circumstances;

  /** The maximum depth of the tree below each move of the root. */
  private int[] depths = new int[0];

  // The range of the payoffs seen in the tree.
  private double least;
  private double most;

  // The visit under way: its nodes, whose turn it is there, and which solved move is better.
  private int[] path = new int[64];
  private int[] turns = new int[64];
  private int[] betterMoves = new int[64];
  private int length;
  private int depth;
  private final double[] values;

  /**
   * Makes an empty tree.
   *
   * @param max the greatest payoff of the game
   * @param exploration the weight of the term for moves with few visits
   */
  PayoffTree(
      int max, double exploration, PayoffStore store, LeafPayoffs<P> leafPayoffs, int seats) {
    this.max = max;
    this.exploration = exploration;
    this.store = store;
    this.leafPayoffs = leafPayoffs;
    values = new double[seats];
    outcomes = new OpenOutcomes(store, seats);
    order = new PayoffOrder(store, max);
  }

  /** Returns which moves are better. */
  PayoffOrder order() {
    return order;
  }

  PayoffStore store() {
    return store;
  }

  int root() {
    return root;
  }

  /** Returns the root's position, if a search has visited it. */
  Optional<P> visitedRoot() {
    return position.filter(known -> store.visits(root) > 0);
  }

  boolean isSolved() {
    return store.isSolved(root);
  }

  /** Returns whether no further visit has a meaning, or could be counted. */
  boolean isOver() {
    return store.isSolved(root) || store.visits(root) >= MAX_VISITS;
  }

  /** Returns the maximum depth of the tree below a child of the root, in moves from the root. */
  int depth(int child) {
    return depths[child - store.firstChild(root)];
  }

  /** Forgets the tree, but keeps its memory. */
  void forget() {
    root = PayoffStore.NONE;
    position = Optional.empty();
  }

  /**
   * Makes the last position of a game the root.
   *
   * @param game the game, which is not over
   * @param maxDepth the maximum depth of the tree that may be kept
   */
  void moveTo(Game<P> game, int maxDepth, SearchContext context) {
    P newRoot = game.position();
    long now = context.rootKey(context.drawnPositions());
    int found = circumstances == now ? find(game) : PayoffStore.NONE;
    boolean isLimited = now != context.drawnPositions();
    circumstances = now;
    // A tree whose root has no position, because of an exception below, is not kept.
    position = Optional.empty();
    boolean isKept = found != PayoffStore.NONE
        && store.children(found) > 0
        && (found == root || !isLimited)
        && depthBelow(found) <= maxDepth;
    if (!isKept) {
      plant(newRoot, context);
    } else if (found != root) {
      root = StoreCompaction.keep(store, found);
    }
    position = Optional.of(newRoot);
    depths = new int[store.children(root)];
    for (int i = 0; i < depths.length; i++) {
      int child = store.firstChild(root) + i;
      depths[i] = store.visits(child) == 0 ? 0 : 1 + depthBelow(child);
    }
  }

  private int find(Game<P> game) {
    if (position.isEmpty()) {
      return PayoffStore.NONE;
    }
    int last = game.moves().size();
    for (int from = last; from >= 0; from--) {
      if (isSame(game.positions().get(from), position.get())) {
        return follow(game.moves().subList(from, last));
      }
    }
    return find(game.position(), position.get(), root, 0);
  }

  private int follow(List<Move> played) {
    int at = root;
    for (Move move : played) {
      int end = store.firstChild(at) + store.children(at);
      int child = end - store.children(at);
      while (child < end && store.move(child) != move.code()) {
        child++;
      }
      if (child == end) {
        return PayoffStore.NONE;
      }
      at = child;
    }
    return at;
  }

  private int find(P wanted, P known, int at, int turnsBelow) {
    if (isSame(wanted, known)) {
      return at;
    }
    int count = turnsBelow == KEPT_TURNS ? 0 : store.children(at);
    for (int child = store.firstChild(at); child < store.firstChild(at) + count; child++) {
      int found = find(wanted, known.play(store.move(child)), child, turnsBelow + 1);
      if (found != PayoffStore.NONE) {
        return found;
      }
    }
    return PayoffStore.NONE;
  }

  private static boolean isSame(Position<?> one, Position<?> other) {
    return one.key() == other.key() && one.quietPliesLeft() == other.quietPliesLeft();
  }

  private void plant(P newRoot, SearchContext context) {
    root = PayoffStore.NONE;
    store.truncate(0);
    least = Double.POSITIVE_INFINITY;
    most = Double.NEGATIVE_INFINITY;
    moves.clear();
    newRoot.moves(moves);
    context.keepRootMoves(moves);
    int planted = store.allocate(1);
    store.init(planted, 0, 0);
    if (!giveChildren(planted, newRoot)) {
      throw new IllegalStateException("the tree has room for " + store.capacity()
          + " nodes, which is too little for the moves of the position\n" + newRoot);
    }
    root = planted;
  }

  /** Gives a node the moves of the list as its children. Returns false if there is no room. */
  private boolean giveChildren(int node, P its) {
    boolean isChance = its.seat() == SeatedPosition.CHANCE;
    int[] weights = new int[isChance ? moves.size() : 0];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = Outcomes.weight(its, moves.get(i));
    }
    int first = store.allocate(moves.size());
    if (first == PayoffStore.NONE) {
      return false;
    }
    for (int i = 0; i < moves.size(); i++) {
      store.init(first + i, moves.get(i), isChance ? weights[i] : 0);
    }
    store.setChildren(node, first, moves.size());
    return true;
  }

  /** Returns how many moves of seats the visited nodes below a node go down. */
  private int depthBelow(int node) {
    int deepest = 0;
    int first = store.firstChild(node);
    for (int child = first; child < first + store.children(node); child++) {
      if (store.visits(child) > 0) {
        deepest = Math.max(deepest, depthBelow(child) + (isOutcome(child) ? 0 : 1));
      }
    }
    return deepest;
  }

  private boolean isOutcome(int node) {
    return store.weight(node) > 0;
  }

  /**
   * Visits leaves until the root is solved or a number of visits is made. Returns how many were
   * made.
   */
  long visit(long count, int maxDepth, SearchContext context, PortableRandom random) {
    long made = 0;
    for (; made < count && !isOver(); made++) {
      length = 0;
      boolean done = false;
      try {
        visit(maxDepth, context, random);
        done = true;
      } finally {
        for (int i = 0; i < length && !done; i++) {
          store.count(path[i], -1);
        }
      }
    }
    return made;
  }

  private void visit(int maxDepth, SearchContext context, PortableRandom random) {
    // 1. Follow the most promising moves and the lots of chance to a leaf.
    P now = position.orElseThrow();
    int at = root;
    depth = 0;
    enter(at, context);
    while (depth < maxDepth
        && length < LONGEST_VISIT
        && (store.children(at) > 0 || grow(at, now))) {
      int seat = now.seat();
      turns[length - 1] = seat;
      at = seat == SeatedPosition.CHANCE ? outcomes.draw(at, random) : pick(at, seat);
      depth += seat == SeatedPosition.CHANCE ? 0 : 1;
      now = now.play(store.move(at));
      enter(at, context);
    }
    // 2. Value the leaf.
    if (leafPayoffs.value(now, LONGEST_VISIT - length, context, random, values)) {
      store.solve(at, values);
    } else {
      store.add(at, values);
    }
    for (double value : values) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    // 3. Pass the values on to all nodes of the path.
    backUp();
  }

  private void enter(int at, SearchContext context) {
    if (length == path.length) {
      path = Arrays.copyOf(path, 2 * length);
      turns = Arrays.copyOf(turns, 2 * length);
      betterMoves = Arrays.copyOf(betterMoves, 2 * length);
    }
    path[length++] = at;
    store.count(at, 1);
    context.visit(0);
  }

  /**
   * Gives a leaf children if it was visited before. As the store fills up, a leaf needs more visits
   * for that.
   */
  private boolean grow(int leaf, P its) {
    int before = store.visits(leaf) - 1;
    int free = store.capacity() - store.used();
    if (before == 0 || before < store.capacity() / Math.max(1, free)) {
      return false;
    }
    moves.clear();
    its.moves(moves);
    return giveChildren(leaf, its);
  }

  private int pick(int node, int seat) {
    double term = exploration * VisitTerms.rootOfLogarithm(store.visits(node));
    int best = PayoffStore.NONE;
    double bestBound = Double.NEGATIVE_INFINITY;
    int mostSolved = PayoffStore.NONE;
    int first = store.firstChild(node);
    for (int child = first; child < first + store.children(node); child++) {
      if (store.isSolved(child)) {
        mostSolved = order.better(mostSolved, child, seat);
        continue;
      }
      int visits = store.visits(child);
      // A move without visits counts as one that was visited once, with the best result.
      double bound = visits == 0
          ? 1 + term
          : reward(store.value(child, seat)) + term * VisitTerms.rootOfInverse(visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    boolean isWorse = mostSolved != PayoffStore.NONE
        && store.visits(best) > 0
        && store.value(best, seat) < store.value(mostSolved, seat);
    betterMoves[length - 1] = isWorse ? mostSolved : PayoffStore.NONE;
    return best;
  }

  /** Maps the range of the payoffs to {@code [-1, 1]}. */
  private double reward(double payoff) {
    return most > least ? (2 * payoff - least - most) / (most - least) : 0;
  }

  private void backUp() {
    if (length > 1) {
      int child = path[1] - store.firstChild(root);
      depths[child] = Math.max(depths[child], depth);
    }
    boolean isSolved = store.isSolved(path[length - 1]);
    for (int i = length - 2; i >= 0; i--) {
      int node = path[i];
      int seat = turns[i];
      if (seat == SeatedPosition.CHANCE) {
        isSolved = isSolved && order.allSolved(node);
        outcomes.mix(node, isSolved ? PayoffStore.NONE : path[i + 1], values);
      } else {
        isSolved = isSolved && (values[seat] >= max || order.allSolved(node));
        int known = isSolved ? order.bestSolved(node, seat) : betterMoves[i];
        if (known != PayoffStore.NONE) {
          store.values(known, values);
        }
      }
      if (isSolved) {
        store.solve(node, values);
      } else {
        store.add(node, values);
      }
    }
  }
}
