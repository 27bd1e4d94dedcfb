package io.github.yomikiri.web.worker;

import java.util.zip.Checksum;

/** Stands for {@code java.util.zip.CRC32C}, which TeaVM does not have. */
public final class WebCRC32C implements Checksum {

  /** Fails, as on any platform without this class. The library has a checksum of its own. */
  public WebCRC32C() {
    throw new NoClassDefFoundError("java.util.zip.CRC32C");
  }

  @Override
  public void update(int b) {
    throw new AssertionError();
  }

  @Override
  public void update(byte[] bytes, int offset, int length) {
    throw new AssertionError();
  }

  @Override
  public long getValue() {
    throw new AssertionError();
  }

  @Override
  public void reset() {
    throw new AssertionError();
  }
}
