package org.teavm.classlib.java.util;

/** Stands for {@code java.util.HexFormat}, which TeaVM does not have. */
public final class THexFormat {

  private static final THexFormat PLAIN = new THexFormat();

  private THexFormat() {}

  /** Returns the format without delimiters. */
  public static THexFormat of() {
    return PLAIN;
  }

  /** Returns 16 digits. */
  public String toHexDigits(long value) {
    StringBuilder digits = new StringBuilder();
    for (int shift = Long.SIZE - 4; shift >= 0; shift -= 4) {
      digits.append(Character.forDigit((int) (value >>> shift) & 0xF, 16));
    }
    return digits.toString();
  }
}
