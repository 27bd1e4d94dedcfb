package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.games.GivenTree;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GivenTreeTest implements NodeContract<GivenTree> {

  @Override
  public List<GivenTree> positions() {
    return List.of(
        GivenTree.of("[[3 5] [2 [9 1]] 4]"),
        GivenTree.of("[[1 [1 2]] [1 [1 2]]]"),
        GivenTree.of(" 7 "));
  }

  @Override
  public OptionalInt sideToMove(GivenTree node) {
    return OptionalInt.empty();
  }

  /** The second player chooses 3 of 3 and 5, and 2 of 2 and 9; the last move gives 4. */
  @ParameterizedTest
  @EnumSource(names = {"MINIMAX", "NEGAMAX", "ALPHA_BETA", "NEGA_ALPHA", "SCOUT", "PVS", "MTDF"})
  void anUnevenTreeHasItsMinimaxValue(Algorithm algorithm) {
    GivenTree tree = GivenTree.of("[[3 5] [2 [9 1]] 4]");
    SearchResult result = Searchers.bare(GivenTree.class)
        .algorithm(algorithm)
        .fixedDepth(tree.height())
        .build()
        .search(tree, Limits.none());
    assertThat(result.valueText()).isEqualTo("4");
    assertThat(result.bestMove().code()).isEqualTo(2);
  }

  @Test
  void textsAreTheSameTree() {
    GivenTree tree = GivenTree.of("[[3, -5],\n[2 [+9 1]], 4]");
    assertThat(tree).hasToString("[[3 -5] [2 [9 1]] 4]");
    assertThat(tree.height()).isEqualTo(3);
    assertThat(Perft.count(tree, 3)).isEqualTo(6);
    assertThat(tree.play(0).play(1).terminalScore()).isEqualTo(-5);
    assertThat(tree.play(1).play(1).play(0).terminalScore()).isEqualTo(-9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[[3 5] [2 9] | offset 0: this [ has no ]",
        "[3 []] | offset 3: a node without moves needs a number in place of []",
        "[3 x] | offset 3: expected a whole number of at most 100000000, or [ and subtrees and ]",
        "[3 100000001] | offset 3: expected a whole number of at most 100000000",
        "[3 4] 5 | offset 6: the tree ends before this; enclose several subtrees in [ and ], in",
        "3 ] | offset 2: the tree ends before this",
        "'' | offset 0: expected a whole number",
      })
  void whatIsNoTreeIsRefusedByItsPlace(String text, String message) {
    assertThatThrownBy(() -> GivenTree.of(text))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void aTreeThatIsTooDeepIsRefused() {
    assertThat(GivenTree.of("[".repeat(100) + "1" + "]".repeat(100)).height()).isEqualTo(100);
    assertThatThrownBy(() -> GivenTree.of("[".repeat(100_000)))
        .hasMessageContaining("offset 100: the tree is deeper than 100 plies");
  }
}
