package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.Domineering;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DomineeringTest implements NodeContract<Domineering>, EvaluatorContract<Domineering> {

  @Override
  public List<Domineering> positions() {
    return List.of(Domineering.start(4, 4), Domineering.start(3, 5), Domineering.start(8, 8));
  }

  @Override
  public OptionalInt sideToMove(Domineering node) {
    return OptionalInt.of(node.uprightToMove() ? 1 : 0);
  }

  @Override
  public Evaluator<Domineering> evaluator() {
    return new Evaluator<>() {
      @Override
      public int evaluate(Domineering node) {
        return node.mobility();
      }

      @Override
      public Unit<Domineering> unit() {
        return Unit.points(100);
      }
    };
  }

  /** Who wins on square boards (Breuker, Uiterwijk and van den Herik 2000). */
  @ParameterizedTest
  @CsvSource({"1, -1", "2, 1", "3, 1", "4, 1", "5, -1"})
  void squareBoardsHaveThePublishedWinner(int size, int value) {
    SearchResult result = Searchers.solver(Domineering.class)
        .ordering(() -> MoveOrdering.byEvaluation(Domineering::mobility, 2))
        .build()
        .search(Domineering.start(size, size), Limits.none());
    assertThat(result.score()).isEqualTo(value);
    assertThat(result.solved()).isTrue();
  }

  @Test
  void drawsItself() {
    assertThat(Domineering.start(3, 2).play(0)).hasToString("""
        #..
        #..
        Horizontal to move""");
  }

  @Test
  void boardsThatAreTooLargeAreRejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Domineering.start(9, 8))
        .withMessageContaining("a board of 9x8 squares");
  }
}
