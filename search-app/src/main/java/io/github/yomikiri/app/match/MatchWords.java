package io.github.yomikiri.app.match;

import io.github.yomikiri.play.kit.GameKit;

/**
 * The words of a game in the result of a match.
 *
 * @param first what the first mover is called
 * @param second what the second mover is called
 * @param draws what draws are called
 */
public record MatchWords(String first, String second, String draws) {

  /** Returns the words of a game whose seats have their whole names. */
  public static MatchWords of(GameKit<?> kit) {
    return new MatchWords(kit.seats().get(0), kit.seats().get(1), "draws");
  }
}
