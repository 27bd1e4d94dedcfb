package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class UnitTest {

  private static final TicTacToe LOST = TicTacToe.after(0, 3, 1, 4, 2);

  private record Bounds(int lowerBound, int upperBound, Unit<TicTacToe> unit)
      implements Knowledge<TicTacToe> {

    @Override
    public int lowerBound(TicTacToe node) {
      return lowerBound;
    }

    @Override
    public int upperBound(TicTacToe node) {
      return upperBound;
    }

    @Override
    public int banked(TicTacToe node) {
      return 3;
    }
  }

  @Test
  void pointsAreAMultipleOfTheGamesScore() {
    assertThat(Unit.<TicTacToe>ofGame().terminalScore(LOST)).isEqualTo(LOST.terminalScore());
    assertThat(Unit.<TicTacToe>points(500).terminalScore(LOST))
        .isEqualTo(500 * LOST.terminalScore());
    assertThat(Unit.points(500).perPoint()).hasValue(500);
    assertThat(Unit.points(500).scale()).isEqualTo(500);
    Unit<TicTacToe> own = node -> 7;
    assertThat(own.perPoint()).isEmpty();
    assertThat(own.scale()).isEqualTo(1);
  }

  /** A unit of another kind than points. */
  private record Sevens(int scale, boolean isStated) implements Unit<TicTacToe> {

    @Override
    public int terminalScore(TicTacToe node) {
      return 7 * node.terminalScore();
    }

    @Override
    public int maxScore(TicTacToe node) {
      return 7;
    }
  }

  @Test
  void theGreatestScoreIsInTheUnit() {
    assertThat(Unit.<TicTacToe>points(500).maxScore(LOST)).isEqualTo(500);
    Unit<TicTacToe> own = node -> 7;
    assertThat(own.maxScore(LOST)).isEqualTo(Score.MAX);
    assertThat(Unit.<TicTacToe>unstated().maxScore(LOST)).isEqualTo(Score.WIN);
    assertThat(Unit.<TicTacToe>unstated().terminalScore(LOST)).isEqualTo(-Score.WIN);
    assertThat(Unit.unstated().isStated()).isFalse();
    assertThat(Unit.unstated()).hasToString("no stated unit");
    assertThat(own.isStated()).isTrue();
    assertThat(Unit.points(3).isStated()).isTrue();
  }

  @Test
  void theNodesOfAnEvaluatorScoreAsThoseOfTheGame() {
    CountedDiscs.Counted lost = CountedDiscs.INSTANCE.enriched(LOST);
    for (Unit<TicTacToe> unit : List.of(
        new Sevens(3, false),
        new Sevens(3, true),
        Unit.<TicTacToe>points(500),
        Unit.<TicTacToe>unstated())) {
      Unit<CountedDiscs.Counted> same = unit.over(CountedDiscs.INSTANCE);
      assertThat(same.terminalScore(lost)).isEqualTo(unit.terminalScore(LOST));
      assertThat(same.maxScore(lost)).isEqualTo(unit.maxScore(LOST));
      assertThat(same.perPoint()).isEqualTo(unit.perPoint());
      assertThat(same.scale()).isEqualTo(unit.scale());
      assertThat(same.isStated()).isEqualTo(unit.isStated());
      assertThat(same)
          .hasToString(unit.toString())
          .isEqualTo(unit.over(new CountedDiscs()))
          .hasSameHashCodeAs(unit.over(new CountedDiscs()));
    }
    assertThat(new Sevens(3, false).over(CountedDiscs.INSTANCE))
        .isNotEqualTo(new Sevens(4, false).over(CountedDiscs.INSTANCE))
        .doesNotHaveSameHashCodeAs(new Sevens(4, false).over(CountedDiscs.INSTANCE))
        .isNotEqualTo(new Sevens(3, false));
  }

  @Test
  void aMultipleHasARange() {
    for (int number : new int[] {0, -1, Score.MAX + 1}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Unit.points(number))
          .withMessage(number + " per point of the game's score is outside [1, 100000000]");
    }
  }

  private static void assertConverted(int from, int to, int lower, int upper, String bounds) {
    Knowledge<TicTacToe> converted =
        new Bounds(lower, upper, Unit.points(from)).inUnit(Unit.points(to));
    assertThat(converted.lowerBound(LOST) + " " + converted.upperBound(LOST)).isEqualTo(bounds);
    assertThat(converted.unit()).isEqualTo(Unit.points(to));
  }

  /** A value is a whole number of units, so the bounds are rounded to the inside. */
  @Test
  void boundsAreConverted() {
    assertConverted(1, 1_000, -3, 20, "-3000 20000");
    assertConverted(1_000, 1, -2_999, 20_999, "-2 20");
    assertConverted(1_000, 1, 1, 999, "1 0");
    assertConverted(2, 3, -3, 3, "-4 4");
    assertConverted(1, 1_000, -Score.MAX, Score.MAX, "-100000000 100000000");
  }

  @Test
  void knowledgeInTheEvaluatorsUnitStaysAsItIs() {
    Bounds knowledge = new Bounds(0, 1, Unit.ofGame());
    assertThat(knowledge.inUnit(Unit.points(1))).isSameAs(knowledge);
    Knowledge<TicTacToe> tenths = new Bounds(-3, 7, Unit.points(10)).inUnit(Unit.points(10));
    assertThat(tenths.lowerBound(TicTacToe.START)).isEqualTo(-3);
    assertThat(tenths.upperBound(TicTacToe.START)).isEqualTo(7);
    Unit<TicTacToe> own = node -> 7;
    Bounds other = new Bounds(0, 1, own);
    assertThat(other.inUnit(own)).isSameAs(other);
  }

  /** Whatever the bounds count, points are those of the game. */
  @Test
  void whatIsBankedIsInPointsUntilItIsConverted() {
    for (int unit : new int[] {1, 10, 100}) {
      Knowledge<TicTacToe> knowledge = new Bounds(0, 1, Unit.points(unit));
      assertThat(knowledge.banked(TicTacToe.START)).isEqualTo(3);
      Knowledge<TicTacToe> converted = knowledge.inUnit(Unit.points(100));
      assertThat(converted.banked(TicTacToe.START)).isEqualTo(300);
      assertThat(converted.inUnit(Unit.points(100)).banked(TicTacToe.START)).isEqualTo(300);
      assertThat(converted.inUnit(Unit.ofGame()).banked(TicTacToe.START)).isEqualTo(3);
    }
  }

  @Test
  void otherUnitsCannotBeConverted() {
    Unit<TicTacToe> own = new Unit<>() {
      @Override
      public int terminalScore(TicTacToe node) {
        return 7;
      }

      @Override
      public String toString() {
        return "sevens";
      }
    };
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Bounds(0, 1, Unit.ofGame()).inUnit(own))
        .withMessage("the unit of the knowledge (points of the game) cannot be converted to the"
            + " unit of the evaluator (sevens); give both the same unit");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Bounds(0, 1, new Sevens(1, true)).inUnit(own));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Bounds(0, 1, own).inUnit(Unit.points(3)))
        .withMessageContaining("(sevens)")
        .withMessageContaining("(3 per point of the game)");
  }
}
