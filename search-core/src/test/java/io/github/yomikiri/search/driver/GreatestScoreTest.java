package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.Domineering;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.Boasting;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A game that knows its greatest score needs no unit for its wins, and no search beyond it. */
class GreatestScoreTest {

  /** White wins by b4xa5, and b1xa2 gains a piece. */
  private static Breakthrough pieceOrWin() {
    Game<Breakthrough> game = Game.of(Breakthrough.start(5, 5));
    for (String move : List.of("a2-a3", "e4-d3", "c2xd3", "c4-b3", "a3xb4", "b3-a2")) {
      game = game.play(move);
    }
    return game.position();
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void aWinIsWorthMoreThanAnyEstimate(Algorithm algorithm) {
    SearchResult result = Searchers.forGame(Breakthrough.class)
        .algorithm(algorithm)
        .evaluator(Breakthrough::lead)
        .build()
        .search(pieceOrWin(), Limits.depth(5));
    assertThat(result.bestMove().notation()).isEqualTo("b4xa5");
    assertThat(result.score()).isEqualTo(Score.WIN);
    assertThat(result.isExact()).isTrue();
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    assertThat(result.depth()).isEqualTo(1);
  }

  @Test
  void monteCarloSearchKnowsTheGreatestScore() {
    SearchResult result = Searchers.monteCarlo(Breakthrough.class)
        .evaluator(Breakthrough::lead)
        .build()
        .search(pieceOrWin(), Limits.nodes(2_000));
    assertThat(result.bestMove().notation()).isEqualTo("b4xa5");
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
  }

  /** The estimates of other moves do not matter, because nothing is better than a win. */
  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void aSearchEndsWithAWin(Algorithm algorithm) {
    SearchResult result = Searchers.bare(Domineering.class)
        .algorithm(algorithm)
        .evaluator(Domineering::mobility)
        .build()
        .search(Domineering.start(4, 4), Limits.depth(12));
    assertThat(result.score()).isEqualTo(Score.WIN);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    assertThat(result.depth()).isLessThan(9);
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void anEstimateBeyondTheGreatestScoreIsRejectedAtTheRoot(Algorithm algorithm) {
    Evaluator<Kalah> hundredths = node -> 1_000;
    Searcher<Kalah> searcher = Searchers.forGame(Kalah.class)
        .algorithm(algorithm)
        .evaluator(hundredths)
        .build();
    assertThatIllegalStateException()
        .isThrownBy(() -> searcher.search(Kalah.start(3, 2), Limits.depth(2)))
        .withMessageStartingWith("the evaluator " + hundredths.getClass().getName()
            + " returned 1000, which is outside [-11, 11]: the best end of the game counts 12"
            + " (no stated unit). Give the evaluator a unit")
        .withMessageContaining("The position:\n" + Kalah.start(3, 2));
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void anEstimateBeyondTheGreatestScoreIsRejectedInTheTree(Algorithm algorithm) {
    for (int sign : new int[] {1, -1}) {
      Searcher<Kalah> searcher = Searchers.forGame(Kalah.class)
          .algorithm(algorithm)
          .evaluator(node -> node.equals(Kalah.start(3, 2)) ? 0 : 12 * sign)
          .build();
      assertThatIllegalStateException()
          .isThrownBy(() -> searcher.search(Kalah.start(3, 2), Limits.depth(3)))
          .withMessageContaining(" returned " + 12 * sign + ", which is outside [-11, 11]");
    }
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void aGameThatEndsBeyondItsGreatestScoreIsRejected(Algorithm algorithm) {
    Searcher<Boasting> searcher =
        Searchers.forGame(Boasting.class).algorithm(algorithm).build();
    assertThatIllegalStateException()
        .isThrownBy(
            () -> searcher.search(new Boasting(TicTacToe.parseBoard("XX.OO....")), Limits.depth(3)))
        .withMessageStartingWith("a finished game has the score -7 (points of the game), which is"
            + " outside [-5, 5], the range of its maxScore()");
  }
}
