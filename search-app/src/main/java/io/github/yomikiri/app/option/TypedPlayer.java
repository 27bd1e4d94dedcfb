package io.github.yomikiri.app.option;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerSpec;

/** A player that somebody has typed. It has no type parameter, because picocli takes none. */
public final class TypedPlayer {

  private final GameKit<?> kit;
  private final PlayerSpec<?> spec;

  private TypedPlayer(GameKit<?> kit, PlayerSpec<?> spec) {
    this.kit = kit;
    this.spec = spec;
  }

  /** Returns a player of a game. */
  static <P extends Position<P>> TypedPlayer of(GameKit<P> kit, PlayerSpec<P> spec) {
    return new TypedPlayer(kit, spec);
  }

  /**
   * Returns the player.
   *
   * @throws IllegalArgumentException if it is one of another game
   */
  @SuppressWarnings("unchecked") // The kit that has read the player has its position type.
  public <P extends Position<P>> PlayerSpec<P> spec(GameKit<P> game) {
    if (game != kit) {
      throw new IllegalArgumentException(
          "player " + spec + " is for " + kit.name() + ", not for " + game.name());
    }
    return (PlayerSpec<P>) spec;
  }

  @Override
  public String toString() {
    return spec.name();
  }
}
