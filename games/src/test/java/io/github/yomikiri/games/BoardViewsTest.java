package io.github.yomikiri.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import org.junit.jupiter.api.Test;

/** Views of single positions, compared with planes that are counted by hand. */
class BoardViewsTest {

  private static <N extends Node<N>> long[] seen(BoardView<N> view, N node, int ahead) {
    long[] planes = new long[view.planes()];
    view.planes(node, ahead, planes);
    return planes;
  }

  @Test
  void connectFourIsSeenColumnByColumn() {
    ConnectFour node = ConnectFour.START.after("22177");
    BoardView<ConnectFour> view = new ConnectFourView(node.board());
    assertThat(view.columns()).isEqualTo(6);
    assertThat(view.rows()).isEqualTo(7);
    long first = 1L << 6 | 1L | 1L << 37;
    long second = 1L << 7 | 1L << 36;
    long playable = 1L << 1 | 1L << 8 | 1L << 12 | 1L << 18 | 1L << 24 | 1L << 30 | 1L << 38;
    assertThat(seen(view, node, 0)).containsExactly(first, second, playable);
    assertThat(view.stage(node)).isOne();
    assertThat(view.stage(ConnectFour.START)).isZero();
  }

  @Test
  void blackSeesTheBoardOfBreakthroughTurned() {
    Breakthrough node = Game.of(Breakthrough.start(3, 5)).play("a2-a3").position();
    BoardView<Breakthrough> view = new BreakthroughView(3, 5);
    long black = 0b111_111;
    assertThat(seen(view, node, 0)).containsExactly(black, 0b111_011_100_000_000L);
    assertThat(seen(view, node, 1)).containsExactly(0b001_110_111, 0b111_111_000_000_000L);
  }

  @Test
  void manySeedsBelongToTheLastPlane() {
    Kalah node = new Kalah(0x05_00_01L, 0x02_04_03L, 2, false);
    BoardView<Kalah> view = new KalahView(2, 3);
    assertThat(view.columns() * view.rows()).isEqualTo(6);
    assertThat(seen(view, node, 0)).containsExactly(0b000_001, 0b100_000, 0b011_100);
    assertThat(seen(view, node, 1)).containsExactly(0b001_000, 0b000_100, 0b100_011);
  }

  @Test
  void theSideThatMovesAgainIsTheMover() {
    Kalah node = Game.of(Kalah.start(2, 2)).play("1").position();
    assertThat(node.movesAgain()).isTrue();
    // Its places are 0, 3 and 1; those of the other side are full.
    assertThat(seen(new KalahView(2, 3), node, 0)).containsExactly(0b000_100, 0b011_000, 0b010);
  }

  @Test
  void redSeesTheBoardOfDodgemTransposed() {
    Dodgem node = Game.of(Dodgem.start(3)).play("a3-b3").position();
    assertThat(seen(new DodgemView(3), node, 0)).containsExactly(0b001_001_000, 0b000_100_010);
    assertThat(seen(new DodgemView(3), node, 1)).containsExactly(0b010_001_000, 0b000_000_110);
  }

  @Test
  void blackSeesTheBoardOfDraughtsTurned() {
    Draughts node = Game.of(Draughts.START).play("11-15").position();
    BoardView<Draughts> view = new DraughtsView();
    assertThat(seen(view, node, 0)).containsExactly(0xFFFL, 0, 0xFFB4_0000L, 0);
    assertThat(seen(view, node, 1)).containsExactly(0x2DFFL, 0, 0xFFF0_0000L, 0);
    assertThat(view.drawing().get(7)).containsExactly(0, -1, 1, -1, 2, -1, 3, -1);
    assertThat(view.drawing().get(0)).containsExactly(-1, 28, -1, 29, -1, 30, -1, 31);
  }

  @Test
  void largeBoardsHaveSeveralWordsForEachPlane() {
    long[] out = new long[12];
    Gomoku gomoku = Game.of(Gomoku.start(19, 19, 5)).play("s19").play("b1").position();
    new GomokuView(19, 19).planes(gomoku, 1, out);
    assertThat(out).containsExactly(2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1L << 360 - 320);
    out = new long[4];
    Hex hex = Game.of(Hex.start(11)).play("k10").play("b1").position();
    new HexView(11).planes(hex, 0, out);
    assertThat(out).containsExactly(0, 1L << 109 - 64, 2, 0);
    out = new long[4];
    new HexView(11).planes(hex, 1, out);
    assertThat(out).containsExactly(1L << 11, 0, 0, 1L << 119 - 64);
  }

  @Test
  void boardsAreDrawnAsPeopleKnowThem() {
    ConnectFourView connectFour = new ConnectFourView(ConnectFour.START.board());
    assertThat(connectFour.drawing())
        .hasSize(6)
        .startsWith(new int[] {5, 11, 17, 23, 29, 35, 41})
        .endsWith(new int[] {0, 6, 12, 18, 24, 30, 36});
    assertThat(connectFour.planeName(2)).isEqualTo("can be played");
    assertThat(connectFour.stageName(1)).isEqualTo("second side to move");
    BoardView<Kalah> kalah = new KalahView(2, 3);
    assertThat(kalah.drawing()).containsExactly(new int[] {5, 4, 3, -1}, new int[] {-1, 0, 1, 2});
    assertThat(kalah.planeName(0)).isEqualTo("1 seed");
    assertThat(kalah.planeName(2)).isEqualTo("3 seeds or more");
    assertThat(new HexView(2).drawing()).containsExactly(new int[] {0, 1}, new int[] {2, 3});
    assertThat(new BreakthroughView(3, 2).drawing())
        .containsExactly(new int[] {3, 4, 5}, new int[] {0, 1, 2});
  }

  @Test
  void symmetriesCannotBeChanged() {
    BoardView<Domineering> view = new DomineeringView(2, 1);
    view.symmetries().get(0)[0] = 7;
    assertThat(view.symmetries().get(0)).containsExactly(1, 0);
    assertThat(view.symmetries().get(1)).containsExactly(0, 1);
  }
}
