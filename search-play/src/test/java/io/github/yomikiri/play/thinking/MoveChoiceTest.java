package io.github.yomikiri.play.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MoveChoiceTest {

  private static RootMove move(int code, int score, long visits) {
    return new RootMove(move(code), score, Bound.ESTIMATE, false, 3, visits, List.of(move(code)));
  }

  private static Move move(int code) {
    return new Move(code, String.valueOf(code));
  }

  /** Returns the codes of the moves that all random numbers choose. */
  private static Set<Integer> chosen(int margin, RootMove... moves) {
    SearchResult all = SearchResult.builder(moves[0].move())
        .score(moves[0].score())
        .bound(Bound.ESTIMATE)
        .depth(3)
        .principalVariation(List.of(moves[0].move()))
        .rootMoves(List.of(moves))
        .build();
    return IntStream.range(-20, 20)
        .mapToObj(lot -> MoveChoice.nearBest(all, margin, lot).bestMove().code())
        .collect(Collectors.toSet());
  }

  @Test
  void aMoveNeedsHalfOfTheVisitsOfTheMostVisitedOne() {
    assertThat(chosen(0, move(1, 7, 100), move(2, 7, 51), move(3, 7, 50), move(4, 7, 49)))
        .containsExactlyInAnyOrder(1, 2, 3);
    // The values of moves with few visits do not count as the best one either.
    assertThat(chosen(0, move(1, 7, 101), move(2, 9, 50))).containsExactly(1);
  }

  @Test
  void aMoveThatMayBeBetterLeavesALowerBound() {
    for (Bound bound : Bound.values()) {
      RootMove chosen = new RootMove(move(1), 7, Bound.EXACT, true, 1);
      RootMove other = new RootMove(move(2), 7, bound, true, 3);
      SearchResult all = SearchResult.builder(move(2)).rootMoves(List.of(other)).build();
      assertThat(MoveChoice.preferring(all, chosen).bound())
          .isEqualTo(bound == Bound.LOWER ? Bound.LOWER : Bound.EXACT);
    }
  }

  @Test
  void aMoveIsWorseByTheMarginAtMost() {
    assertThat(chosen(2, move(1, 7, 0), move(2, 5, 0), move(3, 4, 0)))
        .containsExactlyInAnyOrder(1, 2);
    assertThat(chosen(Integer.MAX_VALUE, move(1, 7, 0), move(2, -100_000_000, 0)))
        .containsExactlyInAnyOrder(1, 2);
  }
}
