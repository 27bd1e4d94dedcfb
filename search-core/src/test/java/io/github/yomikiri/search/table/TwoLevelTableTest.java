package io.github.yomikiri.search.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.search.Bound;
import org.junit.jupiter.api.Test;

class TwoLevelTableTest {

  private static final int PLACES = 1 << 10;

  private final TranspositionTable large = TranspositionTable.unbounded();
  private final TwoLevelTable table = new TwoLevelTable(large, PLACES);

  private static long key(int i) {
    return Hash64.mix(i + 1);
  }

  private static long entry(int i, int depth) {
    return TableEntry.of(i, depth, Bound.LOWER, true, 7);
  }

  /** Stores results as a search does that has three times as many nodes a ply further down. */
  private void search(int first, int count) {
    for (int i = first; i < first + count; i++) {
      table.store(key(i), entry(i, depth(i)));
    }
  }

  private static int depth(int i) {
    int depth = 10;
    for (int rest = i; rest % 3 == 0 && depth < 20; rest /= 3) {
      depth++;
    }
    return depth;
  }

  @Test
  void theLargeTableGetsAtMostAQuarterOfTheResults() {
    search(1, 200_000);
    // A third of all results is at depth 11 or more, and a ninth at depth 12 or more.
    assertThat(large.size()).isBetween(200_000L / 10, 200_000L / 8);
    for (int i = 1; i <= 200_000; i++) {
      if (depth(i) >= 13) {
        assertThat(table.probe(key(i), depth(i)))
            .as("depth %d", depth(i))
            .isEqualTo(entry(i, depth(i)));
      }
    }
  }

  @Test
  void theNewestResultsNearTheHorizonAreKnown() {
    search(1, 200_000);
    int known = 0;
    for (int i = 200_000 - PLACES / 8; i <= 200_000; i++) {
      long found = table.probe(key(i), depth(i));
      if (found != TableEntry.NONE) {
        assertThat(found).isEqualTo(entry(i, depth(i)));
        known++;
      }
    }
    assertThat(known).isGreaterThan(PLACES / 10);
  }

  @Test
  void aPositionOfTheLastIterationIsFoundOnePlyDeeper() {
    search(1, 200_000);
    table.store(key(0), entry(0, 10));
    assertThat(table.probe(key(0), 10)).isEqualTo(entry(0, 10));
    assertThat(table.probe(key(0), 14)).isEqualTo(entry(0, 10));
    assertThat(table.probe(key(0))).isEqualTo(entry(0, 10));
    assertThat(large.probe(key(0))).isEqualTo(TableEntry.NONE);
  }

  /** A solver's depths count down from a maximum, so a later root has other depths. */
  @Test
  void eachSearchHasABorderOfItsOwn() {
    search(1, 200_000);
    table.newSearch();
    for (int i = 1; i <= 50_000; i++) {
      table.store(key(-i), entry(i, depth(i) + 100));
    }
    long before = large.size();
    for (int i = 50_001; i <= 100_000; i++) {
      table.store(key(-i), entry(i, depth(i) + 100));
    }
    assertThat(large.size() - before).isBetween(50_000L / 10, 50_000L / 8);
  }

  @Test
  void aLongSearchForgetsItsFirstResults() {
    storeSampled(4 << 20, 10);
    storeSampled(2 << 20, 8);
    assertThat(large.size()).isZero();
    storeSampled(1, 10);
    assertThat(large.size()).isEqualTo(1);
  }

  /** Stores results of one depth, all of which are counted. */
  private void storeSampled(int count, int depth) {
    for (long i = 1; i <= count; i++) {
      table.store(i << 6, entry(1, depth));
    }
  }

  @Test
  void noEntryAnswersAnotherKey() {
    search(1, 50_000);
    for (int i = 50_001; i < 100_000; i++) {
      assertThat(table.probe(key(i), 10)).isEqualTo(TableEntry.NONE);
    }
  }

  @Test
  void clearForgetsAllAndTheBorder() {
    search(1, 50_000);
    assertThat(table.size()).isGreaterThan(large.size());
    table.clear();
    assertThat(table.size()).isZero();
    assertThat(table.probe(key(3), depth(3))).isEqualTo(TableEntry.NONE);
    table.store(key(0), entry(0, 1));
    assertThat(large.size()).as("all are for the large table at first").isOne();
  }
}
