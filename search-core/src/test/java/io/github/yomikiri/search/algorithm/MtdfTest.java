package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class MtdfTest {

  /**
   * A search that knows the value. It returns the value itself (fail-soft) or clamped to the window
   * (fail-hard).
   */
  private static final class Oracle implements WindowSearch<TicTacToe> {

    private final boolean soft;
    private final List<Integer> bounds = new ArrayList<>();
    private int value;

    Oracle(int value, boolean soft) {
      this.value = value;
      this.soft = soft;
    }

    @Override
    public int search(TicTacToe root, int depth, int alpha, int beta, SearchContext context) {
      assertThat(beta).as("the window's width is none").isEqualTo(alpha + 1);
      assertThat(alpha).isGreaterThanOrEqualTo(-Score.INFINITY);
      assertThat(beta).isLessThanOrEqualTo(Score.INFINITY);
      bounds.add(beta);
      return soft ? value : Math.max(alpha, Math.min(beta, value));
    }
  }

  @Property
  void findsTheValueFromAnyGuess(
      @ForAll @IntRange(min = -Score.MAX, max = Score.MAX) int first,
      @ForAll @IntRange(min = -Score.MAX, max = Score.MAX) int value) {
    Oracle oracle = new Oracle(first, true);
    Mtdf<TicTacToe> search = new Mtdf<>(oracle);
    assertThat(search(search, -Score.INFINITY, Score.INFINITY)).isEqualTo(first);
    oracle.value = value;
    assertThat(search(search, -Score.INFINITY, Score.INFINITY)).isEqualTo(value);
    // Each of the two searches, from 0 to the first value and from there to the second, takes a
    // guess and two tests.
    assertThat(oracle.bounds).hasSizeLessThanOrEqualTo(6);
  }

  @Property
  void findsTheValueThroughAFailHardSearch(
      @ForAll @IntRange(min = -300, max = 300) int first,
      @ForAll @IntRange(min = -300, max = 300) int value) {
    Oracle oracle = new Oracle(first, false);
    Mtdf<TicTacToe> search = new Mtdf<>(oracle);
    assertThat(search(search, -Score.INFINITY, Score.INFINITY)).isEqualTo(first);
    oracle.value = value;
    assertThat(search(search, -Score.INFINITY, Score.INFINITY)).isEqualTo(value);
  }

  @Property
  void keepsThePromiseOfItsWindow(
      @ForAll @IntRange(min = -100, max = 100) int guess,
      @ForAll @IntRange(min = -100, max = 100) int value,
      @ForAll @IntRange(min = -100, max = 100) int alpha,
      @ForAll @IntRange(min = 1, max = 50) int width,
      @ForAll boolean soft) {
    Oracle oracle = new Oracle(guess, soft);
    Mtdf<TicTacToe> search = new Mtdf<>(oracle);
    search(search, -Score.INFINITY, Score.INFINITY);
    oracle.value = value;
    oracle.bounds.clear();
    int beta = alpha + width;
    int found = search(search, alpha, beta);
    if (found <= alpha) {
      assertThat(value).isLessThanOrEqualTo(found);
    } else if (found >= beta) {
      assertThat(value).isGreaterThanOrEqualTo(found);
    } else {
      assertThat(found).isEqualTo(value);
    }
    assertThat(oracle.bounds)
        .as("what is asked lies in the window")
        .allMatch(bound -> bound > alpha && bound <= beta);
  }

  @Example
  void aRightGuessTakesTwoPasses() {
    Oracle oracle = new Oracle(17, true);
    Mtdf<TicTacToe> search = new Mtdf<>(oracle);
    search(search, -Score.INFINITY, Score.INFINITY);
    oracle.bounds.clear();
    search(search, -Score.INFINITY, Score.INFINITY);
    assertThat(oracle.bounds).containsExactly(17, 18);
  }

  @Example
  void everyPassButTheFirstIsARepeatedSearch() {
    for (int value : new int[] {0, 17, -90}) {
      Oracle oracle = new Oracle(value, true);
      RootSearch<TicTacToe> run =
          new RootSearch<>(new Mtdf<>(oracle), TicTacToe.START, Limits.none(), () -> 0);
      run.iterate(1);
      assertThat(run.result().statistics().reSearches())
          .isPositive()
          .isEqualTo(oracle.bounds.size() - 1);
    }
  }

  @Example
  void resetForgetsTheGuess() {
    Oracle oracle = new Oracle(17, true);
    Mtdf<TicTacToe> search = new Mtdf<>(oracle);
    search(search, -Score.INFINITY, Score.INFINITY);
    search.reset();
    oracle.bounds.clear();
    search(search, -Score.INFINITY, Score.INFINITY);
    assertThat(oracle.bounds).startsWith(0);
  }

  @Example
  void anInconsistentSearchDoesNotKeepItGoingForEver() {
    // A table's answers may contradict each other, but each pass must still narrow the window.
    int[] pass = {0};
    WindowSearch<TicTacToe> fickle =
        (root, depth, alpha, beta, context) -> pass[0]++ % 2 == 0 ? beta + 40 : alpha - 1;
    assertThat(search(new Mtdf<>(fickle), -1000, 1000)).isBetween(-1000, 1000);
    assertThat(pass[0]).isLessThan(100);
  }

  private static int search(WindowSearch<TicTacToe> search, int alpha, int beta) {
    return search.search(TicTacToe.START, 1, alpha, beta, new SearchContext(Limits.none()));
  }
}
