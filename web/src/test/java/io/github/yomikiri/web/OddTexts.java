package io.github.yomikiri.web;

import java.util.List;
import java.util.Random;

/** Texts as people paste them by mistake: cut, doubled, and with foreign characters. */
public final class OddTexts {

  private final List<String> texts;
  private final String foreign;
  private final Random random;

  /**
   * Makes odd texts of right ones.
   *
   * @param texts the right texts
   * @param foreign characters that mean something in these texts, or nothing
   * @param random the source of all choices
   */
  public OddTexts(List<String> texts, String foreign, Random random) {
    this.texts = texts;
    this.foreign = foreign;
    this.random = random;
  }

  /** Returns the next text, which is a right one changed in up to four places. */
  public String next() {
    StringBuilder odd = new StringBuilder(texts.get(random.nextInt(texts.size())));
    for (int change = random.nextInt(4); change >= 0; change--) {
      int at = random.nextInt(odd.length() + 1);
      switch (random.nextInt(4)) {
        case 0 -> odd.setLength(at);
        case 1 -> odd.insert(at, (char) random.nextInt(0x3000));
        case 2 -> odd.insert(at, odd.substring(at));
        default -> odd.insert(at, foreign.charAt(random.nextInt(foreign.length())));
      }
    }
    return odd.toString();
  }
}
