package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
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

  /** Three seats take one or two stones. Who takes the last one loses, and both others win. */
  record LastLoses(int left, int turn, boolean isWrong) implements SeatedPosition<LastLoses> {

    @Override
    public int seat() {
      return turn % 3;
    }

    @Override
    public int seats() {
      return 3;
    }

    @Override
    public void moves(MoveList out) {
      for (int take = 1; take <= Math.min(2, left); take++) {
        out.add(take);
      }
    }

    @Override
    public LastLoses play(int take) {
      return new LastLoses(left - take, turn + 1, isWrong);
    }

    @Override
    public int payoff(int of) {
      int loser = (isWrong ? turn : turn + 2) % 3;
      return of == loser ? -2 : 1;
    }

    @Override
    public int maxScore() {
      return 2;
    }

    @Override
    public long key() {
      return Hash64.of(left, turn);
    }
  }

  static class OfTwoWinners implements SeatedContract<LastLoses> {

    @Override
    public List<LastLoses> positions() {
      return List.of(new LastLoses(15, 0, fault == Fault.PAYOFF_OF_OTHER_SEAT));
    }
  }

  static final class WithOneOfThem extends OfTwoWinners {

    @Override
    public OptionalInt winner(LastLoses position) {
      return position.left() == 0 ? OptionalInt.of(position.seat()) : OptionalInt.empty();
    }
  }

  @Test
  void anyOfTheWinnersFindsThePayoffOfAnotherSeat() {
    fault = Fault.PAYOFF_OF_OTHER_SEAT;
    Map<String, String> outcomes = ContractRunner.run(WithOneOfThem.class);
    assertThat(ContractRunner.failures(outcomes)).containsExactly("finishedGamesArePaid");
    assertThat(outcomes.get("finishedGamesArePaid"))
        .contains(" has won, but the payoffs of the seats are [");
  }

  @Test
  void aGameWhoseLastMoveLosesMustSayWhoWins() {
    fault = Fault.NONE;
    assertThat(ContractRunner.run(OfTwoWinners.class).get("finishedGamesArePaid"))
        .contains("is not that of the seat that moved last")
        .contains("override winner()");
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
    for (Class<?> subject : List.of(Subject.class, WithWinner.class, WithOneOfThem.class)) {
      assertThat(ContractRunner.run(subject))
          .hasSize(21)
          .allSatisfy((test, outcome) -> assertThat(outcome).isEqualTo(ContractRunner.OK));
    }
  }
}
