package io.github.yomikiri.search.platform;

/**
 * The memory of a table whose size nobody has chosen: at most an eighth of the heap, so that a
 * search also runs in a phone's app or a small container. Searches in a browser use the full size.
 */
public final class HeapShare {

  private static final int SHARE = 8;

  private HeapShare() {}

  /**
   * Returns the size of a table.
   *
   * @param usual its size where memory is no concern, in MiB, at least 1
   * @return {@code usual}, or an eighth of the maximum heap if that is less, in MiB, at least 1
   */
  public static int mebibytes(int usual) {
    return mebibytes(usual, Runtime.getRuntime().maxMemory());
  }

  static int mebibytes(int usual, long heap) {
    return (int) Math.max(1, Math.min(usual, (heap >> 20) / SHARE));
  }
}
