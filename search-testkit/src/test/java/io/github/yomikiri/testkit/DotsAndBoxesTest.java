package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.DotsAndBoxes;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DotsAndBoxesTest implements NodeContract<DotsAndBoxes> {

  @Override
  public List<DotsAndBoxes> positions() {
    return List.of(
        DotsAndBoxes.start(1, 1),
        DotsAndBoxes.start(2, 2),
        DotsAndBoxes.start(1, 20),
        DotsAndBoxes.start(5, 5));
  }

  @Override
  public OptionalInt sideToMove(DotsAndBoxes node) {
    return OptionalInt.empty();
  }

  /** The margins of the first side that Wilson (2002) and others published. */
  @ParameterizedTest
  @CsvSource({"1, 1, -1", "1, 2, 0", "2, 1, 0", "2, 2, 2", "2, 3, -2"})
  void smallBoardsHaveThePublishedMargins(int columns, int rows, int margin) {
    for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.PROOF_NUMBER)) {
      SearchResult result = Searchers.bare(DotsAndBoxes.class)
          .algorithm(algorithm)
          .table(() -> LockFreeTable.ofMebibytes(16))
          .build()
          .search(DotsAndBoxes.start(columns, rows), Limits.none());
      assertThat(result.solved()).isTrue();
      assertThat(result.score()).as("%s", algorithm).isEqualTo(margin);
    }
  }

  @Test
  void whoClosesABoxMovesAgain() {
    Game<DotsAndBoxes> game = Game.of(DotsAndBoxes.start(1, 2));
    for (String move : List.of("a1-b1", "a1-a2", "b1-b2")) {
      game = game.play(move);
      assertThat(game.position().movesAgain()).isFalse();
    }
    assertThat(game.isFirstToMove()).isFalse();
    game = game.play("a2-b2");
    assertThat(game.position().movesAgain()).isTrue();
    assertThat(game.isFirstToMove()).isFalse();
    assertThat(game.position()).hasToString(".  .\n    \n.--.\n|  |\n.--.\nlead 1");
    for (String move : List.of("a3-b3", "a2-a3", "b2-b3")) {
      game = game.play(move);
    }
    assertThat(game.score()).hasValue(-2);
  }

  @Test
  void boardsThatAreTooLargeAreRejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DotsAndBoxes.start(6, 5))
        .withMessage("a board of 6x5 boxes; expected 1 to 25 in a row and a column, and at most 64"
            + " lines");
  }
}
