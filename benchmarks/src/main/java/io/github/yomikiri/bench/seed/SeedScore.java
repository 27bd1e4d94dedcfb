package io.github.yomikiri.bench.seed;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscDifference;
import io.github.yomikiri.reversi.eval.TerminalScore;

/** How a leaf is scored, a finished game like any other, its empty squares counting for nobody. */
public enum SeedScore {
  /**
   * As the measurements of 2011 were made: Light's discs less Dark's, whoever is to move. The search takes that for the
   * view of the side to move and turns its sign once per ply, so the side at the root wants the one result or its
   * opposite, depending on who that is and how deep the leaf lies. It is a fault, whose counts differ from those of a
   * correct score wherever alpha-beta cuts, and it belongs to the reproduction alone.
   */
  SEED,
  /** Discs of the side to move less those of the other side: what was meant. */
  SIDE_TO_MOVE;

  /**
   * Returns the evaluator.
   *
   * @return scores leaves
   */
  public Evaluator<Reversi> evaluator() {
    return switch (this) {
      case SEED -> new LightMinusDark();
      case SIDE_TO_MOVE -> new DiscDifference(TerminalScore.PLAIN);
    };
  }

  private record LightMinusDark() implements Evaluator<Reversi> {

    @Override
    public int evaluate(Reversi node) {
      return Long.bitCount(node.light()) - Long.bitCount(node.dark());
    }

    @Override
    public int terminalScore(Reversi node) {
      return evaluate(node);
    }
  }
}
