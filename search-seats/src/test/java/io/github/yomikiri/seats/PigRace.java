package io.github.yomikiri.seats;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;

/**
 * Pig with a small die, whose one comes up twice as often as any other number. Whoever rolls a one
 * loses the points of the turn and the turn.
 *
 * @param target the points that win
 * @param own the points of the seat whose turn it is
 * @param other the points of the other seat
 * @param turn the points of the turn so far
 * @param seat whose turn it is
 * @param rolls whether the die rolls
 */
record PigRace(int target, int own, int other, int turn, int seat, boolean rolls)
    implements SeatedPosition<PigRace> {

  static final int HOLD = 0;
  static final int ROLL = 1;

  private static final int FACES = 3;

  static PigRace start(int target) {
    return new PigRace(target, 0, 0, 0, 0, false);
  }

  /** Returns what the seat whose turn it is gets with best play, by value iteration. */
  double exactValue() {
    double[][][] values = new double[target][target][target + FACES];
    double change = 1;
    while (change > 1e-12) {
      change = 0;
      for (int mine = 0; mine < target; mine++) {
        for (int yours = 0; yours < target; yours++) {
          for (int sum = 0; mine + sum < target; sum++) {
            double roll = -2 * values[yours][mine][0];
            for (int face = 2; face <= FACES; face++) {
              roll += mine + sum + face >= target ? 1 : values[mine][yours][sum + face];
            }
            roll /= FACES + 1;
            double hold = sum == 0 ? -1 : -values[yours][mine + sum][0];
            change = Math.max(change, Math.abs(Math.max(roll, hold) - values[mine][yours][sum]));
            values[mine][yours][sum] = Math.max(roll, hold);
          }
        }
      }
    }
    return values[own][other][turn];
  }

  @Override
  public void moves(MoveList out) {
    if (isTerminal()) {
      return;
    }
    if (rolls) {
      for (int face = 1; face <= FACES; face++) {
        out.add(face);
      }
      return;
    }
    if (turn > 0) {
      out.add(HOLD);
    }
    out.add(ROLL);
  }

  @Override
  public PigRace play(int move) {
    if (!rolls && move == ROLL) {
      return new PigRace(target, own, other, turn, seat, true);
    }
    int points = rolls ? own : own + turn;
    return rolls && move > 1
        ? new PigRace(target, own, other, turn + move, seat, false)
        : new PigRace(target, other, points, 0, 1 - seat, false);
  }

  @Override
  public boolean isTerminal() {
    return own + turn >= target;
  }

  /** Returns the seat, or chance while the die rolls. */
  @Override
  public int seat() {
    return rolls ? CHANCE : seat;
  }

  @Override
  public int weight(int outcome) {
    return outcome == 1 ? 2 : 1;
  }

  @Override
  public int payoff(int of) {
    return of == seat ? 1 : -1;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return Hash64.of(Hash64.of(target, own, other, turn), seat, rolls ? 1 : 0);
  }
}
