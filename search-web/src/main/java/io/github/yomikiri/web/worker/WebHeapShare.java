package io.github.yomikiri.web.worker;

/** Takes the usual sizes, because the memory of a browser is not known. */
public final class WebHeapShare {

  private WebHeapShare() {}

  /**
   * Returns the size of a table.
   *
   * @param usual its usual size, in MiB
   * @return {@code usual}
   */
  public static int mebibytes(int usual) {
    return usual;
  }
}
