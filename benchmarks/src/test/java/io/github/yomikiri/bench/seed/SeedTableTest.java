package io.github.yomikiri.bench.seed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.reversi.endgame.FfoPosition;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The 600 counts that were published in 2011. {@code -Dleaves.count=...} sets how many leaves a
 * search may have to be repeated. The few searches with more leaves take most of the time.
 */
class SeedTableTest {

  private static final long MAX_LEAVES = Long.getLong("leaves.count", 300_000);

  static List<SeedSearcher> searchers() {
    return SeedSearcher.all();
  }

  @ParameterizedTest
  @MethodSource("searchers")
  void visitsWhatWasPublished(SeedSearcher searcher) {
    assertThat(cells(searcher, SeedScore.SEED, MAX_LEAVES)).isNotEmpty().allSatisfy(cell -> {
      Published.Counts published = Published.of(cell.algorithm(), cell.position());
      assertThat(cell.node()).as("leaves in " + cell.position()).isEqualTo(published.node());
      assertThat(cell.inode()).as("inner nodes in " + cell.position()).isEqualTo(published.inode());
    });
  }

  @Test
  void hasTheFifteenSearchersOfTheTables() {
    assertThat(SeedSearcher.all())
        .extracting(SeedSearcher::name)
        .hasSize(15)
        .doesNotHaveDuplicates()
        .startsWith("negamax2")
        .endsWith("transposition_h6");
  }

  @Test
  void differsFromThePublishedWithACorrectScoreWhereAlphaBetaCuts() {
    assertThat(cells(SeedSearcher.all().get(2), SeedScore.SIDE_TO_MOVE, Long.MAX_VALUE))
        .allMatch(cell -> Published.of(cell.algorithm(), cell.position()).node() == cell.node());
    assertThat(cells(SeedSearcher.all().get(7), SeedScore.SIDE_TO_MOVE, Long.MAX_VALUE))
        .anyMatch(cell -> Published.of(cell.algorithm(), cell.position()).node() != cell.node());
  }

  @Test
  void knowsNoOtherCells() {
    assertThatIllegalArgumentException().isThrownBy(() -> Published.of("negamax2", "end60"));
  }

  /** Measures the positions in which the published search has at most a number of leaves. */
  private static List<SeedCell> cells(SeedSearcher searcher, SeedScore score, long maxLeaves) {
    return IntStream.rangeClosed(Published.FIRST, Published.LAST)
        .filter(number -> Published.of(searcher.name(), "end" + number).node() <= maxLeaves)
        .mapToObj(number -> SeedCell.measure(searcher, score, FfoPosition.of(number)))
        .toList();
  }
}
