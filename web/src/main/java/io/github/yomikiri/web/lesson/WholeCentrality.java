package io.github.yomikiri.web.lesson;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.Centrality;
import io.github.yomikiri.games.ConnectFour;

/**
 * Centrality in a unit of its own, so that trees, windows and values show the same whole numbers. A
 * fraction of the game's points would be shown with decimals.
 */
final class WholeCentrality implements Evaluator<ConnectFour> {

  private static final Evaluator<ConnectFour> INNER = new Centrality();
  private static final Unit<ConnectFour> UNIT = new WholeUnit();

  /** The same scores, but no points of the game. */
  private static final class WholeUnit implements Unit<ConnectFour> {

    @Override
    public int terminalScore(ConnectFour node) {
      return INNER.unit().terminalScore(node);
    }

    @Override
    public int maxScore(ConnectFour node) {
      return INNER.unit().maxScore(node);
    }
  }

  @Override
  public int evaluate(ConnectFour node) {
    return INNER.evaluate(node);
  }

  @Override
  public Unit<ConnectFour> unit() {
    return UNIT;
  }
}
