package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IncrementalEvaluatorTest {

  private static <I extends Node<I>> void checkForms(
      IncrementalEvaluator<TicTacToe, I> evaluator, int first, int later) {
    assertThat(evaluator.evaluate(TicTacToe.START)).isEqualTo(first);
    assertThat(evaluator.evaluate(TicTacToe.after(4, 0, 2))).isEqualTo(later);
    I node = evaluator.enriched(TicTacToe.START);
    assertThat(node).isInstanceOf(evaluator.nodeType());
    assertThat(evaluator.incremental().evaluate(node)).isEqualTo(first);
    I last = node.play(4).play(0).play(2);
    assertThat(evaluator.incremental().evaluate(last)).isEqualTo(later);
    assertThat(evaluator.plain(last)).isEqualTo(TicTacToe.after(4, 0, 2));
  }

  /** The change gets the game's own nodes, also where the search has others. */
  @Test
  void bothFormsAreChanged() {
    checkForms(CountedDiscs.INSTANCE, 0, 1);
    checkForms(
        CountedDiscs.INSTANCE.withEstimates((node, estimate) -> 100 * node.own() + estimate + 7),
        7,
        108);
  }

  @Test
  void bothFormsAreReplaced() {
    IncrementalEvaluator<TicTacToe, CountedDiscs.Counted> replaced =
        CountedDiscs.INSTANCE.withForms(
            Evaluator.of(node -> 5 - Integer.bitCount(node.opponent()), 9),
            node -> 5 - node.opponent());
    checkForms(replaced, 5, 3);
    assertThat(replaced.unit()).isEqualTo(Unit.points(9));
  }

  private record Slow<N extends Node<N>>(boolean isSlow) implements Evaluator<N> {

    @Override
    public int evaluate(N node) {
      return 0;
    }
  }

  /** A search uses the form over the evaluator's own nodes. */
  @Test
  void theFormOfSearchesSaysWhetherAnEvaluatorIsSlow() {
    for (boolean slow : new boolean[] {true, false}) {
      assertThat(CountedDiscs.INSTANCE
              .withForms(new Slow<>(!slow), new Slow<>(slow))
              .isSlow())
          .isEqualTo(slow);
      assertThat(new Slow<TicTacToe>(slow).withEstimates((node, value) -> value).isSlow())
          .isEqualTo(slow);
    }
  }
}
