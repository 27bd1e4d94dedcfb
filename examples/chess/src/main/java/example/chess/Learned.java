package example.chess;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The learned evaluator, in hundredths of a pawn. */
record Learned(LearnedEvaluator<Chess> weights) implements Evaluator<Chess> {

  /** How many units of the weights a hundredth of a pawn has. */
  static final int UNITS = 10;

  /** Reads the weights that come with the program. */
  static Learned read() {
    try (InputStream in = Learned.class.getResourceAsStream("evaluator")) {
      return new Learned(LearnedEvaluator.read(in, "evaluator", new Traits()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Unit<Chess> unit() {
    return Centipawns.UNIT;
  }

  @Override
  public int evaluate(Chess node) {
    boolean canMate = node.pawns == 0 && node.straights != 0;
    if (canMate && (node.opponent & node.kings) == node.opponent) {
      return mating(node, node.own, node.opponent);
    }
    return canMate && (node.own & node.kings) == node.own
        ? -mating(node, node.opponent, node.own)
        : weights.evaluate(node) / UNITS;
  }

  /**
   * Returns what it is worth to mate a king that stands alone, of which games teach little: it
   * should be at the edge, with the other king near.
   */
  private static int mating(Chess node, long side, long alone) {
    int king = Long.numberOfTrailingZeros(node.kings & side);
    int other = Long.numberOfTrailingZeros(alone);
    int steps = Math.abs((king & 7) - (other & 7)) + Math.abs((king >> 3) - (other >> 3));
    int edge = Math.abs(2 * (other & 7) - 7) + Math.abs(2 * (other >> 3) - 7);
    return 400 * Long.bitCount(side) + 12 * edge - 7 * steps - 15 * Traits.distance(king, other);
  }
}
