package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import java.util.Optional;

/**
 * Closes in on the exact value from both sides by null-window searches. Each of them leaves at most
 * about half of the range of possible scores.
 *
 * <p>The first questions are about great wins and losses, because they are the cheapest: bounds
 * that the game knows answer them a few plies deep. Their answers stay in the table, and with a
 * smaller range the next question is cheaper, too. It asks at three fifths of the end that is
 * further from 0. On Connect Four, half of that end costs 1 to 2 times the nodes, and three
 * quarters 0.9 to 1.1 times.
 *
 * <p>Compared with MTD(f), which moves by one bound at a time, bisection suits searches to the end
 * of the game. There a guess from a shallower search is worth little, and the answers of a null
 * window are often far from the window. The inner search should have a table.
 */
final class Bisection<N extends Node<N>> extends AskingSearch<N> {

  private final Optional<Knowledge<N>> knowledge;
  private final int maxScore;

  /**
   * Makes a search.
   *
   * @param parts the parts of the inner search
   */
  Bisection(WindowSearch<N> inner, Composition<N> parts) {
    super(inner);
    knowledge = parts.knowledge();
    maxScore = parts.shortestWins() ? INFINITY : parts.decisive();
  }

  @Override
  public int search(N root, int depth, int alpha, int beta, SearchContext context) {
    // 1. The value is in [lower, upper], as far as it lies inside the window. The game does not
    // know a root some of whose moves are excluded. Where the game knows all, one pass still asks
    // the inner search, which says whether its answer is final.
    Optional<Knowledge<N>> asked =
        knowledge.filter(game -> context.drawnPositions() == 0 && context.rootKey(0) == 0);
    int atLeast = Math.max(-maxScore, asked.map(game -> game.lowerBound(root)).orElse(alpha));
    int atMost = Math.min(maxScore, asked.map(game -> game.upperBound(root)).orElse(beta));
    int lower = Math.max(alpha, Math.min(atLeast, beta));
    int upper = Math.max(alpha, Math.min(atMost, beta));
    // 2. Halve the range. A lower bound that the game knew has no move yet, so one more pass finds
    // the move that reaches it.
    boolean hasMove = false;
    int[] line = new int[0];
    for (int pass = 0; lower < upper || lower == upper && !hasMove; pass++) {
      if (pass > 0) {
        context.countReSearch();
      }
      int bound = lower < upper ? next(lower, upper) : lower;
      int value = inner.search(root, depth, bound - 1, bound, context);
      if (value >= bound) {
        lower = Math.max(lower, value);
        hasMove = true;
        line = context.line(0);
      } else {
        upper = Math.min(upper, value);
      }
    }
    // 3. Keep only the best move of the line. The rest answers one question, which a reply that
    // loses more than necessary answers as well.
    context.clearLine(0);
    if (line.length > 0) {
      context.setLine(0, line[0], new int[0]);
    }
    return Math.min(lower, upper);
  }

  /**
   * Returns the bound to ask for next, in {@code (lower, upper]}: three fifths of the end that is
   * further from 0, or the middle if that is still further.
   */
  private static int next(int lower, int upper) {
    int middle = (int) (((long) lower + upper) >> 1);
    return middle <= 0
        ? 1 + Math.min(middle, threeFifths(lower))
        : 1 + Math.max(middle, Math.min(upper - 1, threeFifths(upper)));
  }

  private static int threeFifths(int score) {
    return (int) (score * 3L / 5);
  }
}
