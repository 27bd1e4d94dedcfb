package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Locale;

/**
 * Kalah with up to six houses a side. A move sows the seeds of a house one by one to the right,
 * into the own store, and on into the opponent's houses. A last seed in the own store gives another
 * move. A last seed in an empty house of one's own captures the seeds opposite, if there are any,
 * together with itself. If the side to move has no seeds in its houses, the other side keeps the
 * seeds in its own. The score is the difference of the stores. Irving, Donkers and Uiterwijk (2000)
 * solved it for up to 6 houses and 5 seeds.
 *
 * <p>The code of a move is its house, counted from 0; the text is counted from 1.
 *
 * @param own the seeds of the side to move, a byte for each house from left to right, and then the
 *     store
 * @param opponent the other side's seeds
 * @param houses the number of houses of a side
 * @param movesAgain whether the side to move has made the last move, too
 */
public record Kalah(long own, long opponent, int houses, boolean movesAgain)
    implements Node<Kalah> {

  private static final int MAX_HOUSES = 6;

  /**
   * Returns the position at which a game starts.
   *
   * @param houses the number of houses of a side, in {@code [1, 6]}
   * @param seeds the number of seeds in each house, in {@code [1, 6]}
   * @return the position
   * @throws IllegalArgumentException if a number is outside its range
   */
  public static Kalah start(int houses, int seeds) {
    if (houses < 1 || houses > MAX_HOUSES || seeds < 1 || seeds > 6) {
      throw new IllegalArgumentException(
          "Kalah of " + houses + " houses of " + seeds + " seeds; expected 1 to 6 of each");
    }
    long side = 0;
    for (int house = 0; house < houses; house++) {
      side |= (long) seeds << 8 * house;
    }
    return new Kalah(side, side, houses, false);
  }

  private static int seeds(long side, int place) {
    return (int) (side >>> 8 * place) & 0xFF;
  }

  @Override
  public void moves(MoveList out) {
    // A house near the store often gives another move, so it comes first.
    for (int house = houses - 1; house >= 0; house--) {
      if (seeds(own, house) > 0) {
        out.add(house);
      }
    }
  }

  @Override
  public Kalah play(int move) {
    // 1. Sow over the own houses, the own store, and the opponent's houses, round and round.
    long mine = own & ~(0xFFL << 8 * move);
    long theirs = opponent;
    int place = move;
    for (int left = seeds(own, move); left > 0; left--) {
      place = place == 2 * houses ? 0 : place + 1;
      if (place <= houses) {
        mine += 1L << 8 * place;
      } else {
        theirs += 1L << 8 * (place - houses - 1);
      }
    }
    // 2. Capture the seeds opposite.
    if (place < houses && seeds(mine, place) == 1) {
      int opposite = houses - 1 - place;
      int captured = seeds(theirs, opposite);
      if (captured > 0) {
        mine += (captured + 1L << 8 * houses) - (1L << 8 * place);
        theirs -= (long) captured << 8 * opposite;
      }
    }
    return place == houses
        ? new Kalah(mine, theirs, houses, true)
        : new Kalah(theirs, mine, houses, false);
  }

  /** The game is over if the side to move has no seeds in its houses. */
  @Override
  public boolean isTerminal() {
    return inHouses(own) == 0;
  }

  @Override
  public int terminalScore() {
    return total(own) - total(opponent);
  }

  /** Counts one side's houses from 0, then its store, then the other side's houses and store. */
  int seeds(boolean moverFirst, int place) {
    return place <= houses
        ? seeds(moverFirst ? own : opponent, place)
        : seeds(moverFirst ? opponent : own, place - houses - 1);
  }

  /** Returns a key of seeds on a board of this size, which the highest byte has. */
  private long key(long mine, long theirs) {
    return Hash64.of(mine, theirs | (long) houses << 56);
  }

  /** Returns a key that leaves out the stores. */
  long keyOfHouses() {
    return key(inHouses(own), inHouses(opponent));
  }

  /** Returns the seeds of a side without its store. */
  private long inHouses(long side) {
    return side & (1L << 8 * houses) - 1;
  }

  /** Returns the number of seeds in the store of a side. */
  int store(long side) {
    return seeds(side, houses);
  }

  /** Returns the number of seeds of a side, in its houses and in its store. */
  int total(long side) {
    int total = 0;
    for (int place = 0; place <= houses; place++) {
      total += seeds(side, place);
    }
    return total;
  }

  @Override
  public int maxScore() {
    return total(own) + total(opponent);
  }

  @Override
  public long key() {
    return key(own, opponent);
  }

  @Override
  public String notation(int move) {
    return Integer.toString(move + 1);
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<Kalah> drawing() {
    return new KalahDrawing(houses);
  }

  /** Draws the board from the view of the side to move, whose houses are below. */
  @Override
  public String toString() {
    String above = "    ";
    String below = "    ";
    for (int house = 0; house < houses; house++) {
      above += String.format(Locale.ROOT, "%3d", seeds(opponent, houses - 1 - house));
      below += String.format(Locale.ROOT, "%3d", seeds(own, house));
    }
    return above
        + String.format(
            Locale.ROOT, "\n%3d%s%4d\n", store(opponent), " ".repeat(3 * houses + 1), store(own))
        + below;
  }
}
