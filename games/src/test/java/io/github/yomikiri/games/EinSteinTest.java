package io.github.yomikiri.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.SeatedPosition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EinSteinTest {

  private static final int GONE = EinStein.GONE;

  /** Makes a position on 3x3 squares with 3 stones each. */
  private static EinStein position(int[] first, int[] second, int player, int rolled) {
    return new EinStein(squares(first), squares(second), player, rolled, 3, 3);
  }

  private static long squares(int... stones) {
    long squares = -1;
    for (int i = 0; i < stones.length; i++) {
      squares = squares & ~(0xFFL << 8 * i) | (long) stones[i] << 8 * i;
    }
    return squares;
  }

  private static List<String> moves(SeatedPosition<?> position) {
    return position.legalMoves().stream().map(Move::notation).toList();
  }

  @Test
  void theStonesBeginInOppositeCorners() {
    assertThat(EinStein.start().toString().lines())
        .containsExactly(
            " . .-4-2-1",
            " . . .-5-3",
            " 6 . . .-6",
            " 3 5 . . .",
            " 1 2 4 . .",
            "seat 0 rolls, numbers 1 to 6");
  }

  @Test
  void theStoneOfTheNumberMoves() {
    EinStein start = EinStein.start(3, 3);
    assertThat(start.seat()).isEqualTo(SeatedPosition.CHANCE);
    assertThat(moves(start)).containsExactly("1", "2", "3");
    EinStein rolled = start.play(2);
    assertThat(rolled.seat()).isZero();
    assertThat(moves(rolled)).containsExactly("b1xc2", "b1-c1", "b1-b2");
    EinStein second = rolled.play(rolled.parse("b1-b2").orElseThrow().code()).play(1);
    assertThat(second.seat()).isOne();
    assertThat(moves(second)).containsExactly("c3xb2", "c3xb3", "c3xc2");
  }

  @Test
  void ifAStoneIsGoneTheNextOnesMove() {
    int[] second = {8, 7, 5};
    assertThat(moves(position(new int[] {0, GONE, 3}, second, 0, 2)))
        .containsExactly("a1-b2", "a1-b1", "a1xa2", "a2xb3", "a2-b2", "a2-a3");
    assertThat(moves(position(new int[] {GONE, GONE, 2}, second, 0, 1))).containsExactly("c1xc2");
    assertThat(moves(position(new int[] {2, GONE, GONE}, second, 0, 3))).containsExactly("c1xc2");
    assertThat(moves(position(new int[] {2, 0, GONE}, second, 0, 3)))
        .containsExactly("a1-b2", "a1-b1", "a1-a2");
  }

  @Test
  void anOwnStoneIsRemoved() {
    EinStein after = position(new int[] {0, 1, 3}, new int[] {8, 7, 5}, 0, 1).play(4 + 1);
    assertThat(after).isEqualTo(position(new int[] {1, GONE, 3}, new int[] {8, 7, 5}, 1, 0));
  }

  @Test
  void whoReachesTheCornerWins() {
    Game<EinStein> game = Game.of(position(new int[] {4, 1, 3}, new int[] {0, 7, 5}, 0, 1));
    assertThat(game.isOver()).isFalse();
    Game<EinStein> won = game.play("b2-c3");
    assertThat(won.isOver()).isTrue();
    assertThat(won.payoff(0)).isOne();
    assertThat(won.payoff(1)).isEqualTo(-1);
    Game<EinStein> second = Game.of(position(new int[] {4, 6, 3}, new int[] {1, 7, 5}, 1, 1));
    assertThat(second.play("b1-a1").payoff(1)).isOne();
  }

  @Test
  void whoRemovesTheLastStoneWins() {
    EinStein before = position(new int[] {0, 1, 3}, new int[] {GONE, 2, GONE}, 0, 2);
    Game<EinStein> game = Game.of(before).play("b1xc1");
    assertThat(game.isOver()).isTrue();
    assertThat(game.payoff(0)).isOne();
    assertThat(Game.of(before).play("b1-b2").isOver()).isFalse();
  }

  @Test
  void theDieShowsTheNumber() {
    Game<EinStein> game = Game.of(EinStein.start(3, 3));
    assertThat(game.position().drawing().text(game.position(), game.seat())).isEqualTo("""
        3  . B2 B1  ?
        2 W3  . B3
        1 W1 W2  .
           a  b  c""");
    Game<EinStein> rolled = game.play("3");
    String text = rolled.position().drawing().text(rolled.position(), rolled.seat());
    assertThat(text).startsWith("3  . B2 B1  3\n");
    int move = rolled.position().parse("a2-b2").orElseThrow().code();
    assertThat(rolled.position().drawing().clicks(rolled.position(), move, 0))
        .containsExactly(3, 4);
  }

  /** Counts games on a board of numbers, negative for seat 1; a game that is over counts once. */
  private static long count(int[][] board, int stones, int sign, int rolled, int depth) {
    int last = board.length - 1;
    boolean over = rolled == 0
        && (sign < 0 ? board[last][last] > 0 : board[0][0] < 0 || !has(board, sign, 1, stones));
    if (over || rolled == 0 && !has(board, sign, 1, stones) || depth == 0) {
      return 1;
    }
    long count = 0;
    if (rolled == 0) {
      for (int number = 1; number <= stones; number++) {
        count += count(board, stones, sign, number, depth - 1);
      }
      return count;
    }
    for (int row = 0; row <= last; row++) {
      for (int column = 0; column <= last; column++) {
        int number = board[row][column] * sign;
        boolean moves = number == rolled
            || number > 0 && number < rolled && !has(board, sign, number + 1, rolled)
            || number > rolled && !has(board, sign, rolled, number - 1);
        for (int step = 1; moves && step < 4; step++) {
          int toRow = row + sign * (step >> 1);
          int toColumn = column + sign * (step & 1);
          if (Math.min(toRow, toColumn) < 0 || Math.max(toRow, toColumn) > last) {
            continue;
          }
          int met = board[toRow][toColumn];
          board[row][column] = 0;
          board[toRow][toColumn] = sign * number;
          count += count(board, stones, -sign, 0, depth - 1);
          board[row][column] = sign * number;
          board[toRow][toColumn] = met;
        }
      }
    }
    return count;
  }

  /** Returns whether a side has a stone whose number is in a range. */
  private static boolean has(int[][] board, int sign, int least, int most) {
    for (int[] row : board) {
      for (int stone : row) {
        if (stone * sign >= least && stone * sign <= most) {
          return true;
        }
      }
    }
    return false;
  }

  @ParameterizedTest
  @CsvSource({"2, 1, 8", "3, 1, 12", "3, 3, 10", "4, 3, 10", "4, 6, 8", "5, 6, 8", "8, 6, 6"})
  void countsAreThoseOfAPlainImplementation(int size, int stones, int depth) {
    int[][] board = new int[size][size];
    int[][] places = {{0, 0}, {0, 1}, {1, 0}, {0, 2}, {1, 1}, {2, 0}};
    for (int stone = 0; stone < stones; stone++) {
      int row = places[stone][0];
      int column = places[stone][1];
      board[row][column] = stone + 1;
      board[size - 1 - row][size - 1 - column] = -stone - 1;
    }
    for (int plies = 0; plies <= depth; plies++) {
      assertThat(Perft.count(EinStein.start(size, stones), plies))
          .isEqualTo(count(board, stones, 1, 0, plies));
    }
  }

  /** Solves a game by plain recursion, with a table of the positions in which a player rolls. */
  private static final class Solver {

    private final long[] keys;
    private final double[] values;
    private int solved;

    Solver(int bits) {
      keys = new long[1 << bits];
      values = new double[1 << bits];
    }

    /** Returns how likely the player to roll wins. */
    double value(EinStein position) {
      int slot = (int) position.key() & keys.length - 1;
      while (keys[slot] != 0) {
        if (keys[slot] == position.key()) {
          return values[slot];
        }
        slot = slot + 1 & keys.length - 1;
      }
      MoveList rolls = new MoveList();
      position.moves(rolls);
      double sum = 0;
      for (int i = 0; i < rolls.size(); i++) {
        sum += best(position.play(rolls.get(i)));
      }
      // The recursion has used the slot in the meantime.
      while (keys[slot] != 0) {
        slot = slot + 1 & keys.length - 1;
      }
      keys[slot] = position.key();
      values[slot] = sum / rolls.size();
      solved++;
      return values[slot];
    }

    private double best(EinStein position) {
      MoveList moves = new MoveList();
      position.moves(moves);
      double best = 0;
      for (int i = 0; i < moves.size(); i++) {
        EinStein after = turned(position.play(moves.get(i)));
        best = Math.max(best, after.isTerminal() ? 1 : 1 - value(after));
      }
      return best;
    }
  }

  /** Turns the board by half, so that seat 0 is to roll. */
  private static EinStein turned(EinStein position) {
    assertThat(position.player()).isOne();
    long[] turned = new long[2];
    for (int seat = 0; seat < 2; seat++) {
      int[] squares = new int[position.stones()];
      for (int stone = 0; stone < squares.length; stone++) {
        int square = position.square(seat, stone + 1);
        squares[stone] = square == GONE ? GONE : position.size() * position.size() - 1 - square;
      }
      turned[1 - seat] = squares(squares);
    }
    return new EinStein(turned[0], turned[1], 0, 0, position.size(), position.stones());
  }

  /** The counts are those of positions in which a player rolls, from the view of this player. */
  @ParameterizedTest
  @CsvSource({"3, 0.699588477366255144, 10_198, 16", "4, 0.551234878029, 1_538_814, 22"})
  void smallBoardsHaveTheKnownValues(int size, double value, int states, int bits) {
    Solver solver = new Solver(bits);
    assertThat(solver.value(EinStein.start(size, 3))).isCloseTo(value, within(1e-12));
    assertThat(solver.solved).isEqualTo(states);
  }

  @ParameterizedTest
  @CsvSource({"5, 2", "3, 6", "9, 6", "1, 1", "2, 3", "5, 10", "20, 4"})
  void boardsOfAWrongSizeAreRejected(int size, int stones) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EinStein.start(size, stones))
        .withMessageStartingWith("a board of " + size + " rows with " + stones + " stones each;");
  }
}
