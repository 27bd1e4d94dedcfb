package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.Dodgem;
import io.github.yomikiri.games.Domineering;
import io.github.yomikiri.games.Kalah;

/** Evaluators of the example games that a person has written. */
public final class HandWritten {

  private HandWritten() {}

  /** Connect Four: threats. A row of four is worth more than any number of them. */
  public static final Evaluator<ConnectFour> THREATS =
      Evaluator.of(ConnectFourKnowledge.THREATS::evaluate, 100);

  private static final int PIECE = 10;

  /** Breakthrough: a piece is worth as much as ten steps forward. */
  public static final Evaluator<Breakthrough> ADVANCE = Evaluator.of(HandWritten::advance, 1_000);

  /** Kalah: the seeds of a side. */
  public static final Evaluator<Kalah> SEEDS = Kalah::terminalScore;

  /** Domineering: the places for dominoes. */
  public static final Evaluator<Domineering> PLACES = Evaluator.of(Domineering::mobility, 1_000);

  /** Dodgem: how far the cars are. */
  public static final Evaluator<Dodgem> PROGRESS = Evaluator.of(HandWritten::progress, 1_000);

  private static int advance(Breakthrough node) {
    int steps = steps(node.white(), node.columns())
        - Long.bitCount(node.black()) * (node.rows() - 1)
        + steps(node.black(), node.columns());
    return PIECE * node.lead() + (node.whiteToMove() ? steps : -steps);
  }

  /** Returns the sum of the rows of all pieces, counted from 0. */
  private static int steps(long pieces, int columns) {
    int steps = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      steps += Long.numberOfTrailingZeros(left) / columns;
    }
    return steps;
  }

  /** Returns how many steps less the side to move needs to the far edge and off the board. */
  private static int progress(Dodgem node) {
    int size = node.size();
    int blue = size * Long.bitCount(node.blue());
    for (long left = node.blue(); left != 0; left &= left - 1) {
      blue -= Long.numberOfTrailingZeros(left) % size;
    }
    int red = size * Long.bitCount(node.red()) - steps(node.red(), size);
    return node.blueToMove() ? red - blue : blue - red;
  }
}
