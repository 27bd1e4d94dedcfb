package io.github.yomikiri.bench.seed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.app.lesson.PublishedCounts;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All 600 counts that were published in 2011. Takes about two seconds. */
class SeedTableTest {

  static List<SeedSearcher> searchers() {
    return SeedSearcher.all();
  }

  @ParameterizedTest
  @MethodSource("searchers")
  @Tag("once")
  void visitsWhatWasPublished(SeedSearcher searcher) {
    List<SeedCell> cells = cells(searcher, SeedScore.SEED);
    assertThat(cells).hasSize(20).allSatisfy(cell -> {
      PublishedCounts published = Published.of(cell.algorithm(), cell.position());
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
    assertThat(cells(SeedSearcher.all().get(2), SeedScore.SIDE_TO_MOVE))
        .allMatch(cell -> Published.of(cell.algorithm(), cell.position()).node() == cell.node());
    assertThat(cells(SeedSearcher.all().get(7), SeedScore.SIDE_TO_MOVE))
        .anyMatch(cell -> Published.of(cell.algorithm(), cell.position()).node() != cell.node());
  }

  @Test
  void knowsNoOtherCells() {
    assertThatIllegalArgumentException().isThrownBy(() -> Published.of("negamax2", "end60"));
  }

  private static List<SeedCell> cells(SeedSearcher searcher, SeedScore score) {
    return IntStream.rangeClosed(Published.FIRST, Published.LAST)
        .mapToObj(number -> SeedCell.measure(searcher, score, FfoPosition.of(number)))
        .toList();
  }
}
