package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.testkit.Reference;
import io.github.yomikiri.testkit.WindowSearchContract;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * Tests that a faulty algorithm fails the test for its fault, with a message that names the fault.
 */
class FaultyWindowSearchesTest {

  /** A fault, the contract's test that must find the fault, and a part of the message. */
  enum Fault {
    NONE("", ""),
    ONE_TOO_GREAT("wholeWindowIsExact", "value at depth 1"),
    CLAIMS_TOO_MUCH("windowsAreHonest", "returned, value"),
    TELLS_NO_ROOT_MOVES("rootMovesAreReported", "rootScored() was not called"),
    TELLS_WRONG_ROOT_MOVE("rootMovesAreReported", "the context's best move is"),
    COUNTS_NO_NODES("limitsEndTheSearch", "a limit of 1 node did not end the search");

    final String test;
    final String says;

    Fault(String test, String says) {
      this.test = test;
      this.says = says;
    }
  }

  private static Fault fault = Fault.NONE;

  private record Search(WindowSearch<RandomTree> sound) implements WindowSearch<RandomTree> {

    @Override
    public int search(RandomTree root, int depth, int alpha, int beta, SearchContext context) {
      boolean apart = fault == Fault.TELLS_NO_ROOT_MOVES
          || fault == Fault.COUNTS_NO_NODES
          || fault == Fault.TELLS_WRONG_ROOT_MOVE;
      SearchContext used = apart ? new SearchContext(Limits.none()) : context;
      if (apart && fault != Fault.COUNTS_NO_NODES) {
        context.visit(0);
        context.visit(0);
      }
      int value = sound.search(root, depth, alpha, beta, used);
      return switch (fault) {
        case ONE_TOO_GREAT -> value + 1;
        case CLAIMS_TOO_MUCH -> value >= beta ? value + 1 : value;
        case TELLS_WRONG_ROOT_MOVE -> {
          int last = root.legalMoves().get(root.legalMoves().size() - 1).code();
          context.rootScored(last, value, -Score.INFINITY, Score.INFINITY);
          yield value;
        }
        case COUNTS_NO_NODES -> {
          int best = new Reference<RandomTree>(RandomTree::estimate)
              .bestMoves(root, depth)
              .get(0)
              .code();
          context.rootScored(best, value, -Score.INFINITY, Score.INFINITY);
          yield value;
        }
        default -> value;
      };
    }
  }

  static final class Subject implements WindowSearchContract<RandomTree> {

    @Override
    public List<RandomTree> positions() {
      return List.of(RandomTree.of(4, 4, 12, 100));
    }

    @Override
    public WindowSearch<RandomTree> search() {
      return new Search(Algorithm.PVS.create(Composition.of(RandomTree.class, evaluator())));
    }

    @Override
    public Evaluator<RandomTree> evaluator() {
      return RandomTree::estimate;
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
    assertThat(ContractRunner.run(Subject.class))
        .hasSize(5)
        .allSatisfy((test, outcome) -> assertThat(outcome).isEqualTo(ContractRunner.OK));
  }
}
