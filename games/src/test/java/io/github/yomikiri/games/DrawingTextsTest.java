package io.github.yomikiri.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.Dot;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Drawings of single positions as text, and the cells that one clicks for some moves. */
class DrawingTextsTest {

  private static <N extends Node<N>> String text(Drawing<N> drawing, Game<N> game) {
    return drawing.text(game.position(), game.seat());
  }

  private static <N extends Node<N>> Game<N> played(N start, String moves) {
    Game<N> game = Game.of(start);
    for (String move : moves.split(" ")) {
      game = game.play(move);
    }
    return game;
  }

  /** Returns the names of the cells that are clicked for a move. */
  private static <N extends Node<N>> List<String> clicks(
      Drawing<N> drawing, Game<N> game, String move) {
    Move parsed = game.position().parse(move).orElseThrow();
    return drawing.clicks(game.position(), parsed.code(), game.seat()).stream()
        .map(cell -> drawing.cells().get(cell).name())
        .toList();
  }

  @Test
  void ticTacToe() {
    Drawing<TicTacToe> drawing = TicTacToe.START.drawing();
    assertThat(text(drawing, played(TicTacToe.START, "b2 a1 c1"))).isEqualTo("""
        3 . . .
        2 . X .
        1 O . X
          a b c""");
  }

  @Test
  void connectFourHasNumbersForColumns() {
    Drawing<ConnectFour> drawing = ConnectFour.START.drawing();
    Game<ConnectFour> game = played(ConnectFour.START, "4 4 3");
    assertThat(text(drawing, game)).isEqualTo("""
        f . . . . . . .
        e . . . . . . .
        d . . . . . . .
        c . . . . . . .
        b . . . O . . .
        a . . X X . . .
          1 2 3 4 5 6 7""");
    assertThat(clicks(drawing, game, "4")).containsExactly("4c");
    assertThat(ConnectFour.start(1, 62).drawing().cells())
        .last()
        .hasToString("Cell[name=1bj, x=0.0, y=0.0, shape=SQUARE]");
  }

  @Test
  void breakthrough() {
    Drawing<Breakthrough> drawing = Breakthrough.start(4, 5).drawing();
    Game<Breakthrough> game = played(Breakthrough.start(4, 5), "a2-a3 b4xa3");
    assertThat(text(drawing, game)).isEqualTo("""
        5 B B B B
        4 B . B B
        3 B . . .
        2 . W W W
        1 W W W W
          a b c d""");
    assertThat(clicks(drawing, game, "b2xa3")).containsExactly("b2", "a3");
  }

  @Test
  void kalahHasTheFirstSeatBelow() {
    Drawing<Kalah> drawing = Kalah.start(3, 4).drawing();
    Game<Kalah> game = played(Kalah.start(3, 4), "3 1");
    assertThat(game.seat()).isZero();
    assertThat(text(drawing, game)).isEqualTo("""
          6 6 .        b3 b2 b1
        1       1    b           a
          5 5 .        a1 a2 a3""");
    assertThat(clicks(drawing, game, "2")).containsExactly("a2");
    Game<Kalah> next = game.play("1");
    assertThat(next.seat()).isOne();
    assertThat(clicks(drawing, next, "2")).containsExactly("b2");
  }

  @Test
  void domineeringIsClickedOnBothHalves() {
    Drawing<Domineering> drawing = Domineering.start(3, 3).drawing();
    Game<Domineering> game = played(Domineering.start(3, 3), "a2");
    assertThat(text(drawing, game)).isEqualTo("""
        3 # . .
        2 # . .
        1 . . .
          a b c""");
    assertThat(clicks(drawing, game, "b1")).containsExactly("b1", "c1");
    assertThat(clicks(drawing, game.play("b1"), "b2")).containsExactly("b2", "b3");
  }

  @Test
  void carsOfDodgemLeaveTheBoard() {
    Drawing<Dodgem> drawing = Dodgem.start(3).drawing();
    Game<Dodgem> game = played(Dodgem.start(3), "a3-b3 c1-c2 b3-c3 b1-a1");
    assertThat(text(drawing, game)).isEqualTo("""
              off
        3 . . B
        2 B . R
        1 R . .
          a b c""");
    assertThat(clicks(drawing, game, "c3-off")).containsExactly("c3", "off");
    assertThat(text(Dodgem.start(8).drawing(), Game.of(Dodgem.start(8)))).startsWith("         ");
  }

  @Test
  void dotsAndBoxesHasDotsAndLines() {
    Drawing<DotsAndBoxes> drawing = DotsAndBoxes.start(2, 2).drawing();
    Game<DotsAndBoxes> game = played(DotsAndBoxes.start(2, 2), "a1-b1 a1-a2 b2-c2");
    assertThat(text(drawing, game)).isEqualTo("""
        3 .   .   .

        2 .   . - .
          |
        1 . - .   .
          a   b   c""");
    assertThat(clicks(drawing, game, "a2-b2")).containsExactly("a2-b2");
  }

  @Test
  void draughtsHasNumbers() {
    Drawing<Draughts> drawing = Draughts.START.drawing();
    Game<Draughts> game = played(Draughts.START, "11-15 22-18 15x22 25x18 8-11");
    assertThat(text(drawing, game)).isEqualTo("""
         b b b b       1   2   3   4
        b b b .      5   6   7   8
         b b b b       9  10  11  12
        . . . .     13  14  15  16
         . w . .      17  18  19  20
        w . w w     21  22  23  24
         . w w w      25  26  27  28
        w w w w     29  30  31  32""");
  }

  @Test
  void aChainOfDraughtsIsClickedAlongItsPath() {
    long black = square(1, 1) | square(3, 3) | square(7, 7);
    Draughts position = new Draughts(black, square(0, 0), square(7, 7), false, 80);
    Drawing<Draughts> drawing = position.drawing();
    assertThat(clicks(drawing, Game.of(position), "29x15")).containsExactly("29", "22", "15");
    assertThat(text(drawing, Game.of(position))).startsWith(" . . . B ").contains("\nw . . . ");
  }

  private static long square(int column, int row) {
    return 1L << 8 * row + column;
  }

  @Test
  void starPointsAreThoseOfABoardForGo() {
    assertThat(Gomoku.START.drawing().dots())
        .containsExactly(
            new Dot(3, 3), new Dot(11, 3), new Dot(7, 7), new Dot(3, 11), new Dot(11, 11));
    assertThat(Gomoku.start(9, 9, 5).drawing().dots()).hasSize(5).contains(new Dot(2, 2));
    assertThat(Gomoku.start(19, 19, 5).drawing().dots()).hasSize(9).contains(new Dot(9, 3));
    assertThat(Gomoku.start(15, 13, 5).drawing().dots()).isEmpty();
  }

  @Test
  void gomokuHasManyRows() {
    Drawing<Gomoku> drawing = Gomoku.start(3, 10, 3).drawing();
    assertThat(text(drawing, played(Gomoku.start(3, 10, 3), "b9 c10")))
        .startsWith("""
        10 . . O
         9 . X .
         8 . . .
        """)
        .endsWith("\n 1 . . .\n   a b c");
  }

  @Test
  void hexHasShiftedRows() {
    Drawing<Hex> drawing = Hex.start(3).drawing();
    assertThat(text(drawing, played(Hex.start(3), "b2 c1 a3"))).isEqualTo("""
          a b c
        1 . . B
        2  . R .
        3   R . .""");
  }

  @Test
  void heapsOfNimAreCounted() {
    Drawing<Nim> drawing = Nim.of(3, 0, 12).drawing();
    Game<Nim> game = Game.of(Nim.of(3, 0, 12));
    assertThat(text(drawing, game)).isEqualTo("3  . 12  .  .  .  .  .    1 2 3 4 5 6 7 8");
    assertThat(clicks(drawing, game, "3-1")).containsExactly("3");
    assertThat(clicks(drawing, game, "3-12")).containsExactly("3");
  }
}
