package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests evaluators, games and searches whose values are outside the range of scores. */
class OutOfRangeScoreTest {

  private static final TicTacToe WON = TicTacToe.after(0, 3, 1, 4, 2);

  /**
   * Returns an evaluator that gives the value to all finished games and 0 to the others. Or it
   * gives the value to unfinished games only.
   */
  private static Evaluator<TicTacToe> constant(int value, boolean finishedToo) {
    return new Evaluator<>() {
      @Override
      public int evaluate(TicTacToe node) {
        return finishedToo ? 0 : value;
      }

      @Override
      public Unit<TicTacToe> unit() {
        return node -> finishedToo ? value : node.terminalScore();
      }
    };
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void anEvaluatorsValueIsRefused(Algorithm algorithm) {
    for (int depth = 1; depth <= 4; depth++) {
      for (int value : new int[] {
        Score.MAX + 1,
        -Score.MAX - 1,
        Score.MAX + 2,
        2_000_000_000,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE
      }) {
        var searcher = Searchers.forGame(TicTacToe.class)
            .evaluator(constant(value, false))
            .algorithm(algorithm)
            .fixedDepth(depth)
            .build();
        assertThatIllegalStateException()
            .isThrownBy(() -> searcher.search(TicTacToe.START, Limits.none()))
            .withMessageContaining("OutOfRangeScoreTest")
            .withMessageContaining(".evaluate returned " + value + ",")
            .withMessageContaining("[-100000000, 100000000]")
            .withMessageContaining("for the position");
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void aFinishedGamesValueIsRefused(Algorithm algorithm) {
    for (int value : new int[] {Score.MAX + 1, -Score.MAX - 1, Integer.MIN_VALUE}) {
      var searcher = Searchers.forGame(TicTacToe.class)
          .evaluator(constant(value, true))
          .algorithm(algorithm)
          .build();
      for (TicTacToe root : List.of(WON, TicTacToe.START)) {
        assertThatIllegalStateException()
            .isThrownBy(() -> searcher.search(root, Limits.none()))
            .withMessageContaining(".terminalScore returned " + value + ",");
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void theMaximumScoresAreNot(Algorithm algorithm) {
    for (int value : new int[] {Score.MAX, -Score.MAX}) {
      for (int depth = 1; depth <= 3; depth++) {
        SearchResult result = Searchers.forGame(TicTacToe.class)
            .evaluator(constant(value, false))
            .algorithm(algorithm)
            .aspiration(1)
            .build()
            .search(TicTacToe.START, Limits.depth(depth));
        assertThat(result.score()).isEqualTo(depth % 2 == 0 ? value : -value);
        assertThat(result.bound()).isEqualTo(Bound.EXACT);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void aspirationEndsWithAValueThatIsNone(Algorithm algorithm) {
    // The values are in range at depth 1 and out of range from depth 2 on.
    Evaluator<TicTacToe> growing =
        node -> Long.bitCount(node.own() | node.opponent()) > 1 ? 2 * Score.MAX : 5;
    var searcher = Searchers.forGame(TicTacToe.class)
        .evaluator(growing)
        .algorithm(algorithm)
        .aspiration(10)
        .build();
    assertThatIllegalStateException()
        .isThrownBy(() -> searcher.search(TicTacToe.START, Limits.depth(3)))
        .withMessageContaining("returned 200000000");
  }

  @Test
  void aSearchOfOnesOwnIsChecked() {
    for (int value : new int[] {Score.INFINITY, -Score.INFINITY, Integer.MIN_VALUE}) {
      var searcher = Searchers.bare(TicTacToe.class)
          .search(() -> (root, depth, alpha, beta, context) -> value)
          .build();
      assertThatIllegalStateException()
          .isThrownBy(() -> searcher.search(TicTacToe.START, Limits.none()))
          .withMessageContaining("the search returned " + value);
    }
  }

  @Test
  void aspirationEndsWhenItsWindowIsFull() {
    // The search contradicts itself: it reports a value beyond the window, whatever the window is.
    List<Integer> widths = new ArrayList<>();
    SearchResult result = Searchers.bare(TicTacToe.class)
        .search(() ->
            (root, depth, alpha, beta, context) -> beyond(depth, alpha, beta, context, widths))
        .aspiration(1 << 20)
        .build()
        .search(TicTacToe.START, Limits.depth(2));
    assertThat(widths).last().isEqualTo(2 * Score.INFINITY);
    assertThat(result.depth()).isEqualTo(2);
  }

  private static int beyond(
      int depth, int alpha, int beta, SearchContext context, List<Integer> widths) {
    context.visit(0);
    context.countEvaluation();
    if (depth == 1) {
      return 0;
    }
    widths.add(beta - alpha);
    return beta < Score.INFINITY ? beta : Math.max(alpha, -Score.MAX);
  }
}
