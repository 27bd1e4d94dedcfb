package io.github.yomikiri.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.search.Bound;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class ChainedTableTest {

  private static long entry(int score, int depth) {
    return TableEntry.of(score, depth, Bound.EXACT, false, 7);
  }

  @Example
  void nothingIsLostToCollisions() {
    // All keys have the same low bits, so there is one chain.
    ChainedTable table = new ChainedTable(1000);
    for (int i = 0; i < 1000; i++) {
      table.store((long) i << 40, entry(i, 4));
    }
    for (int i = 0; i < 1000; i++) {
      assertThat(TableEntry.score(table.probe((long) i << 40))).isEqualTo(i);
    }
    assertThat(table.probe(1000L << 40)).isEqualTo(TableEntry.NONE);
    assertThat(table.size()).isEqualTo(1000);
  }

  @Example
  void fullItTurnsNewPositionsAwayAndUpdatesKnownOnes() {
    ChainedTable table = new ChainedTable(3);
    for (long key = 0; key < 5; key++) {
      table.store(key, entry(1, 4));
    }
    table.store(2, entry(9, 5));
    assertThat(table.size()).isEqualTo(3);
    assertThat(table.probe(2)).isEqualTo(entry(9, 5));
    assertThat(table.probe(3)).isEqualTo(TableEntry.NONE);
  }

  @Example
  void aShallowerEntryDoesNotReplaceADeeperOne() {
    ChainedTable table = new ChainedTable(3);
    table.store(1, entry(1, 4));
    table.store(1, entry(2, 3));
    assertThat(table.probe(1)).isEqualTo(entry(1, 4));
    table.store(1, entry(3, 4));
    assertThat(table.probe(1)).isEqualTo(entry(3, 4));
  }

  @Example
  void aNewSearchMakesRoomOnlyWhenItIsFull() {
    ChainedTable table = new ChainedTable(2);
    table.store(1, entry(1, 4));
    table.newSearch();
    assertThat(table.size()).isOne();
    table.store(2, entry(2, 4));
    table.newSearch();
    assertThat(table.size()).isZero();
    assertThat(table.probe(1)).isEqualTo(TableEntry.NONE);
    table.store(3, entry(3, 4));
    assertThat(table.probe(3)).isEqualTo(entry(3, 4));
  }

  private record Store(int low, int high, int depth) {

    long key() {
      return (long) high << 60 | low;
    }
  }

  @Property
  void behavesLikeAMapWithACap(
      @ForAll @Size(max = 80) List<@IntRange(max = 511) Integer> stores,
      @ForAll @IntRange(min = 1, max = 40) int cap) {
    ChainedTable table = new ChainedTable(cap);
    Map<Long, Long> model = new HashMap<>();
    int score = 0;
    for (int bits : stores) {
      Store store = new Store(bits & 15, bits >> 4 & 3, bits >> 6);
      long entry = entry(score++, store.depth);
      table.store(store.key(), entry);
      Long known = model.get(store.key());
      if (known == null ? model.size() < cap : store.depth >= TableEntry.depth(known)) {
        model.put(store.key(), entry);
      }
    }
    assertThat(table.size()).isEqualTo(model.size());
    for (int bits = 0; bits < 64; bits++) {
      long key = new Store(bits & 15, bits >> 4, 0).key();
      assertThat(table.probe(key)).isEqualTo(model.getOrDefault(key, TableEntry.NONE));
    }
  }

  @Example
  void refusesSizesOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ChainedTable(0))
        .withMessageContaining("0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ChainedTable((1 << 28) + 1))
        .withMessageContaining("268435457");
    assertThat(new ChainedTable(1).size()).isZero();
  }
}
