package io.github.yomikiri.seats;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
import java.util.Arrays;

/**
 * The end of a game of backgammon: all men of both players are in their home boards. The players
 * throw two dice in turn, and take their men off the board. Who has none left has won a point. A
 * move is where the own men are after the turn.
 *
 * @param first the numbers of men of seat 0 on the points 1 to 6, three bits each
 * @param second the men of seat 1
 * @param player whose turn it is, also while the dice roll
 * @param dice 0 if the dice roll next; otherwise 6 times the greater number, plus the smaller one
 */
record BearOff(int first, int second, int player, int dice) implements SeatedPosition<BearOff> {

  private static final int POINTS = 6;
  private static final int BITS = 3;
  private static final int MEN = (1 << BITS) - 1;

  /** Returns a position before a roll. */
  static BearOff of(int player, int[] first, int[] second) {
    return new BearOff(packed(first), packed(second), player, 0);
  }

  private static int packed(int... men) {
    int packed = 0;
    for (int i = 0; i < men.length; i++) {
      packed |= men[i] << BITS * i;
    }
    return packed;
  }

  static int men(int side, int point) {
    return side >>> BITS * (point - 1) & MEN;
  }

  @Override
  public int seat() {
    return dice == 0 ? CHANCE : player;
  }

  @Override
  public void moves(MoveList out) {
    if (isTerminal()) {
      return;
    }
    if (dice == 0) {
      for (int high = 1; high <= POINTS; high++) {
        for (int low = 1; low <= high; low++) {
          out.add(POINTS * high + low);
        }
      }
      return;
    }
    int high = (dice - 1) / POINTS;
    int low = dice - POINTS * high;
    int side = player == 0 ? first : second;
    if (high == low) {
      add(side, out, high, high, high, high);
    } else {
      add(side, out, high, low);
      add(side, out, low, high);
    }
  }

  /** Adds what becomes of a side by moves of these lengths, one after another. */
  private static void add(int side, MoveList out, int... lengths) {
    if (lengths.length == 0 || side == 0) {
      if (!out.contains(side)) {
        out.add(side);
      }
      return;
    }
    int[] rest = Arrays.copyOfRange(lengths, 1, lengths.length);
    int length = lengths[0];
    boolean isPlayed = false;
    for (int point = POINTS; point >= 1; point--) {
      // A man may go off by a greater number only if no man is farther away.
      if (men(side, point) > 0 && (point >= length || !isPlayed)) {
        int after = side - (1 << BITS * (point - 1));
        add(point > length ? after + (1 << BITS * (point - length - 1)) : after, out, rest);
        isPlayed = true;
      }
    }
  }

  @Override
  public BearOff play(int move) {
    if (dice == 0) {
      return new BearOff(first, second, player, move);
    }
    return player == 0 ? new BearOff(move, second, 1, 0) : new BearOff(first, move, 0, 0);
  }

  @Override
  public int weight(int outcome) {
    return outcome % (POINTS + 1) == 0 ? 1 : 2;
  }

  @Override
  public boolean isTerminal() {
    return first == 0 || second == 0;
  }

  @Override
  public int payoff(int seat) {
    return (seat == 0 ? first : second) == 0 ? 1 : -1;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return Hash64.of((long) first << 32 | second, 64L * player + dice);
  }
}
