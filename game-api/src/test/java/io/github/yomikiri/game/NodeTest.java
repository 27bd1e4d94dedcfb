package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

class NodeTest {

  /**
   * A game with two moves whose texts differ only in case, like bxc3 and Bxc3 in chess. The game is
   * over after one move.
   */
  private record PawnOrBishop(int played) implements Node<PawnOrBishop> {

    @Override
    public void moves(MoveList out) {
      if (played < 0) {
        out.add(0);
        out.add(1);
      }
    }

    @Override
    public PawnOrBishop play(int move) {
      return new PawnOrBishop(move);
    }

    @Override
    public int terminalScore() {
      return 0;
    }

    @Override
    public long key() {
      return played;
    }

    @Override
    public String notation(int move) {
      return move == 0 ? "bxc3" : "Bxc3";
    }
  }

  /** A game that implements only the methods without a default. */
  private record Plain(int... codes) implements Node<Plain> {

    @Override
    public void moves(MoveList out) {
      for (int code : codes) {
        out.add(code);
      }
    }

    @Override
    public Plain play(int move) {
      return new Plain();
    }

    @Override
    public int terminalScore() {
      return 5;
    }

    @Override
    public long key() {
      return 0;
    }
  }

  @Test
  void isTerminalExactlyWhenThereAreNoMoves() {
    assertThat(TicTacToe.START.isTerminal()).isFalse();
    assertThat(TicTacToe.after(0, 3, 1, 4, 2).isTerminal()).isTrue();
    assertThat(TicTacToe.after(0, 1, 2, 4, 3, 5, 7, 6, 8).isTerminal()).isTrue();
    assertThat(TicTacToe.START.isTerminalLeaf()).isFalse();
    assertThat(TicTacToe.after(0, 3, 1, 4, 2).isTerminalLeaf()).isTrue();
  }

  @Test
  void legalMovesHaveCodesAndTextsInTheGamesOrder() {
    assertThat(TicTacToe.after(0, 4).legalMoves())
        .containsExactly(
            new Move(1, "b1"),
            new Move(2, "c1"),
            new Move(3, "a2"),
            new Move(5, "c2"),
            new Move(6, "a3"),
            new Move(7, "b3"),
            new Move(8, "c3"));
  }

  @Test
  void legalMovesCannotBeChanged() {
    List<Move> moves = TicTacToe.START.legalMoves();
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(moves::clear);
  }

  @Test
  void nobodyKnowsTheGreatestScoreByDefault() {
    assertThat(new Plain().maxScore()).isEqualTo(Score.MAX);
  }

  @Test
  void aMoveIsWrittenAsItsNumberByDefault() {
    assertThat(new Plain(12, 7).legalMoves()).containsExactly(new Move(12, "12"), new Move(7, "7"));
  }

  @Test
  void theCheckedDoorPlaysLegalMoves() {
    assertThat(TicTacToe.START.play(new Move(4, "b2"))).contains(TicTacToe.after(4));
  }

  @Test
  void theCheckedDoorIsClosedToOthers() {
    assertThat(TicTacToe.after(4).play(new Move(4, "b2"))).isEmpty();
    assertThat(TicTacToe.START.play(new Move(9, "d1"))).isEmpty();
    assertThat(TicTacToe.after(0, 3, 1, 4, 2).play(new Move(8, "c3"))).isEmpty();
  }

  @Test
  void parseIgnoresCaseAndWhiteSpace() {
    assertThat(TicTacToe.START.parse(" B2\n")).contains(new Move(4, "b2"));
  }

  @Test
  void parseFindsNothingThatIsNotLegal() {
    assertThat(TicTacToe.after(4).parse("b2")).isEmpty();
    assertThat(TicTacToe.START.parse("")).isEmpty();
    assertThat(TicTacToe.START.parse("b2 c3")).isEmpty();
  }

  @Test
  void parseReadsEveryMoveBackFromItsText() {
    for (Move move : TicTacToe.START.legalMoves()) {
      assertThat(TicTacToe.START.parse(move.notation())).contains(move);
    }
  }

  @Test
  void parseTellsApartTextsThatDifferInCaseAlone() {
    PawnOrBishop node = new PawnOrBishop(-1);
    assertThat(node.parse("bxc3")).contains(new Move(0, "bxc3"));
    assertThat(node.parse("Bxc3")).contains(new Move(1, "Bxc3"));
    assertThat(node.parse("BXC3")).isPresent();
  }

  @Test
  void aMoveCodeOutOfRangeIsFoundOutWhenMovesAreListed() {
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> new Plain(-3).legalMoves());
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> new Plain(Node.MOVE_LIMIT).legalMoves());
  }

  @Test
  void anEvaluatorTakesTheGamesOwnScoreAtTheEndByDefault() {
    Evaluator<Plain> evaluator = node -> 77;
    assertThat(evaluator.evaluate(new Plain(1))).isEqualTo(77);
    assertThat(evaluator.unit().terminalScore(new Plain())).isEqualTo(5);
  }

  @Test
  void scoresCanBeNegatedAndWidenedWithoutOverflow() {
    assertThat(-Score.INFINITY - 1).isNegative();
    assertThat(-(-Score.INFINITY) + 1).isPositive();
    assertThat(Score.INFINITY).isGreaterThan(Score.MAX);
  }
}
