package io.github.yomikiri.game.internal;

import java.util.Optional;

/**
 * The form of the texts of moves, which {@link io.github.yomikiri.game.Node#notation} describes.
 * Files of lines of moves rely on it.
 */
public final class MoveTexts {

  /** The maximum number of characters, so that no game has to parse a long text. */
  public static final int MAX_LENGTH = 100;

  private MoveTexts() {}

  /**
   * Returns what is wrong with the text of a move.
   *
   * @param notation the text
   * @return the predicate of a sentence about the text, such as {@code has white space}; empty if
   *     the text has the form
   */
  public static Optional<String> fault(String notation) {
    if (notation.isEmpty()) {
      return Optional.of("is empty");
    }
    if (notation.length() > MAX_LENGTH) {
      return Optional.of("has " + notation.length() + " characters, more than " + MAX_LENGTH);
    }
    if (notation.chars().anyMatch(Character::isWhitespace)) {
      return Optional.of("has white space");
    }
    if (notation.startsWith("#")) {
      return Optional.of("begins with #, as a comment does");
    }
    return notation.equals("|") || notation.equals("*")
        ? Optional.of("is a sign that separates moves from numbers")
        : Optional.empty();
  }
}
