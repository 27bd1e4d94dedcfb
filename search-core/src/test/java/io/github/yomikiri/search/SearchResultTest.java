package io.github.yomikiri.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
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

  /** Every kind of search passes its evaluator's unit on. */
  @Test
  void theUnitIsTheEvaluators() {
    RandomGame root = new RandomGame(new Rules(1, 30, 4, 50, 50, 0), 0, 0);
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
