package io.github.yomikiri.cli.player;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.pattern.PatternSearcher;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.function.Function;

/** What an evaluator makes of a position, as it stands or by a search, in thousandths of a disc. For one thread. */
public final class Valuation {

  private final Evaluator<Reversi> evaluator;
  private final int depth;
  private final Searcher<Reversi> searcher;

  /**
   * Makes a valuation.
   *
   * @param evaluator of any unit
   * @param depth in plies; 0 for the static value
   */
  public Valuation(Evaluator<Reversi> evaluator, int depth) {
    this.evaluator = Evaluators.inThousandths(evaluator);
    this.depth = depth;
    searcher = PatternSearcher.of(this.evaluator, this::compose);
  }

  private <N extends Node<N>> Searcher<N> compose(
      Class<N> game, Evaluator<N> leaves, Function<N, Reversi> board) {
    return Searchers.forGame(game)
        .evaluator(leaves)
        .fixedDepth(Math.max(1, depth))
        .build();
  }

  /**
   * Values a position.
   *
   * @param position any position
   * @return its value from the view of the side to move
   */
  public int of(Reversi position) {
    if (position.isTerminal()) {
      return 1000 * position.terminalScore();
    }
    return depth == 0
        ? evaluator.evaluate(position)
        : searcher.search(position, Limits.none()).score();
  }
}
