package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A position of the endgame test suite of the French Othello federation (FFO). Authors have
 * compared solvers on this suite since the 1990s, mostly on the positions 40 to 59. It has 79
 * positions with 6 to 36 empty squares.
 *
 * @param number the position's number, from 1
 * @param position the position
 * @param score the exact score for the side to move, in discs, empty squares to the winner
 * @param bestMoves all moves with the exact score; empty if the side to move has no move
 */
public record FfoPosition(int number, Reversi position, int score, List<Move> bestMoves) {

  /** The path does not depend on the class, because shrinkers of apps rename packages. */
  private static final String FILE = "/io/github/yomikiri/reversi/endgame/ffo.csv";

  private static final List<FfoPosition> SUITE = read();

  /** Copies the list. */
  public FfoPosition {
    bestMoves = List.copyOf(bestMoves);
  }

  /**
   * Returns the suite.
   *
   * @return the positions 1 to 79, in order
   */
  public static List<FfoPosition> all() {
    return SUITE;
  }

  private static List<FfoPosition> read() {
    InputStream csv = Objects.requireNonNull(FfoPosition.class.getResourceAsStream(FILE), FILE);
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(csv, StandardCharsets.UTF_8))) {
      return lines.lines().skip(1).map(FfoPosition::parse).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns one position of the suite.
   *
   * @param number the position's number
   * @return the position
   * @throws IllegalArgumentException if the number is not among 1 to 79
   */
  public static FfoPosition of(int number) {
    return range(number, number).get(0);
  }

  /**
   * Returns a part of the suite.
   *
   * @param from the first number
   * @param to the last number
   * @return the positions in order
   * @throws IllegalArgumentException if the numbers are not among 1 to 79 or not in ascending order
   */
  public static List<FfoPosition> range(int from, int to) {
    if (from < 1 || to > 79 || from > to) {
      throw new IllegalArgumentException(
          "positions " + from + " to " + to + " are not a range inside 1 to 79");
    }
    return all().subList(from - 1, to);
  }

  /** Reads a line of the form {@code number,squares,side,empties,score,moves}. */
  private static FfoPosition parse(String line) {
    List<String> fields = Arrays.asList(line.split(",", -1));
    Reversi position =
        ObfPosition.parse(fields.get(1) + " " + fields.get(2) + ";").position();
    List<Move> best = Arrays.stream(fields.get(5).split(" "))
        .flatMap(move -> position.parse(move).stream())
        .toList();
    return new FfoPosition(
        Integer.parseInt(fields.get(0)), position, Integer.parseInt(fields.get(4)), best);
  }
}
