package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Drawing.SetUp;
import io.github.yomikiri.game.Node;
import java.util.List;
import java.util.Optional;

/** What positions have in common in which two sides have placed pieces in turn. */
final class InTurn {

  private InTurn() {}

  /**
   * Checks the number of pieces.
   *
   * @throws IllegalArgumentException if it is not the turn of the seat
   */
  static void check(List<Optional<Piece>> cells, Piece first, Piece second, int toMove) {
    long own = SetUp.cellsWith(cells, first).count();
    long other = SetUp.cellsWith(cells, second).count();
    if (own != other + toMove) {
      throw new IllegalArgumentException(first.symbol() + " has " + own + ", and "
          + second.symbol() + " has " + other + "; if both have as many, "
          + first.symbol() + " is to move, and if " + first.symbol() + " has one more, "
          + second.symbol());
    }
  }

  /** Returns the error that the game ended before. */
  static IllegalArgumentException over() {
    return new IllegalArgumentException("the side to move has won already");
  }

  /** Returns the position after the moves of two sides in turn, which may be over before. */
  static <N extends Node<N>> N play(N start, List<Integer> first, List<Integer> second) {
    N after = start;
    for (int i = 0; i < first.size() + second.size(); i++) {
      after = after.play((i % 2 == 0 ? first : second).get(i / 2));
    }
    return after;
  }
}
