package io.github.yomikiri.play.match;

import io.github.yomikiri.play.Player;
import java.time.Duration;
import java.util.Optional;

/**
 * The time and the nodes that a player has spent on a game, or on several games. Matches at equal
 * time compare the processor time, because the machine may have other work.
 *
 * <p>The time begins when {@link Player#newGame} or {@link Player#play} is called, and ends when
 * the method returns.
 *
 * @param wall the wall time, which contains the time in which the player waits for a processor
 * @param processor the processor time of all threads that search, and of other processes of the
 *     player; empty where the platform does not measure it, for example without the module
 *     {@code java.management}
 * @param nodes the nodes that the player's searches have visited; 0 for another program
 */
public record PlayerTime(Duration wall, Optional<Duration> processor, long nodes) {

  /** No time, the sum of no games. */
  public static final PlayerTime NONE =
      new PlayerTime(Duration.ZERO, Optional.of(Duration.ZERO), 0);

  /**
   * Returns the sum of this time and another.
   *
   * @param other another time of the same player
   * @return the sum; without a processor time if one of the two has none
   */
  public PlayerTime plus(PlayerTime other) {
    return new PlayerTime(
        wall.plus(other.wall),
        processor.flatMap(mine -> other.processor.map(mine::plus)),
        nodes + other.nodes);
  }
}
