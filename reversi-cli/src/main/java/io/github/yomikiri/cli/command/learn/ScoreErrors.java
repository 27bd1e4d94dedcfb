package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;

/**
 * The errors of an evaluator's values compared with the labels of positions, by number of empty
 * squares. Used by one thread.
 */
final class ScoreErrors {

  private final long[] counts = new long[61];
  private final double[] absolute = new double[61];
  private final double[] squares = new double[61];

  /**
   * Adds the usable positions of a game that have a label, except the finished one and those where
   * the side to move must pass.
   *
   * @param game a game
   * @param wanted returns whether positions with a number of empty squares are added
   * @param value returns the value of a position in discs, from the view of the side to move
   */
  void add(TrainingGame game, IntPredicate wanted, ToDoubleFunction<Reversi> value) {
    List<Reversi> positions = game.game().positions();
    for (int ply = game.usableFrom(); ply < positions.size() && game.hasLabel(ply); ply++) {
      Reversi position = positions.get(ply);
      if (wanted.test(position.emptyCount()) && position.legalMoveSquares() != 0) {
        add(position.emptyCount(), value.applyAsDouble(position), game.label(ply));
      }
    }
  }

  /** Adds the positions of other errors. */
  void add(ScoreErrors more) {
    for (int empties = 0; empties < counts.length; empties++) {
      counts[empties] += more.counts[empties];
      absolute[empties] += more.absolute[empties];
      squares[empties] += more.squares[empties];
    }
  }

  /**
   * Adds a position.
   *
   * @param empties the position's number of empty squares, in {@code [0, 60]}
   * @param discs the evaluator's value in discs
   * @param score the label in discs
   */
  void add(int empties, double discs, int score) {
    double error = discs - score;
    counts[empties]++;
    absolute[empties] += Math.abs(error);
    squares[empties] += error * error;
  }

  /**
   * Returns the number of added positions whose number of empty squares is in a range.
   *
   * @param minEmpties the least number, in {@code [0, 60]}
   * @param maxEmpties the maximum
   * @return the number of positions
   */
  long count(int minEmpties, int maxEmpties) {
    return Arrays.stream(counts, minEmpties, maxEmpties + 1).sum();
  }

  /**
   * Returns the mean absolute error.
   *
   * @param minEmpties the least number of empty squares, in {@code [0, 60]}
   * @param maxEmpties the maximum
   * @return the mean in discs, NaN without positions
   */
  double meanAbsolute(int minEmpties, int maxEmpties) {
    return mean(absolute, minEmpties, maxEmpties);
  }

  /**
   * Returns the root of the mean squared error.
   *
   * @param minEmpties the least number of empty squares, in {@code [0, 60]}
   * @param maxEmpties the maximum
   * @return the root in discs, NaN without positions
   */
  double rootMeanSquare(int minEmpties, int maxEmpties) {
    return Math.sqrt(mean(squares, minEmpties, maxEmpties));
  }

  private double mean(double[] sums, int minEmpties, int maxEmpties) {
    double sum = Arrays.stream(sums, minEmpties, maxEmpties + 1).sum();
    return sum / count(minEmpties, maxEmpties);
  }
}
