package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.games.RandomDag;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.UniformTree;
import java.util.HashSet;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class GeneratedGamesTest {

  @Test
  void theSeedIsTheGame() {
    assertThat(RandomTree.of(7, 4, 6, 9))
        .isEqualTo(RandomTree.of(7, 4, 6, 9))
        .isNotEqualTo(RandomTree.of(8, 4, 6, 9));
    assertThat(RandomDag.of(7, 3, 4, 6, 9))
        .isEqualTo(RandomDag.of(7, 3, 4, 6, 9))
        .isNotEqualTo(RandomDag.of(8, 3, 4, 6, 9));
    assertThat(UniformTree.random(7, 3, 4, 9))
        .isEqualTo(UniformTree.random(7, 3, 4, 9))
        .isNotEqualTo(UniformTree.random(8, 3, 4, 9));
  }

  @Test
  void uniformTreesAreUniform() {
    assertThat(Perft.count(UniformTree.random(1, 5, 6, 1), 9)).isEqualTo(15_625);
    assertThat(UniformTree.ofLeaves(2, 4).isTerminal()).isTrue();
    assertThat(UniformTree.pi().play(2).play(0).play(2)).hasToString("ply 3, place 20 of 27");
  }

  @Test
  void randomTreesEndEarlyAndAtTheirDepth() {
    Set<Integer> ends = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      collectEnds(RandomTree.of(seed, 3, 5, 1), 0, ends);
    }
    assertThat(ends).containsExactlyInAnyOrder(1, 2, 3, 4, 5);
  }

  private static <N extends Node<N>> void collectEnds(N node, int ply, Set<Integer> ends) {
    if (node.isTerminal()) {
      ends.add(ply);
    }
    for (int move : moves(node)) {
      collectEnds(node.play(move), ply + 1, ends);
    }
  }

  @Test
  void randomDagsMeetTheirPositionsAgain() {
    Set<RandomDag> different = new HashSet<>();
    collect(RandomDag.of(3, 4, 4, 10, 9), different);
    assertThat(different).hasSizeGreaterThan(20).hasSizeLessThanOrEqualTo(4 * 13);
    assertThat(Perft.count(RandomDag.of(3, 4, 4, 10, 9), 12)).isGreaterThan(10L * different.size());
  }

  @Test
  void ticTacToeHasItsPositions() {
    Set<TicTacToe> different = new HashSet<>();
    collect(TicTacToe.START, different);
    assertThat(different).hasSize(5478);
    assertThat(different)
        .allSatisfy(board -> assertThat(TicTacToe.parseBoard(board.toString())).isEqualTo(board));
  }

  private static <N extends Node<N>> void collect(N node, Set<N> different) {
    if (different.add(node)) {
      for (int move : moves(node)) {
        collect(node.play(move), different);
      }
    }
  }

  private static int[] moves(Node<?> node) {
    MoveList moves = new MoveList();
    node.moves(moves);
    return moves.toArray();
  }

  @Test
  void whatCannotBeIsRefused() {
    refused(() -> UniformTree.random(1, 0, 4, 1), "branching 0 is less than 1");
    refused(() -> UniformTree.random(1, 2, -1, 1), "depth -1 is negative");
    refused(
        () -> UniformTree.random(1, 2, 63, 1),
        "a tree of branching 2 and depth 63 has more than 2^62 leaves");
    refused(() -> UniformTree.random(1, 2, 3, -1), "maximum value -1 is outside [0, 100000000]");
    refused(() -> UniformTree.ofLeaves(1, 1, 2), "branching 1 is less than 2");
    refused(() -> UniformTree.ofLeaves(3, 1, 2), "2 leaves are not a power of the branching 3");
    refused(() -> RandomTree.of(1, 65, 3, 1), "branching 65 is more than 64");
    refused(() -> RandomTree.of(1, 3, 0, 1), "depth 0 is less than 1");
    refused(() -> RandomDag.of(1, 0, 3, 3, 1), "width 0 is less than 1");
    refused(() -> RandomDag.of(1, 1, 3, 0, 1), "levels 0 is less than 1");
    refused(() -> TicTacToe.parseBoard("XO"), "board \"XO\" has 2 characters, not 9");
    refused(
        () -> TicTacToe.parseBoard("XO......x"),
        "board \"XO......x\" has 'x' at place 9, not X, O or .");
    refused(
        () -> TicTacToe.parseBoard("O........"),
        "board \"O........\" has -1 more X than O, neither 0 nor 1");
    refused(() -> new TicTacToe(3, 1), "squares 3 and 1 are not two sides of one board");
  }

  private static void refused(ThrowingCallable call, String message) {
    assertThatIllegalArgumentException().isThrownBy(call::call).withMessage(message);
  }
}
