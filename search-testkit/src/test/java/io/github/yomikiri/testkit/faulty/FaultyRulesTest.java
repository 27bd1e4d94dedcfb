package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.testkit.EvaluatorContract;
import io.github.yomikiri.testkit.NodeContract;
import io.github.yomikiri.testkit.SearcherContract;
import io.github.yomikiri.testkit.WindowSearchContract;
import io.github.yomikiri.testkit.faulty.FaultyTicTacToe.Fault;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that a game with wrong rules fails one test, once, and which optional method finds which
 * fault.
 */
class FaultyRulesTest {

  private static Fault fault = Fault.NONE;

  private interface Game extends NodeContract<FaultyTicTacToe> {
    @Override
    default List<FaultyTicTacToe> positions() {
      return List.of(new FaultyTicTacToe(0, 0, fault));
    }

    @Override
    default OptionalInt sideToMove(FaultyTicTacToe node) {
      return OptionalInt.of(node.side());
    }
  }

  static final class Alone implements Game {}

  static final class WithWinner implements Game {
    @Override
    public OptionalInt winner(FaultyTicTacToe node) {
      return OptionalInt.of(hasRow(node.own()) ? 1 : hasRow(node.opponent()) ? -1 : 0);
    }

    private static boolean hasRow(int squares) {
      for (int a = 0; a < 9; a++) {
        for (int b = a + 1; b < 9; b++) {
          int c = 2 * b - a;
          boolean inRow = c < 9 && a % 3 + c % 3 == 2 * (b % 3);
          if (inRow && Integer.bitCount(squares & (1 << a | 1 << b | 1 << c)) == 3) {
            return true;
          }
        }
      }
      return false;
    }
  }

  static final class WithSymmetries implements Game {
    @Override
    public List<FaultyTicTacToe> symmetries(FaultyTicTacToe node) {
      return List.of(new FaultyTicTacToe(mirror(node.own()), mirror(node.opponent()), fault));
    }

    private static int mirror(int squares) {
      return (squares & 0111) << 2 | squares & 0222 | (squares & 0444) >> 2;
    }
  }

  /** From these positions the sides cannot reach each other's squares. */
  private interface Begun extends Game {
    @Override
    default List<FaultyTicTacToe> positions() {
      return List.of(new FaultyTicTacToe(0001, 0020, fault));
    }
  }

  static final class AloneBegun implements Begun {}

  static final class WithSidesChanged implements Begun {
    @Override
    public Optional<FaultyTicTacToe> withSidesChanged(FaultyTicTacToe node) {
      return node.isTerminal()
          ? Optional.empty()
          : Optional.of(new FaultyTicTacToe(node.opponent(), node.own(), fault));
    }
  }

  static final class All
      implements Game,
          EvaluatorContract<FaultyTicTacToe>,
          WindowSearchContract<FaultyTicTacToe>,
          SearcherContract<FaultyTicTacToe> {

    @Override
    public int walks() {
      return 3;
    }

    @Override
    public int maxDepth() {
      return 2;
    }

    @Override
    public Evaluator<FaultyTicTacToe> evaluator() {
      return node -> 0;
    }

    @Override
    public WindowSearch<FaultyTicTacToe> search() {
      return Searchers.bare(FaultyTicTacToe.class).evaluator(evaluator()).buildWindowSearch();
    }

    @Override
    public Searcher<FaultyTicTacToe> searcher() {
      return Searchers.bare(FaultyTicTacToe.class).evaluator(evaluator()).build();
    }

    @Test
    void aTestOfTheirOwn() {}
  }

  private static Map<String, String> run(String subject) throws ClassNotFoundException {
    return ContractRunner.run(Class.forName(FaultyRulesTest.class.getName() + "$" + subject));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SCORE_OF_LOSER | Alone | finishedGamesAreScored"
            + " | won games terminalScore() says that the side to move has won",
        "SCORE_OF_FIRST_SIDE | Alone | finishedGamesAreScored"
            + " | by terminalScore() one side has won all",
        "SCORE_OF_FIRST_SIDE | WithWinner | finishedGamesAreScored"
            + " | but the side that moved last has won: the score is positive if",
        "SCORE_OF_LOSER | WithWinner | finishedGamesAreScored"
            + " | but the side that moved last has won: the score is positive if",
        "DIAGONAL_NOT_NOTICED | WithWinner | finishedGamesAreScored"
            + " | look for a row that the game does not notice",
        "DIAGONAL_NOT_NOTICED | WithSymmetries | finishedGamesAreScored"
            + " | look for a rule that does not hold in every direction",
        "ROW_WRAPS_ROUND | WithWinner | finishedGamesAreScored"
            + " | terminalScore() is -1, but nobody has won: look for a row that should not count",
        "ROW_WRAPS_ROUND | WithSymmetries | finishedGamesAreScored"
            + " | or that wraps around the edge",
        "KEY_WITHOUT_OWNERS | Alone | differentPositionsHaveDifferentKeys"
            + " | let key() depend on all that differs",
        "KEY_WITHOUT_OWNERS | WithSidesChanged | differentPositionsHaveDifferentKeys"
            + " | with sides changed",
        "CHANGES_ITSELF | All | positionsNeverChange | build a new position",
      })
  void theFaultIsFoundOnce(Fault wrong, String subject, String test, String says) throws Exception {
    fault = wrong;
    Map<String, String> outcomes = run(subject);
    assertThat(outcomes.get(test)).contains(says).contains("seed 1975");
    assertThat(ContractRunner.failures(outcomes)).containsExactly(test);
  }

  /**
   * The tables above are valid only if the same class does not find the fault without the method.
   */
  @ParameterizedTest
  @CsvSource({
    "DIAGONAL_NOT_NOTICED, Alone",
    "ROW_WRAPS_ROUND, Alone",
    "KEY_WITHOUT_OWNERS, AloneBegun"
  })
  void withoutTheMethodItIsNotFound(Fault wrong, String subject) throws Exception {
    fault = wrong;
    assertThat(run(subject).values()).containsOnly(ContractRunner.OK);
  }

  @ParameterizedTest
  @CsvSource({"Alone", "WithWinner", "WithSymmetries", "WithSidesChanged", "All"})
  void withoutFaultsNothingFailsOrIsSkipped(String subject) throws Exception {
    fault = Fault.NONE;
    assertThat(run(subject).values()).containsOnly(ContractRunner.OK);
  }

  @Test
  void testsOfTheirOwnRunAfterAFailure() throws Exception {
    fault = Fault.CHANGES_ITSELF;
    assertThat(run("All")).containsEntry("aTestOfTheirOwn", ContractRunner.OK);
    assertThat(ContractRunner.run(All.class).values())
        .filteredOn(ContractRunner.SKIPPED::equals)
        .hasSizeGreaterThan(30);
  }
}
