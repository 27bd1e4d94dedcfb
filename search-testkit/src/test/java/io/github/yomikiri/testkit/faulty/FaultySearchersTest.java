package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.testkit.SearcherContract;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * Tests that a faulty searcher fails the test for its fault, with a message that names the fault.
 */
class FaultySearchersTest {

  private static FaultySearcher.Fault fault = FaultySearcher.Fault.NONE;

  static class Subject implements SearcherContract<RandomTree> {

    @Override
    public List<RandomTree> positions() {
      return List.of(RandomTree.of(4, 4, 12, 100), RandomTree.of(5, 3, 4, 100));
    }

    @Override
    public int walks() {
      return 10;
    }

    @Override
    public Searcher<RandomTree> searcher() {
      return new FaultySearcher(fault, evaluator());
    }

    @Override
    public Evaluator<RandomTree> evaluator() {
      return RandomTree::estimate;
    }
  }

  static final class BestFirstSubject extends Subject {

    @Override
    public boolean isBestFirst() {
      return true;
    }
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void theFaultIsFoundAndNamed(FaultySearcher.Fault wrong) {
    fault = wrong;
    Map<String, String> outcomes = ContractRunner.run(Subject.class);
    assertThat(ContractRunner.failures(outcomes)).containsExactly(wrong.test);
    assertThat(outcomes.get(wrong.test)).contains(wrong.says);
  }

  @Test
  void theIterationsOfABestFirstSearcherMayHaveTheSameDepth() {
    fault = FaultySearcher.Fault.ITERATION_TWICE;
    assertThat(ContractRunner.failures(ContractRunner.run(BestFirstSubject.class)))
        .isEmpty();
    fault = FaultySearcher.Fault.ITERATIONS_BACKWARDS;
    assertThat(ContractRunner.failures(ContractRunner.run(BestFirstSubject.class)))
        .containsExactly(fault.test);
  }

  @Test
  void withoutFaultsAllTestsPass() {
    fault = FaultySearcher.Fault.NONE;
    assertThat(ContractRunner.run(Subject.class))
        .hasSize(19)
        .allSatisfy((test, outcome) -> assertThat(outcome).isEqualTo(ContractRunner.OK));
  }
}
