package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.play.thinking.PlayerCore.MovesLeft;
import java.time.Duration;
import java.util.function.IntToDoubleFunction;

/**
 * How the engine divides a game's clock: among the moves until the game is read out, because later
 * moves cost nothing.
 *
 * <p>The next moves of a player have {@code n, n-2, n-4, ...} empty squares. At one of them, with
 * {@code r} empty squares, the plan is to read out the game. The shares grow toward this move,
 * because most games are decided there: a move with {@code n} empty squares has the weight
 * {@code w(n) = max(1, 10 - (n - r))}. Let {@code T} be the time left, and {@code c(r)} the time
 * for reading out. The plan chooses the first of these moves whose share is enough:
 *
 * <pre>{@code c(r) < T * w(r) / (w(n) + ... + w(r))}</pre>
 *
 * <p>The time {@code c(r)} is reserved, and the moves before divide the rest. On average, a move
 * with at most 30 empty squares takes six tenths of its usual time. It begins no search to the end
 * of the game that would hardly finish. An earlier move takes all of its usual time. So the usual
 * time of the next move is the following, where {@code u(n)} is 0.6 or 1:
 *
 * <pre>{@code (T - c(r)) * w(n) / (w(n) + ... + w(r+2)) / u(n)}</pre>
 *
 * <p>It is at most {@code 0.6 * T}. This is also the time for reading out. If it is not enough, the
 * following move tries again. If no move can read out the game, on a slow machine or at a weak
 * level, all moves get the same time.
 */
final class ClockPlan {

  private static final int LAST_WEIGHT = 10;
  private static final double USED_PART_OF_ESTIMATED = 0.6;
  private static final double MAX_PART = 0.6;

  /**
   * The time for reading out in a game, relative to the mean of positions that were never searched.
   */
  private static final double PART_OF_MEAN = 0.375;

  private ClockPlan() {}

  /**
   * Returns the moves left to the side to move.
   *
   * @param empties the number of empty squares
   * @param time the time left
   * @param solverEmpties the maximum number of empty squares with which the engine reads out
   * @param secondsToSolve the mean time for solving a position, by its number of empty squares
   */
  static MovesLeft movesLeft(
      int empties, Duration time, int solverEmpties, IntToDoubleFunction secondsToSolve) {
    // If the opponent has to pass, there is one move more.
    int moves = Math.max(1, (empties + 1) / 2 + (empties > 2 ? 1 : 0));
    double seconds = time.getSeconds() + time.getNano() / 1e9;
    double before = 0;
    for (int last = empties; last > Endgame.AT_ONCE; last -= 2) {
      double part = PART_OF_MEAN * secondsToSolve.applyAsDouble(last) / seconds;
      if (last <= solverEmpties && part < LAST_WEIGHT / (before + LAST_WEIGHT)) {
        double used = empties <= Endgame.MAX_ESTIMATED ? USED_PART_OF_ESTIMATED : 1;
        double thoughtful = used * before / weight(empties - last) / (1 - part);
        return new MovesLeft(moves, Math.max(1 / MAX_PART, thoughtful));
      }
      before += weight(empties - last + 2);
    }
    return new MovesLeft(moves, moves);
  }

  private static int weight(int distance) {
    return Math.max(1, LAST_WEIGHT - distance);
  }
}
