package io.github.yomikiri.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.SeatedPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PigTest {

  private static Game<Pig> played(int target, String moves) {
    Game<Pig> game = Game.of(Pig.start(target));
    for (String move : moves.split(" ")) {
      game = game.play(move);
    }
    return game;
  }

  @Test
  void aTurnAddsUpUntilThePlayerHolds() {
    assertThat(played(100, "roll 5 roll 6").position()).isEqualTo(new Pig(0, 0, 11, 0, false, 100));
    assertThat(played(100, "roll 5 roll 6 hold roll 4 hold roll").position())
        .isEqualTo(new Pig(11, 4, 0, 0, true, 100));
  }

  @Test
  void aOneLosesTheTurn() {
    Game<Pig> game = played(100, "roll 5 hold roll 6 roll 1");
    assertThat(game.position()).isEqualTo(new Pig(5, 0, 0, 0, false, 100));
    assertThat(game.seat()).isZero();
  }

  @Test
  void aTurnBeginsWithARoll() {
    assertThat(Pig.start().legalMoves()).extracting(Move::notation).containsExactly("roll");
    Game<Pig> game = played(100, "roll");
    assertThat(game.isChance()).isTrue();
    assertThat(game.position().legalMoves())
        .extracting(Move::notation)
        .containsExactly("1", "2", "3", "4", "5", "6");
    assertThat(game.play("2").position().legalMoves())
        .extracting(Move::notation)
        .containsExactly("roll", "hold");
  }

  @Test
  void whoReachesTheTargetWins() {
    Game<Pig> game = played(10, "roll 5 hold roll 6 hold roll 4 roll 3");
    assertThat(game.isOver()).isTrue();
    assertThat(game.payoff(0)).isOne();
    assertThat(game.payoff(1)).isEqualTo(-1);
    Game<Pig> second = played(10, "roll 5 hold roll 6 roll 4");
    assertThat(second.payoff(0)).isEqualTo(-1);
    assertThat(second.payoff(1)).isOne();
    assertThat(played(10, "roll 5 hold roll 6 roll 3").isOver()).isFalse();
  }

  /** Counts games by the numbers alone; a game that is over counts once. */
  private static long count(int[] scores, int turn, int player, boolean rolls, int to, int depth) {
    if (depth == 0 || !rolls && scores[player] + turn >= to) {
      return 1;
    }
    if (!rolls) {
      long count = count(scores, turn, player, true, to, depth - 1);
      if (turn > 0) {
        int[] after = scores.clone();
        after[player] += turn;
        count += count(after, 0, 1 - player, false, to, depth - 1);
      }
      return count;
    }
    long count = count(scores, 0, 1 - player, false, to, depth - 1);
    for (int number = 2; number <= 6; number++) {
      count += count(scores, turn + number, player, false, to, depth - 1);
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource({"1, 8", "8, 10", "12, 10", "100, 9"})
  void countsAreThoseOfAPlainImplementation(int target, int depth) {
    for (int plies = 0; plies <= depth; plies++) {
      assertThat(Perft.count(Pig.start(target), plies))
          .isEqualTo(count(new int[2], 0, 0, false, target, plies));
    }
  }

  /**
   * Value iteration as Neller and Presser (2004) do it: pairs of scores in descending order of
   * their sum, each until nothing changes.
   */
  private static double chanceOfTheFirst(int target) {
    double[][][] wins = new double[target][target][target];
    for (int sum = 2 * (target - 1); sum >= 0; sum--) {
      for (int low = Math.max(0, sum - target + 1); 2 * low <= sum; low++) {
        double change = 1;
        while (change > 1e-14) {
          change = improve(wins, low, sum - low, target);
          if (2 * low != sum) {
            change = Math.max(change, improve(wins, sum - low, low, target));
          }
        }
      }
    }
    return wins[0][0][0];
  }

  private static double improve(double[][][] wins, int own, int other, int target) {
    MoveList moves = new MoveList();
    double change = 0;
    for (int turn = target - own - 1; turn >= 0; turn--) {
      Pig position = new Pig(own, other, turn, 0, false, target);
      moves.clear();
      position.moves(moves);
      double best = 0;
      for (int i = 0; i < moves.size(); i++) {
        best = Math.max(best, value(wins, position.play(moves.get(i))));
      }
      change = Math.max(change, Math.abs(best - wins[own][other][turn]));
      wins[own][other][turn] = best;
    }
    return change;
  }

  /** Returns how likely seat 0 wins. */
  private static double value(double[][][] wins, Pig position) {
    if (position.seat() == SeatedPosition.CHANCE) {
      double sum = 0;
      for (int number = 1; number <= 6; number++) {
        sum += position.weight(number) * value(wins, position.play(number));
      }
      return sum / 6;
    }
    if (position.isTerminal()) {
      return (position.payoff(0) + 1) / 2.0;
    }
    return position.player() == 0
        ? wins[position.first()][position.second()][position.turnTotal()]
        : 1 - wins[position.second()][position.first()][position.turnTotal()];
  }

  @Test
  void whoBeginsWinsAsOftenAsPublished() {
    assertThat(chanceOfTheFirst(100)).isCloseTo(0.5305927253, within(1e-10));
  }

  @Test
  void drawsItself() {
    Game<Pig> game = played(100, "roll 5 hold roll 6 roll");
    assertThat(game.position()).hasToString("5 : 0 of 100, seat 1 rolls with 6");
    assertThat(game.play("2").position()).hasToString("5 : 0 of 100, seat 1 has 8");
    assertThat(Pig.start().drawing().text(game.position(), game.seat()))
        .isEqualTo("5 6 ? .    first   hold   roll second");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 10_001})
  void targetsOutsideTheirRangeAreRejected(int target) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pig.start(target))
        .withMessage("Pig to " + target + " points; expected 1 to 10000");
  }

  @Test
  void theGreatestTargetHasAKeyOfItsOwn() {
    Pig position = new Pig(9_999, 9_999, 0, 1, true, 10_000);
    assertThat(position.play(6).key()).isNotEqualTo(position.key());
    assertThat(position.play(6).isTerminal()).isTrue();
  }
}
