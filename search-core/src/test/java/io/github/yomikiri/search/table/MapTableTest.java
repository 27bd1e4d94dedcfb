package io.github.yomikiri.search.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Bound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the replacement rule of the 2011 blog series. */
class MapTableTest {

  private final MapTable table = new MapTable();

  @ParameterizedTest(name = "{1} at {0} replaced by {3} at {2}: {4}")
  @CsvSource({
    "3, LOWER, 2, EXACT, false",
    "3, LOWER, 2, LOWER, false",
    "3, EXACT, 2, EXACT, false",
    "3, LOWER, 3, LOWER, false",
    "3, LOWER, 3, EXACT, true",
    "3, UPPER, 3, EXACT, true",
    "3, EXACT, 3, EXACT, false",
    "3, EXACT, 3, LOWER, false",
    "3, UPPER, 3, LOWER, false",
    "3, EXACT, 4, LOWER, true",
    "3, LOWER, 4, LOWER, true",
    "3, EXACT, 4, EXACT, true",
    "3, EXACT, 4, UPPER, true"
  })
  void replaces(
      int knownDepth, Bound knownBound, int offeredDepth, Bound offeredBound, boolean replaced) {
    long known = TableEntry.of(10, knownDepth, knownBound, false, 1);
    long offered = TableEntry.of(20, offeredDepth, offeredBound, false, 2);
    table.store(5, known);
    table.store(5, offered);
    assertThat(table.probe(5)).isEqualTo(replaced ? offered : known);
    assertThat(table.size()).isOne();
  }

  @Test
  void discardsEntriesWithoutAMove() {
    table.store(5, TableEntry.of(10, 3, Bound.UPPER, false, TableEntry.NO_MOVE));
    assertThat(table.probe(5)).isEqualTo(TableEntry.NONE);
    assertThat(table.size()).isZero();

    long known = TableEntry.of(10, 3, Bound.LOWER, false, 1);
    table.store(5, known);
    table.store(5, TableEntry.of(11, 9, Bound.UPPER, false, TableEntry.NO_MOVE));
    assertThat(table.probe(5)).isEqualTo(known);
  }

  @Test
  void remembersFromSearchToSearchUntilCleared() {
    long entry = TableEntry.of(10, 3, Bound.LOWER, false, 1);
    table.store(-5, entry);
    table.newSearch();
    assertThat(table.probe(-5)).isEqualTo(entry);
    table.clear();
    assertThat(table.probe(-5)).isEqualTo(TableEntry.NONE);
    assertThat(table.size()).isZero();
  }
}
