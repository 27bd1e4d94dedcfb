package io.github.yomikiri.web.worker;

/** Stands for {@code java.util.HexFormat}, which TeaVM does not have. */
public final class WebHexFormat {

  private static final WebHexFormat PLAIN = new WebHexFormat();

  private WebHexFormat() {}

  /** Returns the format without delimiters. */
  public static WebHexFormat of() {
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
