package io.github.yomikiri.cli.player;

/** Thrown when a text names no player. The message says what is wrong with it, and what there is instead. */
public final class PlayerSyntaxException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  PlayerSyntaxException(String player, String reason) {
    super("player \"" + player + "\": " + reason);
  }
}
