package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.Random;

/** Positions of random games. */
final class RandomPositions {

  private RandomPositions() {}

  /** Returns a position with a given number of empty squares whose game is not over. */
  static Reversi withEmpties(int empties, Random random) {
    while (true) {
      Reversi position = Reversi.start();
      while (position.emptyCount() > empties && !position.isTerminal()) {
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())).code());
      }
      if (!position.isTerminal()) {
        return position;
      }
    }
  }
}
