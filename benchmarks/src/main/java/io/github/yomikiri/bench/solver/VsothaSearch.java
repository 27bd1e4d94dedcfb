package io.github.yomikiri.bench.solver;

import static io.github.yomikiri.reversi.Bitboard.flips;
import static io.github.yomikiri.reversi.Bitboard.legalMoves;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.eval.TerminalScore;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;

/**
 * The search of vsOtha (2005): alpha-beta whose techniques are switched on by height, as
 * {@link VsothaOptions} describes, with the Tanuki evaluator for leaves before the end of the game.
 *
 * <p>Values are in thousandths of a disc. Empty squares count for nobody, and a wipe-out counts as
 * a full board ({@link TerminalScore#VSOTHA}). The depth is the number of discs placed, so a pass
 * takes no depth. The search is fail-soft.
 */
final class VsothaSearch implements WindowSearch<Reversi> {

  private static final int INFINITY = 100_000_000;

  private final VsothaOptions options;
  private final TranspositionTable mainTable;
  private final OverwriteTable secondTable;
  private final Tanuki evaluator = new Tanuki();
  private final int[] moves = new int[130 * 64];
  private SearchContext context = new SearchContext(Limits.none());
  private int size = 8;
  private long board = -1;

  VsothaSearch(VsothaOptions options) {
    this.options = options;
    mainTable = TranspositionTable.chained(options.mainTableEntries());
    secondTable = new OverwriteTable(options.secondTableLongs());
  }

  @Override
  public int search(Reversi root, int depth, int alpha, int beta, SearchContext newContext) {
    context = newContext;
    size = root.size();
    board = Board.of(size).squares();
    int plies = Math.min(depth, root.emptyCount());
    return value(root.own(), root.opponent(), plies, root.emptyCount(), alpha, beta, 0);
  }

  private int value(long own, long opponent, int depth, int height, int alpha, int beta, int ply) {
    context.visit(ply);
    // 1. Return the value if the game is over or the depth is reached.
    long legal = legalMoves(own, opponent) & board;
    boolean pass = legal == 0;
    if (pass && (legalMoves(opponent, own) & board) == 0) {
      context.countTerminal();
      return 1_000 * TerminalScore.VSOTHA.discs(node(own, opponent));
    }
    if (depth == 0) {
      context.countEvaluation();
      return evaluator.evaluate(node(own, opponent));
    }
    if (pass) {
      int value = -value(opponent, own, depth, height, -beta, -alpha, ply + 1);
      learnAtRoot(Reversi.PASS, value, alpha, beta, ply);
      context.extendLine(ply, Reversi.PASS);
      return value;
    }
    // 2. Look into a table: the second table at one height, the main table above that height.
    boolean isSecond = height == options.secondTableHeight();
    boolean isMain = !isSecond && height >= options.mainTableHeight();
    long key = isMain || isSecond ? Hash64.of(own, opponent) : 0;
    long known =
        isMain ? mainTable.probe(key) : isSecond ? secondTable.probe(key) : TableEntry.NONE;
    if (isMain || isSecond) {
      context.countProbe(known != TableEntry.NONE);
      if (ply > 0 && answers(known, depth, alpha, beta)) {
        return TableEntry.score(known);
      }
    }
    // 3. Search the moves. Where null windows save time, use them after the first move.
    int first = 64 * ply;
    int count = list(own, opponent, legal, height, known, ply);
    int best = -INFINITY;
    int bestMove = TableEntry.NO_MOVE;
    for (int i = first; i < first + count && best < beta; i++) {
      int square = moves[i];
      long flips = flips(own, opponent, square);
      long childOwn = opponent ^ flips;
      long childOpponent = own ^ flips | 1L << square;
      int floor = Math.max(alpha, best);
      boolean wide = i == first || height < options.pvsHeight();
      int ceiling = wide ? beta : floor + 1;
      int value = -value(childOwn, childOpponent, depth - 1, height - 1, -ceiling, -floor, ply + 1);
      if (value >= ceiling && value < beta) {
        context.countReSearch();
        value = -value(childOwn, childOpponent, depth - 1, height - 1, -beta, -floor, ply + 1);
      }
      learnAtRoot(square, value, floor, beta, ply);
      if (value > best) {
        best = value;
        bestMove = square;
        if (value > floor) {
          context.extendLine(ply, square);
        }
        if (value >= beta) {
          context.countCutoff(i == first);
        }
      }
    }
    // 4. Store the result in the table.
    if (isMain || isSecond) {
      long entry =
          TableEntry.of(best, depth, Bound.of(best, alpha, beta), depth == height, bestMove);
      if (isMain) {
        mainTable.store(key, entry);
      } else {
        secondTable.store(key, entry);
      }
    }
    return best;
  }

  private void learnAtRoot(int move, int value, int alpha, int beta, int ply) {
    if (ply == 0) {
      context.rootScored(move, value, alpha, beta);
    }
  }

  private boolean answers(long known, int depth, int alpha, int beta) {
    if (known == TableEntry.NONE
        || TableEntry.depth(known) != depth
        || !TableEntry.answers(known, alpha, beta)) {
      return false;
    }
    if (!TableEntry.isProven(known)) {
      context.countUnprovenCutoff();
    }
    return true;
  }

  /** Lists the moves of a node in the order they are tried; returns how many there are. */
  private int list(long own, long opponent, long legal, int height, long known, int ply) {
    int first = 64 * ply;
    int count = 0;
    if (height < options.orderingHeight()) {
      for (long rest = legal; rest != 0; rest &= rest - 1) {
        moves[first + count++] = Long.numberOfTrailingZeros(rest);
      }
      return count;
    }
    int preferred = ply == 0 ? context.preferredRootMove() : TableEntry.move(known);
    for (long rest = legal; rest != 0; rest &= rest - 1) {
      // The sort key: the number of replies, above the bits of the square.
      int square = Long.numberOfTrailingZeros(rest);
      long flips = flips(own, opponent, square);
      long replies = legalMoves(opponent ^ flips, own ^ flips | 1L << square) & board;
      int ranked = (square == preferred ? 0 : Long.bitCount(replies) + 1) << 6 | square;
      int at = first + count++;
      for (; at > first && moves[at - 1] > ranked; at--) {
        moves[at] = moves[at - 1];
      }
      moves[at] = ranked;
    }
    for (int at = first; at < first + count; at++) {
      moves[at] &= 63;
    }
    return count;
  }

  private Reversi node(long own, long opponent) {
    return Reversi.of(size, own, opponent, Side.DARK);
  }

  @Override
  public Unit<Reversi> unit() {
    return TerminalScore.VSOTHA.unit(1_000);
  }

  @Override
  public void newSearch() {
    mainTable.newSearch();
  }

  @Override
  public void reset() {
    mainTable.clear();
    secondTable.clear();
  }
}
