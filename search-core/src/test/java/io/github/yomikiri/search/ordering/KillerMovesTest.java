package io.github.yomikiri.search.ordering;

import static io.github.yomikiri.search.ordering.Cutoffs.cutoff;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.games.TicTacToe;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class KillerMovesTest {

  /** Returns the moves among 0 .. 19 that are killers at a ply, best first. */
  private static List<Integer> killers(KillerMoves<TicTacToe> ordering, int ply) {
    MoveList moves = new MoveList();
    IntStream.range(0, 20).forEach(moves::add);
    int[] scores = new int[20];
    ordering.score(TicTacToe.START, ply, 3, moves, scores);
    assertThat(IntStream.of(scores))
        .allMatch(score -> score == 0 || score >= MoveOrdering.KILLER && score < MoveOrdering.GAIN);
    return IntStream.range(0, 20)
        .filter(move -> scores[move] > 0)
        .boxed()
        .sorted(Comparator.comparing(move -> -scores[move]))
        .toList();
  }

  @Example
  void nothingIsAKillerAtFirst() {
    assertThat(killers(new KillerMoves<>(3), 0)).isEmpty();
    assertThat(killers(new KillerMoves<>(3), 300)).isEmpty();
  }

  @Property
  void keepsTheMostRecentFirst(
      @ForAll @Size(max = 60) List<@IntRange(max = 19) Integer> cutoffs,
      @ForAll @IntRange(min = 1, max = 12) int kept) {
    KillerMoves<TicTacToe> ordering = new KillerMoves<>(kept);
    List<Integer> model = new ArrayList<>();
    for (Integer move : cutoffs) {
      cutoff(ordering, 2, 4, move);
      model.remove(move);
      model.add(0, move);
      if (model.size() > kept) {
        model.remove(kept);
      }
    }
    assertThat(killers(ordering, 2)).isEqualTo(model);
  }

  @Example
  void eachPlyHasAListOfItsOwn() {
    KillerMoves<TicTacToe> ordering = new KillerMoves<>(2);
    for (int ply = 0; ply < 300; ply++) {
      cutoff(ordering, ply, 1, ply % 20);
    }
    for (int ply = 0; ply < 300; ply++) {
      assertThat(killers(ordering, ply)).containsExactly(ply % 20);
    }
  }

  @Example
  void plyMayComeFromTheDeepestUp() {
    KillerMoves<TicTacToe> ordering = new KillerMoves<>(2);
    cutoff(ordering, 250, 1, 7);
    cutoff(ordering, 0, 1, 8);
    assertThat(killers(ordering, 250)).containsExactly(7);
    assertThat(killers(ordering, 0)).containsExactly(8);
    assertThat(killers(ordering, 125)).isEmpty();
  }

  @Example
  void theBestMoveOfAWholeNodeIsNoKiller() {
    KillerMoves<TicTacToe> ordering = new KillerMoves<>(2);
    ordering.best(0, 5, 3);
    assertThat(killers(ordering, 0)).isEmpty();
  }

  @Example
  void forgottenBeforeEverySearchAndOnReset() {
    KillerMoves<TicTacToe> ordering = new KillerMoves<>(2);
    cutoff(ordering, 0, 5, 3);
    ordering.newSearch();
    assertThat(killers(ordering, 0)).isEmpty();
    cutoff(ordering, 0, 5, 4);
    assertThat(killers(ordering, 0)).containsExactly(4);
    ordering.reset();
    assertThat(killers(ordering, 0)).isEmpty();
  }

  @Example
  void killersThatAreNotLegalAreLeftOut() {
    KillerMoves<TicTacToe> ordering = new KillerMoves<>(2);
    cutoff(ordering, 0, 5, 4);
    MoveList moves = new MoveList();
    moves.add(9);
    int[] scores = {5};
    ordering.score(TicTacToe.START, 0, 3, moves, scores);
    assertThat(scores).containsExactly(5);
  }

  @Example
  void aHundredAndTwentyEightKillersStayInTheirBand() {
    KillerMoves<TicTacToe> ordering = new KillerMoves<>(128);
    IntStream.range(0, 600).forEach(move -> cutoff(ordering, 0, 3, move));
    MoveList moves = new MoveList();
    IntStream.range(0, 600).forEach(moves::add);
    int[] scores = new int[600];
    ordering.score(TicTacToe.START, 0, 3, moves, scores);
    assertThat(scores[599]).isLessThan(MoveOrdering.TABLE - (1 << 18));
    assertThat(scores[472]).isGreaterThan(MoveOrdering.KILLER);
    assertThat(scores[471]).isZero();
  }

  @Example
  void refusesNumbersOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new KillerMoves<TicTacToe>(0))
        .withMessageContaining("0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new KillerMoves<TicTacToe>(129))
        .withMessageContaining("129");
  }
}
