package io.github.yomikiri.cli.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Damages sound inputs by a few edits. An edit changes a character or a number, or repeats a piece,
 * removes a piece or takes a piece from another input.
 */
final class Mutator {

  private static final int MAX_LENGTH = 4000;
  private static final int MAX_EDITS = 4;
  private static final List<String> NUMBERS = List.of(
      "0", "-1", "1e9", "64", "65", "127", "2147483647", "-2147483648", "9".repeat(30), "NaN");
  private static final String CHARACTERS =
      "\0\t\n\r !\"#%&'()*+,-./0123456789:;<=>?@AZ[\\]_ahiz{|}~\u007f\u00e9\u00ff";

  private final List<String> sound;
  private final SplittableRandom random;

  Mutator(List<String> sound, long seed) {
    this.sound = sound;
    random = new SplittableRandom(seed);
  }

  String next() {
    StringBuilder text = new StringBuilder(anySound());
    for (int edits = 1 + random.nextInt(MAX_EDITS); edits > 0; edits--) {
      edit(text);
      text.setLength(Math.min(text.length(), MAX_LENGTH));
    }
    return text.toString();
  }

  private void edit(StringBuilder text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + length());
    switch (random.nextInt(8)) {
      case 0 -> text.insert(at, character());
      case 1 -> text.replace(at, Math.min(text.length(), at + 1), character());
      case 2 -> text.delete(at, end);
      case 3 -> text.insert(at, text.substring(at, end).repeat(1 + random.nextInt(3)));
      case 4 -> text.setLength(at);
      case 5 -> text.insert(at, piece());
      case 6 -> replaceNumber(text, at);
      default -> text.replace(at, Math.min(text.length(), at + 1), anyByte());
    }
  }

  private void replaceNumber(StringBuilder text, int from) {
    int at = from;
    while (at < text.length() && !Character.isDigit(text.charAt(at))) {
      at++;
    }
    int end = at;
    while (end < text.length() && Character.isDigit(text.charAt(end))) {
      end++;
    }
    text.replace(at, end, NUMBERS.get(random.nextInt(NUMBERS.size())));
  }

  private String piece() {
    String other = anySound();
    int at = random.nextInt(other.length() + 1);
    return other.substring(at, Math.min(other.length(), at + length()));
  }

  /** Short pieces mostly, sometimes long ones. */
  private int length() {
    return 1 + random.nextInt(1 << 1 + random.nextInt(8));
  }

  private String character() {
    return String.valueOf(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
  }

  private String anyByte() {
    return String.valueOf((char) random.nextInt(256));
  }

  private String anySound() {
    return sound.get(random.nextInt(sound.size()));
  }
}
