package io.github.yomikiri.web.lesson;

/**
 * What the lesson says about an answer.
 *
 * @param isRight whether it is right
 * @param text a sentence or two about it
 */
record Verdict(boolean isRight, String text) {

  static Verdict right(String text) {
    return new Verdict(true, text);
  }

  static Verdict wrong(String text) {
    return new Verdict(false, text);
  }
}
