package io.github.yomikiri.seats;

import io.github.yomikiri.search.visits.VisitStore;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The nodes of a Monte-Carlo tree in memory of a limited size: an array for each property, and a
 * node is an index into all of them. The memory grows as the store fills. A node has the payoffs of
 * each seat: their sum over its visits, or the proven values once it is solved. Positions are not
 * stored.
 */
final class PayoffStore implements VisitStore {

  /** No node, or no room for one. */
  static final int NONE = -1;

  private static final int FIRST_NODES = 1 << 15;

  private final int seats;
  private int capacity;
  private int used;
  private int[] moves;
  private int[] visits;
  private int[] firstChild;
  private int[] children;
  /** How likely a node is as an outcome; 0 if a seat chooses it. */
  private int[] weights;

  private boolean[] solved;
  private double[] payoffs;

  /**
   * Makes an empty store.
   *
   * @param seats the number of seats
   * @param capacity how many nodes it has room for
   */
  PayoffStore(int seats, int capacity) {
    this.seats = seats;
    this.capacity = capacity;
    int first = Math.min(capacity, FIRST_NODES);
    moves = new int[first];
    visits = new int[first];
    firstChild = new int[first];
    children = new int[first];
    weights = new int[first];
    solved = new boolean[first];
    payoffs = new double[first * seats];
  }

  /** Returns the bytes of a node. */
  static int bytes(int seats) {
    return 5 * Integer.BYTES + 1 + seats * Double.BYTES;
  }

  int capacity() {
    return capacity;
  }

  @Override
  public int used() {
    return used;
  }

  @Override
  public void truncate(int size) {
    used = size;
  }

  /** Returns the first of some new neighbors, or {@link #NONE} if there is no room for them. */
  int allocate(int count) {
    if (count > capacity - used) {
      return NONE;
    }
    if (used + count > solved.length) {
      grow((int) Math.min(capacity, Math.max(used + count, 2L * solved.length)));
      // Without memory, the capacity is less now.
      return allocate(count);
    }
    used += count;
    return used - count;
  }

  /** Copies the solved nodes last, because their length is that of the store. */
  private void grow(int length) {
    try {
      moves = Arrays.copyOf(moves, length);
      visits = Arrays.copyOf(visits, length);
      firstChild = Arrays.copyOf(firstChild, length);
      children = Arrays.copyOf(children, length);
      weights = Arrays.copyOf(weights, length);
      payoffs = Arrays.copyOf(payoffs, length * seats);
      solved = Arrays.copyOf(solved, length);
    } catch (OutOfMemoryError e) {
      capacity = solved.length;
    }
  }

  /** Makes a node one that was never visited. */
  void init(int node, int move, int weight) {
    moves[node] = move;
    visits[node] = 0;
    children[node] = 0;
    weights[node] = weight;
    solved[node] = false;
    Arrays.fill(payoffs, node * seats, (node + 1) * seats, 0);
  }

  @Override
  public int move(int node) {
    return moves[node];
  }

  int weight(int node) {
    return weights[node];
  }

  /** Returns the visits, the one included that is under way. */
  @Override
  public int visits(int node) {
    return visits[node];
  }

  /** Counts a visit that has no payoffs yet, or with -1 takes it back. */
  void count(int node, int change) {
    visits[node] += change;
  }

  /** Gives a visit its payoffs. */
  void add(int node, double[] values) {
    for (int seat = 0; seat < seats; seat++) {
      payoffs[node * seats + seat] += values[seat];
    }
  }

  /** Sets the proven values of a node. They do not change any more. */
  void solve(int node, double[] values) {
    System.arraycopy(values, 0, payoffs, node * seats, seats);
    solved[node] = true;
  }

  boolean isSolved(int node) {
    return solved[node];
  }

  /** Returns the proven value or the mean of the visits of a node that was visited. */
  double value(int node, int seat) {
    double known = payoffs[node * seats + seat];
    return solved[node] ? known : known / visits[node];
  }

  /** Returns the values of all seats. */
  List<Double> values(int node) {
    return IntStream.range(0, seats).mapToObj(seat -> value(node, seat)).toList();
  }

  /** Reads the values of all seats. */
  void values(int node, double[] out) {
    for (int seat = 0; seat < seats; seat++) {
      out[seat] = value(node, seat);
    }
  }

  @Override
  public int children(int node) {
    return children[node];
  }

  @Override
  public int firstChild(int node) {
    return firstChild[node];
  }

  @Override
  public void setChildren(int node, int first, int count) {
    firstChild[node] = first;
    children[node] = count;
  }

  @Override
  public void copy(int from, int to) {
    moves[to] = moves[from];
    visits[to] = visits[from];
    firstChild[to] = firstChild[from];
    children[to] = children[from];
    weights[to] = weights[from];
    solved[to] = solved[from];
    System.arraycopy(payoffs, from * seats, payoffs, to * seats, seats);
  }
}
