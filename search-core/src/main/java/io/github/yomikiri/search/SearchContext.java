package io.github.yomikiri.search;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * The state that a driver and an algorithm share during one search. The context counts nodes and
 * ends the search when a limit is reached. It also collects the principal variation in a triangular
 * array and stores the scores of the root's moves.
 *
 * <p>A driver makes a context for each search and passes it to the algorithm. The methods stand in
 * four groups, by who calls them: algorithms at every node, kernels that count nodes in blocks,
 * searches that several threads share, and drivers. Most algorithms need the first group only. Used
 * by one thread at a time.
 */
public final class SearchContext {

  private final StopSignal stop;
  private final SharedLimits limits;
  /** The codes of the root's moves that may be searched; empty for all. */
  private final long[] rootMoves;

  private final PollInterval interval;
  private Runnable pollTask = () -> {};
  private LongConsumer progress = now -> {};

  // granted is the number of nodes that may be visited before the next poll. A node is visited only
  // after it was granted, so nodesAtPoll, the number of visited nodes at the next poll, counts the
  // granted nodes, too. A visited node that is neither an inner node nor a finished game has been
  // evaluated.
  private long nodesAtPoll;
  private long granted;
  private long innerNodes;
  private long terminalLeaves;
  private long unprovenCutoffs;
  private final EventCounts events = new EventCounts();

  private final BestLines lines = new BestLines();
  private final RootScores rootScores = new RootScores();
  private long estimatesBefore;
  private OptionalInt confidence = OptionalInt.empty();
  private DrawnPositions drawn = DrawnPositions.NONE;
  private Claims claims = Claims.PLAIN;

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
    this(
        limits.stop(),
        new SharedLimits(limits, nanoTime),
        limits.rootMoves().stream().mapToLong(Move::code).toArray());
  }

  private SearchContext(StopSignal stop, SharedLimits limits, long[] rootMoves) {
    this.stop = stop;
    this.limits = limits;
    this.rootMoves = rootMoves;
    interval = new PollInterval(limits.startNanos());
  }

  // Called by algorithms, at every node.

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
    lines.enter(ply);
  }

  /**
   * Counts a leaf that the evaluator values. It does the same as {@link #visit} and
   * {@link #countEvaluation} together, but faster. The leaf's parent must have been visited.
   */
  public void visitEvaluated() {
    if (stop.isRaisedAtNode() || granted <= 0) {
      poll();
    }
    granted--;
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
    events.cutoff(first);
  }

  /**
   * Counts a probe of the transposition table.
   *
   * @param hit whether the table had an entry for the position
   */
  public void countProbe(boolean hit) {
    events.probe(hit);
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
    events.reSearch();
  }

  /**
   * Returns how many estimates the search has used so far. If the number is the same before and
   * after the search of a subtree, the subtree's value is proven.
   *
   * @return the number of evaluations and of nodes answered by unproven values, without those that
   *     {@link #discardEstimates} has taken off
   */
  public long estimates() {
    return evaluations() + unprovenCutoffs;
  }

  /**
   * Goes back to an earlier number of estimates. An algorithm calls this method if nothing that it
   * keeps rests on the estimates used since. For example, one move that is proven to reach beta is
   * enough, so the estimates below the other moves do not matter.
   *
   * @param before what {@link #estimates} returned earlier in this search
   */
  public void discardEstimates(long before) {
    unprovenCutoffs -= estimates() - before;
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
    lines.extend(ply, move);
  }

  /**
   * Empties the best line at a ply. This is for a node that was first searched for another purpose,
   * such as a prediction. The line of such a search must not become part of the principal
   * variation.
   *
   * @param ply the node's distance from the root
   */
  public void clearLine(int ply) {
    lines.clear(ply);
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
   * @param line the line of best play from the root that begins with the move; empty if only the
   *     line of the best move is known
   * @throws IllegalStateException if the limits exclude the move, see {@link #keepRootMoves}
   */
  public void rootScored(int move, int score, int alpha, int beta, int... line) {
    checkRootMove(move);
    rootScores.add(move, score, Bound.of(score, alpha, beta), isProven(), line);
  }

  /**
   * Sets the move that looks best before the search. The search returns this move if it is stopped
   * before it has scored any move.
   *
   * @param move a legal move of the root
   * @throws IllegalStateException if the limits exclude the move, see {@link #keepRootMoves}
   */
  public void preferRootMove(int move) {
    checkRootMove(move);
    rootScores.prefer(move);
  }

  private void checkRootMove(int move) {
    if (!isRootMove(move)) {
      throw new IllegalStateException("the search has searched the root's move with the code "
          + move + ", which the limits exclude; an algorithm that lists the moves of the root must"
          + " call SearchContext.keepRootMoves");
    }
  }

  private boolean isRootMove(int move) {
    boolean isOne = rootMoves.length == 0;
    for (long each : rootMoves) {
      isOne |= each == move;
    }
    return isOne;
  }

  /**
   * Removes the moves that {@link Limits#withRootMoves} excludes from a list. An algorithm that
   * lists moves itself calls this method at ply 0. An expander does that for its algorithm.
   *
   * @param moves the legal moves of the root
   */
  public void keepRootMoves(MoveList moves) {
    if (rootMoves.length == 0) {
      return;
    }
    int[] all = moves.toArray();
    moves.clear();
    for (int move : all) {
      if (isRootMove(move)) {
        moves.add(move);
      }
    }
  }

  /**
   * Returns the key under which a search stores what it finds about its root. If the limits exclude
   * moves, the root is another position than the one that a later search meets. So its key differs.
   *
   * @param key the key of the root's position
   * @return the same key if all moves may be searched, otherwise the key of the root with these
   *     moves
   */
  public long rootKey(long key) {
    return rootMoves.length == 0 ? key : key ^ Hash64.of(rootMoves);
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

  /**
   * Sets how sure the predictions are that may cut this search. A search that makes predictions
   * calls this method before its first node. It is then the {@linkplain SearchResult#confidence
   * confidence} of a result that is not solved.
   *
   * @param percent in percent, as {@link io.github.yomikiri.search.probcut.Selectivity} has it
   */
  public void setConfidence(int percent) {
    confidence = OptionalInt.of(percent);
  }

  /**
   * Says that the search counts wins by their distance, see {@link Score#LONGEST_WIN}. Such a
   * search calls this method before its first node. Its wins and losses are then proven.
   *
   * @param isFullWidth whether the search leaves no move out above its horizon
   */
  public void preferShortestWins(boolean isFullWidth) {
    claims = claims.withDistances(isFullWidth);
  }

  /**
   * Says which score only a finished game has, and no game can exceed. A search whose estimates are
   * all less calls this method before its first node. This score is then proven.
   *
   * @param maxScore the greatest score of the game, see {@link Position#maxScore()}
   */
  public void setMaxScore(int maxScore) {
    claims = claims.withMaxScore(maxScore);
  }

  /**
   * Says that the search counts the draws that the rules of the game make, by repetition and by
   * quiet plies. Such a search calls this method before its first node. Without this call, nothing
   * is solved in a game that has such rules.
   */
  public void countDrawsByRule() {
    claims = claims.withDraws(true);
  }

  /**
   * Returns whether a position is a draw because it has occurred often enough before the search
   * began, see {@link Position#repetitionLimit()}.
   *
   * @param key the position's key
   * @return whether the game would be over
   */
  public boolean isDrawn(long key) {
    return drawn.contains(key);
  }

  /**
   * Returns whether an unfinished game is a draw at a position because of what was played: it has
   * {@linkplain #isDrawn(long) occurred} often enough, or no quiet ply is left.
   *
   * @param position a position with legal moves
   * @return whether the game would be over
   */
  public boolean isDrawn(Position<?> position) {
    return position.quietPliesLeft() <= 0 || drawn.hash() != 0 && drawn.contains(position.key());
  }

  /**
   * Returns which positions are {@linkplain #isDrawn(long) draws}. What a search has found is of
   * use to a later one if both numbers are equal.
   *
   * @return 0 if no position is a draw, otherwise 64 well-mixed bits
   */
  public long drawnPositions() {
    return drawn.hash();
  }

  // Called by kernels that count nodes in blocks.

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
    poll();
    return (int) granted;
  }

  /**
   * Counts nodes that a kernel has visited out of those granted by {@link #grant}. An evaluator
   * must not have valued any of these nodes.
   *
   * @param nodes how many nodes were visited since the last call
   * @param leaves how many of them were not expanded
   */
  public void visited(long nodes, long leaves) {
    granted -= nodes;
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
    events.add(newCutoffs, newFirstMoveCutoffs, newProbes, newHits);
  }

  // Called by searches that several threads share.

  /**
   * Makes a context for another thread of the same search. The contexts share the limits and the
   * stop signal. Each has counters and lines of its own. At a node limit the search may end early,
   * by the nodes that other threads were granted and have not visited: at most 256 for each.
   *
   * @return a context for one thread; its root scores are not part of the search's result
   */
  public SearchContext fork() {
    return fork(rootMoves);
  }

  /**
   * Makes a context for a search whose root is a position below this search's root. It does what
   * {@link #fork} does, but no moves of its root are excluded.
   *
   * @return a context for one search, which {@link #join} adds to this one
   */
  public SearchContext forkBelow() {
    return fork(new long[0]);
  }

  private SearchContext fork(long[] itsRootMoves) {
    // The other context may use up what this one was granted and has not visited.
    limits.takeBack(unused());
    SearchContext other = new SearchContext(stop, limits, itsRootMoves);
    other.drawn = drawn;
    other.claims = claims;
    return other;
  }

  /**
   * Adds the counters of another thread's context, which is not used any more.
   *
   * @param other a context that {@link #fork} returned
   */
  public void join(SearchContext other) {
    limits.takeBack(other.unused());
    nodesAtPoll += other.nodes();
    innerNodes += other.innerNodes;
    terminalLeaves += other.terminalLeaves;
    unprovenCutoffs += other.unprovenCutoffs;
    events.add(other.events);
    claims = claims.and(other.claims);
    other.confidence.ifPresent(this::setConfidence);
  }

  /**
   * Sets what this context does whenever it polls its limits: at least every 256 nodes. The task
   * may throw an exception to leave a node whose value no longer matters.
   *
   * @param task the task
   */
  public void whenPolling(Runnable task) {
    pollTask = task;
  }

  /**
   * Returns the best line from a ply on.
   *
   * @param ply the distance from the root of a node that was visited
   * @return the moves
   */
  public int[] line(int ply) {
    return lines.from(ply);
  }

  /**
   * Does what {@link #extendLine} does, with a line that another thread has found.
   *
   * @param ply the node's distance from the root
   * @param move the move
   * @param next the best line of the node after the move
   */
  public void setLine(int ply, int move, int[] next) {
    lines.set(ply, move, next);
  }

  // Called by drivers and other searchers.

  /**
   * Sets the game whose last position is searched. A driver calls this method before the search.
   *
   * @param <P> the game's position type
   * @param game the moves that were played
   */
  public <P extends Position<P>> void setGame(Game<P> game) {
    drawn = DrawnPositions.of(game);
    claims = claims.withDraws(!Game.hasDrawRules(game.position()));
  }

  /**
   * Runs a search until it returns or a limit ends it.
   *
   * @param search visits nodes with this context
   * @return {@link Completion#DEPTH} if the search has returned, otherwise the limit that ended it
   */
  public Completion run(Runnable search) {
    try {
      search.run();
      return Completion.DEPTH;
    } catch (SearchStopped stopped) {
      return stopReason();
    }
  }

  /**
   * Returns what was counted so far.
   *
   * @return the counts and the time
   */
  public Statistics statistics() {
    return statistics(limits.elapsed());
  }

  /** Returns the counts, with the time of the last poll. Does not read the clock. */
  Statistics statisticsAtPoll() {
    return statistics(Duration.ofNanos(interval.lastNanos() - limits.startNanos()));
  }

  private Statistics statistics(Duration elapsed) {
    return events.statistics(nodes(), nodes() - innerNodes, evaluations(), elapsed);
  }

  /**
   * Sets a task that is run after each interval. The context looks at the time only when it polls
   * its limits, so the task may run up to one poll late.
   */
  void reportProgress(Duration interval, Runnable task) {
    progress = new ProgressTimer(limits.startNanos(), interval, task);
  }

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

  Claims claims() {
    return claims;
  }

  OptionalInt confidence() {
    return confidence;
  }

  RootScores rootScores() {
    return rootScores;
  }

  Completion stopReason() {
    return limits.stopReason();
  }

  private long nodes() {
    return nodesAtPoll - granted;
  }

  private long evaluations() {
    return nodes() - innerNodes - terminalLeaves;
  }

  /** Ends the search if a limit demands it. Otherwise at least one node is granted afterwards. */
  private void poll() {
    pollTask.run();
    granted = limits.grant(unused(), interval);
    nodesAtPoll += granted;
    // The poll has read the clock. To read it once more might take long.
    progress.accept(interval.lastNanos());
  }

  /** Gives up the nodes that the last poll granted and that were not visited. Returns how many. */
  private long unused() {
    long unused = granted;
    nodesAtPoll -= unused;
    granted = 0;
    return unused;
  }
}
