package io.github.yomikiri.play.kit;

/**
 * Thrown when a text names no player. The message states what is wrong with the text, and which
 * names there are.
 */
public final class PlayerSyntaxException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  /**
   * Makes an exception.
   *
   * @param player the text that names no player
   * @param reason what is wrong, and what would be right
   */
  PlayerSyntaxException(String player, String reason) {
    super("player \"" + player + "\": " + reason);
  }
}
