package io.github.yomikiri.bench.seed;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.TerminalScore;

/**
 * How a leaf is scored. A finished game is scored like any other leaf: its empty squares count for
 * nobody.
 */
public enum SeedScore {
  /**
   * The score of the measurements of 2011: Light's discs less Dark's, whoever is to move. The
   * search reads this score from the view of the side to move and changes its sign once per ply. So
   * the side at the root maximizes this score or its opposite, depending on the side and on the
   * depth of the leaf. This is a fault: wherever alpha-beta cuts, its counts differ from those of a
   * correct score. Use this score only to reproduce the published counts.
   */
  SEED,
  /** Discs of the side to move less those of the other side: the score that was meant in 2011. */
  SIDE_TO_MOVE;

  /**
   * Returns the evaluator of leaves by this score.
   *
   * @return the evaluator
   */
  public Evaluator<Reversi> evaluator() {
    return switch (this) {
      case SEED -> new LightMinusDark();
      case SIDE_TO_MOVE -> DiscEvaluator.ofDiscs(TerminalScore.PLAIN);
    };
  }

  private record LightMinusDark() implements Evaluator<Reversi> {

    @Override
    public int evaluate(Reversi node) {
      return Long.bitCount(node.light()) - Long.bitCount(node.dark());
    }

    @Override
    public Unit<Reversi> unit() {
      return this::evaluate;
    }
  }
}
