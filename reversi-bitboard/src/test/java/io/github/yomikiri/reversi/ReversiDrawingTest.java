package io.github.yomikiri.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.Dot;
import io.github.yomikiri.game.Game;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReversiDrawingTest {

  @Test
  void showsTheBoardWithItsFirstRankAbove() {
    Reversi position = Game.of(Reversi.start()).play("f5").play("d6").position();
    assertThat(position.board().drawing().text(position, 0)).isEqualTo("""
          a b c d e f g h
        1 . . . . . . . .
        2 . . . . . . . .
        3 . . . . . . . .
        4 . . . O X . . .
        5 . . . O X X . .
        6 . . . O . . . .
        7 . . . . . . . .
        8 . . . . . . . .""");
  }

  @Test
  void dotsAreTheCornersOfTheMiddle() {
    assertThat(Reversi.start(4).board().drawing().dots()).isEmpty();
    assertThat(Reversi.start(6).board().drawing().dots())
        .containsExactly(
            new Dot(0.5, 0.5), new Dot(4.5, 0.5), new Dot(0.5, 4.5), new Dot(4.5, 4.5));
    assertThat(Reversi.start().board().drawing().dots()).startsWith(new Dot(1.5, 1.5));
  }

  @Test
  void aMoveIsClickedOnItsSquareAndAPassNowhere() {
    Reversi position = Reversi.start(4);
    Drawing<Reversi> drawing = position.board().drawing();
    int move = position.parse("b1").orElseThrow().code();
    assertThat(drawing.clicks(position, move, 0)).containsExactly(1);
    assertThat(drawing.cells().get(1).name()).isEqualTo("b1");
    assertThat(drawing.clicks(position, Reversi.PASS, 0)).isEqualTo(List.of());
  }
}
