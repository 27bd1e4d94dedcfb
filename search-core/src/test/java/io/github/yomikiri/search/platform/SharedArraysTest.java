package io.github.yomikiri.search.platform;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.platform.SharedArrays.Locked;
import org.junit.jupiter.api.Test;

class SharedArraysTest {

  private static final int TIMES = 10_000;

  @Test
  void bothFormsDoTheSame() {
    int[] ints = {1, 2, 3};
    int[] lockedInts = {1, 2, 3};
    long[] longs = {4, 5};
    long[] lockedLongs = {4, 5};
    SharedArrays.release(ints, 0, 7);
    Locked.set(lockedInts, 0, 7);
    SharedArrays.add(ints, 1, -4);
    Locked.add(lockedInts, 1, -4);
    SharedArrays.add(longs, 1, 1L << 40);
    Locked.add(lockedLongs, 1, 1L << 40);
    assertThat(SharedArrays.exchange(ints, 2, 3, 8)).isEqualTo(3);
    assertThat(Locked.exchange(lockedInts, 2, 3, 8)).isEqualTo(3);
    assertThat(SharedArrays.exchange(ints, 2, 3, 9)).isEqualTo(8);
    assertThat(Locked.exchange(lockedInts, 2, 3, 9)).isEqualTo(8);
    assertThat(ints).containsExactly(7, -2, 8).isEqualTo(lockedInts);
    assertThat(longs).containsExactly(4, 5 + (1L << 40)).isEqualTo(lockedLongs);
    assertThat(SharedArrays.acquire(ints, 1))
        .isEqualTo(Locked.get(lockedInts, 1))
        .isEqualTo(-2);
    assertThat(SharedArrays.read(longs, 0))
        .isEqualTo(Locked.get(lockedLongs, 0))
        .isEqualTo(4);
  }

  @Test
  void noAdditionIsLost() throws InterruptedException {
    int[] ints = new int[2];
    long[] longs = new long[2];
    Runnable additions = () -> {
      for (int i = 0; i < TIMES; i++) {
        SharedArrays.add(ints, 0, 1);
        SharedArrays.add(longs, 0, 1);
      }
    };
    Runnable lockedAdditions = () -> {
      for (int i = 0; i < TIMES; i++) {
        Locked.add(ints, 1, 1);
        Locked.add(longs, 1, 1);
      }
    };
    Thread[] threads = {
      new Thread(additions),
      new Thread(lockedAdditions),
      new Thread(additions),
      new Thread(lockedAdditions)
    };
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(ints).containsExactly(2 * TIMES, 2 * TIMES);
    assertThat(longs).containsExactly(2 * TIMES, 2 * TIMES);
  }
}
