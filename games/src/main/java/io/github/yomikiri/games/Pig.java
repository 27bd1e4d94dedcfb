package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;

/**
 * Pig (John Scarne 1945): two players roll a die for points. The player whose turn it is rolls
 * first, and then rolls again or holds, as often as the player likes. The numbers add up to the
 * turn total. Who holds adds the turn total to the own score. Who rolls a 1 loses the turn total.
 * Both end the turn. A player whose score and turn total reach the target has won 1 point, because
 * only holding is left.
 *
 * <p>With 100 points to reach, the player who begins wins with probability 0.5306 if both play
 * best. Neller and Presser (2004) found this by value iteration.
 *
 * <p>The codes of the moves are {@link #ROLL} and {@link #HOLD}. Those of the die are its numbers.
 *
 * @param first the score of seat 0
 * @param second the score of seat 1
 * @param turnTotal the points of this turn so far
 * @param player the seat whose turn it is, also while the die rolls
 * @param rolls whether the die rolls, so that chance decides
 * @param target the points to reach
 */
public record Pig(int first, int second, int turnTotal, int player, boolean rolls, int target)
    implements SeatedPosition<Pig> {

  /** The move that rolls the die. */
  public static final int ROLL = 0;

  /** The move that ends the turn and keeps its points. */
  public static final int HOLD = 1;

  private static final int SIDES = 6;
  private static final int BITS = 14;
  private static final int MAX_TARGET = 10_000;

  /**
   * Returns the position at which a game to 100 points starts.
   *
   * @return the position
   */
  public static Pig start() {
    return start(100);
  }

  /**
   * Returns the position at which a game starts.
   *
   * @param target the points to reach, in {@code [1, 10_000]}
   * @return the position
   * @throws IllegalArgumentException if {@code target} is outside its range
   */
  public static Pig start(int target) {
    if (target < 1 || target > MAX_TARGET) {
      throw new IllegalArgumentException(
          "Pig to " + target + " points; expected 1 to " + MAX_TARGET);
    }
    return new Pig(0, 0, 0, 0, false, target);
  }

  /**
   * Returns the score of a seat, without the points of this turn.
   *
   * @param seat 0 or 1
   * @return the points
   */
  public int score(int seat) {
    return seat == 0 ? first : second;
  }

  @Override
  public int seat() {
    return rolls ? CHANCE : player;
  }

  @Override
  public void moves(MoveList out) {
    if (rolls) {
      for (int number = 1; number <= SIDES; number++) {
        out.add(number);
      }
    } else if (!isTerminal()) {
      out.add(ROLL);
      if (turnTotal > 0) {
        out.add(HOLD);
      }
    }
  }

  @Override
  public Pig play(int move) {
    if (rolls) {
      return move == 1
          ? new Pig(first, second, 0, 1 - player, false, target)
          : new Pig(first, second, turnTotal + move, player, false, target);
    }
    if (move == ROLL) {
      return new Pig(first, second, turnTotal, player, true, target);
    }
    return player == 0
        ? new Pig(first + turnTotal, second, 0, 1, false, target)
        : new Pig(first, second + turnTotal, 0, 0, false, target);
  }

  @Override
  public boolean isTerminal() {
    return !rolls && score(player) + turnTotal >= target;
  }

  @Override
  public int payoff(int seat) {
    return seat == player ? 1 : -1;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    long points = ((long) first << BITS | second) << BITS | turnTotal;
    return Hash64.mix((points << BITS | target) << 2 | player << 1 | (rolls ? 1 : 0));
  }

  @Override
  public String notation(int move) {
    return rolls ? Integer.toString(move) : move == ROLL ? "roll" : "hold";
  }

  /**
   * Returns how people see the scores and the die.
   *
   * @return the drawing of this game
   */
  public Drawing<Pig> drawing() {
    return new PigDrawing();
  }

  /** Returns the scores and the turn, such as {@code 12 : 30 of 100, seat 0 has 7}. */
  @Override
  public String toString() {
    return first + " : " + second + " of " + target + ", seat " + player
        + (rolls ? " rolls with " : " has ") + turnTotal;
  }
}
