package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.util.function.Function;

/**
 * Divides a game into stages of about equal length, by the number of empty squares. What a feature is worth changes in the course
 * of a game, so evaluators and predictions have numbers for each stage.
 *
 * @param count how many stages there are, in {@code [1, 60]}
 */
public record Stages(int count) {

  /** Squares that are empty when a game on 8x8 begins. */
  private static final int MAX_EMPTIES = 60;

  /**
   * Checks the component.
   *
   * @throws IllegalArgumentException if it is outside its range
   */
  public Stages {
    if (count < 1 || count > MAX_EMPTIES) {
      throw new IllegalArgumentException(count + " stages are outside [1, " + MAX_EMPTIES + "]");
    }
  }

  /**
   * Returns a position's stage.
   *
   * @param empties the position's empty squares, in {@code [0, 64]}
   * @return the stage, from 0 at the start of a game on 8x8 to {@code count - 1} at its end
   */
  public int of(int empties) {
    int played = Math.max(0, MAX_EMPTIES - empties);
    return Math.min(count - 1, played * count / MAX_EMPTIES);
  }

  /**
   * Returns what a table predicts of each position, by its stage. On a board smaller than 8x8 nothing is predicted.
   *
   * @param table predicts by stages of this class
   * @param board tells a node's position
   * @param <N> the game's node type
   * @return the predictions
   * @throws IllegalArgumentException if the table has more than 60 stages
   */
  public static <N extends Node<N>> ProbCut<N> predictions(
      ProbCutTable table, Function<N, Reversi> board) {
    Stages stages = new Stages(table.stages());
    return table.model(node -> {
      Reversi position = board.apply(node);
      return position.size() == 8 ? stages.of(position.emptyCount()) : -1;
    });
  }

  /**
   * Returns how many numbers of empty squares a stage has, a full board apart.
   *
   * @return that of the longest stage, in {@code [1, 60]}
   */
  public int plies() {
    return ceiling(MAX_EMPTIES, count);
  }

  /**
   * Returns which of its stage's numbers of empty squares a position has.
   *
   * @param empties the position's empty squares, in {@code [0, 64]}; none counts as one, more than 60 as 60
   * @return the ply, in {@code [0, plies())}, 0 for the greatest number
   */
  public int ply(int empties) {
    return maxEmpties(of(empties)) - Math.max(1, Math.min(MAX_EMPTIES, empties));
  }

  /**
   * Returns the greatest number of empty squares of a stage.
   *
   * @param stage in {@code [0, count)}
   * @return the number, in {@code [1, 60]}
   */
  public int maxEmpties(int stage) {
    return MAX_EMPTIES - ceiling(stage * MAX_EMPTIES, count);
  }

  /**
   * Returns the least number of empty squares of a stage. To the last one full boards belong, too.
   *
   * @param stage in {@code [0, count)}
   * @return the number, in {@code [1, 60]}
   */
  public int minEmpties(int stage) {
    return MAX_EMPTIES + 1 - ceiling((stage + 1) * MAX_EMPTIES, count);
  }

  private static int ceiling(int dividend, int divisor) {
    return (dividend + divisor - 1) / divisor;
  }
}
