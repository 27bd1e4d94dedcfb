package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.RandomDag;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Tests that every algorithm with every ordering, table, depth rule and driver returns the
 * reference's value and one of the best moves.
 */
class CompositionProperties {

  private static final int TRIES = 1500;

  private static final Evaluator<UniformTree> UNIFORM = UniformTree::estimate;
  private static final Evaluator<RandomTree> TREE = RandomTree::estimate;
  private static final Evaluator<RandomDag> DAG = RandomDag::estimate;
  private static final Evaluator<TicTacToe> CENTRE =
      node -> Integer.bitCount(node.own() & 020) - Integer.bitCount(node.opponent() & 020);

  @Provide
  Arbitrary<Setup> setups() {
    return Combinators.combine(
            Arbitraries.of(Algorithm.class),
            Arbitraries.of(Setup.Order.class),
            Arbitraries.of(Setup.Table.class),
            Arbitraries.integers().between(1, 3))
        .as(Setup::new);
  }

  @Property(tries = TRIES)
  void uniformTrees(
      @ForAll("setups") Setup setup,
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 4) int branching,
      @ForAll @IntRange(min = 1, max = 5) int depth,
      @ForAll boolean deepening,
      @ForAll @IntRange(max = 30) int maxValue) {
    toDepth(
        UniformTree.class,
        UNIFORM,
        UniformTree.random(seed, branching, 5, maxValue),
        setup,
        depth,
        deepening);
  }

  @Property(tries = TRIES)
  void randomTrees(
      @ForAll("setups") Setup setup,
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 5) int depth,
      @ForAll boolean deepening,
      @ForAll @IntRange(max = 30) int maxValue) {
    toDepth(RandomTree.class, TREE, RandomTree.of(seed, 4, 8, maxValue), setup, depth, deepening);
  }

  @Property(tries = TRIES)
  void randomDags(
      @ForAll("setups") Setup setup,
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 5) int depth,
      @ForAll boolean deepening,
      @ForAll @IntRange(min = 1, max = 6) int width,
      @ForAll @IntRange(max = 30) int maxValue) {
    toDepth(
        RandomDag.class, DAG, RandomDag.of(seed, width, 4, 9, maxValue), setup, depth, deepening);
  }

  @Property(tries = TRIES / 4)
  void ticTacToe(
      @ForAll("setups") Setup setup,
      @ForAll List<@IntRange(max = 1000) Integer> walk,
      @ForAll @IntRange(min = 1, max = 4) int depth,
      @ForAll boolean deepening) {
    toDepth(TicTacToe.class, CENTRE, walkFrom(TicTacToe.START, walk), setup, depth, deepening);
  }

  private static <N extends Node<N>> void toDepth(
      Class<N> game, Evaluator<N> evaluator, N root, Setup setup, int depth, boolean deepening) {
    Reference<N> reference = new Reference<>(evaluator);
    SearchResult result = setup
        .searcher(game, evaluator, DepthRule.EXACT, deepening ? 0 : depth)
        .search(root, Limits.depth(depth));
    assertThat(result.score()).as("score").isEqualTo(reference.value(root, depth));
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    if (root.isTerminal()) {
      assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
    } else {
      assertThat(reference.bestMoves(root, result.depth()))
          .as("best moves")
          .contains(result.bestMove());
    }
  }

  @Property(tries = TRIES)
  void solvedDags(
      @ForAll("setups") Setup setup,
      @ForAll long seed,
      @ForAll DepthRule rule,
      @ForAll boolean deepening,
      @ForAll @IntRange(min = 1, max = 6) int width,
      @ForAll @IntRange(max = 30) int maxValue) {
    solve(RandomDag.class, DAG, RandomDag.of(seed, width, 4, 5, maxValue), setup, rule, deepening);
  }

  @Property(tries = TRIES)
  void solvedTrees(
      @ForAll("setups") Setup setup,
      @ForAll long seed,
      @ForAll DepthRule rule,
      @ForAll boolean deepening,
      @ForAll @IntRange(max = 30) int maxValue) {
    solve(RandomTree.class, TREE, RandomTree.of(seed, 4, 5, maxValue), setup, rule, deepening);
  }

  @Property(tries = TRIES / 4)
  void solvedTicTacToe(
      @ForAll("setups") Setup setup,
      @ForAll List<@IntRange(max = 1000) Integer> walk,
      @ForAll DepthRule rule,
      @ForAll boolean deepening) {
    List<Integer> played = new ArrayList<>(List.of(4, 0, 1, 1));
    played.addAll(walk);
    solve(TicTacToe.class, CENTRE, walkFrom(TicTacToe.START, played), setup, rule, deepening);
  }

  private static <N extends Node<N>> void solve(
      Class<N> game,
      Evaluator<N> evaluator,
      N root,
      Setup setup,
      DepthRule rule,
      boolean deepening) {
    Reference<N> reference = new Reference<>(evaluator);
    Searcher<N> searcher = setup.searcher(game, evaluator, rule, deepening ? 0 : 30);
    // The second search uses what the first search left in the table and the orderings.
    for (int search = 0; search < 2; search++) {
      SearchResult result = searcher.search(root, Limits.none());
      assertThat(result.score()).as("score").isEqualTo(reference.gameValue(root));
      assertThat(result.solved()).as("solved").isTrue();
      if (!root.isTerminal()) {
        int value = -reference.gameValue(root.play(result.bestMove().code()));
        assertThat(value).as("value of the move %s", result.bestMove()).isEqualTo(result.score());
      }
    }
  }

  private static <N extends Node<N>> N walkFrom(N start, List<Integer> choices) {
    N node = start;
    for (int choice : choices) {
      int[] moves = Walk.legalMoves(node);
      if (moves.length == 0) {
        return node;
      }
      node = node.play(moves[choice % moves.length]);
    }
    return node;
  }
}
