package io.github.yomikiri.cli.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The players of a game that are no humans. They can change while the game is played. */
final class Opponents implements AutoCloseable {

  private final long seed;
  private final Map<Side, Player<Reversi>> players = new EnumMap<>(Side.class);
  private volatile Seating seating;

  Opponents(Seating seating, long seed) {
    this.seating = seating;
    this.seed = seed;
  }

  /** Returns who plays which side. */
  Seating seating() {
    return seating;
  }

  /** Makes the players. */
  void start(Game<Reversi> game) {
    for (Side side : Side.values()) {
      seating.at(side).ifPresent(spec -> players.put(side, spec.make()));
    }
    newGame(game);
  }

  /** Prepares the players for a game whose moves they did not choose. */
  void newGame(Game<Reversi> game) {
    players.forEach((side, player) -> player.newGame(game, side == Side.DARK ? seed : ~seed));
  }

  /**
   * Chooses a move of the side to move, which must not be human.
   *
   * @return the move; empty if the player resigns, and perhaps if the stop signal was raised
   */
  Optional<Move> choose(Game<Reversi> game, StopSignal stop) {
    return Objects.requireNonNull(players.get(game.position().sideToMove()))
        .play(game, Limits.none().withStop(stop), soFar -> {})
        .move();
  }

  /** Lets the players change sides. */
  void swap(Game<Reversi> game) {
    Map<Side, Player<Reversi>> before = new EnumMap<>(players);
    players.clear();
    before.forEach((side, player) -> players.put(side.opposite(), player));
    seating = seating.swapped();
    newGame(game);
  }

  /**
   * Replaces the players that are no humans by the engine at a level.
   *
   * @throws IllegalArgumentException if the engine's other settings do not go with the level
   */
  void setLevel(int level, Game<Reversi> game) {
    PlayerSpec<Reversi> spec = seating.levels().apply(level);
    close();
    seating = seating.withComputer(spec);
    start(game);
  }

  @Override
  public void close() {
    players.values().forEach(Player::close);
    players.clear();
  }
}
