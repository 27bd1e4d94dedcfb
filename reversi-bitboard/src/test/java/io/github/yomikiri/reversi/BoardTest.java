package io.github.yomikiri.reversi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {

  private static final int[][] DIRECTIONS = {
    {-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}
  };

  /** Returns the names of the squares in a set. */
  private static List<String> names(Board board, long squares) {
    List<String> names = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      if ((squares >>> square & 1) != 0) {
        names.add(board.name(square));
      }
    }
    return names;
  }

  @Test
  void namesTheSquaresOfEachSize() {
    Board eight = Board.of(8);
    assertThat(eight.squares()).isEqualTo(-1L);
    assertThat(names(eight, eight.corners())).containsExactly("a1", "h1", "a8", "h8");
    assertThat(names(eight, eight.cSquares()))
        .containsExactly("b1", "g1", "a2", "h2", "a7", "h7", "b8", "g8");
    assertThat(names(eight, eight.xSquares())).containsExactly("b2", "g2", "b7", "g7");
    assertThat(names(eight, eight.edges())).hasSize(24).contains("c1", "h5").doesNotContain("a1");
    Board four = Board.of(4);
    assertThat(names(four, four.corners())).containsExactly("a1", "d1", "a4", "d4");
    assertThat(names(four, four.cSquares()))
        .containsExactly("b1", "c1", "a2", "d2", "a3", "d3", "b4", "c4");
    assertThat(names(four, four.xSquares())).containsExactly("b2", "c2", "b3", "c3");
    assertThat(four.edges()).isEqualTo(four.cSquares());
    assertThat(Reversi.start(4).board()).isSameAs(four);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void everySquareOfABoardHasOneKind(int size) {
    Board board = Board.of(size);
    assertThat(board.size()).isEqualTo(size);
    assertThat(board).hasToString(size + "x" + size);
    assertThat(Long.bitCount(board.squares())).isEqualTo(board.area()).isEqualTo(size * size);
    // The X squares are the diagonal neighbors of the corners, and the C squares their other
    // neighbors.
    assertThat(board.cSquares() | board.xSquares())
        .isEqualTo(Board.neighbors(board.corners()) & board.squares());
    assertThat(board.cSquares() & ~board.edges()).isZero();
    assertThat(board.xSquares() & (board.edges() | board.corners())).isZero();
    assertThat(board.edges() & board.corners()).isZero();
    assertThat(Long.bitCount(board.edges())).isEqualTo(4 * (size - 2));
    assertThat(board.empties(board.corners(), board.edges()))
        .isEqualTo(board.squares() ^ board.corners() ^ board.edges());
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void readsTheNamesThatItWrites(int size) {
    Board board = Board.of(size);
    for (int square = 0; square < 64; square++) {
      int number = square;
      if (board.contains(square)) {
        String name = board.name(square);
        assertThat(board.parse(name)).hasValue(square);
        assertThat(board.parseMove(name.toUpperCase())).hasValue(square);
        assertThat(board.at(board.file(square), board.rank(square))).isEqualTo(square);
        assertThat(board.files().charAt(board.file(square))).isEqualTo(name.charAt(0));
      } else {
        assertThatThrownBy(() -> board.name(number))
            .hasMessage("square " + number + " is off the " + board + " board");
      }
    }
    assertThat(board.contains(-1)).isFalse();
    assertThat(board.contains(64)).isFalse();
    for (String text : new String[] {"", "a", "a0", "i1", "a9", "a10", "\u00e11", "-1"}) {
      assertThat(board.parse(text)).as(text).isEmpty();
      assertThat(board.parseMove(text)).as(text).isEmpty();
    }
    for (String pass : new String[] {"--", "pa", "PS", "Pass"}) {
      assertThat(board.parse(pass)).as(pass).isEmpty();
      assertThat(board.parseMove(pass)).as(pass).hasValue(Reversi.PASS);
    }
  }

  @Test
  void hasThreeSizes() {
    for (int size = -1; size < 20; size++) {
      int wanted = size;
      if (size == 4 || size == 6 || size == 8) {
        assertThat(Board.isSize(size)).isTrue();
        assertThat(Board.of(size)).isSameAs(Board.of(size));
      } else {
        assertThat(Board.isSize(size)).isFalse();
        assertThatThrownBy(() -> Board.of(wanted))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage("board size " + size + " is not 4, 6 or 8");
      }
    }
  }

  @Test
  void findsNeighborsAsSquareBySquare() {
    SplittableRandom random = new SplittableRandom(2011);
    for (int i = 0; i < 2_000; i++) {
      long ones = random.nextLong() & random.nextLong();
      long others = random.nextLong() & random.nextLong();
      long neighbors = 0;
      int pairs = 0;
      for (int square = 0; square < 64; square++) {
        for (int[] direction : DIRECTIONS) {
          int file = (square & 7) + direction[0];
          int rank = (square >> 3) + direction[1];
          if ((others >>> square & 1) != 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            neighbors |= 1L << file + 8 * rank;
            pairs += (int) (ones >>> file + 8 * rank & 1);
          }
        }
      }
      assertThat(Board.neighbors(others)).isEqualTo(neighbors);
      assertThat(Board.countNeighborPairs(ones, others)).isEqualTo(pairs);
    }
  }
}
