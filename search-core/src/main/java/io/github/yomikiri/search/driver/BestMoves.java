package io.github.yomikiri.search.driver;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.game.Score.MAX;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the exact values of the best moves of the root, not only of the best one. A null window
 * shows of each move whether it belongs to them. Only a move that does is searched with an open
 * window. The moves are tried in the order of the last depth's values, so most others are refuted
 * at once. That costs less than a search per move.
 */
final class BestMoves<N extends Node<N>> implements WindowSearch<N> {

  private record Known(int move, int score) {}

  private static final Comparator<Known> BEST_FIRST =
      Comparator.comparingInt(Known::score).reversed();

  private final WindowSearch<N> inner;
  private final int count;
  private final boolean shortestWins;
  private final boolean repetition;
  private List<Known> lastDepth = List.of();

  /**
   * Makes a search.
   *
   * @param inner searches the positions after the moves, also to depth 0
   * @param count the number of moves whose exact values are wanted
   * @param shortestWins whether the inner search counts wins by their distance from its root
   * @param repetition whether positions are draws if they occurred before, also in a game whose
   *     rules do not say so
   */
  BestMoves(WindowSearch<N> inner, int count, boolean shortestWins, boolean repetition) {
    this.inner = inner;
    this.shortestWins = shortestWins;
    this.repetition = repetition;
    this.count = count;
  }

  @Override
  public int search(N root, int depth, int alpha, int beta, SearchContext context) {
    if (shortestWins) {
      context.preferShortestWins(true);
    }
    context.visit(0);
    List<Known> found = new ArrayList<>();
    int best = -INFINITY;
    for (int move : order(root, context)) {
      // 1. The value that a move must exceed to belong to the best.
      boolean scout = found.size() >= count;
      int floor = scout ? Math.max(alpha, found.get(count - 1).score) : alpha;
      // 2. The search below the move has a context of its own, because its root is not ours.
      SearchContext below = context.forkBelow();
      int score;
      try {
        score = value(root.play(move), depth - 1, floor, beta, scout, below);
      } finally {
        context.join(below);
      }
      // 3. Keep the score, and the line of a move that belongs to the best.
      int[] line = lineFrom(root, move, below.line(0));
      context.rootScored(move, score, floor, beta, score > floor ? line : new int[0]);
      found.add(new Known(move, score));
      found.sort(BEST_FIRST);
      if (score > best) {
        best = score;
        context.setLine(0, move, Arrays.copyOfRange(line, 1, line.length));
        if (score >= beta) {
          break;
        }
      }
    }
    lastDepth = found;
    return best;
  }

  /**
   * Returns the line that begins with a move, up to the first return to the root. The search below
   * the move does not know that this return is a draw.
   */
  private int[] lineFrom(N root, int move, int... after) {
    int[] line = new int[after.length + 1];
    line[0] = move;
    System.arraycopy(after, 0, line, 1, after.length);
    if (!repetition && !Game.hasDrawRules(root)) {
      return line;
    }
    N node = root.play(move);
    for (int i = 1; i < line.length; i++) {
      node = node.play(line[i]);
      if (node.key() == root.key()) {
        return Arrays.copyOf(line, i + 1);
      }
    }
    return line;
  }

  /** Returns the value of a move from the view of the side that has played it. */
  private int value(N child, int depth, int floor, int beta, boolean scout, SearchContext context) {
    if (child.isTerminal()) {
      context.visit(0);
      context.countTerminal();
      int score = inner.unit().terminalScore(child);
      int fromRoot = fromRoot(shortestWins ? Integer.signum(score) * MAX : score);
      return child.movesAgain() ? fromRoot : -fromRoot;
    }
    // The inner search never takes its own root for a draw.
    if (context.isDrawn(child)) {
      context.visit(0);
      context.countTerminal();
      return 0;
    }
    if (scout && floor + 1 < beta) {
      int score = inWindow(child, depth, floor, floor + 1, context);
      if (score <= floor) {
        return score;
      }
      context.countReSearch();
    }
    return inWindow(child, depth, floor, beta, context);
  }

  private int inWindow(N child, int depth, int alpha, int beta, SearchContext context) {
    return child.movesAgain()
        ? fromRoot(inner.search(child, depth, fromChild(alpha), fromChild(beta), context))
        : -fromRoot(inner.search(child, depth, fromChild(-beta), fromChild(-alpha), context));
  }

  /** Returns a score that counts from a child, as it counts from the root. */
  private int fromRoot(int score) {
    return shortestWins ? Score.oneMorePly(score) : score;
  }

  /** Returns the end of a window that counts from the root, as it counts from a child. */
  private int fromChild(int bound) {
    if (!shortestWins || !Score.isDecided(bound) || Math.abs(bound) == INFINITY) {
      return bound;
    }
    return bound > 0 ? bound + 1 : bound - 1;
  }

  /** Returns the moves to search: those of the last depth first, best first. */
  private int[] order(N root, SearchContext context) {
    MoveList moves = new MoveList();
    root.moves(moves);
    context.keepRootMoves(moves);
    for (int i = lastDepth.size() - 1; i >= 0; i--) {
      int place = moves.indexOf(lastDepth.get(i).move);
      if (place > 0) {
        moves.moveForward(place, 0);
      }
    }
    return moves.toArray();
  }

  @Override
  public Unit<N> unit() {
    return inner.unit();
  }

  @Override
  public void newSearch() {
    lastDepth = List.of();
    inner.newSearch();
  }

  @Override
  public void reset() {
    inner.reset();
  }
}
