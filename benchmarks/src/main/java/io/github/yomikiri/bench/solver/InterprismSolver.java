package io.github.yomikiri.bench.solver;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;

/**
 * The textbook's endgame solver: plain alpha-beta on two bitboards, lowest bit first, without table
 * or ordering. It is {@code alphabetaPerfect} of the Interprism developers' blog (2016). The blog's
 * program used it with a limit of 18 plies for the exact score and of 20 plies for the winner.
 *
 * <p>The depth is the article's {@code limit}: the number of moves that are searched, without
 * passes. Then the discs are counted as if the game were over. If the depth is the number of empty
 * squares, the value is exact. A window of (-1, 1) finds the winner. It takes about the time of an
 * exact search that is two plies less deep.
 *
 * <p>There are two ways to count a finished game. {@link #standard()} gives the empty squares to
 * the winner. {@link #article()} gives the empty squares to the winner twice, as the article does,
 * so this solver prefers games that end early. Every position entered is a node, full boards
 * included. A solver is for one thread at a time.
 */
public final class InterprismSolver implements WindowSearch<Reversi> {

  private final int emptiesToWinner;
  private SearchContext context = new SearchContext(Limits.none());
  private long board;
  private int area;

  private InterprismSolver(int emptiesToWinner) {
    this.emptiesToWinner = emptiesToWinner;
  }

  /**
   * Returns a solver whose scores count every empty square once for the winner.
   *
   * @return a new solver
   */
  public static InterprismSolver standard() {
    return new InterprismSolver(1);
  }

  /**
   * Returns a solver whose scores count every empty square twice for the winner, in {@code [-127,
   * 127]}.
   *
   * @return a new solver
   */
  public static InterprismSolver article() {
    return new InterprismSolver(2);
  }

  @Override
  public Unit<Reversi> unit() {
    return node -> {
      int difference = node.discDifference();
      return difference + Integer.signum(difference) * emptiesToWinner * node.emptyCount();
    };
  }

  @Override
  public int search(Reversi root, int depth, int alpha, int beta, SearchContext newContext) {
    context = newContext;
    area = root.size() * root.size();
    board = root.empties() | root.own() | root.opponent();
    context.visit(0);
    MoveList moves = new MoveList();
    root.moves(moves);
    int best = -area * 2;
    for (int i = 0; i < moves.size() && best < beta; i++) {
      int move = moves.get(i);
      boolean pass = move == Reversi.PASS;
      Reversi child = root.play(move);
      int floor = Math.max(alpha, best);
      int value =
          -value(child.own(), child.opponent(), pass, depth - (pass ? 0 : 1), -beta, -floor, 1);
      context.rootScored(move, value, floor, beta);
      if (value > best) {
        best = value;
        if (value > floor) {
          context.extendLine(0, move);
        }
      }
    }
    return best;
  }

  private int value(
      long own, long opponent, boolean passed, int limit, int alpha, int beta, int ply) {
    context.visit(ply);
    // 1. The horizon.
    if (limit == 0) {
      if ((board & ~(own | opponent)) == 0) {
        context.countTerminal();
      } else {
        context.countEvaluation();
      }
      return discs(own, opponent);
    }
    // 2. Every move, lowest bit first.
    long moves = Bitboard.legalMoves(own, opponent) & board;
    int best = alpha;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Bitboard.flips(own, opponent, square);
      int value = -value(
          opponent ^ flips, own ^ flips | 1L << square, false, limit - 1, -beta, -best, ply + 1);
      if (value > best) {
        context.extendLine(ply, square);
        if (value >= beta) {
          context.countCutoff(rest == moves);
          return value;
        }
        best = value;
      }
    }
    if (moves != 0) {
      return best;
    }
    // 3. No move: a pass, or the end of the game.
    if (passed) {
      context.countTerminal();
      return discs(own, opponent);
    }
    int value = -value(opponent, own, true, limit, -beta, -best, ply + 1);
    boolean goesOn = (Bitboard.legalMoves(opponent, own) & board) != 0;
    if (goesOn && value > alpha) {
      context.extendLine(ply, Reversi.PASS);
    }
    return value;
  }

  private int discs(long own, long opponent) {
    int difference = Long.bitCount(own) - Long.bitCount(opponent);
    int empties = area - Long.bitCount(own | opponent);
    return difference + Integer.signum(difference) * emptiesToWinner * empties;
  }
}
