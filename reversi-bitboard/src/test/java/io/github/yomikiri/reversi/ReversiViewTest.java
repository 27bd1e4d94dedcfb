package io.github.yomikiri.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.BoardView;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReversiViewTest {

  private static final long SEED = 33;

  private static List<Long> seen(Reversi position, int ahead) {
    long[] planes = new long[2];
    position.board().view().planes(position, ahead, planes);
    return List.of(planes[0], planes[1]);
  }

  /** Compares square by square, with the board's numbers. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void showsTheDiscsOfBothSides(int size) {
    Positions.forEach(size, SEED, 500, position -> {
      Board board = position.board();
      long own = 0;
      long opponent = 0;
      for (int square = 0; square < size * size; square++) {
        int bit = board.at(square % size, square / size);
        own |= (position.own() >>> bit & 1) << square;
        opponent |= (position.opponent() >>> bit & 1) << square;
      }
      assertThat(seen(position, 0)).as("seed %d", SEED).containsExactly(own, opponent);
      assertThat(seen(position, 1)).as("seed %d", SEED).containsExactly(opponent, own);
    });
  }

  /** What the permutations bring about is the view of an image of the position, and a new one. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void symmetriesAreThoseOfReversi(int size) {
    Positions.forEach(size, SEED, 500, position -> {
      Set<List<Long>> images = new HashSet<>();
      for (int index = 0; index < 8; index++) {
        images.add(seen(position.symmetry(index), 0));
      }
      for (int[] symmetry : Reversi.start(size).board().view().symmetries()) {
        List<Long> image =
            seen(position, 0).stream().map(plane -> image(plane, symmetry)).toList();
        assertThat(images).as("seed %d", SEED).contains(image);
      }
    });
  }

  private static long image(long squares, int[] symmetry) {
    long image = 0;
    for (int square = 0; square < symmetry.length; square++) {
      image |= (squares >>> square & 1) << symmetry[square];
    }
    return image;
  }

  @Test
  void theFirstRowIsTheUppermost() {
    BoardView<Reversi> view = Reversi.start(4).board().view();
    assertThat(view.drawing()).hasSize(4).startsWith(new int[] {0, 1, 2, 3}).endsWith(new int[] {
      12, 13, 14, 15
    });
    assertThat(view.planeName(1)).isEqualTo("opponent's disc");
    assertThat(view.stageName(3)).isEqualTo("quarter 4 of the game");
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void stagesFollowEachOther(int size) {
    BoardView<Reversi> view = Reversi.start(size).board().view();
    Set<Integer> stages = new HashSet<>();
    Positions.forEach(size, SEED, 500, position -> {
      stages.add(view.stage(position));
      if (!position.isTerminal()) {
        int next = view.stage(position.play(position.legalMoves().get(0).code()));
        assertThat(next - view.stage(position)).as("seed %d", SEED).isBetween(0, 1);
      }
    });
    assertThat(stages).isSubsetOf(0, 1, 2, 3).hasSizeGreaterThanOrEqualTo(3);
    assertThat(view.stage(Reversi.of(size, 0, 0, Side.DARK))).isZero();
    assertThat(view.stage(Reversi.of(size, Board.of(size).squares(), 0, Side.DARK)))
        .isEqualTo(3);
  }

  /** A side that has passed sees what it would have seen before. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6})
  void aPassChangesNothing(int size) {
    Positions.forEach(size, SEED, 2000, position -> {
      if (position.mustPass()) {
        assertThat(seen(position.play(Reversi.PASS), 0)).isEqualTo(seen(position, 1));
      }
    });
  }
}
