package io.github.yomikiri.app.loss;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.parallel.ProcessorTime;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * A player that chooses single moves, with a clock that measures them as a match does. Only the
 * choice is measured, not the preparation of the game.
 */
final class LossPlayer<P extends Position<P>> implements AutoCloseable {

  /**
   * A choice.
   *
   * @param move the move; empty if the player resigned
   * @param wall the wall time in seconds
   * @param processor the processor time in seconds; empty if the system does not measure it
   */
  record ChosenMove(Optional<Move> move, double wall, OptionalDouble processor) {}

  private final Player<P> player;
  private Optional<Move> chosen = Optional.empty();

  LossPlayer(Player<P> player) {
    this.player = player;
  }

  String name() {
    return player.name();
  }

  /**
   * Chooses a move.
   *
   * @param game the game up to the move, which is not over; the player begins with it
   * @param seed the seed of the player's random numbers
   * @param stop ends the choice early; the move may then be any
   */
  ChosenMove choose(Game<P> game, long seed, StopSignal stop) {
    player.newGame(game, seed);
    Limits limits = Limits.none().withStop(stop);
    Optional<Duration> elsewhereBefore = player.processorTimeElsewhere();
    long started = System.nanoTime();
    OptionalLong here =
        ProcessorTime.of(() -> chosen = player.play(game, limits, soFar -> {}).move());
    double wall = (System.nanoTime() - started) / 1e9;
    Optional<Duration> elsewhere = player.processorTimeElsewhere();
    OptionalDouble processor =
        here.isPresent() && elsewhereBefore.isPresent() && elsewhere.isPresent()
            ? OptionalDouble.of(
                (here.getAsLong() + elsewhere.get().minus(elsewhereBefore.get()).toNanos()) / 1e9)
            : OptionalDouble.empty();
    return new ChosenMove(chosen, wall, processor);
  }

  @Override
  public void close() {
    player.close();
  }
}
