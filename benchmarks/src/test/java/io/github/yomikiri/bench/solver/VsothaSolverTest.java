package io.github.yomikiri.bench.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.bench.solver.VsothaOptions.Technique;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.reversi.eval.TerminalScore;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.testkit.Reference;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class VsothaSolverTest {

  private static final VsothaOptions PUBLISHED = VsothaOptions.published();

  /** Endings with the values that an unpruned search finds. */
  private static final Map<Reversi, Integer> VALUES = new LinkedHashMap<>();

  @BeforeAll
  static void valueEndings() {
    for (int size : new int[] {4, 6, 8}) {
      for (Reversi node : RandomEndings.of(size, 8, 60, size)) {
        VALUES.put(node, new Reference<>(terminalOnly()).value(node, 2 * node.emptyCount()));
      }
    }
  }

  /** Options with each technique switched off, and options with all techniques at all heights. */
  static List<VsothaOptions> variants() {
    return Stream.concat(
            Stream.of(Technique.values()).map(PUBLISHED::without),
            Stream.of(new VsothaOptions(0, 0, 0, 3, 0, 1 << 10, 1 << 6)))
        .toList();
  }

  /** Values a finished game as vsOtha does. The solver never asks for other positions. */
  private static Evaluator<Reversi> terminalOnly() {
    return new Evaluator<>() {
      @Override
      public int evaluate(Reversi node) {
        throw new AssertionError("the game is not over " + node);
      }

      @Override
      public Unit<Reversi> unit() {
        return TerminalScore.VSOTHA.unit(1_000);
      }
    };
  }

  @ParameterizedTest
  @MethodSource("variants")
  void scoresAreTheUnprunedOnes(VsothaOptions options) {
    VsothaSolver solver = new VsothaSolver(options);
    VALUES.forEach((node, value) -> {
      SearchResult result = solver.search(node, Limits.none());
      assertThat(result.score()).as("%s", node).isEqualTo(value);
      assertThat(result.solved()).isTrue();
    });
  }

  @ParameterizedTest
  @MethodSource("variants")
  void fullBoardsHaveTheSuitesScores(VsothaOptions options) {
    for (FfoPosition ffo : List.of(FfoPosition.all().get(0), FfoPosition.all().get(1))) {
      SearchResult result = new VsothaSolver(options).search(ffo.position(), Limits.none());
      assertThat(result.completion()).isEqualTo(Completion.SOLVED);
      assertThat(result.score()).isEqualTo(1000 * ffo.score());
      assertThat(ffo.bestMoves()).contains(result.bestMove());
    }
  }

  @Test
  void deepeningGivesAnAnswerBeforeTheGameIsReadOut() {
    Reversi node = FfoPosition.all().get(39).position();
    SearchResult result = new VsothaSolver(PUBLISHED).search(node, Limits.nodes(50_000));
    assertThat(result.depth()).isGreaterThan(1);
    assertThat(result.solved()).isFalse();
    assertThat(result.statistics().nodes()).isEqualTo(50_000);
  }

  @Test
  void optionsAreChecked() {
    assertThatThrownBy(() -> new VsothaOptions(1, 1, 66, 1, 1, 1, 8))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("66");
    assertThatThrownBy(() -> new VsothaOptions(1, 1, 1, 1, 1, 0, 8))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
