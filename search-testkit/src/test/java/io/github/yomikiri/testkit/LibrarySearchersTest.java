package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.RandomDag;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.List;
import org.junit.jupiter.api.Nested;

/**
 * Tests that the library's own searchers pass the contracts: each algorithm once, each time with
 * other parts.
 */
class LibrarySearchersTest {

  private static final Evaluator<RandomTree> TREE = RandomTree::estimate;
  private static final Evaluator<RandomDag> DAG = RandomDag::estimate;

  private interface OnTrees extends SearcherContract<RandomTree>, WindowSearchContract<RandomTree> {

    Setup setup();

    @Override
    default List<RandomTree> positions() {
      return List.of(RandomTree.of(11, 4, 12, 100), RandomTree.of(12, 3, 4, 5));
    }

    @Override
    default int walks() {
      return 5;
    }

    @Override
    default int maxDepth() {
      return 4;
    }

    @Override
    default Evaluator<RandomTree> evaluator() {
      return TREE;
    }

    @Override
    default Searcher<RandomTree> searcher() {
      return setup().searcher(RandomTree.class, TREE, DepthRule.EXACT, 0);
    }

    @Override
    default WindowSearch<RandomTree> search() {
      return setup().compose(RandomTree.class, TREE, DepthRule.EXACT).buildWindowSearch();
    }
  }

  private interface OnDags extends SearcherContract<RandomDag>, WindowSearchContract<RandomDag> {

    Setup setup();

    @Override
    default List<RandomDag> positions() {
      return List.of(RandomDag.of(21, 4, 4, 20, 100), RandomDag.of(22, 3, 3, 5, 5));
    }

    @Override
    default int walks() {
      return 5;
    }

    @Override
    default int maxDepth() {
      return 4;
    }

    @Override
    default Evaluator<RandomDag> evaluator() {
      return DAG;
    }

    @Override
    default Searcher<RandomDag> searcher() {
      return setup().searcher(RandomDag.class, DAG, DepthRule.EXACT, 0);
    }

    @Override
    default WindowSearch<RandomDag> search() {
      return setup().compose(RandomDag.class, DAG, DepthRule.EXACT).buildWindowSearch();
    }
  }

  private static final Setup SHARED =
      new Setup(Algorithm.PVS, Setup.Order.ALL, Setup.Table.LOCK_FREE, 1);

  @Nested
  class OnThreeThreads implements OnTrees {
    @Override
    public Setup setup() {
      return SHARED;
    }

    @Override
    public Searcher<RandomTree> searcher() {
      return SHARED.compose(RandomTree.class, TREE, DepthRule.EXACT).threads(3).build();
    }

    @Override
    public WindowSearch<RandomTree> search() {
      return SHARED.compose(RandomTree.class, TREE, DepthRule.EXACT).threads(3).buildWindowSearch();
    }

    @Override
    public boolean isReproducible() {
      return false;
    }

    /** Each thread has some nodes in hand. */
    @Override
    public int nodesAfterStop() {
      return 3 * 256;
    }
  }

  @Nested
  class TheTwoBestMoves implements OnDags {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.PVS, Setup.Order.KILLERS, Setup.Table.MAP, 1);
    }

    @Override
    public Searcher<RandomDag> searcher() {
      return setup().compose(RandomDag.class, DAG, DepthRule.EXACT).buildForBestMoves(2);
    }
  }

  @Nested
  class WhoWinsFirst implements OnTrees {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.BISECTION, Setup.Order.ALL, Setup.Table.LOCK_FREE, 1);
    }

    @Override
    public Searcher<RandomTree> searcher() {
      return setup()
          .compose(RandomTree.class, TREE, DepthRule.EXACT)
          .winLossDrawFirst()
          .build();
    }
  }

  @Nested
  class Minimax implements OnTrees {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.MINIMAX, Setup.Order.NONE, Setup.Table.NONE, 1);
    }
  }

  @Nested
  class Negamax implements OnDags {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.NEGAMAX, Setup.Order.EVALUATION, Setup.Table.MAP, 1);
    }
  }

  @Nested
  class BranchAndBound implements OnTrees {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.BRANCH_AND_BOUND, Setup.Order.KILLERS, Setup.Table.NONE, 1);
    }
  }

  @Nested
  class AlphaBeta implements OnDags {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.ALPHA_BETA, Setup.Order.HISTORY, Setup.Table.CHAINED_TINY, 1);
    }
  }

  @Nested
  class NegaAlpha implements OnTrees {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.NEGA_ALPHA, Setup.Order.ALL, Setup.Table.LOCK_FREE_TINY, 2);
    }
  }

  @Nested
  class Scout implements OnDags {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.SCOUT, Setup.Order.KILLERS, Setup.Table.LOCK_FREE, 1);
    }
  }

  @Nested
  class Pvs implements OnTrees {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.PVS, Setup.Order.KILLERS_AND_HISTORY, Setup.Table.LOCK_FREE, 2);
    }
  }

  @Nested
  class Mtdf implements OnDags {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.MTDF, Setup.Order.NONE, Setup.Table.CHAINED, 1);
    }
  }

  @Nested
  class ProofNumber implements OnTrees {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.PROOF_NUMBER, Setup.Order.ALL, Setup.Table.LOCK_FREE_TINY, 1);
    }
  }

  @Nested
  class ProofNumberWithItsOwnTable implements OnDags {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.PROOF_NUMBER, Setup.Order.NONE, Setup.Table.NONE, 1);
    }
  }

  @Nested
  class PvsWithAspiration implements OnDags {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.PVS, Setup.Order.KILLERS, Setup.Table.LOCK_FREE, 1);
    }

    @Override
    public Searcher<RandomDag> searcher() {
      return setup()
          .compose(RandomDag.class, DAG, DepthRule.EXACT)
          .aspiration(3)
          .build();
    }
  }

  /** A search with rules that save nodes and change no value. */
  @Nested
  class WithTableCutoffs implements OnDags {
    @Override
    public Setup setup() {
      return new Setup(Algorithm.PVS, Setup.Order.ALL, Setup.Table.LOCK_FREE, 1);
    }

    @Override
    public Searcher<RandomDag> searcher() {
      return setup()
          .compose(RandomDag.class, DAG, DepthRule.EXACT)
          .rule(NodeRule.tableCutoffs(2))
          .rule(NodeRule.internalDeepening(3))
          .build();
    }
  }
}
