package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The state that a driver and an algorithm share during one search. The context counts nodes and
 * ends the search when a limit is reached. It also collects the principal variation in a triangular
 * array and stores the scores of the root's moves.
 *
 * <p>A driver makes a context for each search and passes it to the algorithm. Used by one thread at
 * a time.
 */
public final class SearchContext {

  // The number of nodes between two readings of the clock starts at 1. It doubles while these nodes
  // take less than half of POLL_NANOS, up to MAX_POLL_INTERVAL. It halves when they take more than
  // POLL_NANOS. The stop signal is read at every node.
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

  // nodesAtPoll is the number of nodes visited at the next poll, and nodesAtPoll - untilPoll the
  // number visited until now. A visited node that is neither an inner node nor a finished game has
  // been evaluated.
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
   * @param limits the limits that end the search
   */
  public SearchContext(Limits limits) {
    this(limits, System::nanoTime);
  }

  /**
   * Starts a search's counters with the given clock.
   *
   * @param limits the limits that end the search
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
   * Counts a node. If a limit is reached or the stop signal is raised, an unchecked exception ends
   * the search. An algorithm calls this method first at every node. At a leaf it then calls
   * {@link #countEvaluation} or {@link #countTerminal}.
   *
   * @param ply how many plies the node is from the root
   */
  public void visit(int ply) {
    visitEvaluated();
    innerNodes++;
    if (ply + 1 >= lineLength.length) {
      growLines(2 * ply + 2);
    }
    // The best lines from this node and from a leaf below it are still empty.
    lineLength[ply] = 0;
    lineLength[ply + 1] = 0;
  }

  /**
   * Counts a leaf that the evaluator values. It does the same as {@link #visit} and
   * {@link #countEvaluation} together, but faster. The leaf's parent must have been visited.
   */
  public void visitEvaluated() {
    if (--untilPoll < 0 || stop.isRaisedAtNode()) {
      poll();
    }
  }

  /**
   * Grants a number of nodes to a kernel that counts its nodes itself. This is for kernels so fast
   * that a call per node would slow them down. The kernel reports the nodes it has visited by
   * {@link #visited}, and must have reported all of them before it calls this method again.
   *
   * <p>Like {@link #visit}, this method ends the search by an unchecked exception, so a node limit
   * is exact. The stop signal is read in this method only. So a kernel calls this method at once
   * when it reaches nodes that take long.
   *
   * @return how many nodes may be visited before the next call, at least 1
   */
  public int grant() {
    untilPoll--; // Takes off the node that asks; poll() adds it again.
    poll();
    int granted = (int) untilPoll + 1;
    untilPoll = 0;
    nodesAtPoll -= granted;
    return granted;
  }

  /**
   * Counts nodes that a kernel has visited out of those granted by {@link #grant}. An evaluator
   * must not have valued any of these nodes.
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
   * Adds the counts that a kernel has collected since it last called this method.
   *
   * @param newCutoffs nodes left early, as {@link #countCutoff} counts them
   * @param newFirstMoveCutoffs how many of them by the first move
   * @param newProbes probes of the transposition table, as {@link #countProbe} counts them
   * @param newHits how many of the probes found the position
   */
  public void counted(long newCutoffs, long newFirstMoveCutoffs, long newProbes, long newHits) {
    cutoffs += newCutoffs;
    firstMoveCutoffs += newFirstMoveCutoffs;
    tableProbes += newProbes;
    tableHits += newHits;
  }

  /**
   * Counts an evaluation of the node just visited. The search's result then rests on an estimate.
   */
  public void countEvaluation() {
    innerNodes--;
  }

  /** Counts the node just visited as a finished game. */
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
   * Counts a probe of the transposition table.
   *
   * @param hit whether the table had an entry for the position
   */
  public void countProbe(boolean hit) {
    tableProbes++;
    if (hit) {
      tableHits++;
    }
  }

  /**
   * Counts a node that the table or a prediction answered with an unproven value. The search's
   * result then rests on an estimate.
   */
  public void countUnprovenCutoff() {
    unprovenCutoffs++;
  }

  /** Counts a move searched again with a wider window, or a further pass of the same iteration. */
  public void countReSearch() {
    reSearches++;
  }

  /**
   * Returns how many estimates the search has used so far. If the number is the same before and
   * after the search of a subtree, the subtree's value is proven.
   *
   * @return the number of evaluations and of nodes answered by unproven values
   */
  public long estimates() {
    return evaluations() + unprovenCutoffs;
  }

  /**
   * Puts a move at the head of the best line at a ply, followed by the best line of the node after
   * the move. An algorithm calls this method when a move has raised the best value. The node after
   * the move must have been visited.
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
   * Empties the best line at a ply. This is for a node that was first searched for another purpose,
   * such as a prediction. The line of such a search must not become part of the principal
   * variation.
   *
   * @param ply the node's distance from the root
   */
  public void clearLine(int ply) {
    lineLength[ply] = 0;
  }

  /**
   * Stores a move's score at the root. An algorithm calls this method after every move that it has
   * searched at ply 0.
   *
   * @param move the move
   * @param score the move's value from the view of the root's side to move; a bound where the value
   *     lies outside the window
   * @param alpha the lower end of the window it was searched with
   * @param beta the upper end of that window
   */
  public void rootScored(int move, int score, int alpha, int beta) {
    rootScores.add(move, score, Bound.of(score, alpha, beta), isProven());
  }

  /**
   * Sets the move that looks best before the search. The search returns this move if it is stopped
   * before it has scored any move.
   *
   * @param move a legal move of the root
   */
  public void preferRootMove(int move) {
    rootScores.prefer(move);
  }

  /**
   * Returns the move that should be tried first at the root. It is the best move of the last
   * iteration, unless {@link #preferRootMove} has set another since. An iteration that is stopped
   * has then searched this move before any other.
   *
   * @return a move, or -1 when there is none
   */
  public int preferredRootMove() {
    return rootScores.preferredMove();
  }

  // Called by drivers, once per iteration.

  /** Starts an iteration, or a further pass of the last iteration if the depth is the same. */
  void startIteration(int depth) {
    estimatesBefore = estimates();
    if (!rootScores.startIteration(depth)) {
      countReSearch();
    }
  }

  /** Returns whether no estimate has contributed to the iteration so far. */
  boolean isProven() {
    return estimates() == estimatesBefore;
  }

  /** Returns the scores of the root's moves. */
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

  /**
   * Returns the best line from the root: the one in the triangular array if it begins with the
   * given move, otherwise that move alone.
   */
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
    // 1. The node that asks counts as visited only if no limit stops it.
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
    // 2. Count it, and choose the number of nodes until the next poll.
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
