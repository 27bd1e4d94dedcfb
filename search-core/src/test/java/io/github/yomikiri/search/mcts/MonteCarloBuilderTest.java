package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Boasting;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class MonteCarloBuilderTest {

  private static void assertRejected(Consumer<MonteCarloBuilder<TicTacToe>> call, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> call.accept(Searchers.monteCarlo(TicTacToe.class)))
        .withMessage(message);
  }

  @Test
  void settingsOutsideTheirRangesAreRejected() {
    assertRejected(
        builder -> builder.rollouts(RolloutPolicy.uniform(), 1.5),
        "share of the roll-out 1.5 is outside [0, 1]");
    assertRejected(
        builder -> builder.rollouts(RolloutPolicy.uniform(), Double.NaN),
        "share of the roll-out NaN is outside [0, 1]");
    assertRejected(
        builder -> builder.exploration(-1), "exploration -1.0 is negative or not finite");
    assertRejected(
        builder -> builder.exploration(Double.POSITIVE_INFINITY),
        "exploration Infinity is negative or not finite");
    assertRejected(builder -> builder.visits(0), "number of visits 0 is less than 1");
    assertRejected(builder -> builder.memoryMebibytes(0), "memory in MiB 0 is outside [1, 32768]");
    assertRejected(builder -> builder.threads(0), "number of threads 0 is less than 1");
  }

  @Test
  void aShareOfRollOutsNeedsAnEvaluator() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Searchers.monteCarlo(TicTacToe.class)
            .rollouts(RolloutPolicy.uniform(), 0.5)
            .build())
        .withMessage("the share of rollouts(policy, share) has no effect without evaluator(...);"
            + " call both, or rollouts(policy)");
    assertThat(Searchers.monteCarlo(TicTacToe.class)
            .rollouts(RolloutPolicy.uniform(), 0.5)
            .evaluator(node -> 0)
            .build())
        .isNotNull();
  }

  @Test
  void aSettingThatWasRejectedMayBeMade() {
    MonteCarloBuilder<TicTacToe> builder = Searchers.monteCarlo(TicTacToe.class);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.rollouts(RolloutPolicy.uniform(), 2));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.visits(-1));
    assertThat(builder.rollouts(RolloutPolicy.uniform()).visits(1).build()).isNotNull();
  }

  @Test
  void aTreeThatIsTooSmallForTheRootIsRejected() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Searchers.monteCarlo(TicTacToe.class)
            .memoryNodes(9)
            .build()
            .search(TicTacToe.START, Limits.none()))
        .withMessageStartingWith(
            "the tree has room for 9 nodes, which is too little for the moves of the position");
  }

  @Test
  void aScoreBeyondTheMaximumIsRejected() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Searchers.monteCarlo(Boasting.class)
            .build()
            .search(new Boasting(TicTacToe.parseBoard("XX.OO....")), Limits.none()))
        .withMessageStartingWith("a finished game has the score -7 (points of the game), which is"
            + " outside [-5, 5], the range of its maxScore()");
  }

  @Test
  void aPolicyThatChoosesNoMoveIsRejected() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Searchers.monteCarlo(TicTacToe.class)
            .rollouts((node, moves, random) -> moves.size())
            .build()
            .search(TicTacToe.START, Limits.none()))
        .withMessageStartingWith(
            "the roll-out policy chose the move at place 8, which is outside [0, 8)");
  }

  @Test
  void aBuilderMakesSearchersThatShareNothing() {
    MonteCarloBuilder<TicTacToe> builder =
        Searchers.monteCarlo(TicTacToe.class).visits(10).memoryNodes(1000);
    var one = builder.build();
    var other = builder.build();
    for (var searcher : List.of(one, other)) {
      assertThat(searcher.search(TicTacToe.START, Limits.none()).rootMoves())
          .extracting(move -> move.visits())
          .containsOnly(1L, 2L);
    }
  }
}
