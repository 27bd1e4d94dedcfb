package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.games.TicTacToe;
import org.junit.jupiter.api.Test;

class ProofTableTest {

  /** Room for one bucket of four entries. */
  private final ProofTable bucket = new ProofTable(64);

  private static String numbers(ProofTable table, long key) {
    long entry = table.probe(key);
    return entry == ProofTable.NONE
        ? "none"
        : ProofTable.phi(entry) + " " + ProofTable.delta(entry);
  }

  @Test
  void returnsWhatWasStored() {
    assertThat(numbers(bucket, 7)).isEqualTo("none");
    bucket.store(7, 3, 5, 1);
    bucket.store(0, 1, 2, 1);
    assertThat(numbers(bucket, 7)).isEqualTo("3 5");
    assertThat(numbers(bucket, 0)).isEqualTo("1 2");
    bucket.store(7, 8, 1, 1);
    assertThat(numbers(bucket, 7)).isEqualTo("8 1");
    assertThat(bucket.size()).isEqualTo(2);
  }

  @Test
  void solvedPositionsAndGreatNumbersKeepApart() {
    bucket.store(1, 0, ProofTable.INFINITY, 1);
    bucket.store(2, ProofTable.INFINITY, 0, 1);
    bucket.store(3, ProofTable.INFINITY - 1, 1 << 24, 1);
    assertThat(numbers(bucket, 1)).isEqualTo("0 " + ProofTable.INFINITY);
    assertThat(numbers(bucket, 2)).isEqualTo(ProofTable.INFINITY + " 0");
    assertThat(numbers(bucket, 3)).isEqualTo("16777214 16777214");
  }

  @Test
  void theEntryOfTheLeastEffortIsReplaced() {
    bucket.store(1, 1, 1, 8);
    bucket.store(2, 2, 1, 1_000_000_000_000L);
    bucket.store(3, 3, 1, 4);
    bucket.store(4, 4, 1, 16);
    bucket.store(5, 5, 1, 1);
    assertThat(numbers(bucket, 3)).isEqualTo("none");
    assertThat(bucket.size()).isEqualTo(4);
    bucket.store(6, 6, 1, 2);
    assertThat(numbers(bucket, 5)).isEqualTo("none");
    assertThat(numbers(bucket, 2)).isEqualTo("2 1");
  }

  @Test
  void theEntriesOfOlderSearchesAreReplacedFirst() {
    for (int search = 0; search < 300; search++) {
      bucket.newSearch();
    }
    bucket.store(1, 1, 1, 1L << 60);
    bucket.newSearch();
    for (long key = 2; key <= 5; key++) {
      bucket.store(key, 1, 1, 1);
    }
    assertThat(numbers(bucket, 1)).isEqualTo("none");
    assertThat(numbers(bucket, 2)).isEqualTo("1 1");
  }

  @Test
  void theEntriesOfTheOldestSearchAreReplacedFirst() {
    for (long key = 1; key <= 4; key++) {
      bucket.newSearch();
      bucket.store(key, 1, 1, 1);
    }
    for (long key = 5; key <= 7; key++) {
      bucket.store(key, 1, 1, 1L << 60);
      assertThat(numbers(bucket, key - 4)).isEqualTo("none");
      assertThat(numbers(bucket, key - 3)).isEqualTo("1 1");
    }
  }

  @Test
  void growsWithItsEntriesUpToItsLimit() {
    ProofTable table = new ProofTable(1 << 18);
    int small = table.capacity();
    int limit = (1 << 18) / 16;
    assertThat(small).isLessThan(limit / 4);
    for (int i = 0; i < limit; i++) {
      table.store(Hash64.mix(i), 1 + i, 2, 1);
      if (table.size() <= 2 * small) {
        boolean isLarger = table.size() > small * 3 / 4;
        assertThat(table.capacity() > small).as("size %d", table.size()).isEqualTo(isLarger);
      }
    }
    assertThat(table.capacity()).isEqualTo(limit);
    int found = 0;
    for (int i = 0; i < limit; i++) {
      String numbers = numbers(table, Hash64.mix(i));
      assertThat(numbers).isIn("none", (1 + i) + " 2");
      found += numbers.equals("none") ? 0 : 1;
    }
    assertThat(found).isEqualTo(table.size()).isGreaterThan(limit * 3 / 4);
    table.clear();
    assertThat(table.capacity()).isEqualTo(small);
    assertThat(table.size()).isZero();
    assertThat(numbers(table, Hash64.mix(1))).isEqualTo("none");
  }

  @Test
  void aTableWithoutMemoryToGrowKeepsItsSizeUntilItIsCleared() {
    int limit = (1 << 18) / 16;
    int[] asked = {0};
    boolean[] isScarce = {true};
    ProofTable table = new ProofTable(1 << 18, length -> {
      asked[0]++;
      if (isScarce[0] && length > limit) {
        throw new OutOfMemoryError("a test");
      }
      return new long[length];
    });
    for (int i = 0; i < limit; i++) {
      table.store(Hash64.mix(i), 1 + i, 2, 1);
      assertThat(numbers(table, Hash64.mix(i))).isEqualTo((1 + i) + " 2");
    }
    assertThat(table.capacity()).isEqualTo(limit / 2);
    // 1,024, 2,048, 4,096 and 8,192 places, and 16,384 in vain.
    assertThat(asked).containsExactly(5);
    isScarce[0] = false;
    table.clear();
    for (int i = 0; i < limit; i++) {
      table.store(Hash64.mix(i), 1 + i, 2, 1);
    }
    assertThat(table.capacity()).isEqualTo(limit);
  }

  @Test
  void sizesOutOfRangeAreRefused() {
    for (long bytes : new long[] {-1, 63, (8L << 30) + 1}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Composition.of(TicTacToe.class, node -> 0).withProofBytes(bytes))
          .withMessage("proof numbers in " + bytes + " bytes are outside [64, 8589934592]");
    }
    for (long bytes : new long[] {64, 8L << 30}) {
      assertThat(Composition.of(TicTacToe.class, node -> 0).withProofBytes(bytes))
          .isNotNull();
    }
  }
}
