package io.github.yomikiri.bench.ffo;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;

/**
 * A position of the suite.
 *
 * @param number its number in the suite
 * @param position the position
 * @param score its exact score for the side to move, empties to the winner
 * @param bestMoves all moves that reach the score
 */
public record FfoPosition(int number, Reversi position, int score, List<Move> bestMoves) {

  /** Copies the list. */
  public FfoPosition {
    bestMoves = List.copyOf(bestMoves);
  }

  /**
   * Returns what the position is called in the published tables.
   *
   * @return such as {@code end40}
   */
  public String name() {
    return "end" + number;
  }
}
