package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * What one search shares with its kernel: it counts nodes and ends the search when a limit is reached, collects the principal
 * variation in a triangular array, and keeps what was found out about the root's moves.
 *
 * <p>Drivers make one per search; algorithms are handed it. Used by one thread at a time.
 */
public final class SearchContext {

  // How many nodes pass between two looks at the clock: as many as fit into about a millisecond,
  // and at most 256. It starts at 1 and doubles. The stop signal is looked at at every node.
  private static final int MAX_POLL_INTERVAL = 256;
  private static final long POLL_NANOS = 1_000_000;

  private final StopSignal stop;
  private final long nodeLimit;
  private final long timeNanos;
  private final LongSupplier nanoTime;
  private final long startNanos;
  private long lastPollNanos;
  private int pollInterval = 1;
  private Completion stopReason = Completion.DEPTH;

  // Nodes counted at the next poll, less untilPoll, are the nodes visited. What is neither an inner
  // node nor over has been evaluated.
  private long nodesAtPoll;
  private long untilPoll;
  private long innerNodes;
  private long terminalLeaves;
  private long cutoffs;
  private long firstMoveCutoffs;
  private long tableProbes;
  private long tableHits;
  private long unprovenCutoffs;
  private long reSearches;

  // line[p] holds the best line known from ply p on, lineLength[p] moves long.
  private int[][] line = new int[0][];
  private int[] lineLength = new int[0];

  private final RootScores rootScores = new RootScores();
  private long estimatesBefore;

  /**
   * Starts a search's clock and counters.
   *
   * @param limits what ends the search
   */
  public SearchContext(Limits limits) {
    this(limits, System::nanoTime);
  }

  /**
   * Starts a search's clock and counters, with another clock.
   *
   * @param limits what ends the search
   * @param nanoTime a clock like {@link System#nanoTime()}
   */
  public SearchContext(Limits limits, LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    stop = limits.stop();
    nodeLimit = limits.nodes().orElse(Long.MAX_VALUE);
    timeNanos = limits.time().map(SearchContext::nanos).orElse(Long.MAX_VALUE);
    startNanos = nanoTime.getAsLong();
    lastPollNanos = startNanos;
    growLines(16);
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) >= 0 ? Long.MAX_VALUE : time.toNanos();
  }

  // Called by algorithms at every node.

  /**
   * Counts a node, and ends the search by an unchecked exception if a limit is reached or the stop
   * signal is raised. Called first thing at every node. A leaf then calls {@link #countEvaluation}
   * or {@link #countTerminal}.
   *
   * @param ply how many plies the node is from the root
   */
  public void visit(int ply) {
    visitEvaluated();
    innerNodes++;
    if (ply + 1 >= lineLength.length) {
      growLines(2 * ply + 2);
    }
    // The best lines from here, and from the leaves below, are empty as yet.
    lineLength[ply] = 0;
    lineLength[ply + 1] = 0;
  }

  /**
   * Does at once what {@link #visit} and {@link #countEvaluation} do for a leaf, given that its
   * parent was visited.
   */
  public void visitEvaluated() {
    if (--untilPoll < 0 || stop.isRaisedAtNode()) {
      poll();
    }
  }

  /**
   * Grants a kernel that counts its nodes itself a number of them, which it then tells of by {@link #visited}: for kernels so
   * fast that a call per node would show. Ends the search by an unchecked exception as {@link #visit} does, so that a limit
   * holds to the node. The stop signal is looked at in this call only: the kernel calls it again at once when it comes
   * to nodes that take long. All nodes granted before must have been told of.
   *
   * @return how many nodes may be visited before the next call, at least 1
   */
  public int grant() {
    untilPoll--; // The node that asks, which poll() gives back.
    poll();
    int granted = (int) untilPoll + 1;
    untilPoll = 0;
    nodesAtPoll -= granted;
    return granted;
  }

  /**
   * Counts nodes of those granted by {@link #grant}. None of them was valued by an evaluator.
   *
   * @param nodes how many nodes were visited since the last call
   * @param leaves how many of them were not expanded
   */
  public void visited(long nodes, long leaves) {
    nodesAtPoll += nodes;
    innerNodes += nodes - leaves;
    terminalLeaves += leaves;
  }

  /**
   * Counts what a kernel that counts for itself has counted since it last told.
   *
   * @param newCutoffs nodes left early, as {@link #countCutoff} counts them
   * @param newFirstMoveCutoffs how many of them by the first move
   * @param newProbes questions to the transposition table, as {@link #countProbe} counts them
   * @param newHits how many of them knew the position
   */
  public void counted(long newCutoffs, long newFirstMoveCutoffs, long newProbes, long newHits) {
    cutoffs += newCutoffs;
    firstMoveCutoffs += newFirstMoveCutoffs;
    tableProbes += newProbes;
    tableHits += newHits;
  }

  /** Counts that the evaluator values the node just visited: the result rests on an estimate. */
  public void countEvaluation() {
    innerNodes--;
  }

  /** Counts that the game of the node just visited is over. */
  public void countTerminal() {
    innerNodes--;
    terminalLeaves++;
  }

  /**
   * Counts a node left early because a move reached beta.
   *
   * @param first whether it was the first move tried
   */
  public void countCutoff(boolean first) {
    cutoffs++;
    if (first) {
      firstMoveCutoffs++;
    }
  }

  /**
   * Counts a question to the transposition table.
   *
   * @param hit whether it knew the position
   */
  public void countProbe(boolean hit) {
    tableProbes++;
    if (hit) {
      tableHits++;
    }
  }

  /**
   * Counts a node that the table or a prediction answered with a value that is not proven: the result rests on an estimate.
   */
  public void countUnprovenCutoff() {
    unprovenCutoffs++;
  }

  /** Counts a move searched again with a wider window, or a further pass of the same iteration. */
  public void countReSearch() {
    reSearches++;
  }

  /**
   * Returns how many estimates the search has used so far. Where it is the same before and after a subtree, that subtree's
   * value is proven.
   *
   * @return evaluations, and nodes answered by unproven values, so far
   */
  public long estimates() {
    return evaluations() + unprovenCutoffs;
  }

  /**
   * Makes a move the head of the best line at a ply, followed by the best line of the node it led to. Called when a move has
   * raised the best value. The node it led to must have been visited.
   *
   * @param ply the node's distance from the root
   * @param move the move
   */
  public void extendLine(int ply, int move) {
    int[] here = line[ply];
    int below = lineLength[ply + 1];
    int[] next = line[ply + 1];
    here[0] = move;
    for (int i = 0; i < below; i++) {
      here[i + 1] = next[i];
    }
    lineLength[ply] = below + 1;
  }

  /**
   * Forgets the best line at a ply: what was found there since the node was visited answered another question.
   *
   * @param ply the node's distance from the root
   */
  public void clearLine(int ply) {
    lineLength[ply] = 0;
  }

  /**
   * Takes note of a move's score at the root. Called after every move searched at ply 0.
   *
   * @param move the move
   * @param score its value from the view of the root's side to move, as far as it lies inside the window
   * @param alpha the lower end of the window it was searched with
   * @param beta the upper end of that window
   */
  public void rootScored(int move, int score, int alpha, int beta) {
    rootScores.add(move, score, Bound.of(score, alpha, beta), isProven());
  }

  /**
   * Makes a move the one that looks best for now. A search that is stopped before it has proven anything of any move
   * returns this move.
   *
   * @param move a legal move of the root
   */
  public void preferRootMove(int move) {
    rootScores.prefer(move);
  }

  /**
   * Returns the move that should be tried first at the root: the one given to {@link #preferRootMove}, otherwise the
   * best one of the iteration before, so that a stopped iteration has looked at it before any other.
   *
   * @return a move, or -1 when there is none
   */
  public int preferredRootMove() {
    return rootScores.preferredMove();
  }

  // Called by drivers, once per iteration.

  /** Starts an iteration, or a further pass of the last one if the depth is the same. */
  void startIteration(int depth) {
    estimatesBefore = estimates();
    if (!rootScores.startIteration(depth)) {
      countReSearch();
    }
  }

  /** Returns whether no estimate has contributed to the iteration until now. */
  boolean isProven() {
    return estimates() == estimatesBefore;
  }

  /** Returns what was found out about the root's moves. */
  RootScores rootScores() {
    return rootScores;
  }

  Completion stopReason() {
    return stopReason;
  }

  private long nodes() {
    return nodesAtPoll - untilPoll;
  }

  private long evaluations() {
    return nodes() - innerNodes - terminalLeaves;
  }

  Duration elapsed() {
    return Duration.ofNanos(nanoTime.getAsLong() - startNanos);
  }

  Statistics statistics() {
    return new Statistics(
        nodes(),
        nodes() - innerNodes,
        evaluations(),
        cutoffs,
        firstMoveCutoffs,
        tableProbes,
        tableHits,
        reSearches,
        elapsed());
  }

  /** Returns the best line from the root: the triangular array's, with at least the first move. */
  <N extends Node<N>> List<Move> principalVariation(N root, int firstMove) {
    int[] moves = line[0];
    if (lineLength[0] == 0 || moves[0] != firstMove) {
      return List.of(new Move(firstMove, root.notation(firstMove)));
    }
    List<Move> result = new ArrayList<>();
    N node = root;
    for (int i = 0; i < lineLength[0]; i++) {
      result.add(new Move(moves[i], node.notation(moves[i])));
      node = node.play(moves[i]);
    }
    return result;
  }

  private void poll() {
    // 1. The node that asks is not visited before it is let through.
    untilPoll++;
    long nodes = nodes();
    if (nodes >= nodeLimit) {
      throw stop(Completion.NODES);
    }
    if (stop.isRaised()) {
      throw stop(Completion.STOPPED);
    }
    long now = nanoTime.getAsLong();
    if (now - startNanos >= timeNanos) {
      throw stop(Completion.TIME);
    }
    // 2. It is. How many more until the next poll?
    long sinceLast = now - lastPollNanos;
    lastPollNanos = now;
    if (sinceLast > POLL_NANOS) {
      pollInterval = Math.max(1, pollInterval / 2);
    } else if (sinceLast < POLL_NANOS / 2) {
      pollInterval = Math.min(MAX_POLL_INTERVAL, pollInterval * 2);
    }
    long granted = Math.min(nodeLimit - nodes, pollInterval);
    nodesAtPoll = nodes + granted;
    untilPoll = granted - 1;
  }

  private SearchStopped stop(Completion reason) {
    stopReason = reason;
    return SearchStopped.INSTANCE;
  }

  private void growLines(int plies) {
    int known = line.length;
    int[][] longer = Arrays.copyOf(line, plies);
    for (int ply = 0; ply < plies; ply++) {
      longer[ply] = ply < known ? Arrays.copyOf(line[ply], plies) : new int[plies];
    }
    line = longer;
    lineLength = Arrays.copyOf(lineLength, plies);
  }
}
