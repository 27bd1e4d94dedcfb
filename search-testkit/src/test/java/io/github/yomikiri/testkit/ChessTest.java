package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Perft;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game whose rules come from another library: an adapter is enough to search it. */
class ChessTest {

  private static final Chess START =
      Chess.of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  private static final Chess KIWIPETE =
      Chess.of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");

  @Test
  void countsArePublishedOnes() {
    assertThat(Perft.count(START, 3)).isEqualTo(8902);
    assertThat(Perft.count(KIWIPETE, 2)).isEqualTo(2039);
  }

  /**
   * Problems by Paul Morphy (the first one) and Sam Loyd: Organ Pipes 1859, Detroit Free Press
   * 1879, Charles XII 1859, and the end of Excelsior 1861.
   */
  @ParameterizedTest
  @CsvSource({
    "2, kbK5/pp6/1P6/8/8/8/8/R7, Ra6",
    "2, 2brrb2/8/p7/7Q/1p1kpPp1/1P1pN1K1/3P4/8, Qa5",
    "2, b1K1N3/1n6/5Q1b/1pk3P1/8/3P4/4R1r1/1R5B, Rf2",
    "3, 8/6R1/7p/5K1k/8/6p1/5bPP/4N3, Rxg3",
    "3, n2b4/1p3p1p/1p6/1RP4K/8/4p1PN/p1P1R3/N6k, c6"
  })
  void matesAreFound(int moves, String board, String solution) {
    Chess problem = Chess.of(board + " w - - 0 1");
    // Otherwise entries of the deeper search would answer the shallower one.
    Searcher<Chess> searcher = Searchers.forGame(Chess.class)
        .compose(old -> old.withDepthRule(DepthRule.EXACT))
        .repetition()
        .build();
    SearchResult result = searcher.search(problem, Limits.depth(2 * moves - 1));
    assertThat(result.score()).isEqualTo(1);
    assertThat(result.bestMove().notation()).isEqualTo(solution);
    assertThat(searcher.search(problem, Limits.depth(2 * moves - 2)).score()).isZero();
    // No other move solves a problem of two moves. With three moves, this check would take long.
    if (moves == 2) {
      assertThat(problem.legalMoves().stream()
              .filter(move ->
                  searcher.search(problem.play(move.code()), Limits.depth(2)).score() == -1))
          .containsExactly(result.bestMove());
    }
  }
}
