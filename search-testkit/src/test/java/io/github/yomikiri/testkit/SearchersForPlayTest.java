package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.RandomDag;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.book.BookBuilder;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.algorithm.Selection;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.List;
import org.junit.jupiter.api.Nested;

/**
 * Tests that searchers for play pass the contract: those that may answer by deeper entries of a
 * table, selective ones, movers, books, and scores in another unit.
 */
class SearchersForPlayTest {

  private static final Evaluator<RandomDag> DAG = RandomDag::estimate;

  /**
   * The usual searcher. Its table answers with deeper results, so its values do not belong to a
   * single depth.
   */
  @Nested
  class ForPlay implements SearcherContract<TicTacToe> {

    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.START, TicTacToe.parseBoard("XO......."));
    }

    @Override
    public int walks() {
      return 4;
    }

    @Override
    public boolean isExactToDepth() {
      return false;
    }

    @Override
    public Evaluator<TicTacToe> evaluator() {
      return Evaluator.of(node -> 0, 1);
    }

    @Override
    public Searcher<TicTacToe> searcher() {
      return Searchers.forGame(TicTacToe.class).build();
    }
  }

  /**
   * A searcher that cuts by predictions that are often wrong. Its results must still be legal and
   * true.
   */
  @Nested
  class Selective implements SearcherContract<RandomDag> {

    @Override
    public List<RandomDag> positions() {
      return List.of(RandomDag.of(21, 4, 4, 20, 100), RandomDag.of(22, 3, 3, 5, 5));
    }

    @Override
    public int walks() {
      return 5;
    }

    @Override
    public boolean isExactToDepth() {
      return false;
    }

    @Override
    public Evaluator<RandomDag> evaluator() {
      return DAG;
    }

    @Override
    public Searcher<RandomDag> searcher() {
      return Searchers.forGame(RandomDag.class)
          .evaluator(DAG)
          .compose(old -> old.withTableDepth(1))
          .probCut(
              (node, depth) -> List.of(new Prediction(depth / 2, 1, 0, 10)), Selectivity.PERCENT_73)
          .build();
    }
  }

  /** A search with rules that change values. Its results must still be legal and true. */
  @Nested
  class WithSelectiveRules extends Selective {
    @Override
    public Searcher<RandomDag> searcher() {
      return Searchers.forGame(RandomDag.class)
          .evaluator(DAG)
          .selection(Selection.usual(RandomDag::moves, 20))
          .rule(NodeRule.quiescence(RandomDag::moves))
          .build();
    }
  }

  /** A mover does not search, but its results must be true, too. */
  @Nested
  class Random implements SearcherContract<TicTacToe> {

    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.START);
    }

    @Override
    public boolean isExactToDepth() {
      return false;
    }

    @Override
    public Evaluator<TicTacToe> evaluator() {
      return Evaluator.of(node -> 0, 1);
    }

    @Override
    public Searcher<TicTacToe> searcher() {
      return Searchers.random(1);
    }
  }

  /** A searcher with a book plays many positions without a search. */
  private static final Book<TicTacToe> BOOK = book();

  private static Book<TicTacToe> book() {
    BookBuilder<TicTacToe> builder = Book.from(TicTacToe.START).margin(1).plies(3);
    Searcher<TicTacToe> searcher =
        Searchers.bare(TicTacToe.class).evaluator(node -> 0).build();
    while (builder.extend(searcher, Limits.depth(2)).isPresent()) {
      // The next position follows.
    }
    return builder.build();
  }

  @Nested
  class WithBook implements SearcherContract<TicTacToe> {

    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.START);
    }

    @Override
    public boolean isExactToDepth() {
      return false;
    }

    @Override
    public Evaluator<TicTacToe> evaluator() {
      return Evaluator.of(node -> 0, 1);
    }

    @Override
    public Searcher<TicTacToe> searcher() {
      return BOOK.over(Searchers.bare(TicTacToe.class).evaluator(evaluator()).build(), 1, 1);
    }
  }

  /**
   * An evaluator with its own unit counts finished games in that unit, also if the root is
   * finished.
   */
  @Nested
  class InThousandths implements SearcherContract<TicTacToe> {

    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.START);
    }

    @Override
    public Evaluator<TicTacToe> evaluator() {
      return new Evaluator<>() {
        @Override
        public int evaluate(TicTacToe node) {
          return 0;
        }

        @Override
        public Unit<TicTacToe> unit() {
          return Unit.points(1000);
        }
      };
    }

    @Override
    public Searcher<TicTacToe> searcher() {
      return Searchers.bare(TicTacToe.class).evaluator(evaluator()).build();
    }
  }
}
