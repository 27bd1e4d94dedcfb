package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.testkit.SearcherContract;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
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

  /** A rule, and what its text and its equality rest on. */
  private static final class Margin extends NodeRule<RandomTree> {

    private final Object identity;

    Margin(String text, Object identity) {
      super(text);
      this.identity = identity;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Margin that && identity.equals(that.identity);
    }

    @Override
    public int hashCode() {
      return identity.hashCode();
    }
  }

  @SafeVarargs
  private static void checkRules(Supplier<NodeRule<RandomTree>>... rules) {
    new Subject() {
      @Override
      public List<Supplier<NodeRule<RandomTree>>> rules() {
        return List.of(rules);
      }
    }.rulesHaveTheirOwnTexts();
  }

  @Test
  void rulesThatATableConfusesAreFound() {
    checkRules(() -> new Margin("margin 1", 1), () -> new Margin("margin 9", 9));
    assertThatThrownBy(
            () -> checkRules(() -> new Margin("margin", 1), () -> new Margin("margin", 9)))
        .hasMessageContaining("two rules that differ have the same text");
    assertThatThrownBy(
            () -> checkRules(() -> new Margin("margin 1", 1), () -> new Margin("margin 9", 1)))
        .hasMessageContaining("two rules that differ are equal");
    assertThatThrownBy(() -> checkRules(() -> new Margin("margin", new Object())))
        .hasMessageContaining("two rules \"margin\" with the same settings are not equal");
    AtomicInteger made = new AtomicInteger();
    assertThatThrownBy(() -> checkRules(() -> new Margin("margin " + made.getAndIncrement(), 1)))
        .hasMessageContaining("the text of a rule that was made anew");
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
        .hasSize(20)
        .allSatisfy((test, outcome) -> assertThat(outcome).isEqualTo(ContractRunner.OK));
  }
}
