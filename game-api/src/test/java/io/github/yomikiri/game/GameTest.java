package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class GameTest {

  private static final Move A1 = move(0);
  private static final Move B1 = move(1);

  private static Move move(int square) {
    return new Move(square, TicTacToe.START.notation(square));
  }

  private static Game<TicTacToe> after(int... squares) {
    return Game.of(
        TicTacToe.START, Arrays.stream(squares).mapToObj(GameTest::move).toList());
  }

  @Test
  void keepsEveryPosition() {
    Game<TicTacToe> game = Game.of(TicTacToe.START).play(A1).play(B1);

    assertThat(game.start()).isEqualTo(TicTacToe.START);
    assertThat(game.moves()).containsExactly(A1, B1);
    assertThat(game.positions())
        .containsExactly(TicTacToe.START, TicTacToe.after(0), TicTacToe.after(0, 1));
    assertThat(game.position()).isEqualTo(TicTacToe.after(0, 1));
    assertThat(game.isOver()).isFalse();
    assertThat(game.score()).isEmpty();
    assertThat(game).hasToString("a1 b1");
  }

  @Test
  void playingLeavesTheGameBeforeAsItWas() {
    Game<TicTacToe> before = Game.of(TicTacToe.START);

    assertThat(before.play(A1).seat()).isOne();

    assertThat(before.moves()).isEmpty();
    assertThat(before.seat()).isZero();
  }

  @Test
  void scoresFromTheFirstMoversView() {
    assertThat(after(0, 3, 1, 4, 2).score()).hasValue(1);
    assertThat(after(8, 0, 3, 1, 4, 2).score()).hasValue(-1);
    assertThat(after(0, 1, 2, 4, 3, 5, 7, 6, 8).score()).hasValue(0);
  }

  /** A heap from which a side takes 1 to 3. Who takes 2 moves again. The first side wins by 5. */
  private record Heap(int left, int side, boolean movesAgain) implements Node<Heap> {

    @Override
    public void moves(MoveList out) {
      for (int taken = 1; taken <= Math.min(3, left); taken++) {
        out.add(taken);
      }
    }

    @Override
    public Heap play(int move) {
      return new Heap(left - move, move == 2 ? side : 1 - side, move == 2);
    }

    @Override
    public int terminalScore() {
      return side == 0 ? 5 : -5;
    }

    @Override
    public long key() {
      return Hash64.of(left, side);
    }
  }

  @Test
  void aSeatIsThatOfTheSideToMove() {
    for (int seed = 0; seed < 100; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Game<Heap> game = Game.of(new Heap(30, 0, false));
      while (!game.isOver()) {
        assertThat(game.seat()).as("seed %d", seed).isEqualTo(game.position().side());
        List<Move> moves = game.position().legalMoves();
        game = game.play(moves.get(random.nextInt(moves.size())));
      }
      assertThat(game.seat()).as("seed %d", seed).isEqualTo(game.position().side());
      assertThat(game.payoff(0)).as("seed %d", seed).isEqualTo(5);
      assertThat(game.payoff(1)).as("seed %d", seed).isEqualTo(-5);
      assertThat(game.score()).as("seed %d", seed).hasValue(5);
    }
  }

  @Test
  void onlySeatsOfAFinishedGameHaveAPayoff() {
    assertThat(after().seats()).isEqualTo(2);
    assertThatThrownBy(() -> after(0).payoff(0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the game is not over: a1");
    Game<TicTacToe> won = after(0, 3, 1, 4, 2);
    for (int seat : new int[] {-1, 2}) {
      assertThatThrownBy(() -> won.payoff(seat)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void rejectsAnIllegalMove() {
    assertThatThrownBy(() -> after(0, 1).play(B1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("move b1 is not legal after [a1 b1] in " + TicTacToe.after(0, 1));
    assertThatThrownBy(() -> after(0, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("move b1 is not legal after [a1 b1] in " + TicTacToe.after(0, 1));
    assertThatThrownBy(() -> after(0, 1).play("b1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("move b1 is not legal after [a1 b1] in " + TicTacToe.after(0, 1));
  }

  @Test
  void readsAMoveFromText() {
    assertThat(Game.of(TicTacToe.START).play("a1").play("b1")).isEqualTo(after(0, 1));
  }

  @Test
  void isEqualByStartAndMoves() {
    assertThat(after(0))
        .isEqualTo(Game.of(TicTacToe.START).play(A1))
        .hasSameHashCodeAs(Game.of(TicTacToe.START).play(A1))
        .doesNotHaveSameHashCodeAs(after(1));
    assertThat(after(0))
        .isNotEqualTo(Game.of(TicTacToe.START))
        .isNotEqualTo(after(1))
        .isNotEqualTo(Game.of(TicTacToe.after(1), List.of(A1)));
  }

  @Test
  void listsCannotBeChanged() {
    for (Game<TicTacToe> game : List.of(after(0), Game.of(TicTacToe.START).play(A1))) {
      assertThatThrownBy(() -> game.moves().clear())
          .isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(() -> game.positions().clear())
          .isInstanceOf(UnsupportedOperationException.class);
    }
  }
}
