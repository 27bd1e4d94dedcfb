package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LabelsTest {

  private static final Scale SCALE = Scale.winChance();

  /** The first side takes the upper row, after a bad fourth move. */
  private static final PlayedGame<TicTacToe> GAME = PlayedGame.of(
      Game.of(TicTacToe.START).play("a1").play("b2").play("b1").play("a3").play("c1"));

  private static Searcher<TicTacToe> solver() {
    return Searchers.solver(TicTacToe.class).build();
  }

  @Test
  void theResultIsSeenFromTheSideToMove() {
    assertThat(GAME.score()).isPositive();
    assertThat(Labels.<TicTacToe>result().of(GAME, SCALE)).containsExactly(1, -1, 1, -1, 1, -1);
    PlayedGame<TicTacToe> drawn = new PlayedGame<>(GAME.positions().subList(0, 3), 0);
    assertThat(Labels.<TicTacToe>result().of(drawn, SCALE)).containsExactly(0, 0, 0);
    PlayedGame<TicTacToe> resigned = new PlayedGame<>(GAME.positions().subList(0, 3), -3);
    assertThat(Labels.<TicTacToe>result().of(resigned, Scale.points(4, 100)))
        .containsExactly(-0.75, 0.75, -0.75);
  }

  @Test
  void aGameHasPositionsAndAnEnd() {
    assertThatThrownBy(() -> PlayedGame.of(Game.of(TicTacToe.START).play("a1")))
        .hasMessage("the game is not over, so its score must be given: a1");
    assertThatThrownBy(() -> new PlayedGame<TicTacToe>(List.of(), 0))
        .hasMessage("a game without positions");
  }

  /** In the unit of the scale, a search sees the values of the evaluator or a won game. */
  @Test
  void searchesGiveTheirScores() {
    Evaluator<TicTacToe> evaluator = Evaluator.of(
        (TicTacToe node) -> 4096 * (Integer.bitCount(node.own()) + 1) / 8, SCALE.unit());
    Labels<TicTacToe> labels = Labels.search(
        () -> Searchers.forGame(TicTacToe.class).evaluator(evaluator).build(), Limits.depth(1));
    double[] found = labels.of(GAME, SCALE);
    // After the next move, the other side has one disc fewer, or as many.
    assertThat(found[0]).isCloseTo(-Math.tanh(1 / 8.0), within(1e-9));
    assertThat(found[1]).isCloseTo(-Math.tanh(2 / 8.0), within(1e-9));
    assertThat(found[4]).isEqualTo(1);
  }

  @Test
  void aSearchWithoutAScoreIsReported() {
    Labels<TicTacToe> labels = Labels.search(
        () -> (root, limits, listener) ->
            SearchResult.builder(root.legalMoves().get(0)).build(),
        Limits.nodes(1));
    assertThatThrownBy(() -> labels.of(GAME, SCALE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("the search of " + GAME.positions().get(4))
        .hasMessageEndingWith("; greater limits are needed");
  }

  @Test
  void aSolverCorrectsTheGameBefore() {
    // 1. With enough nodes, all labels are exact. The game is a draw until the bad fourth move.
    double[] exact = Labels.exact(LabelsTest::solver, Limits.none(), Labels.<TicTacToe>result())
        .of(GAME, SCALE);
    assertThat(exact).containsExactly(0, 0, 0, 0, 1, -1);
    // 2. From the first exact position, other labels see a game with the exact score.
    AtomicInteger positions = new AtomicInteger();
    for (int first = 0; first < 5; first++) {
      int solved = 5 - first;
      AtomicInteger searches = new AtomicInteger();
      Labels<TicTacToe> part = Labels.exact(
          () -> (root, limits, listener) -> searches.incrementAndGet() <= solved
              ? solver().search(root, Limits.none())
              : solver().search(root, Limits.none()).toBuilder().solved(false).build(),
          Limits.none(),
          (game, scale) -> {
            positions.set(game.positions().size());
            return Labels.<TicTacToe>result().of(game, scale);
          });
      double[] labels = part.of(GAME, SCALE);
      assertThat(positions).hasValue(first + 1);
      double atFirst = exact[first];
      int begin = first;
      assertThat(labels)
          .as("exact from %d", first)
          .containsExactly(IntStream.range(0, 6)
              .mapToDouble(
                  i -> i >= begin ? exact[i] : (begin - i) % 2 == 0 ? atFirst : 0 - atFirst)
              .toArray());
    }
  }

  @Test
  void mixedLabelsAreBetweenBoth() {
    Labels<TicTacToe> halves = (game, scale) -> {
      double[] labels = new double[game.positions().size()];
      Arrays.fill(labels, 0.5);
      return labels;
    };
    assertThat(Labels.<TicTacToe>mixed(Labels.result(), 0.25, halves).of(GAME, SCALE))
        .containsExactly(0.625, 0.125, 0.625, 0.125, 0.625, 0.125);
    assertThatThrownBy(() -> Labels.mixed(halves, 1.5, halves))
        .hasMessage("share 1.5 is outside [0, 1]");
  }
}
