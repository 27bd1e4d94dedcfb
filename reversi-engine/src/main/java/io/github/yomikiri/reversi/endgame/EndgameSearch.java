package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.parallel.ThreadTeam;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The solver's search with a window: it returns the exact value of a Reversi position if the value
 * lies inside the window. With a selectivity below 100 % the value is an estimate.
 *
 * <p>The search ignores the depth, because it always searches to the end of the game. Values are
 * standard scores, with the empty squares counted for the winner, for boards of every size. The
 * nodes counted are all positions entered, including those with one empty square. The full board
 * after the last move is not entered. Positions that only the move ordering searches do not count.
 *
 * <p>The techniques, each described in its own file: null windows, fastest-first and parity
 * ordering, stability cutoffs, and special code for the last four empty squares. The transposition
 * table has two bounds per position and gives enhanced transposition cutoffs.
 *
 * <p>The table keeps its entries for later searches until {@link #reset}. The search is used by one
 * thread at a time.
 */
public final class EndgameSearch implements WindowSearch<Reversi> {

  /** The minimum number of empty squares for selective searches. */
  private static final int MIN_SELECTIVE_EMPTIES = 18;

  /** A helper's own search. The searches share only the table. */
  private record Helper(NodeCounter nodes, NullWindowSearch search) {}

  private static final Logger LOG = LoggerFactory.getLogger(EndgameSearch.class);

  private final EndgameTable table;
  private final NodeCounter nodes = new NodeCounter();
  private final ShallowSearch shallow;
  private final NullWindowSearch search;
  private final boolean allRootMoves;
  private final boolean isTrained;
  private final Prediction[] predictions;
  private final Executor executor;
  private final List<Helper> helpers = new ArrayList<>();

  private Selectivity selectivity;
  private boolean isLastLevel;
  private Board tablesBoard = Board.of(8);
  private RootMoves moves = RootMoves.NONE;
  private ThreadTeam<SharedEndgame> team = new ThreadTeam<>();
  private Runnable progress = () -> {};

  /** Makes a search with the usual table, see {@link EndgameOptions#exact}. */
  public EndgameSearch() {
    this(EndgameOptions.exact());
  }

  /**
   * Makes a search.
   *
   * @param options the table's size, the selectivity, and whether every root move gets an exact
   *     score; the window is not used
   */
  public EndgameSearch(EndgameOptions options) {
    this(options, 1, Runnable::run);
  }

  /**
   * Makes a search that several threads share. Values are the same as with one thread. Node counts
   * vary, and so does the choice among equally good moves. A node limit may be exceeded by some
   * hundred nodes per thread.
   *
   * @param options the table's size, the selectivity, and whether every root move gets an exact
   *     score; the window is not used
   * @param threads the number of threads, the caller's included, at least 1
   * @param executor runs the other threads of the search. If the executor rejects some of them, or
   *     all, the search runs with fewer threads. When a search returns, no thread of the executor
   *     is used any more
   * @throws IllegalArgumentException if {@code threads} is less than 1
   */
  public EndgameSearch(EndgameOptions options, int threads, Executor executor) {
    Ranges.atLeast("number of threads", threads, 1);
    table = new EndgameTable(options.tableLongs());
    Function<NodeCounter, ShallowSearch> shallowSearches = counter ->
        new ShallowSearch(counter, options.evaluator().map(PatternValue::new).orElse(null));
    shallow = shallowSearches.apply(nodes);
    search = new NullWindowSearch(nodes, table, shallow);
    allRootMoves = options.allRootMoves();
    isTrained = options.evaluator().isPresent();
    predictions = EndgamePredictions.byDepth(options.predictions());
    selectivity = options.selectivity();
    this.executor = executor;
    for (int i = 1; i < threads; i++) {
      NodeCounter counter = new NodeCounter();
      helpers.add(new Helper(
          counter, new NullWindowSearch(counter, table, shallowSearches.apply(counter))));
    }
  }

  /**
   * Sets how sure the value of later searches must be. The table keeps its entries: a search at a
   * higher level first tries the moves that were best at the level before.
   *
   * @param newSelectivity how sure a prediction must be; {@link Selectivity#FULL_WIDTH} finds the
   *     exact score
   */
  public void select(Selectivity newSelectivity) {
    selectivity = Objects.requireNonNull(newSelectivity);
  }

  /**
   * Searches a position that is not over.
   *
   * @param root the position
   * @param depth ignored
   * @param alpha the lower end of the window
   * @param beta the upper end of the window
   * @param context counts nodes, ends the search, and collects the principal variation and the
   *     root's moves
   * @return the value from the view of the side to move, or a bound of it
   */
  @Override
  public int search(Reversi root, int depth, int alpha, int beta, SearchContext context) {
    Board board = Board.of(root.size());
    if (!board.equals(tablesBoard)) {
      // Equal discs on a board of another size are another position.
      table.clear();
      tablesBoard = board;
    }
    shallow.begin(board);
    moves = new RootMoves(root, context);
    context.visit(0);
    nodes.begin(context);
    moves.order(shallow);
    context.preferRootMove(moves.get(0).square());
    if (helpers.isEmpty()) {
      search.begin(board, null);
      return search(root, board, alpha, beta);
    }
    team = new ThreadTeam<>();
    search.begin(board, team);
    for (Helper helper : helpers) {
      helper.nodes.begin(context);
      helper.search.begin(board, team);
    }
    try (ThreadTeam<SharedEndgame> open = team) {
      open.ask(executor, helpers.stream().map(helper -> helper.search.member()).toList());
      return search(root, board, alpha, beta);
    } finally {
      LOG.debug("{} nodes were split, and helpers joined {} times", team.splits(), team.helped());
    }
  }

  private int search(Reversi root, Board board, int alpha, int beta) {
    SearchContext context = nodes.context();
    // 1. Find the value.
    int low = Math.max(alpha, -board.area() - 1);
    int high = Math.min(beta, board.area() + 1);
    int value = closeIn(root, low, high);
    if (value > alpha && value < beta) {
      RootMoves.RootMove best = moves.get(0);
      context.rootScored(best.square(), value, value - 1, value + 1);
    }
    // 2. Find the values of the other moves, if the caller wants them.
    for (int i = 1; allRootMoves && i < moves.size(); i++) {
      RootMoves.RootMove move = moves.get(i);
      int ceiling = Math.min(high, value + 1);
      if (ceiling > low) {
        int other = NullWindows.close(
            test -> -search.search(move.own(), move.opponent(), -test - 1),
            low,
            ceiling,
            value,
            board.area());
        context.rootScored(move.square(), other, low, ceiling);
      }
    }
    // 3. Find the line of best play to the last disc.
    nodes.handBack();
    if (value > alpha && value < beta) {
      new BestLine(search, nodes).find(root.play(moves.get(0).square()), -value, 1);
      context.extendLine(0, moves.get(0).square());
    }
    return value;
  }

  /**
   * Finds the value by searches of rising confidence. Each search begins with the value of the
   * search before it. With few empty squares or without a trained evaluator, the exact search alone
   * is faster.
   */
  private int closeIn(Reversi root, int low, int high) {
    boolean canPredict =
        isTrained && root.size() == 8 && root.emptyCount() >= MIN_SELECTIVE_EMPTIES;
    List<Confidence> levels =
        canPredict ? Confidence.upTo(selectivity, predictions) : List.of(Confidence.EXACT);
    Confidence last = levels.get(levels.size() - 1);
    if (!last.isExact()) {
      nodes.context().countUnprovenCutoff();
      nodes.context().setConfidence(selectivity.percent());
    }
    int value = moves.guess();
    for (Confidence level : levels) {
      search.select(level);
      isLastLevel = level.equals(last);
      value = NullWindows.close(this::test, low, high, value, root.size() * root.size());
    }
    return value;
  }

  private int test(int alpha) {
    int value = pass(alpha);
    nodes.handBack();
    progress.run();
    return value;
  }

  /** Searches the root's moves with a null window. */
  private int pass(int alpha) {
    nodes.inner();
    int best = NullWindowSearch.NO_LOWER_BOUND;
    for (int i = 0; i < moves.size(); i++) {
      RootMoves.RootMove move = moves.get(i);
      int value = -search.search(move.own(), move.opponent(), -alpha - 1);
      if (isLastLevel) {
        nodes.context().rootScored(move.square(), value, alpha, alpha + 1);
      }
      best = Math.max(best, value);
      if (value > alpha) {
        moves.toFront(i);
        nodes.context().preferRootMove(move.square());
        return best;
      }
    }
    return best;
  }

  /** Sets a callback that runs after each null window of the root. */
  void onProgress(Runnable newProgress) {
    progress = newProgress;
  }

  /** Returns the threads of the last search, with the numbers of split nodes and of helps. */
  ThreadTeam<SharedEndgame> team() {
    return team;
  }

  @Override
  public void newSearch() {
    table.newSearch();
  }

  @Override
  public void reset() {
    table.clear();
  }
}
