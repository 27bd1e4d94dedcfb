package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.DepthRule;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The one expander. All calls into a game that are not {@code play} are in this class, and {@link Specializer} copies it per
 * game, so that they are inlined however many games share the JVM.
 */
final class StandardExpander<N extends Node<N>> implements Expander<N> {

  private final Evaluator<N> evaluator;
  private final @Nullable MoveOrdering<N> ordering;
  private final @Nullable TranspositionTable table;
  private final DepthRule depthRule;
  private final int tableDepth;

  private SearchContext context;
  private MovePicker[] pickers = new MovePicker[0];
  // Per ply, for the table: the open node's key, and how many estimates the search had used when it was opened.
  private long[] keys = new long[0];
  private long[] estimates = new long[0];

  StandardExpander(Composition<N> parts, SearchContext idle) {
    evaluator = parts.evaluator();
    ordering = parts.ordering().orElse(null);
    table = parts.table().orElse(null);
    depthRule = parts.depthRule();
    tableDepth = parts.tableDepth();
    context = idle;
    grow(16);
  }

  @Override
  public void begin(SearchContext newContext) {
    context = newContext;
  }

  @Override
  public int leaf(N node) {
    SearchContext search = context;
    search.visitLeaf();
    if (node.isTerminal()) {
      search.countTerminal(true);
      return evaluator.terminalScore(node);
    }
    return evaluator.evaluate(node);
  }

  @Override
  public int open(N node, int depth, int alpha, int beta, int ply) {
    // 1. Count the node; a search that must stop ends here.
    SearchContext search = context;
    search.visit(ply);

    // 2. What the table knows: an answer, or at least a move to try first.
    if (ply >= pickers.length) {
      grow(2 * ply);
    }
    int tableMove = NO_MOVE;
    if (table != null && depth >= tableDepth) {
      long key = node.key();
      long entry = table.probe(key);
      search.countProbe(entry != TableEntry.NONE);
      if (entry != TableEntry.NONE) {
        if (ply > 0 && depthRule.accepts(entry, depth) && TableEntry.answers(entry, alpha, beta)) {
          if (!TableEntry.isProven(entry)) {
            search.countUnprovenCutoff();
          }
          return TableEntry.score(entry);
        }
        tableMove = TableEntry.move(entry);
      }
      keys[ply] = key;
      estimates[ply] = search.estimates();
    }

    // 3. The moves; none means that the game is over.
    MovePicker picker = pickers[ply];
    picker.clear();
    node.moves(picker.moves);
    if (picker.moves.isEmpty()) {
      search.countTerminal(false);
      return evaluator.terminalScore(node);
    }

    // 4. Their order.
    if (ply == 0 && search.preferredRootMove() != NO_MOVE) {
      tableMove = search.preferredRootMove();
    }
    if (ordering != null || tableMove != NO_MOVE) {
      int[] scores = picker.startScoring();
      if (ordering != null) {
        ordering.score(node, ply, depth, picker.moves, scores);
      }
      int place = tableMove == NO_MOVE ? -1 : picker.moves.indexOf(tableMove);
      if (place >= 0) {
        scores[place] += MoveOrdering.TABLE;
      }
    }
    return OPEN;
  }

  @Override
  public MovePicker moves(int ply) {
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
    if (ordering != null) {
      ordering.cutoff(ply, depth, move);
    }
  }

  @Override
  public void reSearched() {
    context.countReSearch();
  }

  @Override
  public void close(int depth, int value, int move, int alpha, int beta, int ply) {
    Bound bound = Bound.of(value, alpha, beta);
    if (ordering != null && bound == Bound.EXACT) {
      ordering.best(ply, depth, move);
    }
    if (table != null && depth >= tableDepth) {
      boolean proven = estimates[ply] == context.estimates();
      table.store(keys[ply], TableEntry.of(value, depth, bound, proven, move));
    }
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
      pickers[ply] = new MovePicker();
    }
    keys = Arrays.copyOf(keys, plies);
    estimates = Arrays.copyOf(estimates, plies);
  }
}
