package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Comb;
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
    assertRejected(builder -> builder.scale(0), "scale 0.0 is not a positive number");
    assertRejected(builder -> builder.scale(Double.NaN), "scale NaN is not a positive number");
    assertRejected(
        builder -> builder.scale(Double.POSITIVE_INFINITY),
        "scale Infinity is not a positive number");
    assertRejected(
        builder -> builder.rolloutShare(1.5), "share of the roll-out 1.5 is outside [0.0, 1.0]");
    assertRejected(builder -> builder.rolloutPlies(0), "length of roll-outs 0 is less than 1");
    assertRejected(
        builder -> builder.greatestScore(0), "greatest score 0 is outside [1, 100000000]");
    assertRejected(
        builder -> builder.exploration(-1), "exploration -1.0 is negative or not finite");
    assertRejected(
        builder -> builder.firstPlayUrgency(2), "first-play urgency 2.0 is outside [-1.0, 1.0]");
    assertRejected(
        builder -> builder.progressiveBias(Double.NaN),
        "weight of the bias NaN is negative or not finite");
    assertRejected(
        builder -> builder.progressiveBias(1, node -> 0, -3),
        "scale of the bias -3.0 is not a positive number");
    assertRejected(builder -> builder.visits(0), "number of visits 0 is less than 1");
    assertRejected(builder -> builder.memoryMebibytes(0), "memory in MiB 0 is outside [1, 32768]");
    assertRejected(
        builder -> builder.memoryNodes(1), "memory in nodes 1 is outside [2, 1073741824]");
    assertRejected(builder -> builder.threads(0), "number of threads 0 is less than 1");
  }

  @Test
  void settingsWithoutAnEffectAreRejected() {
    assertThatIllegalStateException()
        .isThrownBy(
            () -> Searchers.monteCarlo(TicTacToe.class).rolloutShare(0.5).build())
        .withMessage("rolloutShare(...) weighs a roll-out against an evaluator, so it needs"
            + " evaluator(...) and rollouts(...)");
    assertThatIllegalStateException()
        .isThrownBy(() -> Searchers.monteCarlo(TicTacToe.class)
            .evaluator(node -> 0)
            .rolloutPlies(5)
            .build())
        .withMessage("rolloutPlies(...) limits roll-outs, and with evaluator(...) there are"
            + " roll-outs only after rollouts(...)");
    assertThatIllegalStateException()
        .isThrownBy(
            () -> Searchers.monteCarlo(TicTacToe.class).progressiveBias(1).build())
        .withMessage("progressiveBias(weight) uses the search's evaluator, so it needs"
            + " evaluator(...); progressiveBias(weight, other, scale) uses another one");
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
  void aScoreBeyondTheGreatestIsRejected() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Searchers.monteCarlo(Comb.class)
            .greatestScore(4)
            .build()
            .search(Comb.of(2, 5), Limits.none()))
        .withMessageStartingWith(
            "a finished game has the score 5, but the search was made with greatestScore(4)");
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
    var other = builder.visits(30).build();
    assertThat(one.search(TicTacToe.START, Limits.none()).rootMoves())
        .extracting(move -> move.visits())
        .containsOnly(1L, 2L);
    assertThat(other.search(TicTacToe.START, Limits.none()).rootMoves().stream()
            .mapToLong(move -> move.visits())
            .sum())
        .isEqualTo(30);
  }
}
