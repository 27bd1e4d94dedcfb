package io.github.yomikiri.game.internal;

import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/**
 * The checksum CRC-32C (Castagnoli), which the library's files have. The JDK's class is used where
 * the platform has it, because the processor computes it. Otherwise this class computes the same
 * checksum with a table.
 *
 * <p>Not safe for use by several threads.
 */
public final class Crc32c implements Checksum {

  /** The polynomial, its lowest power in the highest bit. */
  private static final int POLYNOMIAL = 0x82F63B78;

  private static final int[] TABLE = table();
  private static final boolean IN_JDK = isInJdk();

  private int rest = -1;

  /** Makes the checksum that needs no class of the JDK. */
  Crc32c() {}

  /**
   * Makes a checksum of no bytes.
   *
   * @return the fastest that the platform has
   */
  public static Checksum create() {
    return IN_JDK ? new CRC32C() : new Crc32c();
  }

  private static boolean isInJdk() {
    try {
      return new CRC32C().getValue() == 0;
    } catch (LinkageError e) {
      return false;
    }
  }

  private static int[] table() {
    int[] table = new int[256];
    for (int i = 0; i < table.length; i++) {
      int rest = i;
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        rest = rest >>> 1 ^ (rest & 1) * POLYNOMIAL;
      }
      table[i] = rest;
    }
    return table;
  }

  @Override
  public void update(int b) {
    rest = rest >>> Byte.SIZE ^ TABLE[(rest ^ b) & 0xFF];
  }

  @Override
  public void update(byte[] bytes, int offset, int length) {
    for (int i = offset; i < offset + length; i++) {
      update(bytes[i]);
    }
  }

  @Override
  public long getValue() {
    return ~rest & 0xFFFF_FFFFL;
  }

  @Override
  public void reset() {
    rest = -1;
  }
}
