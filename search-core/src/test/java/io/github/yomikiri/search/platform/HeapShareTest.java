package io.github.yomikiri.search.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HeapShareTest {

  @Test
  void takesAnEighthOfASmallHeapAndNeverMoreThanTheUsualSize() {
    assertEquals(16, HeapShare.mebibytes(16, 128L << 20));
    assertEquals(8, HeapShare.mebibytes(16, 64L << 20));
    assertEquals(1, HeapShare.mebibytes(16, 5L << 20));
    assertEquals(64, HeapShare.mebibytes(64, Long.MAX_VALUE));
  }
}
