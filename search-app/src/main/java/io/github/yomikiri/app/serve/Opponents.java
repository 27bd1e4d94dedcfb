package io.github.yomikiri.app.serve;

import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import java.util.Optional;

/** Makes the computer players of a served game, whose caller closes them. */
public interface Opponents<P extends Position<P>> {

  /** Returns the number of levels, of which the greatest is the full strength; at least 1. */
  int levels();

  /**
   * Makes a player.
   *
   * @param level the level, in {@code [1, levels()]}
   */
  Player<P> make(int level);

  /** Returns what the values of the players are. */
  ValueScale scale();

  /** Makes a player that values moves; empty if the game's players do not. */
  Optional<Player<P>> makeAnalyst();
}
