package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClicksTest {

  private static final Game<TicTacToe> GAME = Game.of(TicTacToe.START);

  /** The cells of each move: two moves share cells, one has those of another and more, one none. */
  private static final List<List<Integer>> CELLS = List.of(
      List.of(0),
      List.of(1, 2),
      List.of(1, 3),
      List.of(1, 3),
      List.of(4, 5),
      List.of(4, 5, 6),
      List.of(),
      List.of(7),
      List.of(8));

  private record Scattered() implements Drawing<TicTacToe> {

    @Override
    public List<Cell> cells() {
      return Cell.grid(3, 3, Shape.SQUARE);
    }

    @Override
    public Optional<Piece> piece(TicTacToe position, int cell, int toMove) {
      return Optional.empty();
    }

    @Override
    public List<Integer> clicks(TicTacToe position, int move, int toMove) {
      return CELLS.get(move);
    }
  }

  private static Clicks<TicTacToe> clicks(int... cells) {
    Clicks<TicTacToe> clicks =
        Clicks.none(new Scattered(), GAME, GAME.position().legalMoves());
    for (int cell : cells) {
      clicks = clicks.click(cell);
    }
    return clicks;
  }

  private static void check(
      Clicks<TicTacToe> clicks, List<Integer> cells, List<Integer> next, Integer... moves) {
    assertThat(clicks.cells()).isEqualTo(cells);
    assertThat(clicks.next()).isEqualTo(next);
    assertThat(clicks.moves()).extracting(Move::code).containsExactly(moves);
    boolean isMade = !cells.isEmpty() && next.isEmpty() && moves.length == 1;
    assertThat(clicks.move().map(Move::code))
        .isEqualTo(isMade ? Optional.of(moves[0]) : Optional.empty());
  }

  @Test
  void beginsWithTheMovesThatHaveNoCells() {
    check(clicks(), List.of(), List.of(0, 1, 4, 7, 8), 6);
  }

  @Test
  void makesAMove() {
    check(clicks(0), List.of(0), List.of(), 0);
    check(clicks(1), List.of(1), List.of(2, 3));
    check(clicks(1, 2), List.of(1, 2), List.of(), 1);
  }

  @Test
  void leavesAChoice() {
    check(clicks(1, 3), List.of(1, 3), List.of(), 2, 3);
    check(clicks(4, 5), List.of(4, 5), List.of(6), 4);
    check(clicks(4, 5, 6), List.of(4, 5, 6), List.of(), 5);
  }

  @Test
  void aWrongCellBeginsAgain() {
    check(clicks(1, 0), List.of(0), List.of(), 0);
    check(clicks(1, 4), List.of(4), List.of(5));
    check(clicks(1, 6), List.of(), List.of(0, 1, 4, 7, 8), 6);
  }

  @Test
  void withoutMovesNothingHappens() {
    Clicks<TicTacToe> nobody = Clicks.none(new Scattered(), GAME, List.of());
    check(nobody.click(0), List.of(), List.of());
  }
}
