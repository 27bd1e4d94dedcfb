package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.testkit.NodeContract;
import io.github.yomikiri.testkit.faulty.FaultyKalah.Fault;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests what the contract finds in a game with extra turns, and by which method. */
class FaultyKalahTest {

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private static Fault fault = Fault.NONE;

  static class Alone implements NodeContract<FaultyKalah> {

    @Override
    public List<FaultyKalah> positions() {
      return List.of(new FaultyKalah(Kalah.start(6, 4), fault, true));
    }

    @Override
    public OptionalInt sideToMove(FaultyKalah node) {
      return OptionalInt.of(node.isFirstToMove() ? 1 : 2);
    }

    @Override
    public int walks() {
      return 4;
    }
  }

  static final class WithWinner extends Alone {
    @Override
    public OptionalInt winner(FaultyKalah node) {
      List<Integer> seeds =
          node.toString().lines().flatMap(FaultyKalahTest::numbers).toList();
      int houses = node.kalah().houses();
      int opponent = seeds.subList(0, houses + 1).stream().mapToInt(n -> n).sum();
      int own =
          seeds.subList(houses + 1, seeds.size()).stream().mapToInt(n -> n).sum();
      return OptionalInt.of(node.isTerminal() ? Integer.signum(own - opponent) : 0);
    }
  }

  private static Stream<Integer> numbers(String line) {
    return NUMBER.matcher(line).results().map(number -> Integer.valueOf(number.group()));
  }

  static final class WithOtherRules extends Alone {
    @Override
    public Optional<Kalah> otherRules(FaultyKalah start) {
      return Optional.of(start.kalah());
    }
  }

  static final class WithText extends Alone {
    @Override
    public Optional<String> text(FaultyKalah node) {
      return Optional.of(node.toString());
    }
  }

  static final class WithKnowledge extends Alone {
    @Override
    public Optional<Knowledge<FaultyKalah>> knowledge() {
      return Optional.of(new FaultyKalah.Rest());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SCORE_OF_LOSER | WithWinner | finishedGamesAreScored | the score is positive if",
        "SCORE_OF_LOSER | WithOtherRules | finishedGamesAreScored | terminalScore()",
        "EXTRA_TURN_AFTER_CAPTURE | WithOtherRules | otherRulesAgree | differ",
        "NO_EXTRA_TURN | WithOtherRules | otherRulesAgree | differ",
        "FORGOTTEN_MOVES_AGAIN | Alone | sidesAlternate | but movesAgain() is false",
        "MOVES_AGAIN_FOR_BOTH | Alone | sidesAlternate | but movesAgain() is true",
        "REVERSED_BANK | WithKnowledge | knowledgeIsTrue | differ in more than banked()",
        "FORGOTTEN_BANK | WithKnowledge | knowledgeIsTrue | differ in more than banked()",
        "MOVES_AGAIN_IN_KEY | WithText | equalPositionsHaveEqualKeys | have different keys",
      })
  void theFaultIsFoundOnce(Fault wrong, String subject, String test, String says) throws Exception {
    fault = wrong;
    Map<String, String> outcomes =
        ContractRunner.run(Class.forName(FaultyKalahTest.class.getName() + "$" + subject));
    assertThat(outcomes.get(test)).contains(says).contains("seed 1975");
    assertThat(ContractRunner.failures(outcomes)).containsExactly(test);
  }

  @Test
  void withoutFaultsNothingFails() {
    fault = Fault.NONE;
    for (Class<?> subject : List.of(
        Alone.class, WithWinner.class, WithOtherRules.class, WithText.class, WithKnowledge.class)) {
      assertThat(ContractRunner.run(subject).values()).containsOnly(ContractRunner.OK);
    }
  }

  /** The line of play in the message leads to the fault, in the game's notation. */
  @Test
  void theMessageHasALineToReplay() {
    fault = Fault.NO_EXTRA_TURN;
    String message = ContractRunner.run(WithOtherRules.class).get("otherRulesAgree");
    assertThat(message).containsPattern("by the moves \\[([1-6] )*[1-6]], seed 1975");
  }
}
