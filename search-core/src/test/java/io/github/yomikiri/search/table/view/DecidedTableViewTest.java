package io.github.yomikiri.search.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TableEntry;
import org.junit.jupiter.api.Test;

class DecidedTableViewTest {

  private final LockFreeTable table = new LockFreeTable(64);
  private final DecidedTableView view = new DecidedTableView(table, 10);

  private void assertProven(int score, Bound bound, boolean isProven) {
    long entry = TableEntry.of(score, 5, bound, false, 7);
    view.store(score, entry);
    assertThat(table.probe(score)).isEqualTo(view.probe(score, 5));
    assertThat(table.probe(score))
        .as("%d, %s", score, bound)
        .isEqualTo(isProven ? TableEntry.of(score, 5, bound, true, 7) : entry);
  }

  @Test
  void aScoreThatOnlyFinishedGamesHaveIsProven() {
    for (int score : new int[] {10, 99}) {
      assertProven(score, Bound.EXACT, true);
      assertProven(score, Bound.LOWER, true);
      assertProven(score, Bound.UPPER, false);
      assertProven(-score, Bound.EXACT, true);
      assertProven(-score, Bound.UPPER, true);
      assertProven(-score, Bound.LOWER, false);
    }
    for (Bound bound : Bound.values()) {
      assertProven(9, bound, false);
      assertProven(-9, bound, false);
    }
  }

  @Test
  void whatIsProvenStaysProven() {
    long entry = TableEntry.of(3, 5, Bound.EXACT, true, 7);
    view.store(1, entry);
    assertThat(view.probe(1, 5)).isEqualTo(entry);
  }
}
