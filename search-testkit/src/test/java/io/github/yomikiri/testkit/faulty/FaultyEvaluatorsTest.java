package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.testkit.EvaluatorContract;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * Tests that a faulty evaluator fails the test for its fault, with a message that names the fault.
 */
class FaultyEvaluatorsTest {

  /** A fault, the contract's test that must find the fault, and a part of the message. */
  enum Fault {
    NONE("", ""),
    COUNTS_CALLS("valuesAreTheSameAtEveryCall", "the value differs from call to call"),
    TOO_GREAT("valuesAreInRange", "the value 100000001 is outside"),
    CHANGES_NODE("nodesAreLeftAsTheyAre", "evaluating changed the node"),
    BOUND_TO_THREAD("threadsSeeTheSameValues", "not safe for several threads"),
    LOSS_IS_WIN("finishedGamesAreOnTheScale", "unit() the score is 20, the game's is -1"),
    OTHER_SCALE(
        "finishedGamesAreOnTheScale",
        "evaluate() is 5000, but in its unit() no estimate may be beyond"),
    KNOWS_SIDES("relatedPositionsHaveTheirValues", "has another value"),
    SAME_FOR_BOTH("relatedPositionsHaveTheirValues", "the value must be the opposite");

    final String test;
    final String says;

    Fault(String test, String says) {
      this.test = test;
      this.says = says;
    }
  }

  private static Fault fault = Fault.NONE;

  /**
   * An evaluator that ignores the stones and values only the side to move: 5 for one side and -5
   * for the other.
   */
  private static final class BySide implements Evaluator<FaultyNim> {

    private final AtomicInteger calls = new AtomicInteger();
    private final Thread maker = Thread.currentThread();

    @Override
    public int evaluate(FaultyNim node) {
      int value = node.side() == 0 ? 5 : -5;
      return switch (fault) {
        case COUNTS_CALLS -> calls.incrementAndGet();
        case TOO_GREAT -> Score.MAX + 1;
        case CHANGES_NODE -> {
          node.takeAway();
          yield value;
        }
        case BOUND_TO_THREAD -> Thread.currentThread() == maker ? value : 0;
        case KNOWS_SIDES -> value + Integer.parseInt(node.toString().split(" ")[0]);
        case OTHER_SCALE -> 1000 * value;
        case SAME_FOR_BOTH -> 5;
        default -> value;
      };
    }

    @Override
    public Unit<FaultyNim> unit() {
      return node -> fault == Fault.LOSS_IS_WIN ? 20 : -20;
    }
  }

  static final class Subject implements EvaluatorContract<FaultyNim> {

    private final Evaluator<FaultyNim> evaluator = new BySide();

    @Override
    public List<FaultyNim> positions() {
      return List.of(new FaultyNim(12, 0, FaultyNim.Fault.NONE));
    }

    @Override
    public Evaluator<FaultyNim> evaluator() {
      return evaluator;
    }

    @Override
    public List<FaultyNim> symmetries(FaultyNim node) {
      return node.isTerminal()
          ? List.of()
          : List.of(new FaultyNim(7, node.side(), FaultyNim.Fault.NONE));
    }

    @Override
    public Optional<FaultyNim> withSidesChanged(FaultyNim node) {
      return node.isTerminal()
          ? Optional.empty()
          : Optional.of(new FaultyNim(7, 1 - node.side(), FaultyNim.Fault.NONE));
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
        .hasSize(8)
        .allSatisfy((test, outcome) -> assertThat(outcome).isEqualTo(ContractRunner.OK));
  }
}
