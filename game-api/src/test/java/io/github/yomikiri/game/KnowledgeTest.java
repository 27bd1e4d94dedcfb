package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KnowledgeTest {

  private static final TicTacToe NODE = TicTacToe.after(4, 0);

  /** Knows something that is easy to recognize. */
  private static final Knowledge<TicTacToe> CENTER = new Knowledge<>() {
    @Override
    public int lowerBound(TicTacToe node) {
      return -1;
    }

    @Override
    public int upperBound(TicTacToe node) {
      return 1;
    }

    @Override
    public void candidates(TicTacToe node, MoveList out) {
      out.add(8);
    }

    @Override
    public int symmetry(TicTacToe node) {
      return 3;
    }

    @Override
    public long key(TicTacToe node, int symmetry) {
      return 100 + symmetry;
    }

    @Override
    public int image(int move, int symmetry) {
      return move + symmetry;
    }

    @Override
    public int original(int image, int symmetry) {
      return image - symmetry;
    }
  };

  private static <N extends Node<N>> int[] candidates(Knowledge<N> knowledge, N node) {
    MoveList moves = new MoveList();
    knowledge.candidates(node, moves);
    return moves.toArray();
  }

  @Test
  void theDefaultKnowsNothing() {
    Knowledge<TicTacToe> nothing = new Knowledge<>() {};
    assertThat(nothing.lowerBound(NODE)).isEqualTo(-Score.MAX);
    assertThat(nothing.upperBound(NODE)).isEqualTo(Score.MAX);
    assertThat(candidates(nothing, NODE)).containsExactly(1, 2, 3, 5, 6, 7, 8);
    assertThat(nothing.symmetry(NODE)).isZero();
    assertThat(nothing.key(NODE, 0)).isEqualTo(NODE.key());
    assertThat(nothing.image(7, 0)).isEqualTo(7);
    assertThat(nothing.original(7, 0)).isEqualTo(7);
    assertThat(nothing.unit()).isEqualTo(Unit.ofGame());
  }

  private static <N extends Node<N>> void checkTheRest(Knowledge<N> knowledge, N node) {
    assertThat(candidates(knowledge, node)).containsExactly(8);
    assertThat(knowledge.symmetry(node)).isEqualTo(3);
    assertThat(knowledge.key(node, 3)).isEqualTo(103);
    assertThat(knowledge.image(4, 3)).isEqualTo(7);
    assertThat(knowledge.original(7, 3)).isEqualTo(4);
  }

  @Test
  void onlyBoundsHaveAUnit() {
    checkTheRest(CENTER.inUnit(Unit.points(100)), NODE);
    assertThat(CENTER.inUnit(Unit.points(100)).lowerBound(NODE)).isEqualTo(-100);
  }

  @Test
  void aWinCountsMoreThanAnyEstimateWithoutAUnit() {
    Knowledge<TicTacToe> beside = CENTER.inUnit(Unit.unstated());
    checkTheRest(beside, NODE);
    assertThat(beside.lowerBound(NODE)).isEqualTo(-Score.WIN);
    assertThat(beside.upperBound(NODE)).isEqualTo(Score.WIN);
    assertThat(beside.unit()).isEqualTo(Unit.unstated());
  }

  @Test
  void theNodesOfAnEvaluatorAreKnownAsThoseOfTheGame() {
    CountedDiscs.Counted node = CountedDiscs.INSTANCE.enriched(NODE);
    Knowledge<CountedDiscs.Counted> known = CENTER.over(CountedDiscs.INSTANCE);
    checkTheRest(known, node);
    assertThat(known.lowerBound(node)).isEqualTo(-1);
    assertThat(known.upperBound(node)).isEqualTo(1);
    assertThat(known.unit()).isEqualTo(Unit.ofGame());
  }
}
