package io.github.yomikiri.web.lesson;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Reads what people type, with any spacing. */
final class Words {

  private static final int MAX_SHOWN = 30;
  private static final String NUMBER = "[+-]?[0-9]{1,9}";

  private Words() {}

  /** Returns the words of a text, which spaces, commas, semicolons and brackets separate. */
  static List<String> of(String text) {
    return Stream.of(text.split("[\\s\u00a0\u3000,;()\\[\\]]+", -1))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  /** Returns a whole number, which may have commas in it and a minus sign of any form. */
  static OptionalInt number(String text) {
    String plain = text.strip().replace('\u2212', '-').replaceAll("([0-9]),([0-9]{3})", "$1$2");
    return plain.matches(NUMBER) ? OptionalInt.of(Integer.parseInt(plain)) : OptionalInt.empty();
  }

  /** Returns a text that is short enough for a message. */
  static String shorten(String text) {
    String plain = text.strip().replaceAll("\\s+", " ");
    return plain.length() <= MAX_SHOWN ? plain : plain.substring(0, MAX_SHOWN) + "\u2026";
  }
}
