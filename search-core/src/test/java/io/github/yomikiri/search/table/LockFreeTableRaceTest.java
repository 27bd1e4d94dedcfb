package io.github.yomikiri.search.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.search.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * Tests the table with several threads that use a few buckets at the same time. Every entry that a
 * probe returns must have been stored under its key, as a whole.
 */
class LockFreeTableRaceTest {

  private static final long SEED = 20261120;
  private static final int KEYS = 64;
  private static final int THREADS = 4;
  private static final int ROUNDS = 1_000;

  private final LockFreeTable table = new LockFreeTable(256);
  private final long[] keys = Hash64.words(SEED, KEYS);

  @Test
  void noProbeAnswersWithAMixture() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Long>> hits = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        hits.add(pool.submit(hammer(new Random(SEED + thread))));
      }
      for (Future<Long> each : hits) {
        assertThat(each.get()).as("hits of a thread, seed %d", SEED).isPositive();
      }
    } finally {
      pool.shutdown();
    }
  }

  @Test
  void noProbeAnswersWithAMixtureWhileTheTableGrows() throws Exception {
    LockFreeTable growing = LockFreeTable.ofMebibytes(16);
    long[] many = Hash64.words(SEED, 1 << 19);
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Integer>> hits = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        int first = thread;
        hits.add(pool.submit(() -> {
          int found = 0;
          for (int k = first; k < many.length; k += THREADS) {
            growing.store(many[k], entry(k, 100));
            for (int back = k; back >= 0; back = back / 2 - 1) {
              long known = growing.probe(many[back]);
              if (known != TableEntry.NONE) {
                found++;
                assertThat(TableEntry.withAge(known, 0)).isEqualTo(entry(back, 100));
              }
            }
          }
          return found;
        }));
      }
      for (Future<Integer> each : hits) {
        assertThat(each.get()).as("hits of a thread, seed %d", SEED).isPositive();
      }
    } finally {
      pool.shutdown();
    }
    assertThat(growing.words).hasSize((16 << 20) / Long.BYTES);
  }

  private Callable<Long> hammer(Random random) {
    return () -> {
      long hits = 0;
      for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < 1000; i++) {
          int k = random.nextInt(KEYS);
          if (random.nextInt(3) == 0) {
            table.store(keys[k], entry(k, random.nextInt(200)));
          } else {
            long found = table.probe(keys[k]);
            if (found != TableEntry.NONE) {
              hits++;
              assertThat(TableEntry.withAge(found, 0)).isEqualTo(entry(k, TableEntry.depth(found)));
            }
          }
        }
        table.newSearch();
      }
      return hits;
    };
  }

  /** Returns an entry in which key and depth determine everything else. */
  private static long entry(int k, int depth) {
    long bits = Hash64.of(k, depth);
    Bound bound = (bits & 1) == 0 ? Bound.LOWER : Bound.UPPER;
    return TableEntry.of(
        (int) (bits >> 38),
        depth,
        bound,
        (bits & 2) == 0,
        (int) (bits >>> 2 & 0xFFFFF) % 1_000_000);
  }
}
