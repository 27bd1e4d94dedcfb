package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.testkit.IncrementalEvaluatorContract;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * Tests that a faulty incremental evaluator fails the test for its fault, with a message that names
 * the fault.
 */
class FaultyIncrementalEvaluatorsTest {

  /** A fault, the contract's test that must find the fault, and a part of the message. */
  enum Fault {
    NONE("", ""),
    PLAIN_IS_STALE("nodesWithDataAreThePositions", "plain() returns another position"),
    OTHER_MOVES("nodesWithDataAreThePositions", "they must be the game's, in the same order"),
    OTHER_KEY("nodesWithDataAreThePositions", "the key, the end of the game or its score differ"),
    OTHER_SCORE("nodesWithDataAreThePositions", "the key, the end of the game or its score differ"),
    OTHER_TEXT("nodesWithDataAreThePositions", "notation() differs"),
    OTHER_CLASS("nodesWithDataAreThePositions", "nodeType() is class java.lang.Record"),
    OTHER_MAXIMUM("nodesWithDataAreThePositions", "maxScore() differs"),
    OTHER_LIMIT("nodesWithDataAreThePositions", "repetitionLimit() differs"),
    OTHER_COUNT("nodesWithDataAreThePositions", "quietPliesLeft() differs"),
    WRONG_FROM_SCRATCH("valuesWithDataAreThoseOfThePositions", "the value with data from scratch"),
    SIDES_NOT_CHANGED(
        "valuesWithDataAreThoseOfThePositions", "the value with data updated move by move"),
    OTHER_TERMINAL_SCORE(
        "valuesWithDataAreThoseOfThePositions", "the value with data from scratch"),
    SHARED_DATA("childrenDoNotDisturbEachOther", "after other moves were played"),
    BOUND_TO_THREAD("threadsSeeTheSameValuesWithData", "not safe for several threads");

    final String test;
    final String says;

    Fault(String test, String says) {
      this.test = test;
      this.says = says;
    }
  }

  private static Fault fault = Fault.NONE;

  /** A board with the value of its squares, generic as a user's node type may be. */
  private record Valued<T>(TicTacToe board, T name, int[] value) implements Node<Valued<T>> {

    @Override
    public void moves(MoveList out) {
      board.moves(out);
      if (fault == Fault.OTHER_MOVES && out.size() > 1) {
        out.moveForward(out.size() - 1, 0);
      }
    }

    @Override
    public Valued<T> play(int move) {
      int sign = fault == Fault.SIDES_NOT_CHANGED ? 1 : -1;
      int next = sign * (value[0] + weight(move));
      TicTacToe after = board.play(move);
      if (fault != Fault.SHARED_DATA) {
        return new Valued<>(after, name, new int[] {next});
      }
      // The positions of one ply share an array, which has the value of the one made last.
      int[] shared = VALUES_BY_PLY[Integer.bitCount(after.own() | after.opponent())];
      shared[0] = next;
      return new Valued<>(after, name, shared);
    }

    @Override
    public int terminalScore() {
      return fault == Fault.OTHER_SCORE ? 3 : board.terminalScore();
    }

    @Override
    public boolean isTerminal() {
      return board.isTerminal();
    }

    @Override
    public long key() {
      return fault == Fault.OTHER_KEY ? value[0] : board.key();
    }

    @Override
    public int maxScore() {
      return fault == Fault.OTHER_MAXIMUM ? 2 : board.maxScore();
    }

    @Override
    public int quietPliesLeft() {
      return fault == Fault.OTHER_COUNT ? 100 : board.quietPliesLeft();
    }

    @Override
    public int repetitionLimit() {
      return fault == Fault.OTHER_LIMIT ? 3 : board.repetitionLimit();
    }

    @Override
    public String notation(int move) {
      return fault == Fault.OTHER_TEXT ? Integer.toString(move) : board.notation(move);
    }
  }

  private static final int[][] VALUES_BY_PLY = new int[10][1];

  private static int weight(int square) {
    return square == 4 ? 3 : square % 2 == 0 ? 2 : 1;
  }

  private static int weights(int squares) {
    int sum = 0;
    for (int square = 0; square < 9; square++) {
      sum += (squares >> square & 1) * weight(square);
    }
    return sum;
  }

  private static final class Weights implements IncrementalEvaluator<TicTacToe, Valued<String>> {

    private final Thread maker = Thread.currentThread();

    @Override
    public int evaluate(TicTacToe node) {
      return weights(node.own()) - weights(node.opponent());
    }

    @Override
    public Unit<TicTacToe> unit() {
      return Unit.points(100);
    }

    @Override
    public Class<? super Valued<String>> nodeType() {
      return fault == Fault.OTHER_CLASS ? Record.class : Valued.class;
    }

    @Override
    public Valued<String> enriched(TicTacToe node) {
      int value = fault == Fault.WRONG_FROM_SCRATCH ? 7 : evaluate(node);
      return new Valued<>(node, "tic-tac-toe", new int[] {value});
    }

    @Override
    public TicTacToe plain(Valued<String> node) {
      return fault == Fault.PLAIN_IS_STALE ? TicTacToe.START : node.board();
    }

    @Override
    public Evaluator<Valued<String>> incremental() {
      return new Evaluator<>() {

        @Override
        public int evaluate(Valued<String> node) {
          boolean isWrong = fault == Fault.BOUND_TO_THREAD && Thread.currentThread() != maker;
          return isWrong ? 99 : node.value()[0];
        }

        @Override
        public Unit<Valued<String>> unit() {
          return Unit.points(fault == Fault.OTHER_TERMINAL_SCORE ? 50 : 100);
        }
      };
    }
  }

  static final class Subject implements IncrementalEvaluatorContract<TicTacToe, Valued<String>> {

    private final Weights evaluator = new Weights();

    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.START);
    }

    @Override
    public IncrementalEvaluator<TicTacToe, Valued<String>> evaluator() {
      return evaluator;
    }
  }

  /** A changed evaluator must keep all promises of the evaluator that is changed. */
  static final class Noisy implements IncrementalEvaluatorContract<TicTacToe, Valued<String>> {

    private final IncrementalEvaluator<TicTacToe, Valued<String>> evaluator =
        new Weights().withEstimates((node, estimate) -> estimate + node.own() % 5);

    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.START);
    }

    @Override
    public IncrementalEvaluator<TicTacToe, Valued<String>> evaluator() {
      return evaluator;
    }
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void theFaultIsFoundAndNamed(Fault wrong) {
    fault = wrong;
    Map<String, String> outcomes = ContractRunner.run(Subject.class);
    assertThat(ContractRunner.failures(outcomes)).containsExactly(wrong.test);
    assertThat(outcomes.get(wrong.test)).contains(wrong.says);
  }

  @Test
  void withoutFaultsAllTestsPass() {
    fault = Fault.NONE;
    for (Class<?> subject : List.of(Subject.class, Noisy.class)) {
      assertThat(ContractRunner.run(subject))
          .hasSize(12)
          .allSatisfy((test, outcome) -> assertThat(outcome).isEqualTo(ContractRunner.OK));
    }
  }
}
