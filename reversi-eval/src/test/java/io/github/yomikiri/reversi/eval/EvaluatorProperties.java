package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(Positions.class)
class EvaluatorProperties {

  @Property(tries = 500)
  void eachIsItsFormula(@ForAll Reversi node) {
    NaiveBoard board = new NaiveBoard(node);
    Evaluators.ALL.forEach((name, each) -> {
      int expected = each.formulaForOneSide().applyAsInt(board)
          - each.formulaForOneSide().applyAsInt(board.turned());
      assertThat(each.evaluator().evaluate(node)).as(name).isEqualTo(expected);
    });
  }

  @Property(tries = 300)
  void eachChangesItsSignWithTheSideToMove(@ForAll Reversi node) {
    Evaluators.ALL.forEach((name, each) -> {
      var evaluator = each.evaluator();
      int value = evaluator.evaluate(node);
      int terminal = evaluator.unit().terminalScore(node);
      assertThat(evaluator.evaluate(Positions.otherSideToMove(node))).as(name).isEqualTo(-value);
      assertThat(evaluator.unit().terminalScore(Positions.otherSideToMove(node)))
          .as(name)
          .isEqualTo(-terminal);
      assertThat(evaluator.evaluate(Positions.coloursSwapped(node))).as(name).isEqualTo(value);
      assertThat(evaluator.unit().terminalScore(Positions.coloursSwapped(node)))
          .as(name)
          .isEqualTo(terminal);
    });
  }

  @Property(tries = 300)
  void eachIsTheSameForAllEightImages(@ForAll Reversi node) {
    Evaluators.ALL.forEach((name, each) -> {
      var evaluator = each.evaluator();
      for (int index = 0; index < 8; index++) {
        Reversi image = node.symmetry(index);
        assertThat(evaluator.evaluate(image)).as(name).isEqualTo(evaluator.evaluate(node));
        assertThat(evaluator.unit().terminalScore(image))
            .as(name)
            .isEqualTo(evaluator.unit().terminalScore(node));
      }
    });
  }

  @Property(tries = 300)
  void eachStaysInItsRange(@ForAll Reversi node) {
    Evaluators.ALL.forEach((name, each) -> {
      assertThat(each.evaluator().evaluate(node))
          .as(name)
          .isBetween(-each.greatest(), each.greatest());
      assertThat(each.evaluator().unit().terminalScore(node)).as(name).isBetween(-127_000, 127_000);
    });
  }

  /** Checks evaluators whose values are not in discs. */
  @Property(tries = 300)
  void aWonGameIsAboveEveryGuess(@ForAll Reversi node) {
    if (node.discDifference() > 0) {
      assertThat(ReversiFeatures.byMobility().unit().terminalScore(node)).isGreaterThan(60);
      assertThat(new PositionWeights().unit().terminalScore(node)).isGreaterThan(260);
    }
  }
}
