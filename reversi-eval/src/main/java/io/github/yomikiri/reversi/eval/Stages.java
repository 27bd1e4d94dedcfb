package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.util.function.Function;

/**
 * Divides a game into stages of about equal length, by the number of empty squares. The worth of a
 * feature changes in the course of a game, so evaluators and predictions have separate numbers for
 * each stage.
 *
 * @param count how many stages there are, in {@code [1, 60]}
 */
public record Stages(int count) {

  /** The number of empty squares when a game on 8x8 begins. */
  private static final int MAX_EMPTIES = 60;

  /**
   * Checks the component.
   *
   * @throws IllegalArgumentException if the number of stages is outside its range
   */
  public Stages {
    Ranges.between("number of stages", count, 1, MAX_EMPTIES);
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
   * Returns a table's predictions for positions: each position gets the prediction of its stage.
   * Positions on boards smaller than 8x8 get no prediction.
   *
   * @param table the predictions, one for each stage of this class
   * @param board returns a node's position
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
   * Returns how many different numbers of empty squares belong to a stage, not counting the full
   * board.
   *
   * @return the count of the longest stage, in {@code [1, 60]}
   */
  public int plies() {
    return ceiling(MAX_EMPTIES, count);
  }

  /**
   * Returns a position's ply within its stage. Ply 0 is the stage's maximum number of empty
   * squares.
   *
   * @param empties the position's empty squares, in {@code [0, 64]}; 0 counts as 1, and more than
   *     60 counts as 60
   * @return the ply, in {@code [0, plies())}, 0 for the maximum number
   */
  public int ply(int empties) {
    return maxEmpties(of(empties)) - Math.max(1, Math.min(MAX_EMPTIES, empties));
  }

  /**
   * Returns the maximum number of empty squares of a stage.
   *
   * @param stage in {@code [0, count)}
   * @return the number, in {@code [1, 60]}
   */
  public int maxEmpties(int stage) {
    return MAX_EMPTIES - ceiling(stage * MAX_EMPTIES, count);
  }

  /**
   * Returns the least number of empty squares of a stage. Full boards also belong to the last
   * stage, but are not counted here.
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
