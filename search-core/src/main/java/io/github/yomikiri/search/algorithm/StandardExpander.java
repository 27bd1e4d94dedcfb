package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.game.Score.MAX;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.distance.EstimateRange;
import io.github.yomikiri.search.distance.ShortestWins;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The expander of this library, around which others are only decorators. It makes all calls into a
 * game except {@code play}. {@link Specializer} copies this class per game, so that these calls are
 * inlined however many games share the JVM.
 */
final class StandardExpander<N extends Node<N>> implements Expander<N> {

  private final Evaluator<N> evaluator;
  private final Unit<N> unit;
  private final @Nullable MoveOrdering<N> ordering;
  private final int orderingDepth;
  private final @Nullable TranspositionTable table;
  private final DepthRule depthRule;
  private final int tableDepth;
  private final boolean failHard;
  private final boolean hasFrontier;
  private final @Nullable Knowledge<N> ofGame;
  private final boolean shortestWins;
  private final boolean isFullWidth;
  private final TableBank bank;
  private final EstimateRange estimateRange;
  private final int maxEstimate;
  private final int maxScore;

  private SearchContext context;
  private @Nullable Knowledge<N> knowledge;

  @SuppressWarnings({"unchecked", "rawtypes"})
  private MovePicker<N>[] pickers = new MovePicker[0];

  // Per ply, for the table: the open node's key, the symmetry of that key, and the points that its
  // entry leaves out; and how many estimates the search had used when the node was opened.
  private long[] keys = new long[0];
  private long[] estimates = new long[0];
  private int[] symmetries = new int[0];
  private int[] points = new int[0];

  StandardExpander(MadeParts<N> made, boolean failHard, SearchContext idle) {
    Composition<N> parts = made.composition();
    evaluator = parts.evaluator();
    unit = evaluator.unit();
    ordering = made.ordering().orElse(null);
    orderingDepth = parts.orderings().minDepth();
    table = made.table().orElse(null);
    depthRule = parts.depthRule();
    tableDepth = parts.tableDepth();
    this.failHard = failHard;
    hasFrontier = parts.rules().stream().noneMatch(NodeRule::isAskedAtHorizon);
    ofGame = parts.knowledge().orElse(null);
    shortestWins = parts.shortestWins();
    isFullWidth = !parts.leavesMovesOut();
    bank = TableBank.of(parts);
    estimateRange = parts.estimateRange();
    maxEstimate = estimateRange.max();
    maxScore = shortestWins ? MAX : Math.min(parts.decisive(), MAX);
    knowledge = ofGame;
    context = idle;
    grow(16);
  }

  @Override
  public void begin(SearchContext newContext) {
    context = newContext;
    // What a game knows about a position does not hold for one game in which others are draws.
    knowledge = newContext.drawnPositions() == 0 ? ofGame : null;
    if (shortestWins) {
      newContext.preferShortestWins(isFullWidth);
    } else if (maxScore < MAX) {
      newContext.setMaxScore(maxScore);
    }
  }

  // The JIT compiler inlines this method into the algorithm's loop while the method has at most 325
  // bytecodes. That makes an alpha-beta search 5 to 10 % faster. So work that is not done at every
  // node is in other methods.
  @Override
  public int open(N node, int depth, int alpha, int beta, int ply) {
    // 1. Count the node; a search that must stop ends here.
    if (depth <= 0) {
      return leaf(node, ply);
    }
    SearchContext search = context;
    search.visit(ply);

    // 2. Ask the game, which may know that the value lies outside the window.
    int known = knowledge == null || ply == 0 ? OPEN : ask(knowledge, node, alpha, beta, ply);
    if (known != OPEN) {
      return known;
    }

    // 3. Probe the table, which may have an answer, or at least a move to try first.
    if (ply >= pickers.length) {
      grow(2 * ply);
    }
    int tableMove = NO_MOVE;
    if (table != null && depth >= tableDepth) {
      long entry = probe(table, node, depth, ply);
      if (entry != TableEntry.NONE) {
        if (ply > 0 && depthRule.accepts(entry, depth) && TableEntry.answers(entry, alpha, beta)) {
          if (!TableEntry.isProven(entry)) {
            search.countUnprovenCutoff();
          }
          return TableEntry.score(entry);
        }
        tableMove = tableMove(entry, ply);
      }
    }

    // 4. List the moves. If there are none, the game is over.
    MovePicker<N> picker = pickers[ply];
    picker.clear();
    list(node, picker.moves, ply);
    if (picker.moves.isEmpty()) {
      search.countTerminal();
      return terminalScore(node, ply);
    }

    // 5. Have the moves ordered when the first is needed.
    if (ply == 0 && search.preferredRootMove() != NO_MOVE) {
      tableMove = search.preferredRootMove();
    }
    if (tableMove != NO_MOVE || (ordering != null && depth >= orderingDepth)) {
      picker.order(node, depth, tableMove);
    }

    // 6. Search the children here if they are leaves, because every algorithm does that in the same
    // way. A quiescence search opens the leaves.
    return depth == 1 && ply > 0 && hasFrontier ? frontier(node, picker, alpha, beta, ply) : OPEN;
  }

  /** Returns the value if the game knows it or knows that it lies outside the window. */
  private int ask(Knowledge<N> game, N node, int alpha, int beta, int ply) {
    if (node.isTerminal()) {
      context.countTerminal();
      return terminalScore(node, ply);
    }
    int upper = game.upperBound(node);
    if (upper <= alpha) {
      return upper;
    }
    int lower = game.lowerBound(node);
    return lower >= beta || lower == upper ? lower : OPEN;
  }

  private void list(N node, MoveList moves, int ply) {
    if (ply == 0) {
      listAtRoot(node, moves);
    } else if (knowledge == null) {
      node.moves(moves);
    } else {
      knowledge.candidates(node, moves);
    }
  }

  /**
   * Lists the candidates, and the other moves after them, without those that the limits exclude.
   */
  private void listAtRoot(N node, MoveList moves) {
    MoveList legal = new MoveList();
    node.moves(legal);
    Knowledge<N> game = knowledge;
    if (game != null && !legal.isEmpty()) {
      game.candidates(node, moves);
    }
    for (int i = 0; i < legal.size(); i++) {
      if (!moves.contains(legal.get(i))) {
        moves.add(legal.get(i));
      }
    }
    context.keepRootMoves(moves);
  }

  private int tableMove(long entry, int ply) {
    int move = TableEntry.move(entry);
    return knowledge == null || move == NO_MOVE ? move : knowledge.original(move, symmetries[ply]);
  }

  private long key(N node, int ply) {
    return knowledge == null ? node.key() : keyOfRest(knowledge, node, ply);
  }

  private long keyOfRest(Knowledge<N> game, N node, int ply) {
    int symmetry = game.symmetry(node);
    int banked = game.banked(node);
    symmetries[ply] = symmetry;
    points[ply] = bank.points(banked);
    return bank.key(game.key(node, symmetry), banked);
  }

  private long probe(TranspositionTable known, N node, int depth, int ply) {
    long key = ply == 0 ? context.rootKey(key(node, ply)) : key(node, ply);
    keys[ply] = key;
    estimates[ply] = context.estimates();
    long entry = known.probe(key, depth);
    if (knowledge != null && points[ply] != 0) {
      entry = bank.whole(entry, known, key, depth, points[ply]);
    }
    context.countProbe(entry != TableEntry.NONE);
    return entry;
  }

  /**
   * Searches a node whose children are leaves. Most of a search's time is spent in this loop. All
   * its frequent calls are inlined, so that a child never becomes an object in memory.
   */
  private int frontier(N node, MovePicker<N> moves, int alpha, int beta, int ply) {
    // 1. Read fields once, not at every move. This makes the loop a tenth faster.
    boolean scored = moves.scored;
    MoveList list = moves.moves;
    SearchContext search = context;
    Evaluator<N> leaves = evaluator;
    int count = list.size();
    // 2. Value every move, best first.
    int best = failHard ? alpha : -INFINITY;
    int bestMove = NO_MOVE;
    for (int i = 0; i < count; i++) {
      int move = scored ? moves.pick(i) : list.get(i);
      N child = node.play(move);
      int score;
      if (child.isTerminalLeaf()) {
        // This is rare and is not inlined, so it gets a child object of its own. If the call used
        // the other child, the JIT compiler could not keep that child out of memory.
        int value = terminal(node.play(move), ply + 1);
        score = child.movesAgain() ? value : -value;
      } else {
        search.visitEvaluated();
        int value = leaves.evaluate(child);
        score = child.movesAgain() ? value : -value;
      }
      if (score > best) {
        best = score;
        bestMove = move;
        if (score >= beta) {
          cutoff(move, 1, i, ply);
          break;
        }
      }
    }
    // 3. Check the range of the best value only, because no other value leaves this node.
    if (best > maxEstimate || best < -maxEstimate) {
      check(node, list, best, bestMove);
    }
    // 4. Store the result.
    if (best > alpha) {
      improved(bestMove, ply);
    }
    int value = failHard ? Math.min(best, beta) : best;
    close(1, value, bestMove, alpha, beta, ply);
    return value;
  }

  private int leaf(N node, int ply) {
    if (node.isTerminalLeaf()) {
      return terminal(node, ply);
    }
    context.visit(ply);
    context.countEvaluation();
    return evaluation(node);
  }

  private int evaluation(N node) {
    int score = evaluator.evaluate(node);
    return score > maxEstimate || score < -maxEstimate
        ? estimateRange.check(score, evaluator, node)
        : score;
  }

  private int terminal(N node, int ply) {
    context.visit(ply);
    context.countTerminal();
    return terminalScore(node, ply);
  }

  /**
   * Throws an exception that names the child whose value is outside its range. A best value beyond
   * all estimates is right if the best move wins, or if all moves lose.
   */
  private void check(N node, MoveList moves, int best, int bestMove) {
    if (best > 0 && bestMove != NO_MOVE && node.play(bestMove).isTerminalLeaf()) {
      return;
    }
    for (int i = 0; i < moves.size(); i++) {
      N child = node.play(moves.get(i));
      if (child.isTerminalLeaf()) {
        terminalScore(child, 1);
      } else {
        evaluation(child);
      }
    }
    if (best > 0 && bestMove != NO_MOVE || Math.abs(best) > MAX) {
      throw new IllegalStateException("the evaluator " + evaluator.getClass().getName()
          + " returned a value outside [" + -maxEstimate + ", " + maxEstimate + "] for a child of"
          + " the position below, but not in a second call. It must always return the same value.\n"
          + node);
    }
  }

  @Override
  public MovePicker<N> moves(int ply) {
    if (ply >= pickers.length) {
      grow(2 * ply);
    }
    return pickers[ply];
  }

  @Override
  public void scored(int move, int score, int alpha, int beta, int ply) {
    if (ply == 0) {
      context.rootScored(move, score, alpha, beta);
    }
  }

  @Override
  public void improved(int move, int ply) {
    context.extendLine(ply, move);
  }

  @Override
  public void cutoff(int move, int depth, int tried, int ply) {
    context.countCutoff(tried == 0);
    if (ordering != null && depth >= orderingDepth) {
      pickers[ply].cutoff(depth, move, tried);
    }
  }

  @Override
  public void reSearched() {
    context.countReSearch();
  }

  @Override
  public void close(int depth, int value, int move, int alpha, int beta, int ply) {
    Bound bound = Bound.of(value, alpha, beta);
    if (ordering != null && bound == Bound.EXACT && depth >= orderingDepth) {
      ordering.best(ply, depth, move);
    }
    if (table != null && depth >= tableDepth) {
      boolean proven = estimates[ply] == context.estimates();
      if (knowledge == null) {
        table.store(keys[ply], TableEntry.of(value, depth, bound, proven, move));
      } else {
        int image = move == NO_MOVE ? move : knowledge.image(move, symmetries[ply]);
        long entry = TableEntry.of(value, depth, bound, proven, image);
        bank.store(table, keys[ply], entry, points[ply]);
      }
    }
  }

  @Override
  public Unit<N> unit() {
    return unit;
  }

  private int terminalScore(N node, int ply) {
    int score = unit.terminalScore(node);
    if (score > maxScore || score < -maxScore) {
      Score.check(score, node, unit.getClass().getName() + ".terminalScore");
      throw new IllegalStateException("a finished game has the score " + score + " (" + unit
          + "), which is outside [" + -maxScore + ", " + maxScore
          + "], the range of its maxScore()."
          + " The position:\n" + node);
    }
    return shortestWins ? ShortestWins.terminal(score, ply) : score;
  }

  @Override
  public void newSearch() {
    if (ordering != null) {
      ordering.newSearch();
    }
    if (table != null) {
      table.newSearch();
    }
  }

  @Override
  public void reset() {
    if (ordering != null) {
      ordering.reset();
    }
    if (table != null) {
      table.clear();
    }
  }

  private void grow(int plies) {
    int known = pickers.length;
    pickers = Arrays.copyOf(pickers, plies);
    for (int ply = known; ply < plies; ply++) {
      pickers[ply] = new MovePicker<>(ordering, orderingDepth, ply == 0 ? null : pickers[ply - 1]);
    }
    keys = Arrays.copyOf(keys, plies);
    estimates = Arrays.copyOf(estimates, plies);
    symmetries = Arrays.copyOf(symmetries, plies);
    points = Arrays.copyOf(points, plies);
  }
}
