package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;

/**
 * MTD(f) (Plaat, Schaeffer, Pijls and de Bruin 1996): starts from a guess and closes in on the
 * value by null-window searches. Each of these searches tests whether the value is at least a
 * bound. The guess is the value of the last search, so iterative deepening supplies good guesses.
 *
 * <p>The inner search should have a table, because otherwise every pass starts from nothing. The
 * best move is that of the last pass that reached its bound; the context stores this move.
 */
final class Mtdf<N extends Node<N>> extends AskingSearch<N> {

  private int guess;

  Mtdf(WindowSearch<N> inner) {
    super(inner);
  }

  @Override
  public int search(N root, int depth, int alpha, int beta, SearchContext context) {
    int lower = alpha;
    int upper = beta;
    int value = guess;
    for (int pass = 0; lower < upper; pass++) {
      if (pass > 0) {
        context.countReSearch();
      }
      int bound = Math.min(upper, Math.max(value, lower + 1));
      value = inner.search(root, depth, bound - 1, bound, context);
      if (value >= bound) {
        lower = value;
      } else {
        upper = value;
      }
    }
    guess = value;
    return value;
  }

  @Override
  public void reset() {
    guess = 0;
    super.reset();
  }
}
