package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import org.junit.jupiter.api.Test;

class TableUsersTest {

  /** A rule of a user, whose text does not name its number. */
  private static class Margin<N extends Node<N>> extends NodeRule<N> {

    private final int margin;

    Margin(int margin) {
      super("margin");
      this.margin = margin;
    }

    @Override
    protected Answers<N> answers(Search<N> search) {
      return (node, depth, alpha, beta, ply) ->
          search.evaluate(node) - margin >= beta ? beta : Expander.OPEN;
    }
  }

  /** The same rule, which says what it is. */
  private static final class EqualMargin<N extends Node<N>> extends Margin<N> {

    private final int number;

    EqualMargin(int number) {
      super(number);
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof EqualMargin<?> that && number == that.number;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  private record Nothing() implements NoisyMoves<Breakthrough> {

    @Override
    public void list(Breakthrough node, MoveList out) {}
  }

  private static SearcherBuilder<Breakthrough> builder(
      TranspositionTable table, NodeRule<Breakthrough> rule) {
    return Searchers.bare(Breakthrough.class)
        .evaluator(Breakthrough::lead)
        .table(table)
        .rule(rule);
  }

  @Test
  void twoRulesOfOneTextHaveNoTableInCommon() {
    TranspositionTable table = LockFreeTable.ofMebibytes(1);
    assertThat(builder(table, new Margin<>(1)).build()).isNotNull();
    SearcherBuilder<Breakthrough> other = builder(table, new Margin<>(9));
    assertThatIllegalArgumentException()
        .isThrownBy(other::build)
        .withMessageMatching(
            "two rules have the text \"margin\": \\S+Margin@\\w+, and \\S+Margin@\\w+,"
                + " which has used this table before\\. Give each .*");
    assertThat(builder(LockFreeTable.ofMebibytes(1), new Margin<>(9)).build()).isNotNull();
  }

  @Test
  void equalRulesHaveATableInCommon() {
    TranspositionTable table = LockFreeTable.ofMebibytes(1);
    for (int i = 0; i < 2; i++) {
      assertThat(builder(table, new EqualMargin<>(1)).build()).isNotNull();
      assertThat(builder(table, NodeRule.quiescence(new Nothing())).build()).isNotNull();
    }
    assertThatIllegalArgumentException().isThrownBy(builder(table, new EqualMargin<>(2))::build);
  }
}
