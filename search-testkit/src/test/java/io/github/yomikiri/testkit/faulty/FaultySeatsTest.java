package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.testkit.SeatedContract;
import io.github.yomikiri.testkit.faulty.FaultyRace.Fault;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * Tests that a faulty game with dice and seats fails the test for its fault, with a message that
 * names the fault. A game without faults fails no test.
 */
class FaultySeatsTest {

  private static Fault fault = Fault.NONE;

  /** The class that a user would write. The launcher runs it, not the build. */
  static final class Subject implements SeatedContract<FaultyRace> {

    @Override
    public List<FaultyRace> positions() {
      return List.of(FaultyRace.start(fault));
    }
  }

  static final class WithWinner implements SeatedContract<FaultyRace> {

    @Override
    public List<FaultyRace> positions() {
      return List.of(FaultyRace.start(fault));
    }

    @Override
    public OptionalInt winner(FaultyRace position) {
      int most = Math.max(position.first(), position.second());
      return most < 10 ? OptionalInt.empty() : OptionalInt.of(position.first() == most ? 0 : 1);
    }
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void theFaultIsFoundAndNamed(Fault wrong) {
    fault = wrong;
    Map<String, String> outcomes = ContractRunner.run(Subject.class);
    assertThat(ContractRunner.failures(outcomes)).containsExactly(wrong.test);
    assertThat(outcomes.get(wrong.test))
        .contains(wrong.says)
        .contains("reached from positions().get(0), 0 : 0, seat 0 begins a turn, by the moves [")
        .contains("seed 1975");
  }

  @ParameterizedTest
  @EnumSource(names = {"PAYOFF_OF_OTHER_SEAT", "PAYOFF_OF_ONE_SEAT"})
  void theWinnerFindsThePayoffOfAnotherSeat(Fault wrong) {
    fault = wrong;
    Map<String, String> outcomes = ContractRunner.run(WithWinner.class);
    assertThat(ContractRunner.failures(outcomes)).containsExactly("finishedGamesArePaid");
    assertThat(outcomes.get("finishedGamesArePaid"))
        .containsPattern("seat . has won, but the payoffs of the seats are \\[-?1, -?1\\]");
  }

  @Test
  void withoutFaultsAllTestsPass() {
    fault = Fault.NONE;
    for (Class<?> subject : List.of(Subject.class, WithWinner.class)) {
      assertThat(ContractRunner.run(subject))
          .hasSize(21)
          .allSatisfy((test, outcome) -> assertThat(outcome).isEqualTo(ContractRunner.OK));
    }
  }
}
