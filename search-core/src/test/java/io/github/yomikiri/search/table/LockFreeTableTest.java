package io.github.yomikiri.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.search.Bound;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class LockFreeTableTest {

  /** A table of one bucket with four entries, in which every key collides with every other. */
  private final LockFreeTable bucket = new LockFreeTable(64);

  private static long key(int i) {
    return Hash64.mix(i + 1);
  }

  private static long entry(int score, int depth) {
    return TableEntry.of(score, depth, Bound.LOWER, true, 7);
  }

  private void store(int i, int depth) {
    bucket.store(key(i), entry(i, depth));
  }

  private boolean knows(int i) {
    long entry = bucket.probe(key(i));
    assertThat(entry == TableEntry.NONE || TableEntry.score(entry) == i)
        .as("an entry of another key")
        .isTrue();
    return entry != TableEntry.NONE;
  }

  @Example
  void returnsAllThatWasStored() {
    bucket.newSearch();
    bucket.store(key(3), TableEntry.of(-77, 250, Bound.UPPER, true, 12));
    long entry = bucket.probe(key(3));
    assertThat(TableEntry.score(entry)).isEqualTo(-77);
    assertThat(TableEntry.depth(entry)).isEqualTo(250);
    assertThat(TableEntry.bound(entry)).isEqualTo(Bound.UPPER);
    assertThat(TableEntry.isProven(entry)).isTrue();
    assertThat(TableEntry.move(entry)).isEqualTo(12);
  }

  @Example
  void theKeyZeroIsAKeyLikeAnyOther() {
    assertThat(bucket.probe(0)).isEqualTo(TableEntry.NONE);
    bucket.store(0, entry(5, 2));
    assertThat(TableEntry.score(bucket.probe(0))).isEqualTo(5);
  }

  @Example
  void aBucketHoldsFour() {
    for (int i = 0; i < 4; i++) {
      store(i, 5);
    }
    assertThat(bucket.size()).isEqualTo(4);
    for (int i = 0; i < 4; i++) {
      assertThat(knows(i)).isTrue();
    }
  }

  @Example
  void theShallowestGivesWay() {
    store(0, 5);
    store(1, 3);
    store(2, 4);
    store(3, 6);
    store(4, 1);
    assertThat(knows(1)).isFalse();
    assertThat(knows(4)).isTrue();
    store(5, 1);
    assertThat(knows(4)).isFalse();
    assertThat(bucket.size()).isEqualTo(4);
  }

  @Example
  void entriesOfEarlierSearchesGiveWayBeforeShallowOnes() {
    store(0, 255);
    bucket.newSearch();
    store(1, 250);
    bucket.newSearch();
    store(2, 0);
    store(3, 0);
    store(4, 0);
    assertThat(knows(0)).as("the oldest").isFalse();
    store(5, 0);
    assertThat(knows(1)).as("the next oldest").isFalse();
    assertThat(knows(2)).isTrue();
    assertThat(knows(3)).isTrue();
    assertThat(knows(4)).isTrue();
    assertThat(knows(5)).isTrue();
  }

  @Example
  void agesStayInOrderWhenTheyWrapAround() {
    for (int search = 0; search < 100; search++) {
      bucket.newSearch();
      store(search, 5);
      assertThat(knows(search)).isTrue();
      // The four latest searches are kept at all times.
      for (int ago = 1; ago < Math.min(4, search + 1); ago++) {
        assertThat(knows(search - ago)).as("search %d, %d ago", search, ago).isTrue();
      }
      assertThat(search < 4 || !knows(search - 4)).isTrue();
    }
  }

  @Example
  void aKnownPositionIsReplacedInItsPlaceEvenByAShallowerEntry() {
    for (int i = 0; i < 4; i++) {
      store(i, 5);
    }
    bucket.store(key(2), entry(2, 1));
    assertThat(TableEntry.depth(bucket.probe(key(2)))).isOne();
    assertThat(bucket.size()).isEqualTo(4);
  }

  @Example
  void aTableGrowsAndKeepsItsEntries() {
    LockFreeTable table = LockFreeTable.ofMebibytes(8);
    int memory = table.words.length;
    int count = 0;
    while (table.words.length == memory) {
      table.store(key(count), entry(count, 3));
      count++;
    }
    assertThat(memory).as("words at first").isEqualTo((1 << 20) / Long.BYTES);
    assertThat(table.words).as("when half of the places are in use").hasSize(2 * memory);
    assertThat(count).isBetween(memory / 4, memory / 3);
    // Only entries of full buckets have given way.
    int known = 0;
    for (int i = 0; i < count; i++) {
      long found = table.probe(key(i));
      if (found != TableEntry.NONE) {
        assertThat(TableEntry.score(found)).isEqualTo(i);
        known++;
      }
    }
    assertThat(known).isEqualTo((int) table.size()).isGreaterThan(count * 9 / 10);
  }

  /** The entries differ in all of their fields, so no word of a place can pass for its key. */
  @Example
  void noEntryIsLostWhenATableGrows() {
    LockFreeTable table = LockFreeTable.ofMebibytes(8);
    int words = table.words.length;
    // Two entries in each bucket are half of the places. The last one doubles the table.
    int buckets = words / LockFreeTable.BUCKET_WORDS;
    int count = 2 * buckets + 1;
    long[] keys = new long[count];
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < count; i++) {
        assertThat(table.words).hasSize(words);
        keys[i] = key(i) & -buckets | i & buckets - 1;
        table.store(keys[i], mixed(i));
      }
      assertThat(table.words).hasSize(2 * words);
      for (int i = 0; i < count; i++) {
        assertThat(table.probe(keys[i])).isEqualTo(mixed(i));
      }
      assertThat(table.size()).isEqualTo(count);
      table.clear();
    }
  }

  private static long mixed(int i) {
    Bound bound = i % 2 == 0 ? Bound.LOWER : Bound.UPPER;
    long bits = Hash64.mix(-i);
    return TableEntry.of(i, (int) bits & 0xFF, bound, bits < 0, (int) (bits >>> 8 & 0xFFFF));
  }

  @Example
  void aTableWithoutMemoryToGrowKeepsItsSizeUntilItIsCleared() {
    int[] asked = {0};
    boolean[] isScarce = {true};
    LockFreeTable table = new LockFreeTable(8 << 20, length -> {
      asked[0]++;
      if (isScarce[0] && length > (2 << 20) / Long.BYTES) {
        throw new OutOfMemoryError("a test");
      }
      return new long[length];
    });
    for (int i = 0; i < 1 << 19; i++) {
      table.store(key(i), entry(i, 3));
      assertThat(TableEntry.score(table.probe(key(i)))).isEqualTo(i);
    }
    assertThat(table.words).hasSize((2 << 20) / Long.BYTES);
    assertThat(table.size()).isGreaterThan(table.words.length / 2 * 9L / 10);
    // 1 MiB, 2 MiB, and 4 MiB in vain: to fail costs a collection of all garbage.
    assertThat(asked).containsExactly(3);
    isScarce[0] = false;
    table.clear();
    for (int i = 0; i < 1 << 19; i++) {
      table.store(key(i), entry(i, 3));
    }
    assertThat(table.words).hasSize((8 << 20) / Long.BYTES);
  }

  @Example
  void aTableGrowsUpToItsMaximumAndIsSmallAgainAfterClear() {
    LockFreeTable table = LockFreeTable.ofMebibytes(4);
    int memory = table.words.length;
    for (int i = 0; i < 1 << 20; i++) {
      table.store(key(i), entry(i, 3));
    }
    assertThat(table.words).hasSize(4 * memory);
    table.clear();
    assertThat(table.words).hasSize(memory);
    assertThat(table.size()).isZero();
  }

  @Example
  void newSearchForgetsNothingAndClearForgetsAll() {
    store(0, 5);
    bucket.newSearch();
    assertThat(knows(0)).isTrue();
    bucket.clear();
    assertThat(knows(0)).isFalse();
    assertThat(bucket.size()).isZero();
  }

  @Example
  void afterClearItBehavesLikeANewOne() {
    for (int i = 0; i < 7; i++) {
      bucket.newSearch();
    }
    bucket.clear();
    LockFreeTable fresh = new LockFreeTable(64);
    for (int i = 0; i < 10; i++) {
      store(i, i % 3);
      fresh.store(key(i), entry(i, i % 3));
    }
    for (int i = 0; i < 10; i++) {
      assertThat(bucket.probe(key(i))).isEqualTo(fresh.probe(key(i)));
    }
  }

  @Property
  void whatItAnswersIsWhatWasLastStored(
      @ForAll @Size(max = 200) List<@IntRange(max = 2047) Integer> stores,
      @ForAll @IntRange(min = 64, max = 4096) int bytes) {
    LockFreeTable table = new LockFreeTable(bytes);
    Map<Integer, Long> last = new HashMap<>();
    int score = 0;
    for (int bits : stores) {
      if (bits < 40) {
        table.newSearch();
        continue;
      }
      int key = bits & 127;
      long entry = entry(score++, bits >> 7);
      table.store(key(key), entry);
      last.put(key, entry);
      assertThat(TableEntry.withAge(table.probe(key(key)), 0))
          .as("what was just stored")
          .isEqualTo(entry);
    }
    int known = 0;
    for (int key = 0; key < 128; key++) {
      long found = TableEntry.withAge(table.probe(key(key)), 0);
      if (found != TableEntry.NONE) {
        known++;
        assertThat(found).isEqualTo(last.get(key));
      }
    }
    assertThat(table.size()).isEqualTo(known).isLessThanOrEqualTo(bytes / 16);
  }

  @Example
  void sizesAreRoundedDownToAPowerOfTwo() {
    LockFreeTable table = new LockFreeTable(255);
    for (int i = 0; i < 1000; i++) {
      table.store(key(i), entry(i, 1));
    }
    assertThat(table.size()).isEqualTo(8);
  }

  @Example
  void refusesSizesOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LockFreeTable(63))
        .withMessageContaining("63");
    assertThatIllegalArgumentException().isThrownBy(() -> new LockFreeTable((8L << 30) + 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LockFreeTable.ofMebibytes(0))
        .withMessageContaining("0 MiB");
    assertThatIllegalArgumentException().isThrownBy(() -> LockFreeTable.ofMebibytes(8193));
    assertThat(LockFreeTable.ofMebibytes(1).size()).isZero();
  }

  @Example
  void aLargeTableTakesAllItsMemoryAtOnce() {
    Map<Long, Integer> wordsAtFirst =
        Map.of(64L << 20, (1 << 20) / Long.BYTES, 128L << 20, 1 << 24, 8L << 30, 1 << 30);
    wordsAtFirst.forEach((bytes, words) -> {
      List<Integer> asked = new ArrayList<>();
      LockFreeTable table = new LockFreeTable(bytes, length -> {
        asked.add(length);
        return new long[LockFreeTable.BUCKET_WORDS];
      });
      assertThat(asked).as("words of %d bytes", bytes).containsExactly(words);
      assertThat(table.size()).isZero();
    });
  }

  @Example
  void severalThreadsMayUseIt() {
    assertThat(bucket.threadSafe()).isSameAs(bucket);
  }
}
