package io.github.yomikiri.search.ordering;

import static io.github.yomikiri.search.ordering.Cutoffs.cutoff;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.TicTacToe;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HistoryHeuristicTest {

  private final HistoryHeuristic<TicTacToe> history = new HistoryHeuristic<>();

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 0", "2, 1", "3, 2", "6, 16", "16, 16384", "17, 16384", "250, 16384"})
  void aCutoffGainsByItsDepth(int depth, int gain) {
    cutoff(history, 0, depth, 5);
    assertThat(history.value(5)).isEqualTo(gain);
  }

  @Example
  void aBestMoveGainsAsMuchAndOnePlyAsAnother() {
    history.best(3, 6, 5);
    cutoff(history, 200, 6, 5);
    assertThat(history.value(5)).isEqualTo(32);
    assertThat(history.value(4)).isZero();
  }

  @Example
  void everyLegalCodeHasAPlace() {
    cutoff(history, 0, 4, Node.MOVE_LIMIT - 1);
    assertThat(history.value(Node.MOVE_LIMIT - 1)).isEqualTo(4);
    assertThat(new HistoryHeuristic<TicTacToe>().value(Node.MOVE_LIMIT - 1)).isZero();
  }

  @Property(tries = 200)
  void neverReachesTheLimitAndKeepsTheOrder(
      @ForAll @Size(min = 1, max = 400) List<@IntRange(min = 10, max = 40) Integer> depths) {
    for (int depth : depths) {
      cutoff(history, 0, depth, 1);
      assertThat(history.value(1)).isBetween(0, (1 << 18) - 1);
    }
    cutoff(history, 0, 2, 2);
    assertThat(history.value(1)).isGreaterThan(history.value(2));
  }

  @Example
  void atTheLimitAllAreHalved() {
    cutoff(history, 0, 12, 7);
    for (int i = 0; i < 16; i++) {
      cutoff(history, 0, 16, 8);
    }
    assertThat(history.value(8)).isEqualTo(1 << 17);
    assertThat(history.value(7)).isEqualTo(1 << 9);
  }

  @Example
  void halvedBeforeEverySearchAndForgottenOnReset() {
    cutoff(history, 0, 5, 7);
    history.newSearch();
    assertThat(history.value(7)).isEqualTo(4);
    history.reset();
    assertThat(history.value(7)).isZero();
  }

  @Example
  void addsItsValuesToTheScores() {
    cutoff(history, 0, 4, 7);
    MoveList moves = new MoveList();
    moves.add(6);
    moves.add(7);
    moves.add(100_000);
    int[] scores = {10, 20, 30};
    history.score(TicTacToe.START, 0, 3, moves, scores);
    assertThat(scores).containsExactly(10, 24, 30);
  }
}
