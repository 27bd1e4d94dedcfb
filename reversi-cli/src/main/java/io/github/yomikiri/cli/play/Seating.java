package io.github.yomikiri.cli.play;

import io.github.yomikiri.cli.player.PlayerSpec;
import io.github.yomikiri.reversi.Side;
import java.util.Optional;

/**
 * The players of a game in the terminal.
 *
 * @param dark Dark's player; empty for a human
 * @param light Light's player; empty for a human
 * @param hints the player that gives hints
 */
public record Seating(Optional<PlayerSpec> dark, Optional<PlayerSpec> light, PlayerSpec hints) {

  Optional<PlayerSpec> at(Side side) {
    return side == Side.DARK ? dark : light;
  }

  boolean isHuman(Side side) {
    return at(side).isEmpty();
  }

  boolean hasHuman() {
    return dark.isEmpty() || light.isEmpty();
  }

  String name(Side side) {
    return at(side).map(PlayerSpec::name).orElse("human");
  }
}
