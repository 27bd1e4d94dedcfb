package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.algorithm.SharedNode.Result;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.parallel.TeamMember;
import io.github.yomikiri.search.parallel.ThreadTeam;
import io.github.yomikiri.search.table.view.Path;
import java.util.List;
import java.util.Optional;

/**
 * One thread's part of a principal variation search that several threads share. Young brothers wait
 * (Feldmann, Monien, Mysliwietz and Vornberger 1989): a node's first move is searched alone. The
 * other moves are then open to every thread that is idle at the time or later.
 *
 * <p>Only subtrees that take long are searched here. All others are left to the search of one
 * thread, which is faster. How long the subtrees of a depth take is measured during the search, so
 * slow and fast games need no different settings.
 */
final class YoungBrothersWait<N extends Node<N>> extends ExpanderSearch<N> {

  /** If subtrees take less time on the average, sharing one costs more than it gains. */
  static final long MIN_NANOS = 60_000;

  /** The last measurement counts for an eighth of the average. */
  private static final int SMOOTHING = 8;

  private static final int[] NO_LINE = {};

  private final ExpanderSearch<N> alone;
  private final Optional<MoveOrdering<N>> ordering;
  private final Path path;
  private final long minNanos;
  private final TeamMember<SharedNode<N>> member = new TeamMember<>() {
    @Override
    protected void search(SharedNode<N> node) {
      // The thread may be at a node above, to which it returns.
      boolean[] marks = path.enter(node.path);
      try {
        YoungBrothersWait.this.search(node);
      } finally {
        path.restore(marks);
      }
    }
  };
  // How long subtrees take on the average, per depth; 0 when nothing is known.
  private final long[] nanos = new long[Limits.MAX_DEPTH + 1];

  private SearchContext context = new SearchContext(Limits.none());
  private ThreadTeam<SharedNode<N>> team = new ThreadTeam<>();

  /**
   * Makes one thread's search.
   *
   * @param alone principal variation search with these parts
   * @param ordering the ordering of this thread
   * @param path the path of this thread's expander
   * @param minNanos the minimum time that a subtree to be shared takes on the average
   */
  YoungBrothersWait(
      ExpanderSearch<N> alone, Optional<MoveOrdering<N>> ordering, Path path, long minNanos) {
    super(alone.expander);
    this.alone = alone;
    this.path = path;
    this.ordering = ordering;
    this.minNanos = minNanos;
  }

  TeamMember<SharedNode<N>> member() {
    return member;
  }

  /** Prepares for a search. */
  void begin(SearchContext newContext, ThreadTeam<SharedNode<N>> newTeam) {
    alone.begin(newContext);
    context = newContext;
    context.whenPolling(member::checkCut);
    team = newTeam;
  }

  /** Does what {@link #newSearch} does, except for the table, which the threads share. */
  void newHelpersSearch() {
    ordering.ifPresent(MoveOrdering::newSearch);
  }

  /** Does what {@link #reset} does, except for the table, which the threads share. */
  void resetHelper() {
    ordering.ifPresent(MoveOrdering::reset);
  }

  @Override
  public int value(N node, int depth, int alpha, int beta, int ply) {
    long start = System.nanoTime();
    boolean large = depth > 1 && (nanos[depth] == 0 || nanos[depth] >= minNanos);
    int value = large
        ? largeValue(node, depth, alpha, beta, ply)
        : alone.value(node, depth, alpha, beta, ply);
    long taken = Math.max(1, System.nanoTime() - start);
    nanos[depth] = nanos[depth] == 0 ? taken : nanos[depth] + (taken - nanos[depth]) / SMOOTHING;
    return value;
  }

  private int largeValue(N node, int wholeDepth, int alpha, int beta, int ply) {
    // 1. A position that the table knows, or a node whose children are leaves.
    int known = alone.enter(node, wholeDepth, alpha, beta, ply);
    if (known != OPEN) {
      return known;
    }
    // 2. The first move alone, with the whole window.
    MovePicker<N> moves = expander.moves(ply);
    int depth = alone.depthOf(moves, wholeDepth, ply);
    int bestMove = moves.pick(0);
    N first = node.play(bestMove);
    int less = Math.min(0, alone.less(node, bestMove, first, depth, 0, ply));
    alone.expect(0, beta - alpha == 1, ply);
    int best = below(first, depth - 1 - less, alpha, beta, ply + 1);
    expander.scored(bestMove, best, alpha, beta, ply);
    if (best > alpha) {
      expander.improved(bestMove, ply);
      if (best >= beta) {
        expander.cutoff(bestMove, depth, 0, ply);
      }
    }
    // 3. The other moves together with every thread that is idle now or soon.
    if (best < beta && moves.size() > 1) {
      SharedNode<N> rest = new SharedNode<>(
          member.split(),
          node,
          others(moves),
          depth,
          Math.max(alpha, best),
          beta,
          ply,
          path.prefix(ply));
      try {
        member.share(team, rest);
      } finally {
        // A search that is stopped reports what it has found.
        report(rest.results(), Math.max(alpha, best), rest);
      }
      for (Result result : rest.results()) {
        if (result.score() > best) {
          best = result.score();
          bestMove = result.move();
        }
      }
    }
    // 4. Store the result.
    expander.close(depth, best, best > alpha ? bestMove : moves.guide(), alpha, beta, ply);
    return best;
  }

  private static int[] others(MovePicker<?> moves) {
    int[] others = new int[moves.size() - 1];
    for (int i = 0; i < others.length; i++) {
      others[i] = moves.pick(i + 1);
    }
    return others;
  }

  /** Searches moves of a shared node until there are no more or it is cut. */
  private void search(SharedNode<N> shared) {
    int ply = shared.ply + 1;
    for (int i = shared.take(); i >= 0; i = shared.take()) {
      long estimates = context.estimates();
      int move = shared.move(i);
      // A helper has not opened this node, and the node's master has picked all of its moves. But
      // counter moves and late-move reductions look there for the move that leads to the child.
      expander.moves(shared.ply).picked(i + 1, move);
      N child = shared.node.play(move);
      int less = alone.less(shared.node, move, child, shared.depth, i + 1, shared.ply);
      alone.expect(i + 1, true, shared.ply);
      int depth = shared.depth - 1 - Math.min(0, less);
      // 1. A null window shows whether the move is better than the best one so far.
      int floor = shared.floor();
      int score = floor + 1;
      if (less > 0) {
        score = below(child, Math.max(0, depth - less), floor, floor + 1, ply);
      }
      if (score > floor) {
        score = below(child, depth, floor, floor + 1, ply);
      }
      // 2. A better move gets the whole window, which may have become smaller by now.
      if (score > floor && score < shared.beta) {
        floor = shared.floor();
        expander.reSearched();
        score = below(child, depth, floor, shared.beta, ply);
      }
      int[] line = score > floor ? context.line(ply) : NO_LINE;
      boolean estimated = context.estimates() != estimates;
      int ancestor = path.ancestor(shared.ply);
      shared.found(new Result(move, score, floor, line, estimated, ancestor));
    }
  }

  /** Passes on to the expander what the threads have found at a node of this thread. */
  private void report(List<Result> results, int alpha, SharedNode<N> shared) {
    int floor = alpha;
    for (int i = 0; i < results.size(); i++) {
      Result result = results.get(i);
      if (result.estimated()) {
        context.countUnprovenCutoff();
      }
      path.mark(result.ancestor(), shared.ply);
      expander.scored(result.move(), result.score(), result.alpha(), shared.beta, shared.ply);
      if (result.score() > floor) {
        floor = result.score();
        context.setLine(shared.ply, result.move(), result.line());
        if (floor >= shared.beta) {
          expander.cutoff(result.move(), shared.depth, i + 1, shared.ply);
        }
      }
    }
  }

  /** Returns the value of the position after a move, from the view of the side that made it. */
  private int below(N child, int depth, int alpha, int beta, int ply) {
    return child.movesAgain()
        ? value(child, depth, alpha, beta, ply)
        : -value(child, depth, -beta, -alpha, ply);
  }
}
