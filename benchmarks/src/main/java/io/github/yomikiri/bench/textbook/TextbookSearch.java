package io.github.yomikiri.bench.textbook;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.game.Score.LONGEST_WIN;
import static io.github.yomikiri.game.Score.MAX;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A selective alpha-beta as textbooks and many chess programs have it. It shares no part with the
 * searches of the library, so that these can be played against it. Only the limits, the counts and
 * the results are the library's.
 *
 * <p>It is for games that are only won, drawn or lost, and whose sides move in turn. Wins count by
 * their distance.
 *
 * @param <N> the game's node type
 */
public final class TextbookSearch<N extends Node<N>> implements Searcher<N>, WindowSearch<N> {

  /** How many cells the history has. */
  public static final int CELLS = 1 << 10;

  private static final int MAX_PLY = 120;
  private static final int NO_MOVE = -1;
  private final Evaluator<N> evaluator;
  private final Tactics<N> tactics;
  private final Optional<NoisyMoves<N>> noisy;
  private final Optional<NullMove<N>> pass;
  private final int pawn;
  private final LongSupplier nanoTime;

  private final Slots table;
  private final MoveOrder<N> order;
  private final PathKeys path = new PathKeys(MAX_PLY);
  private final MoveList[] lists = new MoveList[MAX_PLY + 1];
  private int rootDepth;
  private boolean hasRepetitions;
  private SearchContext context = new SearchContext(Limits.none());

  /**
   * Makes a searcher.
   *
   * @param evaluator values the positions at the horizon
   * @param tactics what else the search asks the game
   * @param mebibytes the memory of the table, a power of two
   * @param nanoTime a clock like {@link System#nanoTime()}
   */
  public TextbookSearch(
      Evaluator<N> evaluator, Tactics<N> tactics, int mebibytes, LongSupplier nanoTime) {
    this.evaluator = evaluator;
    this.tactics = tactics;
    this.nanoTime = nanoTime;
    noisy = tactics.noisyMoves();
    pass = tactics.nullMove();
    pawn = tactics.pawn();
    table = new Slots(mebibytes);
    order = new MoveOrder<>(tactics, MAX_PLY);
    Arrays.setAll(lists, ply -> new MoveList());
    reset();
  }

  @Override
  public SearchResult search(N root, Limits limits, SearchListener listener) {
    return search(Game.of(root), limits, listener);
  }

  /** Deepens ply by ply. */
  @Override
  public SearchResult search(Game<N> game, Limits limits, SearchListener listener) {
    return SearchReport.run(limits, listener, iterationFinished -> {
      RootSearch<N> run = new RootSearch<>(this, game, limits, nanoTime);
      int deepest = Math.min(MAX_PLY, limits.depth().orElse(MAX_PLY));
      for (int depth = 1; depth <= deepest && aspire(run, depth); depth++) {
        iterationFinished.accept(run.result());
        if (run.isSolved() || limits.isEnough(depth, run.elapsed())) {
          break;
        }
      }
      return run.result();
    });
  }

  /** Searches with a narrow window around the last score, and widens it where it was too narrow. */
  private boolean aspire(RootSearch<N> run, int depth) {
    int last = run.result().score();
    boolean isNarrow = depth > 3 && Math.abs(last) < LONGEST_WIN;
    long width = isNarrow ? Math.max(1, pawn / 3) : 2L * INFINITY;
    int alpha = within(last - width);
    int beta = within(last + width);
    while (run.iterate(depth, alpha, beta)) {
      Bound bound = run.boundInWindow();
      if (bound == Bound.EXACT) {
        return true;
      }
      width *= 3;
      int found = run.result().score();
      alpha = bound == Bound.UPPER ? within(found - width) : alpha;
      beta = bound == Bound.LOWER ? within(found + width) : beta;
    }
    return false;
  }

  private static int within(long bound) {
    return (int) Math.max(-INFINITY, Math.min(INFINITY, bound));
  }

  @Override
  public Unit<N> unit() {
    return evaluator.unit();
  }

  @Override
  public void newSearch() {
    table.nextSearch();
    order.newSearch();
  }

  @Override
  public void reset() {
    table.clear();
    order.reset();
  }

  @Override
  public int search(N root, int depth, int alpha, int beta, SearchContext newContext) {
    context = newContext;
    context.preferShortestWins(false);
    context.countDrawsByRule();
    // Only wins and losses are proven.
    context.countUnprovenCutoff();
    hasRepetitions = root.repetitionLimit() != Integer.MAX_VALUE;
    rootDepth = depth;
    return node(root, depth, alpha, beta, 0, false);
  }

  /** Returns the value of a position, or a bound of it. */
  private int node(N node, int depth, int alpha, int beta, int ply, boolean hasPassed) {
    context.visit(ply);
    path.enter(node, ply);
    final boolean isRoot = ply == 0;
    // 1. Draws by the rules. Nothing is better than a win by the next move.
    if (!isRoot && isDrawn(node, ply)) {
      context.countTerminal();
      return 0;
    }
    if (!isRoot && alpha >= MAX - ply - 1) {
      context.countTerminal();
      return alpha;
    }
    // 2. The horizon.
    if (depth <= 0 || ply == MAX_PLY) {
      return quiet(node, alpha, beta, ply);
    }
    final boolean isCheck = tactics.isCheck(node);
    if (!isCheck && node.isTerminalLeaf()) {
      return finished(node, ply);
    }
    // 3. What the table knows. Wide windows are searched all the same, for the line of best play.
    final boolean isWide = beta - alpha > 1;
    final long key = isRoot ? context.rootKey(node.key()) : node.key();
    final long known = table.get(key);
    context.countProbe(known != Slots.NONE);
    int knownScore = fromTable(Slots.score(known), ply);
    int knownBound = Slots.bound(known);
    if (!isWide && Slots.depth(known) >= depth && isEnough(knownBound, knownScore, alpha, beta)) {
      context.countUnprovenCutoff();
      return knownScore;
    }
    // 4. The estimate, or what is known better.
    int estimate = -INFINITY;
    if (!isCheck) {
      estimate = estimate(node);
      if (Math.abs(knownScore) < LONGEST_WIN
          && (knownScore > estimate ? knownBound >= Slots.LOWER : (knownBound & 1) != 0)) {
        estimate = knownScore;
      }
    }
    if (!isWide && !isCheck && estimate >= beta && Math.abs(beta) < LONGEST_WIN) {
      // 5. Reverse futility: the estimate is so good that a shallow search would hardly change it.
      if (depth <= 6 && estimate - pawn * depth * 9 / 10 >= beta) {
        context.countUnprovenCutoff();
        return estimate;
      }
      // 6. Null move: if even a pass is good enough, a move is.
      if (!hasPassed && depth >= 2 && pass.isPresent() && pass.get().isAllowed(node)) {
        N passed = pass.get().play(node);
        int score = -node(passed, depth - 4 - depth / 4, -beta, -beta + 1, ply + 1, true);
        if (score >= beta) {
          return score >= LONGEST_WIN ? beta : score;
        }
      }
    }
    // 7. Without a move to try first, a search one ply shallower finds one.
    int first = isRoot ? context.preferredRootMove() : NO_MOVE;
    first = first == NO_MOVE ? Slots.move(known) : first;
    int left = first == NO_MOVE && depth >= 4 && !isRoot ? depth - 1 : depth;
    return moves(node, left, alpha, beta, ply, first, estimate, key);
  }

  /** Searches the moves of a position. */
  private int moves(
      N node, int depth, int alpha, int beta, int ply, int first, int estimate, long key) {
    final boolean isRoot = ply == 0;
    final boolean isWide = beta - alpha > 1;
    final boolean isCheck = estimate == -INFINITY;
    final MoveList moves = list(node, ply);
    final int count = moves.size();
    if (count == 0) {
      return finished(node, ply);
    }
    order.order(node, moves, ply, first);
    int floor = alpha;
    int best = -INFINITY;
    int bestMove = NO_MOVE;
    int tried = 0;
    for (int i = 0; i < count; i++) {
      int move = order.pick(ply, i, count);
      boolean isQuiet = tactics.isQuiet(node, move);
      // 8. Late and futile quiet moves are left out, unless the side loses without them.
      if (isQuiet
          && !isWide
          && !isCheck
          && best > -LONGEST_WIN
          && (depth <= 5 && tried >= 3 + depth * depth
              || depth <= 5 && estimate + pawn * (depth + 1) <= alpha)) {
        continue;
      }
      N child = node.play(move);
      // 9. A check is answered within the horizon.
      boolean isChecking = tactics.isCheck(child);
      int below = isChecking && ply < 2 * rootDepth ? depth : depth - 1;
      int score;
      if (tried == 0) {
        score = -node(child, below, -beta, -floor, ply + 1, false);
      } else {
        // 10. Late quiet moves are searched less deep, with a null window. Who is better than
        // expected is searched again.
        int plies = isQuiet && !isCheck && !isChecking && depth >= 3 && tried >= 2
            ? order.reduction(node, depth, tried, move, ply, isWide)
            : 0;
        plies = Math.min(plies, below - 1);
        score = -node(child, below - Math.max(0, plies), -floor - 1, -floor, ply + 1, false);
        if (score > floor && plies > 0) {
          context.countReSearch();
          score = -node(child, below, -floor - 1, -floor, ply + 1, false);
        }
        if (score > floor && score < beta) {
          context.countReSearch();
          score = -node(child, below, -beta, -floor, ply + 1, false);
        }
      }
      tried++;
      if (isRoot) {
        context.rootScored(move, score, floor, beta);
      }
      if (score > best) {
        best = score;
        if (score > floor) {
          floor = score;
          bestMove = move;
          context.extendLine(ply, move);
          if (score >= beta) {
            context.countCutoff(tried == 1);
            if (isQuiet) {
              order.learn(node, depth, ply, i);
            }
            break;
          }
        }
      }
    }
    // 11. The table keeps the old move where no move is better.
    int bound = best >= beta ? Slots.LOWER : best > alpha ? Slots.EXACT : Slots.UPPER;
    table.put(key, bestMove == NO_MOVE ? first : bestMove, depth, toTable(best, ply), bound);
    return best;
  }

  private MoveList list(N node, int ply) {
    MoveList moves = lists[ply];
    moves.clear();
    node.moves(moves);
    if (ply == 0) {
      context.keepRootMoves(moves);
    }
    return moves;
  }

  /** Returns whether a position is a draw by the rules, or occurs again on the path. */
  private boolean isDrawn(N node, int ply) {
    return (context.isDrawn(node) || hasRepetitions && path.isRepeated(ply)) && !node.isTerminal();
  }

  /** Follows noisy moves, until the evaluator can judge. */
  private int quiet(N node, int alpha, int beta, int ply) {
    boolean mayDecline = noisy.isEmpty() || ply >= MAX_PLY || noisy.get().mayDecline(node);
    if (mayDecline && node.isTerminalLeaf()) {
      return finished(node, ply);
    }
    int best = -INFINITY;
    int estimate = -INFINITY;
    if (mayDecline) {
      context.countEvaluation();
      estimate = estimate(node);
      best = estimate;
      if (best >= beta || noisy.isEmpty() || ply >= MAX_PLY) {
        return best;
      }
    }
    MoveList moves = lists[ply];
    moves.clear();
    noisy.get().list(node, moves);
    if (moves.isEmpty() && !mayDecline) {
      return finished(node, ply);
    }
    int floor = Math.max(alpha, best);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (mayDecline) {
        long most = (long) estimate + noisy.get().gain(node, move);
        if (most <= floor) {
          best = (int) Math.max(best, most);
          continue;
        }
      }
      N child = node.play(move);
      context.visit(ply + 1);
      int score = -quiet(child, -beta, -floor, ply + 1);
      if (score > best) {
        best = score;
        if (score > floor) {
          floor = score;
          context.extendLine(ply, move);
          if (score >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  private int estimate(N node) {
    return Math.max(1 - LONGEST_WIN, Math.min(LONGEST_WIN - 1, evaluator.evaluate(node)));
  }

  private int finished(N node, int ply) {
    context.countTerminal();
    return Integer.signum(node.terminalScore()) * (MAX - ply);
  }

  /** Returns whether a score of the table answers for a window. */
  private static boolean isEnough(int bound, int score, int alpha, int beta) {
    return (bound & Slots.LOWER) != 0 && score >= beta
        || (bound & Slots.UPPER) != 0 && score <= alpha;
  }

  /** The table counts wins from the position on, and the search from the root on. */
  private static int toTable(int score, int ply) {
    return score >= LONGEST_WIN ? score + ply : score <= -LONGEST_WIN ? score - ply : score;
  }

  private static int fromTable(int score, int ply) {
    return score >= LONGEST_WIN ? score - ply : score <= -LONGEST_WIN ? score + ply : score;
  }
}
