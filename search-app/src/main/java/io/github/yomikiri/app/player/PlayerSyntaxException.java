package io.github.yomikiri.app.player;

/**
 * Thrown when a text names no player. The message states what is wrong with the text, and which
 * names there are.
 */
public final class PlayerSyntaxException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  public PlayerSyntaxException(String player, String reason) {
    super("player \"" + player + "\": " + reason);
  }
}
