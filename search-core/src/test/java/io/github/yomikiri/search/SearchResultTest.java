package io.github.yomikiri.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class SearchResultTest {

  private static final Move ONE = new Move(1, "one");
  private static final Move TWO = new Move(2, "two");

  @Test
  void scoresAreShownInPoints() {
    RootMove best = new RootMove(ONE, 1_250, Bound.EXACT, false, 3);
    SearchResult result = SearchResult.builder(ONE)
        .score(1_250)
        .rootMoves(List.of(best, RootMove.unknown(TWO)))
        .unitsPerPoint(1_000)
        .build();
    assertThat(result.points()).isEqualTo(1.25);
    assertThat(result.points(best)).isEqualTo(1.25);
    assertThat(result.points(RootMove.unknown(TWO))).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(result.toString()).contains("unitsPerPoint=1000");
    assertThat(result.toBuilder().build()).isEqualTo(result).hasSameHashCodeAs(result);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SearchResult.builder(ONE).unitsPerPoint(0))
        .withMessage("units per point 0 are less than 1");
  }

  @Test
  void theTextOfAValueClaimsNoMoreThanIsKnown() {
    assertThat(SearchResult.builder(ONE).build().valueText()).isEqualTo("not known");
    assertThat(text(3, Bound.EXACT, true)).isEqualTo("3");
    assertThat(text(-1, Bound.LOWER, true)).isEqualTo("at least -1");
    assertThat(text(-1, Bound.UPPER, true)).isEqualTo("at most -1");
    assertThat(text(340, Bound.EXACT, false)).isEqualTo("estimated 340");
    assertThat(text(340, Bound.ESTIMATE, false)).isEqualTo("estimated 340");
    assertThat(text(340, Bound.LOWER, false)).isEqualTo("estimated at least 340");
    assertThat(text(Score.MAX, Bound.UPPER, true)).isEqualTo("not known");
    SearchResult discs = SearchResult.builder(ONE)
        .unitsPerPoint(1_000)
        .score(38_000)
        .solved(true)
        .bound(Bound.EXACT)
        .build();
    assertThat(discs.valueText()).isEqualTo("38");
    SearchResult estimate = discs.toBuilder().solved(false).score(-1_239).build();
    assertThat(estimate.valueText()).isEqualTo("estimated -1.24");
    assertThat(estimate.toBuilder().bound(Bound.LOWER).build().valueText())
        .isEqualTo("estimated at least -1.24");
    assertThat(estimate.toBuilder().bound(Bound.UPPER).build().valueText())
        .isEqualTo("estimated at most -1.23");
    SearchResult soon = SearchResult.builder(ONE)
        .solved(true)
        .shortestWins(true)
        .score(Score.MAX - 20)
        .build();
    assertThat(soon.valueText()).isEqualTo("at least a win in 20 plies");
    assertThat(soon.toBuilder().score(3 - Score.MAX).bound(Bound.EXACT).build())
        .extracting(SearchResult::valueText, SearchResult::toString)
        .satisfies(texts -> assertThat(texts.toString())
            .contains(
                "[a loss in 3 plies, SearchResult[move=one, value=a loss in 3 plies, score="));
  }

  private static String text(int score, Bound bound, boolean solved) {
    return SearchResult.builder(ONE)
        .score(score)
        .bound(bound)
        .solved(solved)
        .build()
        .valueText();
  }

  /** A solver that is stopped has a proven bound; read as a value, it would be wrong. */
  @Test
  void aSolverThatIsStoppedSaysAtLeast() {
    RandomGame root = RandomGame.of(new Rules(1, 30, 4, 50, 50, 0));
    SearchResult first = Searchers.solver(RandomGame.class).build().search(root, Limits.nodes(1));
    assertThat(first.valueText()).isEqualTo("not known");
  }

  /** Every kind of search passes its evaluator's unit on. */
  @Test
  void theUnitIsTheEvaluators() {
    RandomGame root = RandomGame.of(new Rules(1, 30, 4, 50, 50, 0));
    Evaluator<RandomGame> hundredths = new Evaluator<>() {
      @Override
      public int evaluate(RandomGame node) {
        return (int) node.key() % 1_000;
      }

      @Override
      public Unit<RandomGame> unit() {
        return Unit.points(100);
      }
    };
    Limits limits = Limits.depth(2);
    var builder = Searchers.forGame(RandomGame.class).evaluator(hundredths);
    for (Searcher<RandomGame> each : List.of(
        builder.build(),
        builder.buildForBestMoves(2),
        Searchers.monteCarlo(RandomGame.class).evaluator(hundredths).build(),
        Searchers.greedy(RandomGame.class, hundredths, 1))) {
      SearchResult result = each.search(root, limits);
      assertThat(result.unitsPerPoint()).isEqualTo(100);
      assertThat(result.points()).isEqualTo(result.score() / 100.0);
    }
  }

  @Test
  void theBestMoveHasTheBestLine() {
    List<Move> line = List.of(ONE, TWO, ONE);
    SearchResult result = SearchResult.builder(ONE)
        .principalVariation(line)
        .rootMoves(List.of(RootMove.unknown(ONE), RootMove.unknown(TWO)))
        .build();
    assertThat(result.rootMoves()).extracting(RootMove::line).containsExactly(line, List.of(TWO));
    SearchResult other =
        result.toBuilder().move(TWO).principalVariation(List.of(TWO)).build();
    assertThat(other.rootMoves()).isEqualTo(result.rootMoves());
  }

  @Test
  void aProvenValueNeedsNoConfidence() {
    SearchResult.Builder result = SearchResult.builder(ONE).confidence(OptionalInt.of(95));
    assertThat(result.build().confidence()).hasValue(95);
    assertThat(result.solved(true).build().confidence()).isEmpty();
  }

  @Test
  void aResignationHasNoMove() {
    SearchResult result = SearchResult.resignation();
    assertThat(result.move()).isEmpty();
    assertThat(result.completion()).isEqualTo(Completion.RESIGNED);
    assertThat(result.completion().isComplete()).isFalse();
    assertThat(result.solved()).isFalse();
    assertThatIllegalStateException()
        .isThrownBy(result::bestMove)
        .withMessage("there is no best move: the player resigned");
  }
}
