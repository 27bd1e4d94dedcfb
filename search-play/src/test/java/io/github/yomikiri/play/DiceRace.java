package io.github.yomikiri.play;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;

/**
 * A race of two pieces with a die of three numbers, of which 2 comes twice as often. Who has thrown
 * goes as far, or by one. Who reaches the goal first wins.
 *
 * @param goal how far the goal is
 * @param first where the piece of seat 0 is
 * @param second where the other piece is
 * @param turn whose turn it is
 * @param die the number that was thrown; 0 before the throw
 */
public record DiceRace(int goal, int first, int second, int turn, int die)
    implements SeatedPosition<DiceRace> {

  /** Returns the start, where the die is to be thrown. */
  public static DiceRace to(int goal) {
    return new DiceRace(goal, 0, 0, 0, 0);
  }

  @Override
  public boolean isTerminal() {
    return first == goal || second == goal;
  }

  @Override
  public void moves(MoveList out) {
    if (isTerminal()) {
      return;
    }
    out.add(1);
    for (int step = 2; step <= 3; step++) {
      if (die == 0 || die == step) {
        out.add(step);
      }
    }
  }

  @Override
  public DiceRace play(int move) {
    if (die == 0) {
      return new DiceRace(goal, first, second, turn, move);
    }
    return turn == 0
        ? new DiceRace(goal, moved(first, move), second, 1, 0)
        : new DiceRace(goal, first, moved(second, move), 0, 0);
  }

  private int moved(int piece, int step) {
    return Math.min(goal, piece + step);
  }

  @Override
  public int seat() {
    return die == 0 && !isTerminal() ? CHANCE : turn;
  }

  @Override
  public int weight(int outcome) {
    return outcome == 2 ? 2 : 1;
  }

  @Override
  public int payoff(int seat) {
    return (first == goal) == (seat == 0) ? 1 : -1;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return Hash64.of(goal, first, second, turn, die);
  }

  @Override
  public String notation(int move) {
    return (die == 0 ? "d" : "+") + move;
  }
}
