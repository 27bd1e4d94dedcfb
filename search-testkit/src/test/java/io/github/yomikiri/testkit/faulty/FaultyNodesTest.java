package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.testkit.NodeContract;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * Tests that a faulty game fails the test for its fault, with a message that names the fault. A
 * game without faults fails no test.
 */
class FaultyNodesTest {

  private static FaultyNim.Fault fault = FaultyNim.Fault.NONE;

  /** The class that a user would write. The launcher runs it, not the build. */
  static final class Subject implements NodeContract<FaultyNim> {

    @Override
    public List<FaultyNim> positions() {
      return List.of(new FaultyNim(12, 0, fault));
    }

    @Override
    public int maxPlies() {
      return 40;
    }

    @Override
    public OptionalInt sideToMove(FaultyNim node) {
      return OptionalInt.of(node.side());
    }
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void theFaultIsFoundAndNamed(FaultyNim.Fault wrong) {
    fault = wrong;
    Map<String, String> outcomes = ContractRunner.run(Subject.class);
    assertThat(ContractRunner.failures(outcomes)).containsExactly(wrong.test);
    assertThat(outcomes.get(wrong.test)).contains(wrong.says);
    assertThat(outcomes.get(wrong.test))
        .contains("reached from positions().get(0), 12 stones, by the moves [")
        .contains("seed 1975");
  }

  @Test
  void withoutFaultsAllTestsPass() {
    fault = FaultyNim.Fault.NONE;
    assertThat(ContractRunner.run(Subject.class))
        .hasSize(20)
        .allSatisfy((test, outcome) -> assertThat(outcome).isEqualTo(ContractRunner.OK));
  }

  static final class Empty implements NodeContract<FaultyNim> {
    @Override
    public List<FaultyNim> positions() {
      return List.of();
    }

    @Override
    public OptionalInt sideToMove(FaultyNim node) {
      return OptionalInt.of(node.side());
    }
  }

  @Test
  void noPositionsAreNoSuccess() {
    assertThat(ContractRunner.run(Empty.class).get("positionsNeverChange"))
        .contains("positions() is empty");
  }
}
