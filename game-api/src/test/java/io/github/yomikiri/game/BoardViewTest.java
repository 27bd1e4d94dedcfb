package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardViewTest {

  /** Names no more than a view must. */
  private record Smallest() implements BoardView<TicTacToe> {

    @Override
    public int columns() {
      return 3;
    }

    @Override
    public int planes() {
      return 2;
    }

    @Override
    public void planes(TicTacToe node, int ahead, long[] out) {}
  }

  @Test
  void byDefaultABoardIsASquareOfOneStageThatBothSidesSeeForThemselves() {
    BoardView<TicTacToe> view = new Smallest();
    assertThat(view.rows()).isEqualTo(3);
    assertThat(view.isShared()).isFalse();
    assertThat(view.symmetries()).isEmpty();
    assertThat(view.stages()).isOne();
    assertThat(view.stage(TicTacToe.START)).isZero();
    assertThat(view.stage(TicTacToe.after(4))).isZero();
    assertThat(view.planeName(1)).isEqualTo("plane 2");
    assertThat(view.stageName(0)).isEqualTo("stage 1");
    assertThat(view.drawing())
        .containsExactly(new int[] {6, 7, 8}, new int[] {3, 4, 5}, new int[] {0, 1, 2});
  }

  /** Shows X and O to both sides. */
  private static final class Common extends BoardView.Shared<TicTacToe> {

    Common() {
      super(3, 2, 1);
    }

    @Override
    protected boolean isFirstToMove(TicTacToe node) {
      return Integer.bitCount(node.own() | node.opponent()) % 2 == 0;
    }

    @Override
    protected void planes(TicTacToe node, long[] out) {
      out[0] = node.own() | node.opponent();
    }
  }

  @Test
  void aSharedViewHasAStageForEachSideToMove() {
    BoardView<TicTacToe> view = new Common();
    assertThat(view.columns()).isEqualTo(3);
    assertThat(view.rows()).isEqualTo(2);
    assertThat(view.planes()).isOne();
    assertThat(view.isShared()).isTrue();
    assertThat(view.stages()).isEqualTo(2);
    assertThat(view.stage(TicTacToe.START)).isZero();
    assertThat(view.stage(TicTacToe.after(4))).isOne();
    assertThat(view.stageName(0)).isEqualTo("first side to move");
    assertThat(view.stageName(1)).isEqualTo("second side to move");
    for (int ahead = 0; ahead < 2; ahead++) {
      long[] planes = {0};
      view.planes(TicTacToe.after(4), ahead, planes);
      assertThat(planes).containsExactly(1 << 4);
    }
  }

  @Test
  void mirrorsExchangeColumnsOrRows() {
    assertThat(BoardView.mirroredColumns(3, 2)).containsExactly(new int[] {2, 1, 0, 5, 4, 3});
    assertThat(BoardView.mirroredRows(3, 2)).containsExactly(new int[] {3, 4, 5, 0, 1, 2});
    assertThat(BoardView.mirroredColumns(1, 2)).containsExactly(new int[] {0, 1});
    assertThat(BoardView.mirroredRows(2, 3)).containsExactly(new int[] {4, 5, 2, 3, 0, 1});
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6, 9})
  void aSquareHasEightSymmetries(int size) {
    List<int[]> generators = BoardView.ofSquare(size);
    Set<List<Integer>> found = new HashSet<>();
    int[] identity = new int[size * size];
    Arrays.setAll(identity, square -> square);
    Deque<int[]> open = new ArrayDeque<>(List.of(identity));
    while (!open.isEmpty()) {
      int[] one = open.remove();
      if (found.add(Arrays.stream(one).boxed().toList())) {
        for (int[] next : generators) {
          open.add(Arrays.stream(one).map(square -> next[square]).toArray());
        }
      }
    }
    assertThat(found).hasSize(8);
    // Each keeps the distance of every two squares.
    for (List<Integer> symmetry : found) {
      for (int one = 0; one < identity.length; one++) {
        for (int two = 0; two < one; two++) {
          assertThat(distance(size, symmetry.get(one), symmetry.get(two)))
              .isEqualTo(distance(size, one, two));
        }
      }
    }
  }

  /** Returns the square of the distance. */
  private static int distance(int size, int one, int two) {
    int columns = one % size - two % size;
    int rows = one / size - two / size;
    return columns * columns + rows * rows;
  }
}
