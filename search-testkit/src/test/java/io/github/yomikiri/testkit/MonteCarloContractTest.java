package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.RandomDag;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Tests that Monte-Carlo searchers pass the contract. */
class MonteCarloContractTest {

  private static final Evaluator<RandomDag> DAG = RandomDag::estimate;

  /** What the contract asks of a Monte-Carlo searcher. */
  interface BestFirst<N extends Node<N>> extends SearcherContract<N> {

    @Override
    default boolean isExactToDepth() {
      return false;
    }

    @Override
    default boolean isBestFirst() {
      return true;
    }
  }

  @Nested
  class ByRandomGames implements BestFirst<TicTacToe> {

    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.START, TicTacToe.parseBoard("XO......."));
    }

    @Override
    public int walks() {
      return 3;
    }

    @Override
    public Evaluator<TicTacToe> evaluator() {
      return Evaluator.of(node -> 0, 1);
    }

    @Override
    public Searcher<TicTacToe> searcher() {
      return Searchers.monteCarlo(TicTacToe.class)
          .memoryMebibytes(1)
          .visits(500)
          .build();
    }
  }

  @Nested
  class OnThreeThreads implements BestFirst<RandomDag> {

    @Override
    public List<RandomDag> positions() {
      return List.of(RandomDag.of(21, 4, 4, 20, 100), RandomDag.of(22, 3, 3, 5, 5));
    }

    @Override
    public int walks() {
      return 3;
    }

    @Override
    public Evaluator<RandomDag> evaluator() {
      return DAG;
    }

    @Override
    public Searcher<RandomDag> searcher() {
      return Searchers.monteCarlo(RandomDag.class)
          .evaluator(DAG)
          .memoryMebibytes(1)
          .visits(500)
          .threads(3)
          .build();
    }

    @Override
    public boolean isReproducible() {
      return false;
    }
  }
}
