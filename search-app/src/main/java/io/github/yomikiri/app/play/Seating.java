package io.github.yomikiri.app.play;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.PlayerSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The players of a game in the terminal.
 *
 * @param players the player at each seat; empty for a human
 * @param hints the player that gives hints
 * @param levels returns the computer at a level
 */
public record Seating<P extends Position<P>>(
    List<Optional<PlayerSpec<P>>> players, PlayerSpec<P> hints, IntFunction<PlayerSpec<P>> levels) {

  /** Copies the list. */
  public Seating {
    players = List.copyOf(players);
  }

  boolean isHuman(int seat) {
    return players.get(seat).isEmpty();
  }

  boolean hasHuman() {
    return players.stream().anyMatch(Optional::isEmpty);
  }

  boolean hasComputer() {
    return players.stream().anyMatch(Optional::isPresent);
  }

  /** Returns the name of the player at a seat, or {@code human}. */
  public String name(int seat) {
    return players.get(seat).map(PlayerSpec::name).orElse(PlayCommand.HUMAN);
  }

  /** Returns the same players, each at the next seat. */
  Seating<P> swapped() {
    List<Optional<PlayerSpec<P>>> rotated = new ArrayList<>(players);
    Collections.rotate(rotated, 1);
    return new Seating<>(rotated, hints, levels);
  }

  /** Returns the same seats with another player on those that no human has. */
  Seating<P> withComputer(PlayerSpec<P> computer) {
    return new Seating<>(
        players.stream().map(player -> player.map(old -> computer)).toList(), hints, levels);
  }
}
