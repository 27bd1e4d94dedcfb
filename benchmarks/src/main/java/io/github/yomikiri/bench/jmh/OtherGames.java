package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;

/**
 * Searches two other games, tic-tac-toe and a tree of random values, until the JIT compiler has
 * optimized for these games too.
 */
final class OtherGames {

  private static final int ROUNDS = 20;

  private OtherGames() {}

  /**
   * Searches the two games by an algorithm, in the composition of {@link GenericBenchmark#generic}.
   * Takes a few seconds.
   */
  static void search(Algorithm algorithm) {
    UniformTree tree = UniformTree.random(20261120, 6, 9, 100);
    int treeValue = search(algorithm, UniformTree.class, UniformTree::estimate, tree, 8);
    for (int round = 0; round < ROUNDS; round++) {
      Check.equal(
          search(algorithm, TicTacToe.class, node -> 0, TicTacToe.START, 9),
          0,
          "value of tic-tac-toe");
      Check.equal(
          search(algorithm, UniformTree.class, UniformTree::estimate, tree, 8),
          treeValue,
          "value of the tree");
    }
  }

  private static <N extends Node<N>> int search(
      Algorithm algorithm, Class<N> game, Evaluator<N> evaluator, N root, int depth) {
    return Searchers.bare(game)
        .evaluator(evaluator)
        .algorithm(algorithm)
        .fixedDepth(depth)
        .build()
        .search(root, Limits.none())
        .score();
  }
}
