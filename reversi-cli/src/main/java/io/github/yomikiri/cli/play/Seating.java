package io.github.yomikiri.cli.play;

import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The players of a game in the terminal.
 *
 * @param dark Dark's player; empty for a human
 * @param light Light's player; empty for a human
 * @param hints the player that gives hints
 * @param levels returns the computer at a level
 */
public record Seating(
    Optional<PlayerSpec<Reversi>> dark,
    Optional<PlayerSpec<Reversi>> light,
    PlayerSpec<Reversi> hints,
    IntFunction<PlayerSpec<Reversi>> levels) {

  Optional<PlayerSpec<Reversi>> at(Side side) {
    return side == Side.DARK ? dark : light;
  }

  boolean isHuman(Side side) {
    return at(side).isEmpty();
  }

  boolean hasHuman() {
    return dark.isEmpty() || light.isEmpty();
  }

  boolean hasComputer() {
    return dark.isPresent() || light.isPresent();
  }

  String name(Side side) {
    return at(side).map(PlayerSpec::name).orElse("human");
  }

  Seating swapped() {
    return new Seating(light, dark, hints, levels);
  }

  /** Returns the same seats with another player on those that no human has. */
  Seating withComputer(PlayerSpec<Reversi> computer) {
    return new Seating(dark.map(old -> computer), light.map(old -> computer), hints, levels);
  }
}
