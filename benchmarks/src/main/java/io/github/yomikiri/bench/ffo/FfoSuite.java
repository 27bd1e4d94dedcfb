package io.github.yomikiri.bench.ffo;

import io.github.yomikiri.bench.text.CsvResource;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.ObfPosition;
import io.github.yomikiri.reversi.Reversi;
import java.util.Arrays;
import java.util.List;

/**
 * The FFO endgame test suite: the positions that endgame solvers are compared by, collected for the Fédération
 * Française d'Othello, with exact scores and best moves.
 */
public final class FfoSuite {

  /** The number of the first position. */
  public static final int FIRST = 1;

  /** The number of the last position. */
  public static final int LAST = 79;

  private static final List<FfoPosition> POSITIONS =
      CsvResource.rows(FfoSuite.class, "ffo.csv").stream().map(FfoSuite::read).toList();

  private FfoSuite() {}

  private static FfoPosition read(List<String> row) {
    Reversi position = ObfPosition.parse(row.get(1) + row.get(2)).position();
    List<Move> best = Arrays.stream(row.get(5).split(" ", -1))
        .map(square -> position.parse(square).orElseThrow())
        .toList();
    return new FfoPosition(
        Integer.parseInt(row.get(0)), position, Integer.parseInt(row.get(4)), best);
  }

  /**
   * Returns the whole suite.
   *
   * @return the positions by their numbers
   */
  public static List<FfoPosition> all() {
    return POSITIONS;
  }

  /**
   * Returns a position.
   *
   * @param number in {@code [FIRST, LAST]}
   * @return the position
   * @throws IllegalArgumentException if there is none of that number
   */
  public static FfoPosition get(int number) {
    if (number < FIRST || number > LAST) {
      throw new IllegalArgumentException(
          "the suite has no position " + number + ", only " + FIRST + " to " + LAST);
    }
    return POSITIONS.get(number - FIRST);
  }
}
