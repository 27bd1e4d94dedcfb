package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;

/** Evaluators of the example games that nobody has learned. */
public final class HandWritten {

  private HandWritten() {}

  /** A row of four is worth more than any number of threats. */
  private static final int WIN = 100;

  /** Connect Four: the squares that complete a row of four. */
  public static final Evaluator<ConnectFour> THREATS = new Evaluator<>() {
    @Override
    public int evaluate(ConnectFour node) {
      return ConnectFourKnowledge.THREATS.evaluate(node);
    }

    @Override
    public Unit<ConnectFour> unit() {
      return Unit.points(WIN);
    }
  };

  private static final int PIECE = 10;

  /** Breakthrough: a piece is worth as much as ten steps forward. */
  public static final Evaluator<Breakthrough> ADVANCE = new Evaluator<>() {
    @Override
    public int evaluate(Breakthrough node) {
      int steps = steps(node.white(), node.columns())
          - Long.bitCount(node.black()) * (node.rows() - 1)
          + steps(node.black(), node.columns());
      return PIECE * node.lead() + (node.whiteToMove() ? steps : -steps);
    }

    @Override
    public Unit<Breakthrough> unit() {
      return Unit.points(1_000);
    }
  };

  /** Returns the sum of the rows of all pieces, counted from 0. */
  private static int steps(long pieces, int columns) {
    int steps = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      steps += Long.numberOfTrailingZeros(left) / columns;
    }
    return steps;
  }
}
