package io.github.yomikiri.search.mcts;

import io.github.yomikiri.search.platform.SharedArrays;
import io.github.yomikiri.search.visits.VisitStore;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;

/**
 * The nodes of a tree in memory of a limited size: an array for each property, and a node is an
 * index into all of them. A node takes {@value #BYTES} bytes and no object, so the garbage
 * collector has nothing to trace. The children of a node are neighbors, because a search reads them
 * together. Positions are not stored: a search plays the moves again from the root, which takes
 * less time than reading a position that is no longer in the processor's cache.
 *
 * <p>A store of at most {@value #MAX_GROWN_NODES} nodes takes memory as it fills: it begins with
 * {@value #FIRST_NODES} nodes and doubles. To clear 64 MiB took a short search more time than its
 * limit. A larger store takes all memory at once, because to copy it would interrupt a search for
 * too long. Arrays in blocks, which need no copies, made searches with an evaluator a quarter
 * slower.
 *
 * <p>Several threads use a store at once without locks. Counters are added to atomically. Bounds
 * only become tighter, so a thread that reads an old bound reads a true one. A node's children are
 * complete before their number is published.
 *
 * <p>Values are stored from the view of the side that chooses the node, because a search reads them
 * at its parent most of the time. Nobody chooses the root; it counts as chosen by the opponent.
 */
final class NodeStore implements VisitStore {

  /** The bytes of a node: six {@code int}, a {@code long} and a {@code float}. */
  static final int BYTES = 36;

  /** No node, or no room for one. */
  static final int NONE = -1;

  /** A reward of 1. Sums of rewards are integers, so that their order does not matter. */
  private static final long ONE = 1L << 30;

  private static final double UNIT = 1.0 / ONE;

  private static final int EXPANDING = -1;

  /** Marks the move of a node at which the side that chose it is to move again. */
  private static final int AGAIN = 1 << 31;

  private static final int FIRST_NODES = 1 << 15;
  private static final int MAX_GROWN_NODES = 1 << 21;

  private int capacity;
  private int maxScore;
  private final boolean shared;
  private final AtomicInteger used = new AtomicInteger();
  private int[] moves;
  private int[] visits;
  private int[] lower;
  private int[] upper;
  private int[] firstChild;
  private int[] children;
  /**
   * For each node, how much more its visits got than a loss each. A visit under way has added
   * nothing yet, so it counts as a loss, and each visit adds to each array once.
   */
  private long[] gains;

  private float[] priors;

  /**
   * Makes an empty store.
   *
   * @param capacity how many nodes it has room for
   * @param maxScore the score of which no node has more, from which all bounds start
   * @param shared whether several threads use the store at once
   */
  NodeStore(int capacity, int maxScore, boolean shared) {
    this.capacity = capacity;
    this.maxScore = maxScore;
    this.shared = shared;
    int first = capacity > MAX_GROWN_NODES ? capacity : Math.min(capacity, FIRST_NODES);
    moves = new int[first];
    visits = new int[first];
    lower = new int[first];
    upper = new int[first];
    firstChild = new int[first];
    children = new int[first];
    gains = new long[first];
    priors = new float[first];
  }

  /**
   * Takes memory for a number of nodes, as far as the capacity allows. If the virtual machine has
   * no such memory, the store keeps its size. No other thread may use the store meanwhile.
   */
  void reserve(long nodes) {
    if (nodes > reserved() && reserved() < capacity) {
      try {
        grow((int) Math.min(capacity, Math.max(nodes, 2L * reserved())));
      } catch (OutOfMemoryError e) {
        capacity = reserved();
      }
    }
  }

  /** Copies the priors last, because their length is that of the store. */
  private void grow(int length) {
    moves = Arrays.copyOf(moves, length);
    visits = Arrays.copyOf(visits, length);
    lower = Arrays.copyOf(lower, length);
    upper = Arrays.copyOf(upper, length);
    firstChild = Arrays.copyOf(firstChild, length);
    children = Arrays.copyOf(children, length);
    gains = Arrays.copyOf(gains, length);
    priors = Arrays.copyOf(priors, length);
  }

  int capacity() {
    return capacity;
  }

  @Override
  public int used() {
    return used.get();
  }

  /** Returns how many nodes have memory. */
  int reserved() {
    return priors.length;
  }

  /** Sets the score from which the bounds of new nodes start. */
  void setMaxScore(int newMaxScore) {
    maxScore = newMaxScore;
  }

  @Override
  public void truncate(int size) {
    used.set(size);
  }

  /**
   * Returns the first of some new neighbors, or {@link #NONE} if there is no room for them. A store
   * that several threads use has room for what was {@linkplain #reserve reserved}.
   */
  int allocate(int count) {
    int first = used.get();
    if (!shared) {
      reserve((long) first + count);
    }
    while (reserved() - first >= count) {
      if (used.compareAndSet(first, first + count)) {
        return first;
      }
      first = used.get();
    }
    return NONE;
  }

  /** Makes a node one that was never visited. */
  void init(int node, int move, float prior) {
    moves[node] = move;
    visits[node] = 0;
    firstChild[node] = NONE;
    children[node] = 0;
    gains[node] = 0;
    priors[node] = prior;
    resetBounds(node);
  }

  void resetBounds(int node) {
    lower[node] = -maxScore;
    upper[node] = maxScore;
  }

  /**
   * Changes the bounds of all nodes.
   *
   * @param change returns the new lower bound for an old one; an upper bound is a lower bound from
   *     the other side's view
   */
  void changeBounds(IntUnaryOperator change) {
    for (int node = 0; node < used.get(); node++) {
      lower[node] = change.applyAsInt(lower[node]);
      upper[node] = -change.applyAsInt(-upper[node]);
    }
  }

  /** Returns whether the calling thread, and no other, may give the node children. */
  boolean claim(int node) {
    return SharedArrays.exchange(children, node, 0, EXPANDING) == 0;
  }

  /** Gives up a claim. */
  void release(int node) {
    SharedArrays.release(children, node, 0);
  }

  /** Gives a claimed node its children, which are complete. */
  void publish(int node, int first, int count) {
    firstChild[node] = first;
    SharedArrays.release(children, node, count);
  }

  /** Returns the number of children, 0 as long as the node is a leaf. */
  @Override
  public int children(int node) {
    return Math.max(0, SharedArrays.acquire(children, node));
  }

  @Override
  public int firstChild(int node) {
    return firstChild[node];
  }

  @Override
  public int move(int node) {
    return moves[node] & ~AGAIN;
  }

  /** Returns whether the side that chose a node is to move there, too. */
  boolean isAgain(int node) {
    return moves[node] < 0;
  }

  /** Returns what the bias expects of a node, from the view of the side to move there. */
  float prior(int node) {
    return isAgain(node) ? priors[node] : -priors[node];
  }

  /** Returns what the bias expects of a node, from the view of the side that chooses it. */
  float priorAbove(int node) {
    return priors[node];
  }

  /** Returns the visits, those included that are under way. */
  @Override
  public int visits(int node) {
    return visits[node];
  }

  /** Returns the sum of the rewards of a node's visits, from the view of the side to move there. */
  double reward(int node) {
    return isAgain(node) ? rewardAbove(node) : -rewardAbove(node);
  }

  /**
   * Returns the sum of the rewards of a node's visits, from the view of the side that chooses it.
   */
  double rewardAbove(int node) {
    return (SharedArrays.read(gains, node) - visits[node] * ONE) * UNIT;
  }

  /**
   * Counts a visit that is under way. Until the visit has its reward, it counts as one that the
   * side that chooses this node has lost. So another thread is led to other nodes (virtual loss).
   *
   * @param again whether this side is to move here, too
   */
  void enter(int node, boolean again) {
    if (again && !isAgain(node)) {
      moves[node] |= AGAIN;
    }
    count(node, 1);
  }

  /** Gives a visit its reward, from the view of the side that chooses this node. */
  void leave(int node, double reward) {
    long gain = ONE + Math.round(reward * ONE);
    if (shared) {
      SharedArrays.add(gains, node, gain);
    } else {
      gains[node] += gain;
    }
  }

  /** Takes back a visit that will get no reward. */
  void undo(int node) {
    count(node, -1);
  }

  private void count(int node, int change) {
    if (shared) {
      SharedArrays.add(visits, node, change);
    } else {
      visits[node] += change;
    }
  }

  /** Returns the lower bound of a node's value, from the view of the side to move there. */
  int lower(int node) {
    return isAgain(node) ? lowerAbove(node) : -upperAbove(node);
  }

  /** Returns the upper bound of a node's value, from the view of the side to move there. */
  int upper(int node) {
    return isAgain(node) ? upperAbove(node) : -lowerAbove(node);
  }

  /** Returns the lower bound of a node's value, from the view of the side that chooses it. */
  int lowerAbove(int node) {
    return SharedArrays.acquire(lower, node);
  }

  /** Returns the upper bound of a node's value, from the view of the side that chooses it. */
  int upperAbove(int node) {
    return SharedArrays.acquire(upper, node);
  }

  /** Returns whether the value of a node is proven. */
  boolean isSolved(int node) {
    return lowerAbove(node) >= upperAbove(node);
  }

  /**
   * Tightens the bounds of a node, given from the view of the side to move there. Returns whether
   * one of them has changed.
   */
  boolean prove(int node, int atLeast, int atMost) {
    boolean again = isAgain(node);
    boolean raised = raise(node, again ? atLeast : -atMost);
    return reduce(node, again ? atMost : -atLeast) || raised;
  }

  /** Lets a node be the root, which counts as chosen by the opponent of the side to move there. */
  void detach(int node) {
    if (isAgain(node)) {
      moves[node] &= ~AGAIN;
      int atLeast = lower[node];
      lower[node] = -upper[node];
      upper[node] = -atLeast;
      gains[node] = 2L * visits[node] * ONE - gains[node];
    }
  }

  private boolean raise(int node, int bound) {
    int seen = lowerAbove(node);
    while (seen < bound) {
      int was = SharedArrays.exchange(lower, node, seen, bound);
      if (was == seen) {
        return true;
      }
      seen = was;
    }
    return false;
  }

  private boolean reduce(int node, int bound) {
    int seen = upperAbove(node);
    while (seen > bound) {
      int was = SharedArrays.exchange(upper, node, seen, bound);
      if (was == seen) {
        return true;
      }
      seen = was;
    }
    return false;
  }

  @Override
  public void copy(int from, int to) {
    moves[to] = moves[from];
    visits[to] = visits[from];
    lower[to] = lower[from];
    upper[to] = upper[from];
    firstChild[to] = firstChild[from];
    children[to] = children[from];
    gains[to] = gains[from];
    priors[to] = priors[from];
  }

  @Override
  public void setChildren(int node, int first, int count) {
    firstChild[node] = first;
    children[node] = count;
  }
}
