package io.github.yomikiri.search.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathTableViewTest {

  private static final long KEY = 5;

  private final TranspositionTable inner = TranspositionTable.unbounded();
  private final Path path = new Path();
  private final PathTableView table = new PathTableView(inner, path);

  /** Enters three nodes, of which the last one repeats the first, and returns to the second. */
  private void markTheSecondNode() {
    path.open(1, Integer.MAX_VALUE, 3, 0);
    path.open(KEY, Integer.MAX_VALUE, 2, 1);
    path.open(1, Integer.MAX_VALUE, 1, 2);
    assertThat(path.repeats(2)).isTrue();
    path.close(1);
  }

  @ParameterizedTest
  @CsvSource({
    "3, EXACT, LOWER",
    "3, LOWER, LOWER",
    "3, UPPER, -",
    "0, EXACT, -",
    "0, LOWER, -",
    "0, UPPER, -",
    "-3, EXACT, UPPER",
    "-3, UPPER, UPPER",
    "-3, LOWER, -"
  })
  void ofAValueThatDependsOnThePathOneHalfIsKept(int score, Bound bound, String kept) {
    markTheSecondNode();
    table.store(KEY, TableEntry.of(score, 7, bound, true, 4));
    if (kept.equals("-")) {
      assertThat(table.probe(KEY)).isEqualTo(TableEntry.NONE);
    } else {
      assertThat(table.probe(KEY)).isEqualTo(TableEntry.of(score, 7, Bound.valueOf(kept), true, 4));
    }
  }

  @Test
  void otherValuesAreKeptAsTheyAre() {
    markTheSecondNode();
    path.close(0);
    long entry = TableEntry.of(0, 7, Bound.EXACT, false, 4);
    table.store(KEY, entry);
    assertThat(table.probe(KEY)).isEqualTo(entry);
  }
}
