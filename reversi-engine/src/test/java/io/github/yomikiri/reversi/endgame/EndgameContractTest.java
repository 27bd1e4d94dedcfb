package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.fixture.Endings;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.testkit.SearcherContract;
import io.github.yomikiri.testkit.WindowSearchContract;
import java.util.List;
import org.junit.jupiter.api.Nested;

/**
 * The contracts of searches and searchers. The contracts compare results with a reference at a
 * depth, but the solver always searches to the end. So the reference has an evaluator that returns
 * every position's exact value. Then all depths have the same results.
 */
class EndgameContractTest {

  private static final EndgameOptions SMALL = EndgameOptions.exact().withTableLongs(1 << 12);

  private static Evaluator<Reversi> oracle() {
    return Endings::alphaBeta;
  }

  private static List<Reversi> endings() {
    return List.of(
        Endings.random(8, 7, 7, 1, 1).get(0),
        Endings.random(8, 6, 6, 1, 2).get(0),
        Endings.random(6, 7, 7, 1, 3).get(0),
        Endings.random(4, 7, 7, 1, 4).get(0));
  }

  @Nested
  class Solver implements SearcherContract<Reversi> {

    @Override
    public List<Reversi> positions() {
      return endings();
    }

    @Override
    public int walks() {
      return 4;
    }

    @Override
    public int maxDepth() {
      return 7;
    }

    @Override
    public Searcher<Reversi> searcher() {
      return new EndgameSolver(SMALL);
    }

    @Override
    public Evaluator<Reversi> evaluator() {
      return oracle();
    }
  }

  @Nested
  class Search implements WindowSearchContract<Reversi> {

    @Override
    public List<Reversi> positions() {
      return endings();
    }

    @Override
    public int walks() {
      return 4;
    }

    @Override
    public WindowSearch<Reversi> search() {
      return new EndgameSearch(SMALL);
    }

    @Override
    public Evaluator<Reversi> evaluator() {
      return oracle();
    }
  }
}
